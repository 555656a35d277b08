import RiffleAssets
import RiffleLayers
import RiffleTextAndImages

/// A folder of pictures that is there while a test runs.
final class PictureFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("riffle-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// A picture of one color.
    @discardableResult
    func add(_ name: String, width: Int, height: Int, color: [UInt8] = [255, 0, 0, 255]) throws -> URL {
        let pixels = (0..<(width * height)).flatMap { _ in color }
        let asset = ImageAsset(rgba: pixels, width: width, height: height)!
        let file = url.appendingPathComponent(name)
        try asset.encodedBytes().data.write(to: file)
        return file
    }

    /// A set of a catalog with one picture.
    func addSet(_ name: String, width: Int, height: Int, scale: Int, properties: String = "") throws {
        let folder = url.appendingPathComponent("Assets.xcassets/\(name).imageset")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let pixels = [UInt8](repeating: 255, count: width * height * 4)
        try ImageAsset(rgba: pixels, width: width, height: height)!.encodedBytes().data
            .write(to: folder.appendingPathComponent("picture.png"))
        let image = #"{ "idiom": "universal", "scale": "\#(scale)x", "filename": "picture.png" }"#
        let contents = #"{ "images": [\#(image)], "properties": {\#(properties)}, "info": { "version": 1 } }"#
        try Data(contents.utf8).write(to: folder.appendingPathComponent("Contents.json"))
    }

    var library: AssetLibrary { AssetLibrary(places: [AssetPlace(folder: url)]) }

    /// Shows a view that finds its pictures here.
    @MainActor
    func stage<Root: View>(_ root: Root, size: CGSize = CGSize(width: 300, height: 300)) -> TextStage {
        let library = library
        return TextStage(root, size: size) { $0.assetLibrary = library }
    }
}

extension TextStage {
    /// The frame of the first image in the window.
    var imageFrame: CGRect { frames(named: "Image").first ?? .null }

    /// What the first image paints.
    var imageCommands: [DrawCommand] { layers(named: "Image").first?.contents ?? [] }

    /// The first picture that is painted.
    var picture: ImageCommand? {
        imageCommands.compactMap { if case .image(let command) = $0 { command } else { nil } }.first
    }
}
