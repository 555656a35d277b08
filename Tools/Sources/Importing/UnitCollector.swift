import Foundation
import XcodeProjects

/// From a project to the units of a package: the app, what it is made of, and its tests.
struct UnitCollector {
    private let project: Project
    private(set) var units: [Unit] = []
    private(set) var leftOut: [LeftOut] = []
    private(set) var notes: [String]
    /// By the names of their products.
    private var packages: [LocalPackage] = []
    private(set) var remotePackages: [RemotePackage]
    private let remoteProducts: [String: String]
    /// Modules that binaries for Apple's platforms have.
    private(set) var binaries: Set<String> = []
    private let withoutTargets: Set<String>

    /// - Parameters:
    ///   - remoteProducts: for products of packages at addresses, the package.
    ///   - takesUITests: whether Riffle has what these need.
    ///   - withoutTargets: macros and plugins that do not compile.
    init(
        _ project: Project, app: ProjectTarget, remoteProducts: [String: String], packages: [LocalPackage],
        takesUITests: Bool = false, withoutTargets: Set<String> = []
    ) {
        self.project = project
        self.withoutTargets = withoutTargets
        self.remoteProducts = remoteProducts
        self.packages = packages
        notes = project.notes
        remotePackages = (project.remotePackages + packages.flatMap(\.remotePackages)).unique
        add(app, as: .app)
        let reached = Set(units.map(\.name))
        for target in project.targets where target.kind == .unitTests || takesUITests && target.kind == .uiTests {
            let subjects = target.dependencies.compactMap { project.target(named: $0)?.moduleName }
            if subjects.isEmpty || subjects.contains(where: reached.contains) {
                add(target, as: .tests)
            } else {
                leaveOut(target, "it tests what the app does not use")
            }
        }
        for target in project.targets where !units.contains(where: { $0.name == target.moduleName }) {
            leaveOut(target, reason(for: target))
        }
        for package in packages { leaveOutRest(of: package) }
    }

    /// The local packages of a project, and theirs.
    static func packages(of project: Project) -> (packages: [LocalPackage], notes: [String]) {
        var found: [LocalPackage] = []
        var notes: [String] = []
        var pending = project.localPackages
        var seen: Set<String> = [project.root.filePath + "/"]
        while let folder = pending.popLast() {
            guard seen.insert(folder.filePath).inserted else { continue }
            do {
                let package = try ManifestReader.read(folder)
                found.append(package)
                pending += package.localPackages
            } catch {
                notes.append("the package \(folder.lastPathComponent) cannot be read: \(error)")
            }
        }
        return (found.sorted { $0.name < $1.name }, notes)
    }

    // MARK: Targets

    private mutating func add(_ target: ProjectTarget, as kind: Unit.Kind) {
        guard !units.contains(where: { $0.name == target.moduleName }) else { return }
        let language = LanguageSettings(target.settings)
        var unit = Unit(
            name: target.moduleName, kind: kind, origin: "target \(target.name)", sources: target.sources,
            resources: target.resources,
            settings: target.manifestSettings.isEmpty ? language.arguments : target.manifestSettings,
            conditions: language.conditions)
        unit.hasUITests = target.kind == .uiTests
        if kind == .app { unit.info = InfoList.values(of: target, root: project.root) }
        let place = units.count
        units.append(unit)
        for name in target.dependencies {
            guard let other = project.target(named: name) else {
                if let own = project.ownPackage, add(name, of: own) { units[place].units.append(name) }
                continue
            }
            switch other.kind {
            case .framework: add(other, as: .library)
            case .app where kind == .tests: break
            default: continue
            }
            units[place].units.append(other.moduleName)
        }
        // An app that a test is of may be named by its host only.
        if kind == .tests, units[place].units.isEmpty { units[place].units = [units[0].name] }
        for product in target.products { use(product: product, in: place) }
        if let own = project.ownPackage { use(target.plugins, of: own, in: place) }
    }

    private mutating func use(_ plugins: [(name: String, package: String?)], of package: LocalPackage, in place: Int) {
        for plugin in plugins {
            if plugin.package == nil, package.target(named: plugin.name) != nil {
                if add(plugin.name, of: package) { units[place].plugins.append(plugin.name) }
            } else {
                leaveOut(plugin.name, "a plugin of another package than \(package.name), which uses it")
            }
        }
    }

