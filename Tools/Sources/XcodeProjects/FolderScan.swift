import Foundation

/// The sources and resources in a folder, as Xcode finds them in one that it keeps in step with the disk.
struct FolderScan {
    var sources: [URL] = []
    var resources: [URL] = []

    /// Folders that are one thing, whatever is in them.
    static let wholes: Set<String> = [
        "xcassets", "lproj", "bundle", "xcdatamodeld", "xcdatamodel", "docc", "playground", "framework", "xcframework",
        "xcodeproj", "xcworkspace", "scnassets", "mlpackage", "icon", "atlas",
    ]
    /// What is neither compiled nor copied.
    private static let ignored: Set<String> = [
        "entitlements", "xcconfig", "h", "hpp", "pch", "storekit", "xctestplan", "xcodeproj", "xcworkspace", "docc",
        "playground", "gitkeep", "modulemap", "intentdefinition", "framework", "xcframework",
    ]

    /// - Parameter isLeftOut: says for a path from the folder whether it does not belong.
    init(_ folder: URL, explicitFolders: Set<String> = [], isLeftOut: (String) -> Bool = { _ in false }) {
        scan(folder, from: folder, explicitFolders, isLeftOut)
    }

    private mutating func scan(
        _ folder: URL, from root: URL, _ explicitFolders: Set<String>, _ isLeftOut: (String) -> Bool
    ) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.filePath)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            let file = folder.file(name)
            let path = file.path(from: root)
            let kind = file.pathExtension.lowercased()
            if isLeftOut(path) { continue }
            if explicitFolders.contains(path) {
                resources.append(file)
            } else if file.isFolder, !Self.wholes.contains(kind) {
                scan(file, from: root, explicitFolders, isLeftOut)
            } else if kind == "swift" {
                sources.append(file)
            } else if !Self.ignored.contains(kind), name != "Info.plist" {
                resources.append(file)
            }
        }
    }

    /// A file or a folder, as one item of a list is.
    static func items(at file: URL) -> FolderScan {
        var result = FolderScan()
        let kind = file.pathExtension.lowercased()
        if file.isFolder, !wholes.contains(kind) { return FolderScan(file) }
        if kind == "swift" { result.sources = [file] } else if !ignored.contains(kind) { result.resources = [file] }
        return result
    }

    private init() {}
}
