import Geometry

/// The outline of what is left when ink and eraser have gone over each other in turn.
///
/// All edges are cut where they cross; a piece of an edge belongs to the outline exactly if ink lies on one side of
/// it and none on the other. That is slower than a sweep (about n·√n for symbols) but has no special cases, and each
/// symbol needs it once.
struct RegionOutline {
    /// A mark as polygons, filled by the nonzero rule.
    struct Layer {
        var contours: [Contour]
        var erases: Bool
    }

    private struct Edge {
        var a: CGPoint
        var b: CGPoint
        var layer: Int
        var minX: CGFloat { min(a.x, b.x) }
        var maxX: CGFloat { max(a.x, b.x) }
    }

    private struct Vertex: Hashable {
        var x: Int
        var y: Int
        init(_ point: CGPoint) {
            x = Int((point.x * RegionOutline.grid).rounded())
            y = Int((point.y * RegionOutline.grid).rounded())
        }
        var point: CGPoint { CGPoint(x: CGFloat(x) / RegionOutline.grid, y: CGFloat(y) / RegionOutline.grid) }
    }

    private struct Piece: Hashable {
        var from: Vertex
        var to: Vertex
    }

    /// Points are put on a grid of 1/512 unit so that cut edges meet exactly.
    private static let grid: CGFloat = 512
    /// How far beside an edge ink is looked for: more than the grid's step, less than any detail.
    private static let probe: CGFloat = 0.008

    private let layers: [Layer]
    private var edges: [Edge] = []
    /// Edges by the unit-high bands they reach into, so that a look along a line meets few.
    private var bands: [[Int]] = []
    private var bandStart = 0