    private mutating func use(product: String, in place: Int) {
        if let package = packages.first(where: { $0.products[product] != nil || $0.target(named: product) != nil }) {
            for name in package.products[product] ?? [product] {
                guard add(name, of: package) else { continue }
                if !units[place].units.contains(name) { units[place].units.append(name) }
            }
        } else if let package = remoteProducts[product] {
            units[place].products.append(RemoteProduct(name: product, package: package))
        } else {
            // A package that cannot be had is named by itself.
            guard !project.remotePackages.contains(where: { $0.identity.lowercased().contains(product.lowercased()) })
            else { return }
            let entry = LeftOut(
                part: .package, place: product, missing: product, reason: "the package of this product is not available"
            )
            if !leftOut.contains(entry) { leftOut.append(entry) }
        }
    }

    /// - Returns: whether it is one of the units.
    @discardableResult private mutating func add(_ name: String, of package: LocalPackage) -> Bool {
        if units.contains(where: { $0.name == name }) { return true }
        guard let target = package.target(named: name), !withoutTargets.contains(name) else { return false }
        switch target.kind {
        case .regular, .executable: add(target, of: package, as: .library)
        case .macro, .plugin:
            guard let reason = obstacle(to: target, of: package) else {
                add(target, of: package, as: target.kind == .macro ? .macro : .plugin)
                return true
            }
            leaveOut(name, reason)
            return false
        case .binary:
            binaries.insert(name)
            leaveOut(name, "a binary of the package \(package.name), which is for Apple's platforms")
            return false
        default:
            leaveOut(name, "a \(target.kind.rawValue) target of the package \(package.name) cannot be declared again")
            return false
        }
        for tests in package.targets where tests.kind == .test && tests.targets.contains(name) {
            guard !units.contains(where: { $0.name == tests.name }) else { continue }
            add(tests, of: package, as: .tests)
        }
        return true
    }

    /// Why a macro or a plugin cannot be declared again; nil if it can.
    private func obstacle(to target: LocalPackage.Target, of package: LocalPackage) -> String? {
        if target.folder.path(from: project.root).hasPrefix("..") {
            return "a \(target.kind.rawValue) of the package \(package.name), which is outside of the project's folder"
        }
        if target.kind == .plugin, !target.isBuildTool {
            return "a plugin of \(package.name) that runs when it is asked for"
        }
        return nil
    }

    private mutating func leaveOut(_ name: String, _ reason: String) {
        let entry = LeftOut(part: .target, place: name, missing: name, reason: reason)
        if !leftOut.contains(entry) { leftOut.append(entry) }
    }

    private mutating func add(_ target: LocalPackage.Target, of package: LocalPackage, as kind: Unit.Kind) {
        var settings = target.settings
        if !settings.contains(where: { $0.contains("swiftLanguageMode") }), let mode = package.languageMode {
            settings.append(".swiftLanguageMode(.v\(mode))")
        }
        let unit = Unit(
            name: target.name, kind: kind, origin: "package \(package.name)", sources: target.sources,
            resources: target.resources, settings: settings)
        let place = units.count
        units.append(unit)
        for name in target.targets {
            // A program that a plugin runs is one here, too.
            if kind == .plugin, let tool = package.target(named: name), tool.kind == .executable {
                if !units.contains(where: { $0.name == name }) { add(tool, of: package, as: .tool) }
                units[place].units.append(name)
            } else if add(name, of: package) {
                units[place].units.append(name)
            }
        }
        for product in target.products { use(product: product, in: place) }
        use(target.plugins, of: package, in: place)
    }

    // MARK: What is left out

    private mutating func leaveOut(_ target: ProjectTarget, _ reason: String) {
        leftOut.append(LeftOut(part: .target, place: target.name, missing: reason, reason: reason))
    }

    private mutating func leaveOutRest(of package: LocalPackage) {
        let known = Set(units.map(\.name)).union(leftOut.map(\.place)).union(withoutTargets)
        for target in package.targets where !known.contains(target.name) {
            let reason = "nothing that is in uses this target of the package \(package.name)"
            leftOut.append(LeftOut(part: .target, place: target.name, missing: reason, reason: reason))
        }
    }

    private func reason(for target: ProjectTarget) -> String {
        switch target.kind {
        case .app: "another app: import it with --target \"\(target.name)\""
        case .framework: "the app does not use this framework"
        case .unitTests: "it tests what the app does not use"
        case .uiTests: "UI tests need XCUIApplication: write walks with SwiftUITesting or BrowserTesting"
        case .other(let kind):
            "\(kind.first.map { "aeiou".contains($0) ? "an" : "a" } ?? "a") \(kind) is no part of the app"
        }
    }
}
