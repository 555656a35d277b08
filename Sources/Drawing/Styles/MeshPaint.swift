import Foundation
import RiffleLayers

/// A mesh of colors with its points in shares of a rectangle.
package struct MeshPaint: Hashable, Sendable {
    /// Points in a row.
    package let columns: Int
    /// Row by row.
    package var points: [CGPoint]
    /// Where the lines between a point and its neighbors set out: leading, top, trailing and bottom, four for each point.
    /// Empty where lines are to run as smoothly as they can.
    package var controls: [CGPoint]
    /// One for each point.
    package var colors: [ResolvedColor]
    package var background: ResolvedColor
    package let isSmooth: Bool
    package let isPerceptual: Bool

    var rows: Int { columns > 0 ? points.count / columns : 0 }

    /// Whether both have the same parts, so that there is something between them.
    func isSameKind(as other: MeshPaint) -> Bool {
        columns == other.columns && points.count == other.points.count && controls.count == other.controls.count
    }

    func multiplyingAlpha(by factor: Double) -> MeshPaint {
        var copy = self
        copy.colors = colors.map { $0.multiplyingAlpha(by: factor) }
        copy.background = background.multiplyingAlpha(by: factor)
        return copy
    }

    /// The surface over a rectangle, as a grid so dense that its cells can be drawn with straight lines.
    func resolved(in rect: CGRect) -> ResolvedMesh {
        guard columns >= 2, rows >= 2, points.count == columns * rows, colors.count == points.count else {
            return ResolvedMesh(columns: 2, points: [], colors: [], background: background)
        }
        // By eye: beyond some 24 cells across nobody sees the difference.
        let steps = max(2, min(10, 24 / (max(columns, rows) - 1)))
        let surface = MeshSurface(self)
        let width = (columns - 1) * steps + 1
        let height = (rows - 1) * steps + 1
        var places: [CGPoint] = []
        var shades: [ResolvedColor] = []
        for y in 0..<height {
            for x in 0..<width {
                // The last line belongs to the last patch.
                let column = min(x / steps, columns - 2)
                let row = min(y / steps, rows - 2)
                let u = Double(x - column * steps) / Double(steps)
                let v = Double(y - row * steps) / Double(steps)
                let place = surface.place(column, row, u, v)
                places.append(
                    CGPoint(x: rect.minX + place.x * rect.width, y: rect.minY + place.y * rect.height))
                shades.append(surface.color(column, row, u, v))
            }
        }
        return ResolvedMesh(columns: width, points: places, colors: shades, background: background)
    }
}

/// Where the points between those of a mesh are, and what color they have.
private struct MeshSurface {
    private enum Side: Int { case leading, top, trailing, bottom }

    private let mesh: MeshPaint
    private let places: [SIMD2<Double>]
    private let controls: [SIMD2<Double>]
    /// Multiplied by their alpha, in the space in which they are mixed.
    private let colors: [SIMD4<Double>]

    init(_ mesh: MeshPaint) {
        self.mesh = mesh
        let places = mesh.points.map { SIMD2(Double($0.x), Double($0.y)) }
        self.places = places
        if mesh.controls.count == 4 * places.count {
            controls = mesh.controls.map { SIMD2(Double($0.x), Double($0.y)) }
        } else {
            controls = MeshSurface.smoothControls(places, columns: mesh.columns, rows: mesh.rows)
        }
        colors = mesh.colors.map { MeshSurface.vector($0, isPerceptual: mesh.isPerceptual) }
    }

    /// Controls with which a line goes through each point in the direction from the one before to the next.
    private static func smoothControls(_ places: [SIMD2<Double>], columns: Int, rows: Int) -> [SIMD2<Double>] {
        var controls: [SIMD2<Double>] = []
        for (index, place) in places.enumerated() {
            let (x, y) = (index % columns, index / columns)
            let across = slope(at: x, of: columns) { places[y * columns + $0] } / 3
            let down = slope(at: y, of: rows) { places[$0 * columns + x] } / 3
            controls += [place - across, place - down, place + across, place + down]
        }
        return controls
    }

