import Foundation

/// The fonts that an app brings along: font files among the resources of its targets.
package enum AppFonts {
    private static let fileExtensions: Set<String> = ["ttf", "otf", "ttc", "otc"]
    /// Deeper folders are not entered: a symbolic link may lead back up.
    private static let depthLimit = 8

    /// The resource bundles with a font file in them, beside an executable: the running one unless another is named.
    ///
    /// Swift puts the resources of a package's targets there, into a folder for each target.
    package static func directories(beside executable: URL? = Bundle.main.executableURL) -> [String] {
        var folders = [Bundle.main.bundleURL.standardizedFileURL]
        if let folder = executable?.deletingLastPathComponent().standardizedFileURL, folder.path != folders[0].path {
            folders.append(folder)
        }
        var found: [String] = []
        for folder in folders {
            // Where programs are built, hundreds of other files are.
            for bundle in entries(of: folder, isWanted: { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }) {
                if holdsFonts(bundle, depth: 0), !found.contains(bundle.path) { found.append(bundle.path) }
            }
        }
        return found
    }

    private static func holdsFonts(_ folder: URL, depth: Int) -> Bool {
        let entries = entries(of: folder)
        if entries.contains(where: { fileExtensions.contains($0.pathExtension.lowercased()) }) { return true }
        guard depth < depthLimit else { return false }
        return entries.contains { $0.hasDirectoryPath && holdsFonts($0, depth: depth + 1) }
    }

    /// In the order of names, so that every run finds the same.
    private static func entries(of folder: URL, isWanted: (String) -> Bool = { _ in true }) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter(isWanted).sorted().map { name in
            let url = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            return isFolder.boolValue ? folder.appendingPathComponent(name, isDirectory: true) : url
        }
    }
}
