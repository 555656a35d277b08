import Foundation

/// Finds what describes a folder's targets, and reads it.
package enum ProjectDiscovery {
    /// - Parameters:
    ///   - place: a folder, or a project, workspace, `project.yml` or `Package.swift`.
    ///   - isOwn: says of a `Package.swift` whether riffle wrote it.
    package static func read(_ place: URL, isOwn: (URL) -> Bool = { _ in false }) throws -> Project {
        guard place.exists else {
            throw ProjectError("\(place.filePath) is not there. Pass the folder that your .xcodeproj is in.")
        }
        switch place.pathExtension {
        case "xcodeproj": return try XcodeProjectReader.read(place)
        case "xcworkspace": return try workspace(place)
        case "yml", "yaml": return try XcodeGenReader.read(place)
        case "swift": return try ManifestReader.project(place)
        default: break
        }
        guard place.isFolder else {
            throw ProjectError("\(place.filePath) is no project. Pass a folder, an .xcodeproj or an .xcworkspace.")
        }
        return try folder(place, isOwn)
    }

    private static func folder(_ folder: URL, _ isOwn: (URL) -> Bool) throws -> Project {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.filePath)) ?? []).sorted()
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }
        let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }
        if projects.count > 1, workspaces.count == 1 { return try workspace(folder.file(workspaces[0])) }
        if projects.count == 1 { return try XcodeProjectReader.read(folder.file(projects[0])) }
        if projects.count > 1 {
            let list = projects.map { "  riffle import \"\(folder.file($0).filePath)\"" }.joined(separator: "\n")
            throw ProjectError("There are several projects. Name one of them:\n\(list)")
        }
        if workspaces.count == 1 { return try workspace(folder.file(workspaces[0])) }
        if names.contains("project.yml") { return try XcodeGenReader.read(folder.file("project.yml")) }
        if names.contains("Project.swift") || names.contains("Tuist") {
            throw ProjectError("Tuist makes this project. Run `tuist generate` on a Mac, then import what it wrote.")
        }
        let manifest = folder.file("Package.swift")
        if manifest.exists, !isOwn(manifest) { return try ManifestReader.project(manifest) }
        throw missing(in: folder, names)
    }

    private static func missing(in folder: URL, _ names: [String]) -> ProjectError {
        // One level deeper is often where it is.
        let deeper = names.flatMap { name -> [String] in
            let inside = folder.file(name)
            guard inside.isFolder, !name.hasPrefix(".") else { return [] }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: inside.filePath)) ?? []
            return names.filter { $0.hasSuffix(".xcodeproj") }.map { "  riffle import \"\(inside.file($0).filePath)\"" }
        }
        let hint =
            deeper.isEmpty
            ? "Pass the folder that your .xcodeproj is in, or write a new app with: riffle new MyApp"
            : "There is one further down:\n" + deeper.sorted().joined(separator: "\n")
        return ProjectError(
            "\(folder.filePath) has no .xcodeproj, no .xcworkspace, no project.yml and no Package.swift. \(hint)")
    }

    // MARK: Workspaces

    /// All projects of a workspace as one.
    private static func workspace(_ file: URL) throws -> Project {
        let folder = file.deletingLastPathComponent()
        guard let text = try? String(contentsOf: file.file("contents.xcworkspacedata"), encoding: .utf8) else {
            throw ProjectError("\(file.filePath) has no contents.xcworkspacedata. Pass the .xcodeproj instead.")
        }
        let places = text.matches(of: /location\s*=\s*"(?:group|container|absolute):([^"]*)"/).map {
            folder.file(String($0.output.1))
        }
        let projects = places.filter { $0.pathExtension == "xcodeproj" && !$0.filePath.contains("/Pods/") }
        guard let first = projects.first else {
            throw ProjectError("\(file.filePath) names no project. Pass the .xcodeproj instead.")
        }
        var result = try XcodeProjectReader.read(first)
        result.name = file.deletingPathExtension().lastPathComponent
        result.root = folder.standardizedFileURL
        for other in projects.dropFirst() {
            let project = try XcodeProjectReader.read(other)
            result.targets += project.targets.filter { result.target(named: $0.name) == nil }
            result.localPackages += project.localPackages
            result.remotePackages += project.remotePackages
            result.notes += project.notes
        }
        result.localPackages += places.filter { $0.file("Package.swift").exists }
        result.localPackages = result.localPackages.unique
        result.remotePackages = result.remotePackages.unique
        if text.contains("Pods.xcodeproj") || folder.file("Podfile").exists {
            result.notes.append("CocoaPods are left out: files that import them are treated as if Linux lacked them")
        }
        return result
    }
}
