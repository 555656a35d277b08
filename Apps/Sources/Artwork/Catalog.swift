import Foundation
import Photographs
import SwiftUITesting

/// An asset catalog that pictures are drawn into.
@MainActor
struct Catalog {
    private let folder: URL
    /// What to draw; everything when empty.
    private let wanted: Set<String>

    init(_ folder: URL, only wanted: Set<String>) {
        self.folder = folder
        self.wanted = wanted
    }

    /// Draws a view into an image set, at 1, 2 and 3 pixels per point, on a transparent ground.
    func add<Picture: View>(_ name: String, size: CGSize, @ViewBuilder _ picture: () -> Picture) throws {
        guard isWanted(name) else { return }
        let set = try imageSet(name)
        var images: [[String: String]] = []
        for scale in 1...3 {
            let file = scale == 1 ? "\(name).png" : "\(name)@\(scale)x.png"
            let tester = ViewTester(picture(), size: size, scale: CGFloat(scale))
            let data = try tester.snapshot(background: .clear).pngData
            try data.write(to: set.appendingPathComponent(file))
            images.append(["filename": file, "idiom": "universal", "scale": "\(scale)x"])
        }
        try contents(["images": images, "info": ["author": "xcode", "version": 1]], in: set)
        print(set.path)
    }

    /// Draws a view that covers its frame into an image set, as a JPEG file at 2 pixels per point: PNG would take
    /// several times the space for the gradients of a landscape.
    ///
    /// - Parameter quality: from 0 to 100.
    func addPhotograph<Picture: View>(
        _ name: String, size: CGSize, quality: Int = 88, @ViewBuilder _ picture: () -> Picture
    ) throws {
        guard isWanted(name) else { return }
        let set = try imageSet(name)
        let file = "\(name)@2x.jpg"
        let view = picture().frame(width: size.width, height: size.height).clipped()
        let png = try ViewTester(view, size: size, scale: 2).snapshot(background: .black).pngData
        try Photograph(png: png, quality: quality, name: name).data.write(to: set.appendingPathComponent(file))
        let image = ["filename": file, "idiom": "universal", "scale": "2x"]
        try contents(["images": [image], "info": ["author": "xcode", "version": 1]], in: set)
        print(set.path)
    }

    private func isWanted(_ name: String) -> Bool { wanted.isEmpty || wanted.contains(name) }

    private func imageSet(_ name: String) throws -> URL {
        let set = folder.appendingPathComponent("\(name).imageset", isDirectory: true)
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try contents(["info": ["author": "xcode", "version": 1]], in: folder)
        return set
    }

    private func contents(_ value: [String: Any], in folder: URL) throws {
        let data = try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
        try data.write(to: folder.appendingPathComponent("Contents.json"))
    }
}
