import Foundation
import XcodeProjects

/// Where the package is written, and how its manifest names the project's files.
struct PackagePlace {
    /// The project's folder.
    let root: URL
    /// The folder of the manifest.
    let folder: URL
    /// The folder of all that is ours.
    let own: URL
    /// Whether the manifest stands apart, as the project has one of its own: a link leads back to the project.
    let isApart: Bool

    init(root: URL, isApart: Bool) {
        self.root = root.standardizedFileURL
        self.isApart = isApart
        own = root.file(".riffle")
        folder = isApart ? own.file("package") : self.root
    }

    /// A file as the manifest has it; nil if it is not below the project's folder.
    func manifestPath(_ file: URL) -> String? {
        let path = file.path(from: root)
        guard path != "..", !path.hasPrefix("../") else { return nil }
        return isApart ? (path == "." ? "project" : "project/" + path) : path
    }

    /// A file as plans for copies have it.
    func planPath(_ file: URL) -> String { file.path(from: folder) }

    /// The project's own path for one that the compiler names.
    func original(_ path: String) -> String {
        guard isApart else { return path }
        let link = folder.file("project").filePath
        return path.hasPrefix(link + "/") ? root.filePath + path.dropFirst(link.count) : path
    }
}
