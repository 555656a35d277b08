import SwiftUI

/// The size that scenes of places are drawn at, in points.
enum Scene {
    static let width = 363.0
    static let height = 560.0
}

/// A color as style sheets write it, such as `ink(0xFF8800)`.
func ink(_ rgb: Int, _ opacity: Double = 1) -> Color {
    Color(
        red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255, blue: Double(rgb & 255) / 255,
        opacity: opacity)
}

func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Which way a gradient runs over what it fills.
enum Direction {
    case down, across, diagonal

    var end: UnitPoint {
        switch self {
        case .down: .bottom
        case .across: .trailing
        case .diagonal: .bottomTrailing
        }
    }

    var start: UnitPoint {
        switch self {
        case .down: .top
        case .across: .leading
        case .diagonal: .topLeading
        }
    }
}

extension Path {
    /// Many of a kind, each a little different: what `draw` adds to the path as often as it is asked to.
    static func scattered(_ count: Int, seed: Int, draw: (_ path: inout Path, _ dice: inout Dice) -> Void) -> Path {
        Path { path in
            var dice = Dice(seed)
            for _ in 0..<count { draw(&path, &dice) }
        }
    }

    /// The path filled with colors that run over its own bounds.
    @MainActor
    func painted(_ colors: Color..., to direction: Direction = .down) -> some View {
        painted(Gradient(colors: colors), to: direction)
    }

    /// The path filled with a gradient that runs over its own bounds.
    @MainActor
    func painted(_ gradient: Gradient, to direction: Direction = .down) -> some View {
        let bounds = boundingRect
        return offsetBy(dx: -bounds.minX, dy: -bounds.minY)
            .fill(LinearGradient(gradient: gradient, startPoint: direction.start, endPoint: direction.end))
            .frame(width: bounds.width, height: bounds.height)
            .position(x: bounds.midX, y: bounds.midY)
    }

    /// The path drawn as lines with round ends.
    @MainActor
    func drawn(_ color: Color, _ width: Double = 1) -> some View {
        stroke(color, style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    }

    /// Straight lines from point to point, closed.
    static func polygon(_ points: [CGPoint]) -> Path {
        Path { path in
            path.addLines(points)
            path.closeSubpath()
        }
    }

    /// Straight lines from point to point, closed.
    static func polygon(_ points: (Double, Double)...) -> Path { polygon(points.map { point($0.0, $0.1) }) }

    /// A closed shape with soft turns through points.
    static func blob(_ points: (Double, Double)...) -> Path {
        Path { path in path.addLines(Curve.through(points.map { point($0.0, $0.1) }, isClosed: true)) }
    }

    /// An open line with soft turns through points.
    static func curve(_ points: (Double, Double)...) -> Path {
        Path { path in path.addLines(Curve.through(points.map { point($0.0, $0.1) })) }
    }

    static func ellipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        Path(ellipseIn: CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height))
    }

    static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        Path(CGRect(x: x, y: y, width: width, height: height))
    }

    /// A shape that is pointed at both ends, such as a glint on water.
    mutating func addLens(_ center: CGPoint, width: Double, height: Double) {
        let left = point(center.x - width / 2, center.y)
        let right = point(center.x + width / 2, center.y)
        move(to: left)
        addQuadCurve(to: right, control: point(center.x, center.y - height))
        addQuadCurve(to: left, control: point(center.x, center.y + height))
        closeSubpath()
    }
}

/// Lines with soft turns (Catmull-Rom, ten steps for each pair of points).
enum Curve {
    static func through(_ points: [CGPoint], isClosed: Bool = false, steps: Int = 10) -> [CGPoint] {
        guard points.count > 2 else { return points }
        let count = points.count
        func at(_ index: Int) -> CGPoint {
            isClosed ? points[(index + count) % count] : points[min(max(index, 0), count - 1)]
        }
        var line: [CGPoint] = []
        for index in 0..<(isClosed ? count : count - 1) {
            let (a, b, c, d) = (at(index - 1), at(index), at(index + 1), at(index + 2))
            for step in 0..<steps {
                let t = Double(step) / Double(steps)
                line.append(point(blend(a.x, b.x, c.x, d.x, t), blend(a.y, b.y, c.y, d.y, t)))
            }
        }
        line.append(at(isClosed ? 0 : count - 1))
        return line
    }

    private static func blend(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ t: Double) -> Double {
        let first = 2 * b + (c - a) * t
        let second = (2 * a - 5 * b + 4 * c - d) * t * t
        let third = (3 * b - a - 3 * c + d) * t * t * t
        return (first + second + third) / 2
    }
}
