import RiffleGeometry

/// The outline of what is left when ink and eraser have gone over each other in turn.
///
/// Points are put on a grid and edges are cut where they cross, again and again until none do; a piece of an edge
/// belongs to the outline exactly if ink lies on one side of it and none on the other. That is slower than a sweep
/// (about n·√n for symbols) but has no special cases, and each symbol needs it once per weight.
struct RegionOutline {
    /// A mark as polygons, filled by the nonzero rule.
    struct Layer {
        var contours: [Contour]
        var erases: Bool
    }

    /// A point in whole steps of the grid.
    private struct Vertex: Hashable {
        var x: Int
        var y: Int

        init(_ x: CGFloat, _ y: CGFloat) {
            self.x = Int(clamping: x.rounded())
            self.y = Int(clamping: y.rounded())
        }

        var point: CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }
    }

    private struct Edge: Hashable {
        var from: Vertex
        var to: Vertex
        var layer: Int

        var minX: Int { min(from.x, to.x) }
        var maxX: Int { max(from.x, to.x) }
        var minY: Int { min(from.y, to.y) }
        var maxY: Int { max(from.y, to.y) }
    }

    private struct Cut {
        var position: CGFloat
        var vertex: Vertex
    }

    /// Steps per unit of the symbol's coordinates, to be tried in turn. Edges that cross within less than a step of
    /// an end can come out inconsistent (one in two hundred symbols); on another grid they do not.
    private static let grids: [CGFloat] = [512, 487, 431, 397, 353, 307, 541, 601]
    /// How far beside an edge ink is looked for, in steps.
    private static let probe: CGFloat = 0.005
    /// Height of a band, in steps.
    private static let bandHeight = 512
    /// Rounding a crossing to the grid bends both edges, which can make new crossings; three rounds mostly settle it.
    private static let roundLimit = 8

    private let layers: [Layer]
    private let grid: CGFloat
    private var edges: [Edge] = []
    /// Edges by the bands they reach into, so that a look along a line meets few.
    private var bands: [[Int]] = []
    private var bandStart = 0

    private init(layers: [Layer], grid: CGFloat) {
        self.layers = layers
        self.grid = grid
        for (index, layer) in layers.enumerated() {
            for contour in layer.contours {
                let vertices = contour.points.map { Vertex($0.x * grid, $0.y * grid) }
                for (from, to) in zip(vertices, vertices.dropFirst() + vertices.prefix(1)) where from != to {
                    edges.append(Edge(from: from, to: to, layer: index))
                }
            }
        }
        var round = 0
        while round < Self.roundLimit, let cut = Self.cutAtCrossings(edges) {
            edges = cut
            round += 1
        }
        fillBands()
    }

    /// The outline as closed polygons that do not cross, to be filled by either rule.
    static func path(of layers: [Layer]) -> Path {
        var fallback: Path?
        for grid in grids {
            let region = RegionOutline(layers: layers, grid: grid)
            let boundary = region.boundary()
            let path = path(of: boundary, grid: grid)
            if isBalanced(boundary) { return path }
            fallback = fallback ?? path
        }
        return fallback ?? Path()
    }

    private static func path(of boundary: [Edge], grid: CGFloat) -> Path {
        var path = Path()
        for loop in loops(of: boundary) {
            path.addLines(simplified(loop.map { CGPoint(x: $0.x / grid, y: $0.y / grid) }))
            path.closeSubpath()
        }
        return path
    }

    /// Whether as many edges begin as end at every vertex, as around every area.
    private static func isBalanced(_ edges: [Edge]) -> Bool {
        var balance: [Vertex: Int] = [:]
        for edge in edges {
            balance[edge.from, default: 0] += 1
            balance[edge.to, default: 0] -= 1
        }
        return balance.values.allSatisfy { $0 == 0 }
    }

    private mutating func fillBands() {
        guard let top = edges.map(\.minY).min(), let bottom = edges.map(\.maxY).max() else { return }
        let height = Self.bandHeight
        bandStart = top
        bands = Array(repeating: [], count: (bottom - top) / height + 1)
        for (index, edge) in edges.enumerated() where edge.from.y != edge.to.y {
            for band in (edge.minY - top) / height...(edge.maxY - top) / height { bands[band].append(index) }
        }
    }

    /// The edges with ink on exactly one side, each directed so that the ink is on the same side.
    private func boundary() -> [Edge] {
        var seen: Set<Edge> = []
        var kept: [Edge] = []
        for edge in edges {
            let plain = Edge(from: edge.from, to: edge.to, layer: 0)
            let reversed = Edge(from: edge.to, to: edge.from, layer: 0)
            guard !seen.contains(reversed), seen.insert(plain).inserted else { continue }
            let (a, b) = (edge.from.point, edge.to.point)
            let length = hypot(b.x - a.x, b.y - a.y)
            let (nx, ny) = ((b.y - a.y) / length * Self.probe, (a.x - b.x) / length * Self.probe)
            let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
            let one = hasInk(at: CGPoint(x: middle.x + nx, y: middle.y + ny))
            let other = hasInk(at: CGPoint(x: middle.x - nx, y: middle.y - ny))
            if one, !other { kept.append(plain) }
            if other, !one { kept.append(reversed) }
        }
        return kept
    }

    /// Whether the last mark that covers a point is ink.
    private func hasInk(at point: CGPoint) -> Bool {
        let offset = Int(clamping: point.y.rounded(.down)) - bandStart
        guard offset >= 0, offset / Self.bandHeight < bands.count else { return false }
        var windings = Array(repeating: 0, count: layers.count)
        for index in bands[offset / Self.bandHeight] {
            let (a, b) = (edges[index].from.point, edges[index].to.point)
            let isDown = a.y <= point.y
            guard isDown != (b.y <= point.y) else { continue }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            if x > point.x { windings[edges[index].layer] += isDown ? 1 : -1 }
        }
        guard let last = windings.lastIndex(where: { $0 != 0 }) else { return false }
        return !layers[last].erases
    }
}

