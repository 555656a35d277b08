import Foundation

/// What a folder has to build, whatever described it: a project of Xcode or XcodeGen, or a package.
package struct Project {
    package var name: String
    /// The folder that paths are relative to.
    package var root: URL
    /// The file that describes it.
    package var file: URL
    package var targets: [ProjectTarget] = []
    package var localPackages: [URL] = []
    package var remotePackages: [RemotePackage] = []
    /// The package that the project is, with the macros and plugins that are no targets of a project.
    package var ownPackage: LocalPackage?
    /// What could not be read, for the report.
    package var notes: [String] = []

    package init(name: String, root: URL, file: URL) {
        self.name = name
        self.root = root
        self.file = file
    }

    package func target(named name: String) -> ProjectTarget? { targets.first { $0.name == name } }
}

/// A target of a project.
package struct ProjectTarget {
    package enum Kind: Equatable {
        case app, framework, unitTests, uiTests
        /// What it is, for the report: `widget`, `watch app`.
        case other(String)
    }

    package var name: String
    /// What code imports it as.
    package var moduleName: String
    package var kind: Kind
    /// Whether it is for iPhones; apps may be for the Mac alone.
    package var isForPhones = true
    /// Swift files, in the project's order.
    package var sources: [URL] = []
    /// Files and folders that are copied into the bundle.
    package var resources: [URL] = []
    package var settings: ResolvedSettings
    /// Names of targets of the project.
    package var dependencies: [String] = []
    /// Names of products of packages.
    package var products: [String] = []
    /// Plugins that run for it: their names, and the package of those of another one.
    package var plugins: [(name: String, package: String?)] = []
    /// Arguments of `swiftSettings`, where a manifest has some of its own.
    package var manifestSettings: [String] = []

    package init(name: String, moduleName: String, kind: Kind, settings: ResolvedSettings = ResolvedSettings([:])) {
        self.name = name
        self.moduleName = moduleName
        self.kind = kind
        self.settings = settings
    }
}

/// A package at an address.
package struct RemotePackage: Hashable {
    package var url: String
    /// As a manifest has it: `from: "1.2.0"`.
    package var requirement: String

    package init(url: String, requirement: String) {
        self.url = url
        self.requirement = requirement
    }

    /// What the package manager calls it.
    package var identity: String {
        let last = url.split(separator: "/").last.map(String.init) ?? url
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
}

/// Build settings with their values.
package struct ResolvedSettings {
    private let values: [String: String]

    package init(_ values: [String: String]) { self.values = values }

    /// Nil where it is not set, or empty.
    package subscript(_ key: String) -> String? { values[key].flatMap { $0.isEmpty ? nil : $0 } }

    package func words(_ key: String) -> [String] { self[key]?.split(separator: " ").map(String.init) ?? [] }

    package func isOn(_ key: String) -> Bool { self[key]?.uppercased() == "YES" }

    /// All keys with a prefix, in order, without it.
    package func keys(after prefix: String) -> [String] {
        values.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }.sorted()
    }

    /// A text with `$(NAME)` replaced.
    package func expand(_ text: String) -> String {
        BuildSettings.expand(text) { self[$0] ?? "" }
    }
}

/// What is wrong with a project, and what to do.
package struct ProjectError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}

extension String {
    /// As a module may be called: letters, digits and `_`, as Xcode's `c99extidentifier`.
    package var moduleName: String {
        let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name : name
    }
}

extension URL {
    /// As the system has it, with its spaces.
    package var filePath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    package var exists: Bool { FileManager.default.fileExists(atPath: filePath) }

    package var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: filePath, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// From a folder, with `..` where it is not in it.
    package func path(from folder: URL) -> String {
        let own = standardizedFileURL.filePath.split(separator: "/")
        let other = folder.standardizedFileURL.filePath.split(separator: "/")
        let shared = zip(own, other).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: other.count - shared) + own[shared...].map(String.init)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// A file by its path from here.
    package func file(_ path: String) -> URL {
        (path.hasPrefix("/") ? URL(fileURLWithPath: path) : URL(fileURLWithPath: filePath + "/" + path))
            .standardizedFileURL
    }
}
