import Foundation

/// The names in asset catalogs, by the namespaces of their folders.
struct CatalogNames: Equatable {
    /// Full names, as they are looked up: `Icons/arrow left`.
    var images: Set<String> = []
    var colors: Set<String> = []
    /// Namespaces inside this one, by the folder's name.
    var namespaces: [String: CatalogNames] = [:]

    /// Adds what a `.xcassets` folder holds. Folders that cannot be read add nothing: the build goes on, and the
    /// library says at run time what is missing.
    mutating func read(catalog: URL) { read(folder: catalog, prefix: "") }

    private mutating func read(folder: URL, prefix: String) {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for entry in entries.sorted() where !entry.hasPrefix(".") {
            let url = folder.appendingPathComponent(entry)
            let name = url.deletingPathExtension().lastPathComponent
            switch url.pathExtension {
            case "imageset": images.insert(prefix + name)
            case "colorset": colors.insert(prefix + name)
            case "" where Self.providesNamespace(url):
                namespaces[name, default: CatalogNames()].read(folder: url, prefix: prefix + name + "/")
            case "":
                read(folder: url, prefix: prefix)
            default: break
            }
        }
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                var providesNamespace: Bool?
                enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
            }
            var properties: Properties?
        }
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return false }
        return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.providesNamespace ?? false
    }
}