extension RegionOutline {
    /// The edges cut wherever two cross or touch; nil where none do.
    private static func cutAtCrossings(_ unsorted: [Edge]) -> [Edge]? {
        let edges = unsorted.sorted { ($0.minX, $0.minY, $0.layer) < ($1.minX, $1.minY, $1.layer) }
        var cuts = edges.map { _ in [Cut]() }
        var isCut = false
        for first in edges.indices {
            let edge = edges[first]
            var own: [Cut] = []
            for second in edges.indices.suffix(from: first + 1) {
                let other = edges[second]
                guard other.minX <= edge.maxX else { break }
                guard edge.maxY >= other.minY, other.maxY >= edge.minY else { continue }
                for vertex in meetings(edge, other) {
                    add(vertex, to: &own, of: edge)
                    add(vertex, to: &cuts[second], of: other)
                }
            }
            cuts[first] += own
        }
        var result: [Edge] = []
        for (edge, cuts) in zip(edges, cuts) {
            isCut = isCut || !cuts.isEmpty
            var from = edge.from
            for cut in cuts.sorted(by: { $0.position < $1.position }) where cut.vertex != from {
                result.append(Edge(from: from, to: cut.vertex, layer: edge.layer))
                from = cut.vertex
            }
            if from != edge.to { result.append(Edge(from: from, to: edge.to, layer: edge.layer)) }
        }
        return isCut ? result : nil
    }

    private static func add(_ vertex: Vertex, to cuts: inout [Cut], of edge: Edge) {
        guard vertex != edge.from, vertex != edge.to else { return }
        let (dx, dy) = (CGFloat(edge.to.x - edge.from.x), CGFloat(edge.to.y - edge.from.y))
        let along = CGFloat(vertex.x - edge.from.x) * dx + CGFloat(vertex.y - edge.from.y) * dy
        let position = along / (dx * dx + dy * dy)
        if position > 0, position < 1 { cuts.append(Cut(position: position, vertex: vertex)) }
    }

    /// Where two edges meet: one point, or, where they run along each other, the ends that lie on the other.
    private static func meetings(_ e: Edge, _ f: Edge) -> [Vertex] {
        let (ex, ey) = (e.to.x - e.from.x, e.to.y - e.from.y)
        let (fx, fy) = (f.to.x - f.from.x, f.to.y - f.from.y)
        let (dx, dy) = (f.from.x - e.from.x, f.from.y - e.from.y)
        let cross = ex * fy - ey * fx
        if cross == 0 {
            guard dx * ey == dy * ex else { return [] }
            return [f.from, f.to].filter { isWithin($0, e) } + [e.from, e.to].filter { isWithin($0, f) }
        }
        let t = CGFloat(dx * fy - dy * fx) / CGFloat(cross)
        let u = CGFloat(dx * ey - dy * ex) / CGFloat(cross)
        guard t >= 0, t <= 1, u >= 0, u <= 1 else { return [] }
        let (a, b) = (e.from.point, e.to.point)
        return [Vertex(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)]
    }

    private static func isWithin(_ vertex: Vertex, _ edge: Edge) -> Bool {
        (edge.minX...edge.maxX).contains(vertex.x) && (edge.minY...edge.maxY).contains(vertex.y)
    }

    /// Joins edges end to end. Where they are balanced a walk only stops where it began.
    private static func loops(of edges: [Edge]) -> [[CGPoint]] {
        var following: [Vertex: [Int]] = [:]
        for (index, edge) in edges.enumerated().reversed() { following[edge.from, default: []].append(index) }
        var isUsed = Array(repeating: false, count: edges.count)
        var loops: [[CGPoint]] = []
        for first in edges.indices where !isUsed[first] {
            var points: [CGPoint] = []
            var next: Int? = first
            while let index = next {
                isUsed[index] = true
                points.append(edges[index].from.point)
                let end = edges[index].to
                while let candidate = following[end]?.last, isUsed[candidate] { following[end]?.removeLast() }
                next = end == edges[first].from ? nil : following[end]?.popLast()
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
            let offset = (after.x - before.x) * (point.y - before.y) - (after.y - before.y) * (point.x - before.x)
            if length > 0, abs(offset) / length < 0.004 { continue }
            kept.append(point)
        }
        return kept.count > 2 ? kept : points
    }
}
