/// Finds the outline of what lies inside two paths in a given way.
///
/// Both are cut into straight edges where any two of them meet. An edge belongs to the result if only one of its sides
/// is inside, and all such edges, each with the inside to its left, link up to closed lines.
struct PathCombiner {
    /// A straight piece of one of the paths.
    private struct Edge: Hashable {
        var from: CGPoint
        var to: CGPoint

        var bounds: (minX: CGFloat, maxX: CGFloat, minY: CGFloat, maxY: CGFloat) {
            (min(from.x, to.x), max(from.x, to.x), min(from.y, to.y), max(from.y, to.y))
        }
    }

    /// Points nearer than this, in points, are one: a power of two, so that snapping does not round.
    private static let grid: CGFloat = 1 / 1024
    /// How far beside an edge it is asked what lies there: next to nothing, as edges meet at their ends only.
    private static let aside: CGFloat = 1e-6

    /// A piece of an outline that no other one crosses, and how often each path runs along it.
    private struct Piece {
        var edge: Edge
        var first = 0
        var second = 0
    }

    private let pieces: [Piece]
    private let isEvenOdd: Bool

    init(_ first: Path, _ second: Path, eoFill: Bool) {
        let firstEdges = Self.edges(of: first).map { Piece(edge: $0, first: 1) }
        let secondEdges = Self.edges(of: second).map { Piece(edge: $0, second: 1) }
        // What runs along itself, as an arc of many turns, is one edge before the edges are held against each other.
        pieces = Self.merged(Self.cut(Self.merged(firstEdges + secondEdges)))
        isEvenOdd = eoFill
    }

    /// Beyond this, in points, the grid is too fine for numbers to tell its points apart.
    private static let reach: CGFloat = 1e8

    private static func snapped(_ point: CGPoint) -> CGPoint {
        func snapped(_ place: CGFloat) -> CGFloat { (min(max(place, -reach), reach) / grid).rounded() * grid }
        return CGPoint(x: snapped(point.x), y: snapped(point.y))
    }

    private static func edges(of path: Path) -> [Edge] {
        var edges: [Edge] = []
        for line in path.flattened(tolerance: 0.02) {
            var points = line.map(snapped)
            if let start = points.first, points.last != start { points.append(start) }
            for (from, to) in zip(points, points.dropFirst()) where from != to {
                edges.append(Edge(from: from, to: to))
            }
        }
        return edges
    }

    /// The outline of what a rule says is inside, given what is inside each path.
    func combined(_ isInside: (Bool, Bool) -> Bool) -> Path {
        var boundary: [Edge] = []
        for edge in pieces.lazy.map(\.edge) {
            let (dx, dy) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
            let scale = Self.aside / hypot(dx, dy)
            let middle = CGPoint(x: (edge.from.x + edge.to.x) / 2, y: (edge.from.y + edge.to.y) / 2)
            func covers(_ side: CGFloat) -> Bool {
                let point = CGPoint(x: middle.x - dy * scale * side, y: middle.y + dx * scale * side)
                let (first, second) = contains(point)
                return isInside(first, second)
            }
            let (left, right) = (covers(1), covers(-1))
            if left, !right { boundary.append(edge) }
            if right, !left { boundary.append(Edge(from: edge.to, to: edge.from)) }
        }
        return Self.linked(boundary)
    }

    /// Whether each of the paths covers a point.
    private func contains(_ point: CGPoint) -> (first: Bool, second: Bool) {
        var (first, second) = (0, 0)
        for piece in pieces {
            let edge = piece.edge
            let goesDown = edge.from.y <= point.y && point.y < edge.to.y
            guard goesDown || (edge.to.y <= point.y && point.y < edge.from.y) else { continue }
            let share = (point.y - edge.from.y) / (edge.to.y - edge.from.y)
            guard edge.from.x + share * (edge.to.x - edge.from.x) <= point.x else { continue }
            first += goesDown ? piece.first : -piece.first
            second += goesDown ? piece.second : -piece.second
        }
        return isEvenOdd ? (first % 2 != 0, second % 2 != 0) : (first != 0, second != 0)
    }

    /// The edges cut where they meet others.
    ///
    /// Cuts are snapped, which bends edges a little so that they may meet new ones; after a few rounds none is left.
    private static func cut(_ edges: [Piece]) -> [Piece] {
        var edges = edges
        for _ in 0..<5 {
            edges.sort { $0.edge.bounds.minX < $1.edge.bounds.minX }
            let cuts = cuts(in: edges.map(\.edge))
            var next: [Piece] = []
            for (owned, cuts) in zip(edges, cuts) {
                let edge = owned.edge
                let sorted = cuts.sorted { $0.distance(to: edge.from) < $1.distance(to: edge.from) }
                let points = [edge.from] + sorted + [edge.to]
                for (from, to) in zip(points, points.dropFirst()) where from != to {
                    next.append(Piece(edge: Edge(from: from, to: to), first: owned.first, second: owned.second))
                }
            }
            let isDone = next.count == edges.count
            edges = next
            if isDone { break }
        }
        return edges
    }

