import Foundation
import Synchronization

/// What an app says of itself beside its code: its Information Property List, and its icon.
///
/// SwiftPM makes no bundle of a program. The list is looked for beside the program, as `Info.plist`, and then in the
/// resource bundles of the app's modules, as `Info.plist` or `NAME-Info.plist`: SwiftPM takes no resource of the first name.
package final class AppInformation: Sendable {
    /// An icon as a file of the app has it.
    package struct Icon: Sendable {
        package let bytes: [UInt8]
        /// Of a side, in pixels.
        package let size: Int

        package init(bytes: [UInt8], size: Int) {
            self.bytes = bytes
            self.size = size
        }
    }

    /// The most bytes that are read of a list or an icon.
    private static let byteLimit = 4 << 20

    /// That of the program, once it runs. Before, it is only what lies beside the program.
    private static let own = Mutex<AppInformation?>(nil)

    /// That of the program.
    package static var current: AppInformation {
        own.withLock { own in
            if let own { return own }
            let found = AppInformation(modules: [])
            own = found
            return found
        }
    }

    /// The modules that the program's app is made of; empty where it is not known, as in tests.
    package let modules: [String]
    /// The list's bytes; a list has values of any type, which no thread may share.
    private let list: Data?
    private let iconFile: URL?

    /// - Parameters:
    ///   - modules: those that the app is made of, the most specific first.
    ///   - declared: the list as the app's code has it; one beside the program goes before it.
    package init(modules: [String], declared: String? = nil, places: [AssetPlace] = AssetPlace.standard()) {
        self.modules = modules
        let main = places.filter { $0.bundleName == nil }
        let bundles = modules.flatMap { module in places.filter { $0.belongs(toModule: module) } }
        list =
            main.lazy.compactMap { Self.list(in: $0.folder, takesNamed: false) }.first
            ?? declared.map { Data($0.utf8) }
            ?? bundles.lazy.compactMap { Self.list(in: $0.folder, takesNamed: true) }.first
        let name = Self.values(of: list)["CFBundleIconName"] as? String
        iconFile = (main + bundles).lazy.compactMap { Self.icon(in: $0.folder, named: name) }.first
    }

    /// Has the process's main bundle know what an app says of itself.
    package static func use(modules: [String], declared: String? = nil) {
        let found = AppInformation(modules: modules, declared: declared)
        own.withLock { $0 = found }
    }

    /// The list: empty where there is none.
    package var values: [String: Any] { Self.values(of: list) }

    /// What the app is called under its icon; nil where it does not say.
    package var displayName: String? {
        let values = values
        for key in ["CFBundleDisplayName", "CFBundleName"] {
            if let name = (values[key] as? String)?.trimmingCharacters(in: .whitespaces), !name.isEmpty { return name }
        }
        return nil
    }

    /// What the color of the app's catalog is called that tints all of it.
    package var accentColorName: String {
        (values["NSAccentColorName"] as? String).flatMap { $0.isEmpty ? nil : $0 } ?? "AccentColor"
    }

    /// Reads the icon's file. Nil where the app has none, or none that is a PNG file.
    package var icon: Icon? {
        guard let data = iconFile.flatMap(Self.contents), let header = try? ImageHeader(data: data),
            header.format == .png
        else { return nil }
        return Icon(bytes: [UInt8](data), size: Int(min(header.width, header.height)))
    }

    // MARK: Finding

    private static func values(of list: Data?) -> [String: Any] {
        guard let list else { return [:] }
        let values = try? PropertyListSerialization.propertyList(from: list, format: nil)
        // Xcode fills in what its templates leave to the settings; it is not known here.
        return (values as? [String: Any] ?? [:]).filter { ($0.value as? String)?.contains("$(") != true }
    }

    private static func list(in folder: URL, takesNamed: Bool) -> Data? {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        let name = names.first { $0 == "Info.plist" } ?? names.first { takesNamed && $0.hasSuffix("-Info.plist") }
        return name.flatMap { contents(of: folder.appendingPathComponent($0)) }
    }

    private static func contents(of file: URL) -> Data? {
        guard let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? NSNumber,
            size.intValue <= byteLimit
        else { return nil }
        return try? Data(contentsOf: file)
    }

    /// The largest file of an icon set that is for light surroundings.
    ///
    /// - Parameter name: that of the set; nil for the one that Xcode makes.
    private static func icon(in folder: URL, named name: String?) -> URL? {
        struct Contents: Decodable {
            struct Image: Decodable {
                struct Appearance: Decodable {}
                var filename: String?
                var size: String?
                var scale: String?
                var appearances: [Appearance]?

                var pixels: Double {
                    let points = size?.split(separator: "x").first.flatMap { Double($0) } ?? 1024
                    return points * (scale?.split(separator: "x").first.flatMap { Double($0) } ?? 1)
                }
            }
            var images: [Image]?
        }
        let wanted = "\(name ?? "AppIcon").appiconset"
        for catalog in AssetCatalogReader.entries(of: folder, withExtensions: "xcassets") {
            let set = catalog.appendingPathComponent(wanted)
            guard let data = contents(of: set.appendingPathComponent("Contents.json")),
                let images = try? JSONDecoder().decode(Contents.self, from: data).images
            else { continue }
            let usual = images.filter { $0.filename != nil && $0.appearances?.isEmpty ?? true }
            guard let largest = usual.max(by: { $0.pixels < $1.pixels }), let file = largest.filename else { continue }
            return set.appendingPathComponent(file)
        }
        return nil
    }
}
