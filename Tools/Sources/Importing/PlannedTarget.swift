import Foundation
import SwiftText
import XcodeProjects

/// A target as the manifest has it.
struct PlannedTarget {
    var unit: Unit
    /// As the manifest has them, `excludes`, `sources` and `resources` from `path`.
    var path = ""
    var excludes: [String] = []
    /// Nil for all that is in the folder.
    var sources: [String]?
    var resources: [String] = []
    /// Products of Riffle.
    var library: [String] = ["SwiftUI"]
    var plan = RewritingPlan(files: [])
    /// The folder that stands in, as no file of the target stays where it is: what its link leads to.
    var linkedFolder: URL?
}

/// Decides which files stay where they are and which are compiled as copies.
struct TargetPlanner {
    let place: PackagePlace
    let cache: SourceCache
    let decisions: Decisions
    /// Whether packages ask for Apple's platforms by `canImport(Combine)`: then there may be no modules of such names.
    /// Files find what is in them without importing them.
    let avoidsNames: Bool
    /// Modules whose imports are left out.
    let isMissing: (String) -> Bool
    /// Sources that a target has already where they are.
    private var taken: Set<String> = []
    private(set) var notes: [String] = []

    /// What is a resource on a Mac only.
    private static let unusable: Set<String> = [
        "storyboard", "xib", "xcdatamodeld", "xcdatamodel", "metal", "mlmodel", "mlpackage", "intentdefinition",
    ]
    /// What UI tests find in XCTest on a Mac.
    static let automation = "XCUIAutomation"
    private static let names: Set<String> = ["UIKit", "Combine"]

    init(
        place: PackagePlace, cache: SourceCache, decisions: Decisions, avoidsNames: Bool,
        isMissing: @escaping (String) -> Bool
    ) {
        self.place = place
        self.cache = cache
        self.decisions = decisions
        self.avoidsNames = avoidsNames
        self.isMissing = isMissing
    }

    mutating func plan(_ unit: Unit, support: [URL]) -> PlannedTarget {
        if unit.kind.runsInBuilds { return planBuildTool(unit) }
        var target = PlannedTarget(unit: unit)
        var own: [URL] = []
        var names: [String: Int] = [:]
        let resources = usable(unit)
        let home = home(of: unit, resources)
        for source in unit.sources where !decisions.files.contains(source.filePath) {
            let path = source.filePath
            let imports = Set(cache.activeImports(path, of: unit, isMissing: isMissing).map(\.module))
            target.library += imports.filter {
                ["SwiftUITesting", "BrowserTesting", "Riffle", "CardDecks", "SwiftData", "Charts"].contains($0)
            }
            var dropped = decisions.imports[path] ?? []
            if avoidsNames {
                dropped.formUnion(imports.intersection(Self.names))
            } else {
                target.library += imports.intersection(Self.names)
            }
            let count = names[source.lastPathComponent, default: 0]
            names[source.lastPathComponent] = count + 1
            let stays =
                !cache.source(path).isRewritten && dropped.isEmpty && !decisions.concern(path) && count == 0
                && place.manifestPath(source) != nil && path.hasPrefix(home)
                && !source.path(from: place.root).contains("/.") && !taken.contains(path)
            if stays {
                own.append(source)
                taken.insert(path)
            } else {
                target.plan.files.append(
                    RewritingPlan.File(
                        path: place.planPath(source), copy: Self.copy(source, count),
                        withoutImports: dropped.sorted(), omissions: decisions.omissions[path] ?? []))
            }
        }
        for file in support {
            target.plan.files.append(RewritingPlan.File(path: place.planPath(file), copy: Self.copy(file, 0)))
        }
        if unit.hasUITests { target.library.append(Self.automation) }
        target.library = target.library.unique.sorted()
        if own.isEmpty { standIn(&target, resources) } else { layOut(&target, own, resources) }
        return target
    }

    /// A target as its own package has it: what runs here answers conditions as Linux does.
    private func planBuildTool(_ unit: Unit) -> PlannedTarget {
        var target = PlannedTarget(unit: unit, library: [])
        layOut(&target, unit.sources, unit.resources)
        return target
    }

    /// A name that the original has not: of two files with one name the compiler takes one, and warns of `#fileID`.
    private static func copy(_ source: URL, _ count: Int) -> String {
        let name = source.lastPathComponent
        if name == "main.swift" { return name }
        return count == 0 ? "Rewritten_\(name)" : "Rewritten\(count + 1)_\(name)"
    }

