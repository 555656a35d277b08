import RiffleAssets
import Foundation
import Synchronization

/// A folder of assets made for one test and removed after it.
final class AssetFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var place: AssetPlace { AssetPlace(folder: url) }

    func write(_ path: String, _ data: Data) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

    /// An image set whose entries are `(file, the rest of the entry's JSON)`, with a picture for each.
    func imageSet(_ path: String, _ entries: [(file: String, json: String, size: Int)], properties: String = "{}")
        throws
    {
        let list = entries.map { entry in
            "{\"filename\": \"\(entry.file)\", \"idiom\": \"universal\"\(entry.json.isEmpty ? "" : ", " + entry.json)}"
        }
        let json = "{\"images\": [\(list.joined(separator: ","))], \"properties\": \(properties)}"
        try write("\(path).imageset/Contents.json", json)
        for entry in entries { try write("\(path).imageset/\(entry.file)", png(width: entry.size, height: entry.size)) }
    }

    func colorSet(_ path: String, _ colors: [String]) throws {
        try write("\(path).colorset/Contents.json", "{\"colors\": [\(colors.joined(separator: ","))]}")
    }
}

/// Collects issues from any thread.
final class Issues: Sendable {
    private let collected = Mutex<[AssetIssue]>([])

    var all: [AssetIssue] { collected.withLock { $0 } }
    var receive: @Sendable (AssetIssue) -> Void { { issue in self.collected.withLock { $0.append(issue) } } }
}

/// A PNG of one color.
func png(width: Int, height: Int, rgba: [UInt8] = [255, 0, 0, 255]) throws -> Data {
    let pixels = Array(repeatElement(rgba, count: width * height).joined())
    guard let asset = ImageAsset(rgba: pixels, width: width, height: height) else {
        throw AssetError("no picture of \(width) × \(height)")
    }
    return try asset.encodedBytes().data
}

/// A JPEG of 16 × 8 pixels, its left half red and its right half blue, with EXIF orientation 6 (turn right).
func turnedJPEG() throws -> Data {
    let text = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExIS\
        EyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09P\
        T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAIABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAUG/8QAFBAB\
        AAAAAAAAAAAAAAAAAAAAAP/EABQBAQAAAAAAAAAAAAAAAAAAAAX/xAAZEQACAwEAAAAAAAAAAAAAAAAABkOCwcL/2gAMAwEAAhEDEQA/AM+h\
        AYU5q9DzNFbD/9k=
        """
    guard let data = Data(base64Encoded: text) else { throw AssetError("the fixture is not base64") }
    return data
}
