import Foundation
import SwiftUITesting

/// An asset catalog that pictures are drawn into.
@MainActor
struct Catalog {
    private let folder: URL

    init(_ folder: URL) { self.folder = folder }

    /// Draws a view into an image set, at 1, 2 and 3 pixels per point, on a transparent ground.
    func add<Picture: View>(_ name: String, size: CGSize, @ViewBuilder _ picture: () -> Picture) throws {
        let set = folder.appendingPathComponent("\(name).imageset", isDirectory: true)
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try contents(["info": ["author": "xcode", "version": 1]], in: folder)
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

    private func contents(_ value: [String: Any], in folder: URL) throws {
        let data = try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
        try data.write(to: folder.appendingPathComponent("Contents.json"))
    }
}
