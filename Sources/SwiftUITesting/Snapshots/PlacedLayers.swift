import Foundation
import RiffleLayers

/// The layers of a frame with where they are in the window, back to front.
struct PlacedLayers {
    struct Place {
        /// The layer as a line, indented by its depth.
        let line: String
        /// The names from the root on, for people.
        let path: String
        /// Bounding box in the window, in points.
        let frame: CGRect
        /// Whether it paints anything itself.
        let isPainted: Bool
    }

    private(set) var places: [Place] = []

    /// - Parameter region: the part that counts, in points; nil for all of it.
    init(_ tree: LayerTree, in region: CGRect? = nil) {
        add(.root, of: tree, depth: 0, path: [], transform: .identity, region)
    }

    private mutating func add(
        _ id: LayerID, of tree: LayerTree, depth: Int, path: [String], transform: CGAffineTransform, _ region: CGRect?
    ) {
        for child in tree.children(of: id) {
            guard let layer = tree[child] else { continue }
            let own = layer.transform.concatenating(transform)
            let frame = layer.bounds.applying(own)
            let name = layer.name.isEmpty ? [] : [layer.name]
            if region.map({ $0.intersects(frame) }) ?? true {
                let text = layer.contents.lazy.compactMap(\.paintedText).first.map { ["\"\($0)\""] } ?? []
                places.append(
                    Place(
                        line: String(repeating: "  ", count: depth) + layer.description,
                        path: (path + name).suffix(3).joined(separator: " › ") + text.map { " " + $0 }.joined(),
                        frame: frame, isPainted: !layer.contents.isEmpty))
            }
            add(child, of: tree, depth: depth + 1, path: path + name, transform: own, region)
        }
    }

    var text: String { places.map { $0.line + "\n" }.joined() }

    /// The views whose pixels differ, those with most first.
    ///
    /// Each pixel counts for the smallest of the painted layers there; none where nothing is painted any more. Of many
    /// pixels some thousands are asked about, evenly spread.
    ///
    /// - Parameters:
    ///   - origin: of the compared part, in points.
    ///   - scale: pixels per point.
    func owners(of differing: DifferingPixels, origin: CGPoint, scale: CGFloat) -> [String] {
        let painted = places.enumerated().filter { $0.element.isPainted && !$0.element.frame.isEmpty }
            .sorted { ($0.element.frame.area, -$0.offset) < ($1.element.frame.area, -$1.offset) }.map(\.element)
        let interval = differing.count / 4000 + 1
        var counts: [String: Int] = [:]
        var seen = 0
        for (index, isDifferent) in differing.flags.enumerated() where isDifferent {
            seen += 1
            guard seen % interval == 0 else { continue }
            let (y, x) = index.quotientAndRemainder(dividingBy: differing.width)
            let point = CGPoint(x: origin.x + (CGFloat(x) + 0.5) / scale, y: origin.y + (CGFloat(y) + 0.5) / scale)
            if let place = painted.first(where: { $0.frame.contains(point) }) { counts[place.path, default: 0] += 1 }
        }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }
}

extension CGRect {
    fileprivate var area: CGFloat { width * height }
}

extension DrawCommand {
    fileprivate var paintedText: String? {
        if case .glyphs(let run, _) = self { run.text } else { nil }
    }
}