    /// Of a line through points, at one of them.
    private static func slope<Vector: SIMD<Double>>(at index: Int, of count: Int, _ point: (Int) -> Vector) -> Vector {
        let (before, after) = (max(index - 1, 0), min(index + 1, count - 1))
        return (point(after) - point(before)) / Double(max(after - before, 1))
    }

    private func control(_ index: Int, _ side: Side) -> SIMD2<Double> { controls[4 * index + side.rawValue] }

    /// A place in a patch: the four lines around it decide (a Coons patch).
    func place(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> SIMD2<Double> {
        let first = row * mesh.columns + column
        let (a, b, c, d) = (first, first + 1, first + mesh.columns, first + mesh.columns + 1)
        func line(_ from: Int, _ side: Side, _ to: Int, _ other: Side, _ t: Double) -> SIMD2<Double> {
            let s = 1 - t
            let ends = places[from] * (s * s * s) + places[to] * (t * t * t)
            return ends + control(from, side) * (3 * s * s * t) + control(to, other) * (3 * s * t * t)
        }
        let across = line(a, .trailing, b, .leading, u) * (1 - v) + line(c, .trailing, d, .leading, u) * v
        let down = line(a, .bottom, c, .top, v) * (1 - u) + line(b, .bottom, d, .top, v) * u
        let corners =
            places[a] * ((1 - u) * (1 - v)) + places[b] * (u * (1 - v)) + places[c] * ((1 - u) * v) + places[d]
            * (u * v)
        return across + down - corners
    }

    func color(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> ResolvedColor {
        let vector: SIMD4<Double>
        if mesh.isSmooth {
            vector = curve(at: row, of: mesh.rows, v) { y in
                curve(at: column, of: mesh.columns, u) { x in colors[y * mesh.columns + x] }
            }
        } else {
            func mixed(_ row: Int) -> SIMD4<Double> {
                let first = row * mesh.columns + column
                return colors[first] * (1 - u) + colors[first + 1] * u
            }
            vector = mixed(row) * (1 - v) + mixed(row + 1) * v
        }
        return MeshSurface.color(vector, isPerceptual: mesh.isPerceptual)
    }

    /// A curve through points, between one and the next.
    private func curve(at index: Int, of count: Int, _ t: Double, _ point: (Int) -> SIMD4<Double>) -> SIMD4<Double> {
        let (from, to) = (point(index), point(index + 1))
        let start = MeshSurface.slope(at: index, of: count, point)
        let end = MeshSurface.slope(at: index + 1, of: count, point)
        let (squared, cubed) = (t * t, t * t * t)
        let ends = from * (2 * cubed - 3 * squared + 1) + to * (3 * squared - 2 * cubed)
        return ends + start * (cubed - 2 * squared + t) + end * (cubed - squared)
    }

    private static func vector(_ color: ResolvedColor, isPerceptual: Bool) -> SIMD4<Double> {
        let alpha = Double(color.alpha)
        if isPerceptual {
            let mixed = OklabColor(color)
            return SIMD4(mixed.lightness * alpha, mixed.a * alpha, mixed.b * alpha, alpha)
        }
        return SIMD4(Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, alpha)
    }

    private static func color(_ vector: SIMD4<Double>, isPerceptual: Bool) -> ResolvedColor {
        guard vector.w > 1e-6 else { return .clear }
        let alpha = min(vector.w, 1)
        let (x, y, z) = (vector.x / vector.w, vector.y / vector.w, vector.z / vector.w)
        if isPerceptual { return OklabColor(lightness: x, a: y, b: z, alpha: alpha).resolved }
        return ResolvedColor(red: Float(x), green: Float(y), blue: Float(z), alpha: Float(alpha))
    }
}
