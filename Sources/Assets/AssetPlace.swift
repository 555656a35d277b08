import Foundation

/// A folder in which assets are looked for.
package struct AssetPlace: Sendable, Hashable {
    /// The folder: one that holds catalogs and loose pictures, or an `.xcassets` folder itself.
    package let folder: URL
    /// Whether folders in it are searched too. Not so beside an executable, where a whole build may lie.
    package let isRecursive: Bool

    package init(folder: URL, isRecursive: Bool = true) {
        self.folder = folder.standardizedFileURL
        self.isRecursive = isRecursive
    }

    /// Where an app's assets are: its main bundle, every resource bundle beside the executable (in the order of
    /// names), then `additional` folders.
    package static func standard(additional: [URL] = []) -> [AssetPlace] {
        let main = Bundle.main.bundleURL
        var places = [AssetPlace(folder: main, isRecursive: false)]
        if let resources = Bundle.main.resourceURL { places.append(AssetPlace(folder: resources, isRecursive: false)) }
        var folders = [main]
        if let executable = Bundle.main.executableURL?.deletingLastPathComponent(), executable.path != main.path {
            folders.append(executable)
        }
        for folder in folders {
            places += AssetCatalogReader.entries(of: folder, withExtensions: "resources", "bundle")
                .map { AssetPlace(folder: $0) }
        }
        places += additional.map { AssetPlace(folder: $0) }
        var seen: Set<URL> = []
        return places.filter { seen.insert($0.folder).inserted }
    }
}
