import Foundation
import SwiftUITesting
import Testing

@MainActor
struct ImageOrientationTests {
    /// Three by two pixels, all different: 1 2 3 above 4 5 6, as red components of tens.
    private static func picture() throws -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format)
        let image = renderer.image { context in
            for place in 0..<6 {
                UIColor(red: CGFloat(place + 1) * 40 / 255, green: 0, blue: 0, alpha: 1).setFill()
                context.fill(CGRect(x: place % 3, y: place / 3, width: 1, height: 1))
            }
        }
        return try #require(image.cgImage)
    }

    /// The numbers of the pixels as they are shown, row by row.
    private func shown(_ image: Image, _ width: Int, _ height: Int) throws -> [[Int]] {
        let snapshot = try ViewTester(image, size: CGSize(width: width, height: height), scale: 1).snapshot()
        return (0..<height).map { y in (0..<width).map { x in (Int(snapshot[x, y].r) + 20) / 40 } }
    }

    @Test("pixels are shown the way up that is asked for, as EXIF's numbers have it")
    func orientations() throws {
        let picture = try Self.picture()
        let expected: [(Image.Orientation, [[Int]])] = [
            (.up, [[1, 2, 3], [4, 5, 6]]), (.upMirrored, [[3, 2, 1], [6, 5, 4]]),
            (.down, [[6, 5, 4], [3, 2, 1]]), (.downMirrored, [[4, 5, 6], [1, 2, 3]]),
            (.left, [[3, 6], [2, 5], [1, 4]]), (.leftMirrored, [[1, 4], [2, 5], [3, 6]]),
            (.right, [[4, 1], [5, 2], [6, 3]]), (.rightMirrored, [[6, 3], [5, 2], [4, 1]]),
        ]
        #expect(Set(expected.map(\.0)) == Set(Image.Orientation.allCases))
        for (orientation, pixels) in expected {
            let image = Image(decorative: picture, scale: 1, orientation: orientation)
            #expect(try shown(image, pixels[0].count, pixels.count) == pixels, "\(orientation)")
        }
        #expect(try shown(Image(picture, scale: 1, label: Text("a")), 3, 2) == [[1, 2, 3], [4, 5, 6]])
    }

    @Test("the numbers of the cases are Apple's, and others are none")
    func rawValues() {
        #expect(Image.Orientation(rawValue: 6) == .down)
        #expect(Image.Orientation(rawValue: 8) == nil)
        #expect(Image.Orientation.allCases.count == 8)
    }

    @Test("UIKit's orientations turn pictures too, and code translates them as it likes")
    func uiKit() throws {
        let picture = try Self.picture()
        for orientation in [UIImage.Orientation.up, .down, .left, .right, .upMirrored, .leftMirrored] {
            let image = UIImage(cgImage: picture, scale: 1, orientation: orientation)
            let same = Image(picture, scale: 1, orientation: Image.Orientation(orientation), label: Text("a"))
            let (width, height) = (Int(image.size.width), Int(image.size.height))
            #expect(try shown(Image(uiImage: image), width, height) == shown(same, width, height))
        }
    }
}

/// As apps write it.
extension Image.Orientation {
    fileprivate init(_ orientation: UIImage.Orientation) {
        switch orientation {
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        case .upMirrored: self = .upMirrored
        case .downMirrored: self = .downMirrored
        case .leftMirrored: self = .leftMirrored
        case .rightMirrored: self = .rightMirrored
        @unknown default: self = .up
        }
    }
}
