import Foundation
import SwiftText
import XcodeProjects

/// What `riffle import` is asked for.
package struct ImportOptions {
    package var place: URL
    package var target: String?
    /// Whether nothing is written or compiled.
    package var checksOnly = false
    /// Whether the package is written and not compiled.
    package var skipsBuild = false
    package var overwrites = false
    package var rounds = 30
    package var scratch: URL?
    /// The checkout of Riffle.
    package var library: URL

    package init(place: URL, library: URL) {
        self.place = place
        self.library = library
    }
}

/// Makes a package of a project: reads it, writes what is needed, and leaves out what does not compile.
package struct ImportRun {
    private let options: ImportOptions
    private let say: (String) -> Void
    private let choose: ([String]) throws -> String
    private let project: Project
    private let place: PackagePlace
    private let cache = SourceCache()
    private let advice: GapAdvice
    private var decisions = Decisions()
    private var remote = RemoteResolution()
    private var packages: [LocalPackage] = []
    private var app: ProjectTarget
    private var files: OwnFiles
    private var units: [Unit] = []
    /// Modules of binaries for Apple's platforms.
    private var binaries: Set<String> = []
    private var leftOut: [LeftOut] = []
    private var notes: [String] = []
    private var remotePackages: [RemotePackage] = []
    private var planned: [PlannedTarget] = []

    /// Rounds in which whole files are left out, when the others are over.
    private static let lastRounds = 8

    /// - Parameters:
    ///   - say: shows what is done.
    ///   - choose: asks for one of several apps.
    package init(
        _ options: ImportOptions, say: @escaping (String) -> Void, choose: @escaping ([String]) throws -> String
    ) throws {
        self.options = options
        self.say = say
        self.choose = choose
        project = try ProjectDiscovery.read(options.place.standardizedFileURL) { Self.isOwn($0) }
        say("Reading \(project.file.filePath): \(project.targets.count) targets")
        let manifest = project.root.file("Package.swift")
        place = PackagePlace(root: project.root, isApart: manifest.exists && !Self.isOwn(manifest))
        advice = GapAdvice.read(options.library)
        app = try Self.app(of: project, options, choose)
        files = OwnFiles(
            place, project: project.file.path(from: project.root), target: app.name, overwrites: options.overwrites)
    }

    /// Whether riffle wrote a manifest.
    package static func isOwn(_ manifest: URL) -> Bool {
        ((try? String(contentsOf: manifest, encoding: .utf8)) ?? "").prefix(400).contains(ManifestText.mark)
    }

    private static func app(
        of project: Project, _ options: ImportOptions, _ choose: ([String]) throws -> String
    ) throws -> ProjectTarget {
        let apps = project.targets.filter { $0.kind == .app }
        if let name = options.target {
            if let found = apps.first(where: { $0.name == name }) { return found }
            let names = apps.map(\.name).joined(separator: ", ")
            throw ProjectError("There is no app target called \(name). There are: \(names.isEmpty ? "none" : names)")
        }
        guard !apps.isEmpty else {
            throw ProjectError("\(project.file.filePath) has no app target. Only apps are imported.")
        }
        let phones = apps.filter(\.isForPhones)
        if phones.count == 1 { return phones[0] }
        if apps.count == 1 { return apps[0] }
        let known = OwnFiles.record(in: project.root.file(".riffle"))?.target
        if let found = apps.first(where: { $0.name == known }) { return found }
        let name = try choose(apps.map(\.name))
        return apps.first { $0.name == name } ?? apps[0]
    }

    // MARK: Running

    /// What was made, with what is left out.
    package mutating func run() throws -> ImportReport {
        try prepare()
        leaveOutMissingImports()
        if options.checksOnly {
            planned = plan().targets
            return report(rounds: nil, failure: nil)
        }
        try write()
        guard !options.skipsBuild else {
            let report = report(rounds: nil, failure: nil)
            try finish(report)
            return report
        }
        let (rounds, failure) = try narrow()
        let report = report(rounds: rounds, failure: failure)
        try finish(report)
        return report
    }

    /// The program that was made.
    package var product: String { app.moduleName }
    /// Where its package is.
    package var packageFolder: URL { place.folder }
    package var written: [String] { files.written }
    package var kept: [String: String] { files.kept }

    private mutating func prepare() throws {
        let found = UnitCollector.packages(of: project)
        packages = found.packages
        let wanted = (project.remotePackages + packages.flatMap(\.remotePackages)).map(asLibrary).unique
        if options.checksOnly {
            remote = RemoteResolution()
        } else {
            remote = RemoteResolution(
                wanted, folder: FileManager.default.temporaryDirectory.file("riffle-question"),
                scratch: FileManager.default.temporaryDirectory.file("riffle-question-build"), say: say)
        }
        collect()
        notes += found.notes
    }

    /// All macros of a build are made with one version of Swift's parser: that of Riffle's own.
    private func asLibrary(_ package: RemotePackage) -> RemotePackage {
        guard package.identity.lowercased() == "swift-syntax",
            let manifest = try? String(contentsOf: options.library.file("Package.swift"), encoding: .utf8),
            let found = manifest.firstMatch(of: /swift-syntax(?:\.git)?", ([^)]+)\)/)
        else { return package }
        return RemotePackage(url: package.url, requirement: String(found.1))
    }

    private mutating func collect() {
        let products = remote.products.filter { !decisions.packages.contains($0.value.lowercased()) }
        let collector = UnitCollector(
            project, app: app, remoteProducts: products, packages: packages, takesUITests: takesUITests,
            withoutTargets: decisions.targets)
        units = collector.units
        binaries = collector.binaries
        leftOut = collector.leftOut + remote.leftOut
        notes = collector.notes
        let used = Set(units.flatMap(\.products).map(\.package))
        remotePackages = remote.packages.filter { used.contains($0.identity) }
    }

    private var avoidsNames: Bool { remote.asksForNames && !remotePackages.isEmpty }

    /// Whether this checkout of Riffle has the product that UI tests need.
    private var takesUITests: Bool {
        let manifest = try? String(contentsOf: options.library.file("Package.swift"), encoding: .utf8)
        return manifest?.contains(".library(name: \"\(TargetPlanner.automation)\"") == true
    }

    private func isMissing(_ module: String) -> Bool {
        (advice.modules[module] != nil || binaries.contains(module)) && !units.contains { $0.name == module }
            && !remote.modules.contains(module)
    }

    private mutating func leaveOutMissingImports() {
        for unit in units where !unit.kind.runsInBuilds {
            for source in unit.sources {
                let path = source.filePath
                let imports = cache.activeImports(path, of: unit, isMissing: isMissing)
                for found in imports where isMissing(found.module) {
                    guard decisions.imports[path, default: []].insert(found.module).inserted else { continue }
                    decisions.entries.append(
                        LeftOut(
                            part: .import, place: source.path(from: place.root), line: found.line,
                            name: "import \(found.module)", missing: found.module,
                            reason: "no such module '\(found.module)'"))
                }
            }
        }
    }

    // MARK: Writing

    private func plan() -> (targets: [PlannedTarget], notes: [String], support: [(URL, String)]) {
        var planner = TargetPlanner(
            place: place, cache: cache, decisions: decisions, avoidsNames: avoidsNames, isMissing: isMissing)
        var targets: [PlannedTarget] = []
        var support: [(URL, String)] = []
        for unit in units {
            let own = unit.kind.runsInBuilds ? [] : supportSources(of: unit)
            support += own
            let target = planner.plan(unit, support: own.map(\.0))
            targets.append(target)
        }
        return (targets, planner.notes, support)
    }

    private func supportSources(of unit: Unit) -> [(URL, String)] {
        let folder = place.own.file("support/\(unit.name)")
        let sources = unit.sources.map(\.filePath).filter { !decisions.files.contains($0) }
        var found: [(URL, String)] = []
        let words = ["Bundle.main", "NSLocalizedString"]
        if sources.contains(where: { path in words.contains { cache.source(path).text.contains($0) } }) {
            let app = units.first { $0.kind == .app }
            let name = "\(project.name)_\(app?.name ?? unit.name).resources"
            found.append(
                (folder.file("ImportedBundle.swift"), SupportSources.bundle(resources: name, info: app?.info ?? [:])))
        }
        // What differs from the target's own is worth a copy, and with it the plugin.
        let told = ["CFBundleDisplayName", "NSAccentColorName", "CFBundleIconName"]
        if unit.kind == .app, told.contains(where: { unit.info[$0] != nil }) {
            found.append((folder.file("ImportedInformation.swift"), SupportSources.information(unit.info)))
        }
        if unit.hasUITests {
            found.append((folder.file("ImportedAutomation.swift"), SupportSources.automation))
        }
        let hasEntry = sources.contains { path in
            guard let entry = cache.source(path).entry else { return false }
            return !decisions.omits(entry, in: path, wholly: true)
        }
        if unit.kind == .app, !hasEntry {
            found.append((folder.file("ImportedApp.swift"), SupportSources.entry(app.name)))
        }
        return found
    }

    private mutating func write() throws {
        let made = plan()
        planned = made.targets
        for note in made.notes where !notes.contains(note) { notes.append(note) }
        for (file, text) in made.support { try files.write(text, to: file) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        for target in planned {
            let file = place.own.file("targets/\(target.unit.name).json")
            if !target.plan.files.isEmpty {
                try files.write(String(decoding: encoder.encode(target.plan), as: UTF8.self) + "\n", to: file)
            }
            guard target.sources != nil else { continue }
            let folder = place.own.file("stand-ins/\(target.unit.name)")
            try files.write(SupportSources.standIn, to: folder.file("StandIn.swift"))
            if let linked = target.linkedFolder { try files.link(folder.file("Files"), to: linked.path(from: folder)) }
        }
        if place.isApart { try files.link(place.folder.file("project"), to: "../..") }
        let library = options.library.path(from: place.folder)
        let isNear = library.split(separator: "/").prefix { $0 == ".." }.count <= 2
        let text = ManifestText(
            name: project.name, origin: project.file.path(from: project.root),
            library: isNear ? library : options.library.filePath,
            deploymentTarget: app.settings["IPHONEOS_DEPLOYMENT_TARGET"], packages: remotePackages, targets: planned,
            language: app.settings["DEVELOPMENT_LANGUAGE"] ?? "en"
        ).text
        try files.write(text, to: place.folder.file("Package.swift"))
        if let aside = files.kept["Package.swift"] {
            throw ProjectError(
                "Package.swift was changed since riffle wrote it, and is left as it is. The new one is \(aside): take over "
                    + "what you want, or run again with --overwrite.")
        }
    }

    private mutating func finish(_ report: ImportReport) throws {
        try files.write(report.page, to: place.own.file("riffle-import.md"))
        try files.finish(report.leftOut)
    }

    private func report(rounds: Int?, failure: String?) -> ImportReport {
        ImportReport(
            project: project.file.lastPathComponent, targets: planned, leftOut: leftOut + decisions.entries,
            notes: notes,
            advice: advice, rounds: rounds, isComplete: failure == nil, failure: failure)
    }

    // MARK: Compiling

    /// Compiles until all does, and leaves out what does not.
    private mutating func narrow() throws -> (rounds: Int, failure: String?) {
        let tests = Set(units.filter { $0.kind == .tests }.flatMap(\.sources).map(\.filePath))
        let known = Set(units.flatMap(\.sources).map(\.filePath))
        for round in 1...(options.rounds + Self.lastRounds) {
            say("Round \(round): building")
            let build = try PackageBuild.run(place, scratch: options.scratch, withTests: !tests.isEmpty, say: say)
            if build.isComplete { return (round, nil) }
            let messages = build.messages.filter { known.contains($0.path) }
            if let own = build.messages.first(where: { $0.path.hasPrefix(options.library.filePath + "/Sources/") }) {
                return (round, "Riffle itself does not build: \(own.path):\(own.line): \(own.text)")
            }
            if leaveOutBuildTools(messages) {
                try write()
                continue
            }
            if messages.isEmpty {
                guard leaveOutPackages(build) else { return (round, build.ending) }
                try write()
                continue
            }
            var narrowing = Narrowing(decisions, cache: cache, root: place.root, testFiles: tests)
            narrowing.apply(messages, isLast: round > options.rounds)
            guard narrowing.count > 0 else { return (round, build.ending) }
            decisions = narrowing.decisions
            let files = Set(messages.map(\.path)).count
            say("  \(messages.count) errors in \(files) files: left out \(narrowing.count) more parts")
            try write()
        }
        return (options.rounds + Self.lastRounds, "The package does not build after the last round.")
    }

    /// Leaves out macros and plugins that do not compile, and with them what they make.
    private mutating func leaveOutBuildTools(_ messages: [CompilerMessage]) -> Bool {
        let paths = Set(messages.map(\.path))
        let found = units.filter { unit in
            unit.kind.runsInBuilds && unit.sources.contains { paths.contains($0.filePath) }
        }
        for unit in found where decisions.targets.insert(unit.name).inserted {
            let message = messages.first { message in unit.sources.contains { $0.filePath == message.path } }
            decisions.entries.append(
                LeftOut(
                    part: .target, place: unit.name, missing: unit.name,
                    reason: "a \(unit.kind.rawValue) that does not compile: \(message?.text ?? "")"))
            say("  left out the \(unit.kind.rawValue) \(unit.name)")
        }
        if !found.isEmpty { collect() }
        return !found.isEmpty
    }

    /// Leaves out packages at addresses that do not compile.
    private mutating func leaveOutPackages(_ build: PackageBuild) -> Bool {
        let checkouts = (options.scratch ?? place.folder.file(".build")).file("checkouts")
        let blame = PackageBlame(messages: build.messages, ending: build.ending, packages: remotePackages) { package in
            let manifest = checkouts.file("\(package.identity)/Package.swift")
            return (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
        }
        for verdict in blame.verdicts where decisions.packages.insert(verdict.package.lowercased()).inserted {
            decisions.entries.append(
                LeftOut(part: .package, place: verdict.package, missing: verdict.package, reason: verdict.reason))
            say("  left out the package \(verdict.package)")
        }
        if !blame.verdicts.isEmpty { collect() }
        return !blame.verdicts.isEmpty
    }
}