    /// Where each of some edges, in the order of their left ends, meets others.
    private static func cuts(in edges: [Edge]) -> [[CGPoint]] {
        let bounds = edges.map(\.bounds)
        var cuts = [[CGPoint]](repeating: [], count: edges.count)
        for index in edges.indices {
            for other in edges.indices.dropFirst(index + 1) {
                if bounds[other].minX > bounds[index].maxX { break }
                guard bounds[other].minY <= bounds[index].maxY, bounds[other].maxY >= bounds[index].minY else {
                    continue
                }
                for point in meetings(edges[index], edges[other]) {
                    cuts[index].append(point)
                    cuts[other].append(point)
                }
            }
        }
        return cuts
    }

    /// The edges with those that lie on each other made one.
    private static func merged(_ edges: [Piece]) -> [Piece] {
        var indices: [Edge: Int] = [:]
        var pieces: [Piece] = []
        for owned in edges {
            let edge = owned.edge
            let isForward = (edge.from.x, edge.from.y) < (edge.to.x, edge.to.y)
            let forward = isForward ? edge : Edge(from: edge.to, to: edge.from)
            let index = indices[forward] ?? pieces.count
            if index == pieces.count {
                pieces.append(Piece(edge: forward))
                indices[forward] = index
            }
            pieces[index].first += isForward ? owned.first : -owned.first
            pieces[index].second += isForward ? owned.second : -owned.second
        }
        return pieces
    }

    /// Where two edges meet: a point, or the ends of what they share.
    private static func meetings(_ first: Edge, _ second: Edge) -> [CGPoint] {
        let (ax, ay) = (first.to.x - first.from.x, first.to.y - first.from.y)
        let (bx, by) = (second.to.x - second.from.x, second.to.y - second.from.y)
        let (cx, cy) = (second.from.x - first.from.x, second.from.y - first.from.y)
        let turn = ax * by - ay * bx
        // Edges that are as good as parallel meet where an end of one lies on the other.
        if abs(turn) <= 1e-9 * hypot(ax, ay) * hypot(bx, by) {
            return [first.from, first.to].filter { isOn(second, $0) }
                + [second.from, second.to].filter { isOn(first, $0) }
        }
        let share = (cx * by - cy * bx) / turn
        let otherShare = (cx * ay - cy * ax) / turn
        guard (0...1).contains(share), (0...1).contains(otherShare) else { return [] }
        return [snapped(CGPoint(x: first.from.x + ax * share, y: first.from.y + ay * share))]
    }

    private static func isOn(_ edge: Edge, _ point: CGPoint) -> Bool {
        let (ax, ay) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
        let (px, py) = (point.x - edge.from.x, point.y - edge.from.y)
        let length = hypot(ax, ay)
        return abs(ax * py - ay * px) <= grid * length && (0...(length * length)).contains(ax * px + ay * py)
    }

    /// The closed lines that directed edges form; where several leave a point, the one that keeps to the inside.
    private static func linked(_ edges: [Edge]) -> Path {
        var leaving: [CGPoint: [Int]] = [:]
        for (index, edge) in edges.enumerated() { leaving[edge.from, default: []].append(index) }
        var isUsed = [Bool](repeating: false, count: edges.count)
        var result = Path()
        for start in edges.indices where !isUsed[start] {
            var points: [CGPoint] = []
            var current: Int? = start
            while let index = current, !isUsed[index] {
                isUsed[index] = true
                points.append(edges[index].from)
                let candidates = leaving[edges[index].to, default: []].filter { !isUsed[$0] }
                current = candidates.min { turn(edges[index], edges[$0]) < turn(edges[index], edges[$1]) }
            }
            append(points, to: &result)
        }
        return result
    }

    /// How far one has to turn from the way back to go on along another edge, keeping to the left, in radians.
    private static func turn(_ edge: Edge, _ next: Edge) -> CGFloat {
        let back = atan2(edge.from.y - edge.to.y, edge.from.x - edge.to.x)
        let onward = atan2(next.to.y - next.from.y, next.to.x - next.from.x)
        let turn = back - onward
        return turn <= 0 ? turn + 2 * .pi : turn
    }

    /// Adds a closed line without the points that lie straight between their neighbors.
    private static func append(_ points: [CGPoint], to path: inout Path) {
        let corners = points.indices.filter { index in
            let before = points[(index + points.count - 1) % points.count]
            let after = points[(index + 1) % points.count]
            let (ax, ay) = (points[index].x - before.x, points[index].y - before.y)
            let (bx, by) = (after.x - points[index].x, after.y - points[index].y)
            return abs(ax * by - ay * bx) > 1e-9 || ax * bx + ay * by < 0
        }
        guard corners.count > 2 else { return }
        path.addLines(corners.map { points[$0] })
        path.closeSubpath()
    }
}