    init(layers: [Layer]) {
        self.layers = layers
        for (index, layer) in layers.enumerated() {
            for contour in layer.contours {
                let points = contour.points.map { Vertex($0).point }
                for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) where a != b {
                    edges.append(Edge(a: a, b: b, layer: index))
                }
            }
        }
        edges.sort { $0.minX < $1.minX }
        guard let top = edges.map({ min($0.a.y, $0.b.y) }).min(), let bottom = edges.map({ max($0.a.y, $0.b.y) }).max()
        else { return }
        bandStart = Int(top.rounded(.down))
        bands = Array(repeating: [], count: Int(bottom.rounded(.down)) - bandStart + 1)
        for (index, edge) in edges.enumerated() {
            let first = Int(min(edge.a.y, edge.b.y).rounded(.down)) - bandStart
            let last = Int(max(edge.a.y, edge.b.y).rounded(.down)) - bandStart
            for band in first...last { bands[band].append(index) }
        }
    }

    /// The outline as closed polygons that do not cross, to be filled by either rule.
    var path: Path {
        var path = Path()
        for loop in loops(of: boundary()) {
            path.addLines(Self.simplified(loop))
            path.closeSubpath()
        }
        return path
    }

    /// The pieces with ink on exactly one side, each directed so that the ink is on the same side.
    private func boundary() -> [Piece] {
        var seen: Set<Piece> = []
        var pieces: [Piece] = []
        for piece in cutEdges() where seen.insert(piece).inserted {
            guard !seen.contains(Piece(from: piece.to, to: piece.from)) else { continue }
            let (a, b) = (piece.from.point, piece.to.point)
            let length = hypot(b.x - a.x, b.y - a.y)
            let (nx, ny) = ((b.y - a.y) / length * Self.probe, (a.x - b.x) / length * Self.probe)
            let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
            let one = hasInk(at: CGPoint(x: middle.x + nx, y: middle.y + ny))
            let other = hasInk(at: CGPoint(x: middle.x - nx, y: middle.y - ny))
            if one, !other { pieces.append(piece) }
            if other, !one { pieces.append(Piece(from: piece.to, to: piece.from)) }
        }
        return pieces
    }

    private func cutEdges() -> [Piece] {
        var cuts = edges.map { _ in [CGFloat]() }
        for first in edges.indices {
            let edge = edges[first]
            var own: [CGFloat] = []
            var second = first + 1
            while second < edges.count, edges[second].minX <= edge.maxX {
                let other = edges[second]
                if max(edge.a.y, edge.b.y) >= min(other.a.y, other.b.y),
                    max(other.a.y, other.b.y) >= min(edge.a.y, edge.b.y)
                {
                    Self.cut(edge, other, &own, &cuts[second])
                }
                second += 1
            }
            cuts[first] += own
        }
        var pieces: [Piece] = []
        for (edge, positions) in zip(edges, cuts) {
            var previous = Vertex(edge.a)
            for t in positions.sorted() + [1] {
                let next = Vertex(
                    CGPoint(x: edge.a.x + (edge.b.x - edge.a.x) * t, y: edge.a.y + (edge.b.y - edge.a.y) * t))
                if next != previous { pieces.append(Piece(from: previous, to: next)) }
                previous = next
            }
        }
        return pieces
    }

    /// Adds where two edges meet, as fractions along each; where they run along each other, the ends of each.
    private static func cut(_ e: Edge, _ f: Edge, _ onE: inout [CGFloat], _ onF: inout [CGFloat]) {
        let (ex, ey) = (e.b.x - e.a.x, e.b.y - e.a.y)
        let (fx, fy) = (f.b.x - f.a.x, f.b.y - f.a.y)
        let cross = ex * fy - ey * fx
        let (dx, dy) = (f.a.x - e.a.x, f.a.y - e.a.y)
        let (lengthE, lengthF) = (hypot(ex, ey), hypot(fx, fy))
        if abs(cross) > 1e-7 * lengthE * lengthF {
            let t = (dx * fy - dy * fx) / cross
            let u = (dx * ey - dy * ex) / cross
            let (slackE, slackF) = (0.5 / grid / lengthE, 0.5 / grid / lengthF)
            guard t > -slackE, t < 1 + slackE, u > -slackF, u < 1 + slackF else { return }
            if t > 0, t < 1 { onE.append(t) }
            if u > 0, u < 1 { onF.append(u) }
            return
        }
        guard abs(dx * ey - dy * ex) < lengthE / grid else { return }
        for end in [f.a, f.b] {
            let t = ((end.x - e.a.x) * ex + (end.y - e.a.y) * ey) / (lengthE * lengthE)
            if t > 0, t < 1 { onE.append(t) }
        }
        for end in [e.a, e.b] {
            let u = ((end.x - f.a.x) * fx + (end.y - f.a.y) * fy) / (lengthF * lengthF)
            if u > 0, u < 1 { onF.append(u) }
        }
    }

    /// Whether the last mark that covers a point is ink.
    private func hasInk(at point: CGPoint) -> Bool {
        let band = Int(point.y.rounded(.down)) - bandStart
        guard bands.indices.contains(band) else { return false }
        var windings = Array(repeating: 0, count: layers.count)
        for index in bands[band] {
            let edge = edges[index]
            let isDown = edge.a.y <= point.y
            guard isDown != (edge.b.y <= point.y) else { continue }
            let x = edge.a.x + (point.y - edge.a.y) / (edge.b.y - edge.a.y) * (edge.b.x - edge.a.x)
            if x > point.x { windings[edge.layer] += isDown ? 1 : -1 }
        }
        guard let last = windings.lastIndex(where: { $0 != 0 }) else { return false }
        return !layers[last].erases
    }

    /// Joins pieces end to end. A chain that rounding left open is closed by a line.
    private func loops(of pieces: [Piece]) -> [[CGPoint]] {
        var following: [Vertex: [Int]] = [:]
        for (index, piece) in pieces.enumerated().reversed() { following[piece.from, default: []].append(index) }
        var isUsed = Array(repeating: false, count: pieces.count)
        var loops: [[CGPoint]] = []
        for first in pieces.indices where !isUsed[first] {
            var points: [CGPoint] = []
            var next: Int? = first
            while let index = next {
                isUsed[index] = true
                points.append(pieces[index].from.point)
                let end = pieces[index].to
                if end == pieces[first].from { break }
                while let candidate = following[end]?.last, isUsed[candidate] { following[end]?.removeLast() }
                next = following[end]?.popLast()
            }
            if points.count > 2 { loops.append(points) }
        }
        return loops
    }

    /// Leaves out points that lie on the line between their neighbors.
    private static func simplified(_ points: [CGPoint]) -> [CGPoint] {
        var kept: [CGPoint] = []
        for (index, point) in points.enumerated() {
            let after = points[(index + 1) % points.count]
            guard let before = kept.last ?? points.last else { continue }
            let length = hypot(after.x - before.x, after.y - before.y)
            let offset =
                (after.x - before.x) * (point.y - before.y) - (after.y - before.y) * (point.x - before.x)
            if length > 0, abs(offset) / length < 0.004 { continue }
            kept.append(point)
        }
        return kept.count > 2 ? kept : points
    }
}
