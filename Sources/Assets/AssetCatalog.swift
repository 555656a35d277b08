import Foundation

/// The entries of one folder of assets: its `.xcassets` catalogs and loose pictures, by name.
struct AssetCatalog: Sendable {
    var images: [String: ImageSet] = [:]
    var colors: [String: ColorSet] = [:]

    /// Earlier entries win, as the folder searched first does.
    mutating func merge(_ later: AssetCatalog) {
        images.merge(later.images) { first, _ in first }
        colors.merge(later.colors) { first, _ in first }
    }
}

/// Collects an `AssetCatalog` from the file system, in the order of names so that every run finds the same.
struct AssetCatalogReader {
    private(set) var catalog = AssetCatalog()
    private let issues: AssetIssueLog

    /// Deeper folders are not entered: a symbolic link may lead back up.
    private static let depthLimit = 16

    init(issues: AssetIssueLog) { self.issues = issues }

    /// Reads a place searched: the catalogs in it, then its loose pictures, which give way to the catalogs.
    mutating func read(_ place: AssetPlace) {
        var loose: [(url: URL, path: String)] = []
        if place.folder.pathExtension == "xcassets" {
            readCatalog(place.folder, prefix: "", depth: 0)
        } else {
            readFolder(place.folder, path: "", isRecursive: place.isRecursive, loose: &loose, depth: 0)
        }
        addLoosePictures(loose)
    }

    private mutating func readFolder(
        _ folder: URL, path: String, isRecursive: Bool, loose: inout [(url: URL, path: String)], depth: Int
    ) {
        let known = [".xcassets"] + ImageFormat.fileExtensions.map { "." + $0 }
        let entries = Self.entries(of: folder) { name in
            let name = name.lowercased()
            return isRecursive || known.contains { name.hasSuffix($0) }
        }
        for entry in entries {
            let fileExtension = entry.pathExtension.lowercased()
            if fileExtension == "xcassets" {
                readCatalog(entry, prefix: "", depth: 0)
            } else if ImageFormat.fileExtensions.contains(fileExtension) {
                loose.append((entry, path + entry.lastPathComponent))
            } else if isRecursive, depth < Self.depthLimit, Self.isFolder(entry) {
                let inner = path + entry.lastPathComponent + "/"
                readFolder(entry, path: inner, isRecursive: true, loose: &loose, depth: depth + 1)
            }
        }
    }

    private mutating func readCatalog(_ folder: URL, prefix: String, depth: Int) {
        guard depth < Self.depthLimit else { return }
        for entry in Self.entries(of: folder) {
            let name = prefix + entry.deletingPathExtension().lastPathComponent
            switch entry.pathExtension {
            case "imageset":
                guard let contents: ImageSetContents = contents(of: entry) else { continue }
                let set = ImageSet(name: name, folder: entry, contents: contents, issues: issues)
                if catalog.images[name] != nil { reportDuplicate("image", name, entry) }
                catalog.images[name] = catalog.images[name] ?? set
            case "colorset":
                guard let contents: ColorSetContents = contents(of: entry) else { continue }
                guard let set = ColorSet(folder: entry, contents: contents, issues: issues) else { continue }
                if catalog.colors[name] != nil { reportDuplicate("color", name, entry) }
                catalog.colors[name] = catalog.colors[name] ?? set
            case "" where Self.isFolder(entry):
                let hasNamespace = providesNamespace(entry)
                readCatalog(entry, prefix: hasNamespace ? name + "/" : prefix, depth: depth + 1)
            default:
                break  // AppIcon and the other sets that are not for drawing.
            }
        }
    }

    private func providesNamespace(_ folder: URL) -> Bool {
        guard Self.exists(folder.appendingPathComponent("Contents.json")),
            let contents: FolderContents = contents(of: folder)
        else { return false }
        return contents.properties?.providesNamespace ?? false
    }

    private func contents<Contents: Decodable>(of folder: URL) -> Contents? {
        let file = folder.appendingPathComponent("Contents.json")
        do {
            return try JSONDecoder().decode(Contents.self, from: Data(contentsOf: file))
        } catch {
            let reason = Self.describe(error)
            issues.report(
                .brokenCatalog, file.path,
                "\(file.path) cannot be used: \(reason). Correct it, or make the set again in an asset catalog editor.")
            return nil
        }
    }

    private func reportDuplicate(_ sort: String, _ name: String, _ second: URL) {
        issues.report(
            .duplicateName, name,
            "Two \(sort)s are named \"\(name)\"; the one in \(second.path) is not used. Rename one, or let their folder"
                + " provide a namespace.")
    }

    static func describe(_ error: any Error) -> String {
        switch error {
        case DecodingError.dataCorrupted(let context):
            return context.codingPath.isEmpty
                ? "it is not JSON" : "\(path(context.codingPath)) is wrong: \(context.debugDescription)"
        case DecodingError.keyNotFound(let key, let context):
            return "\"\(key.stringValue)\" is missing at \(path(context.codingPath))"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            return "\(path(context.codingPath)) has the wrong type"
        default:
            return error.localizedDescription
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.isEmpty ? "the top" : keys.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    }

    /// What is in a folder, hidden files left out, in the order of names; nothing where it cannot be read.
    static func entries(of folder: URL) -> [URL] { entries(of: folder) { _ in true } }

    /// What is in a folder whose names end in one of some extensions. Of a folder that programs are built into, which has
    /// hundreds of entries, that takes a small part of the time that all of them take.
    static func entries(of folder: URL, withExtensions extensions: String...) -> [URL] {
        let endings = extensions.map { "." + $0 }
        return entries(of: folder) { name in endings.contains { name.hasSuffix($0) } }
    }

    /// What is in a folder and has a name that is wanted.
    static func entries(of folder: URL, isWanted: (String) -> Bool) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") && isWanted($0) }.sorted().map { folder.appendingPathComponent($0) }
    }

    static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
}

extension AssetCatalogReader {
    /// Groups `card.png`, `card@2x.png` and `card@3x.png` into one picture, found as `card`, and as `card.png`.
    private mutating func addLoosePictures(_ files: [(url: URL, path: String)]) {
        var groups: [String: [ImageVariant]] = [:]
        var order: [String] = []
        for (url, path) in files {
            let (name, scale) = Self.splitScale((path as NSString).deletingPathExtension)
            let variant = ImageVariant(file: url, scale: scale, isDark: nil, idiom: .universal)
            for key in [name, name + "." + url.pathExtension] {
                if groups[key] == nil { order.append(key) }
                groups[key, default: []].append(variant)
            }
        }
        for name in order where catalog.images[name] == nil {
            catalog.images[name] = ImageSet(variants: groups[name] ?? [])
        }
    }

    /// `card@2x` is `card` at scale 2.
    static func splitScale(_ name: String) -> (name: String, scale: Double?) {
        for scale in 1...3 where name.hasSuffix("@\(scale)x") {
            return (String(name.dropLast(3)), Double(scale))
        }
        return (name, nil)
    }
}