    /// The resources of a unit, a folder of a language as one, without two of a name.
    private mutating func usable(_ unit: Unit) -> [URL] {
        var names: [String: URL] = [:]
        var found: [URL] = []
        for resource in unit.resources {
            var file = resource
            if Self.unusable.contains(file.pathExtension) {
                note("\(file.path(from: place.root)) is left out: Linux cannot read it", unless: "LaunchScreen", file)
                continue
            }
            let parent = file.deletingLastPathComponent().standardizedFileURL
            if parent.pathExtension == "lproj" { file = parent }
            guard place.manifestPath(file) != nil else {
                notes.append("\(file.filePath) is left out: it is outside of the project's folder")
                continue
            }
            if file.lastPathComponent == "Info.plist" || found.contains(file) { continue }
            if let other = names[file.lastPathComponent] {
                notes.append(
                    "\(file.path(from: place.root)) is left out: \(other.path(from: place.root)) has its name, and both "
                        + "would be in one folder")
                continue
            }
            names[file.lastPathComponent] = file
            found.append(file)
        }
        return found
    }

    private mutating func note(_ text: String, unless name: String, _ file: URL) {
        if !file.lastPathComponent.hasPrefix(name), !notes.contains(text) { notes.append(text) }
    }

    // MARK: Folders

    /// What the paths of files begin with that stay where they are. If most are in one folder right inside the project's,
    /// the others are copies: the folder of the whole project would have to be told what of it is not the target's.
    private func home(of unit: Unit, _ resources: [URL]) -> String {
        let files = (unit.sources + resources).map { $0.path(from: place.root) }.filter { !$0.hasPrefix("..") }
        let folders = Dictionary(grouping: files) { $0.split(separator: "/").dropLast().first.map(String.init) ?? "" }
        guard folders.count > 1, let most = folders.max(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) }),
            !most.key.isEmpty, most.value.count * 2 > files.count
        else { return "" }
        let prefix = place.root.file(most.key).filePath + "/"
        return resources.allSatisfy { $0.filePath.hasPrefix(prefix) } ? prefix : ""
    }

    private func layOut(_ target: inout PlannedTarget, _ own: [URL], _ resources: [URL]) {
        let folder = Self.common((own + resources).map { $0.deletingLastPathComponent().standardizedFileURL })
        let base = place.manifestPath(folder) == nil ? place.root : folder
        target.path = place.manifestPath(base) ?? "."
        target.resources = resources.map { $0.path(from: base) }.sorted()
        let used = Set((own + resources).map(\.filePath))
        target.excludes = Self.excludes(in: base, from: base, used: used)
    }

    /// A folder of ours with one file: a target whose files are all copies needs one of its own.
    private func standIn(_ target: inout PlannedTarget, _ resources: [URL]) {
        let folder = place.own.file("stand-ins/\(target.unit.name)")
        target.path = folder.path(from: place.folder)
        if place.isApart { target.path = "project/.riffle/stand-ins/\(target.unit.name)" }
        target.sources = ["StandIn.swift"]
        let base = Self.common(resources.map { $0.deletingLastPathComponent().standardizedFileURL })
        target.linkedFolder = resources.isEmpty ? folder : base
        target.resources = resources.map { "Files/" + $0.path(from: base) }.sorted()
        let used = Set(resources.map(\.filePath))
        if !resources.isEmpty {
            target.excludes = Self.excludes(in: base, from: base, used: used).map { "Files/" + $0 }
        }
        if resources.isEmpty { target.linkedFolder = nil }
    }

    static func common(_ folders: [URL]) -> URL {
        let parts = folders.map { $0.filePath.split(separator: "/") }
        guard var shared = parts.first else { return URL(fileURLWithPath: "/") }
        for other in parts.dropFirst() { shared = Array(zip(shared, other).prefix { $0 == $1 }.map(\.0)) }
        return URL(fileURLWithPath: "/" + shared.joined(separator: "/"))
    }

    /// Everything in a folder that is not used, folders as one where nothing in them is.
    private static func excludes(in folder: URL, from base: URL, used: Set<String>) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.filePath)) ?? []
        return names.sorted().flatMap { name -> [String] in
            let file = folder.file(name)
            guard !name.hasPrefix("."), !used.contains(file.filePath) else { return [] }
            if file.isFolder, used.contains(where: { $0.hasPrefix(file.filePath + "/") }) {
                return excludes(in: file, from: base, used: used)
            }
            return [file.path(from: base)]
        }
    }
}
