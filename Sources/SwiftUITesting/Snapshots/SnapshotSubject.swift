import Foundation
import RiffleRasterizer

/// What a test compares with its reference.
@MainActor
enum SnapshotSubject {
    /// A picture, and the layers that it was painted from, where they are known.
    case picture(PixelBuffer, layers: PlacedLayers?, origin: CGPoint, scale: CGFloat)
    case text(String)

    /// What a tester shows, or a part of it, in points.
    init(_ tester: ViewTester, as format: SnapshotFormat, region: CGRect? = nil, element: Element? = nil) throws {
        switch format {
        case .elements: self = .text(Self.elements(of: tester, element) + "\n")
        case .layers: self = .text(PlacedLayers(tester.host.layers, in: region).text)
        case .image:
            let scale = tester.host.configuration.scale
            let whole = try tester.host.render()
            let layers = PlacedLayers(tester.host.layers, in: region)
            guard let region else {
                self = .picture(whole.copy(), layers: layers, origin: .zero, scale: scale)
                return
            }
            func pixel(_ length: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
                Int(clamping: (length * scale).rounded(rule))
            }
            let (left, top) = (max(pixel(region.minX, .down), 0), max(pixel(region.minY, .down), 0))
            let (right, bottom) = (
                min(pixel(region.maxX, .up), whole.width), min(pixel(region.maxY, .up), whole.height)
            )
            guard left < right, top < bottom else { throw NothingToCompare(region: region) }
            self = .picture(
                whole.part(x: left, y: top, width: right - left, height: bottom - top), layers: layers,
                origin: CGPoint(x: CGFloat(left) / scale, y: CGFloat(top) / scale), scale: scale)
        }
    }

    private static func elements(of tester: ViewTester, _ element: Element?) -> String {
        let tree = tester.host.semantics
        guard let element else { return tree.description }
        var lines: [String] = []
        func add(_ id: UInt32, depth: Int) {
            guard let node = tree[id] else { return }
            lines.append(String(repeating: "  ", count: depth) + node.description)
            for child in tree.children(of: id) { add(child, depth: depth + 1) }
        }
        add(element.node.id, depth: 0)
        return lines.joined(separator: "\n")
    }

    /// As a file.
    var data: Data {
        switch self {
        case .picture(let pixels, let layers, _, _):
            let png = pixels.pngData()
            return layers.map { PictureNote.add($0.text, to: png) } ?? png
        case .text(let text): return Data(text.utf8)
        }
    }

    var fileExtension: String {
        if case .picture = self { "png" } else { "txt" }
    }

    /// What is not as in a reference; nil where all is.
    func mismatch(with reference: Data, tolerance: SnapshotTolerance) throws -> SnapshotMismatch? {
        switch self {
        case .text(let text):
            guard let difference = TextDifference(from: String(decoding: reference, as: UTF8.self), to: text) else {
                return nil
            }
            return SnapshotMismatch(
                summary: "- is the reference, + what is there now:\n" + difference.text(limit: 40), picture: nil)
        case .picture(let pixels, let layers, let origin, let scale):
            let old = try Snapshot(pngData: reference)
            // As a file has it: what is transparent has no color there.
            let now = try Snapshot(pngData: pixels.pngData())
            guard let difference = now.difference(from: old, tolerance: tolerance), difference.isBeyondTolerance else {
                return nil
            }
            var lines = [Self.describe(difference, old, now)]
            if let layers {
                let owners = layers.owners(of: difference.pixels, origin: origin, scale: scale)
                if !owners.isEmpty { lines.append("Views there: " + owners.prefix(3).joined(separator: "; ")) }
                if let changed = PictureNote.text(in: reference).flatMap({ TextDifference(from: $0, to: layers.text) })
                {
                    lines.append("Layers, - of the reference and + now:\n" + changed.text(limit: 12))
                }
            }
            return SnapshotMismatch(summary: lines.joined(separator: "\n"), picture: difference.pngData)
        }
    }

    private static func describe(_ difference: SnapshotDifference, _ old: Snapshot, _ now: Snapshot) -> String {
        let bounds = difference.bounds
        func span(_ from: CGFloat, _ length: CGFloat) -> String { "\(Int(from))…\(Int(from + length) - 1)" }
        var text = ""
        if (old.width, old.height) != (now.width, now.height) {
            text =
                "The reference has \(old.width) × \(old.height) pixels, and this picture \(now.width) × \(now.height). "
        }
        return text + "\(difference.pixelCount) of \(difference.pixelTotal) pixels differ, by up to "
            + "\(difference.largestChannelStep) of 255 steps of a channel, at x \(span(bounds.minX, bounds.width)), "
            + "y \(span(bounds.minY, bounds.height))."
    }
}

/// What is not as in a reference.
struct SnapshotMismatch {
    /// For people.
    let summary: String
    /// The reference, what is there now and what differs, as a PNG file.
    let picture: Data?
}

/// What was to be compared is outside of the window.
struct NothingToCompare: Error, CustomStringConvertible {
    let region: CGRect

    var description: String {
        "Nothing of \(region) is in the window: scroll to the element, or give the tester a larger size."
    }
}
