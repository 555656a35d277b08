/// One line or Bézier curve with both its ends.
package enum PathSegment: Hashable, Sendable {
    /// A straight line.
    case line(CGPoint, CGPoint)
    /// A quadratic curve: start, control, end.
    case quadratic(CGPoint, CGPoint, CGPoint)
    /// A cubic curve: start, two controls, end.
    case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

    var start: CGPoint {
        switch self {
        case .line(let start, _), .quadratic(let start, _, _), .cubic(let start, _, _, _): start
        }
    }

    var end: CGPoint {
        switch self {
        case .line(_, let end), .quadratic(_, _, let end), .cubic(_, _, _, let end): end
        }
    }

    /// The element that draws this segment from its start.
    var element: Path.Element {
        switch self {
        case .line(_, let end): .line(to: end)
        case .quadratic(_, let control, let end): .quadCurve(to: end, control: control)
        case .cubic(_, let control1, let control2, let end): .curve(to: end, control1: control1, control2: control2)
        }
    }

    /// The same segment run through the other way.
    var reversed: PathSegment {
        switch self {
        case .line(let start, let end): .line(end, start)
        case .quadratic(let start, let control, let end): .quadratic(end, control, start)
        case .cubic(let start, let control1, let control2, let end): .cubic(end, control2, control1, start)
        }
    }

    /// The point at a parameter in 0...1.
    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        switch self {
        case .line(let start, let end):
            return start.mixed(with: end, t)
        case .quadratic(let start, let control, let end):
            let (i, j, k) = (u * u, 2 * u * t, t * t)
            return CGPoint(
                x: i * start.x + j * control.x + k * end.x, y: i * start.y + j * control.y + k * end.y)
        case .cubic(let start, let control1, let control2, let end):
            let (i, j, k, l) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(
                x: i * start.x + j * control1.x + k * control2.x + l * end.x,
                y: i * start.y + j * control1.y + k * control2.y + l * end.y)
        }
    }

    /// The derivative by the parameter, at a parameter in 0...1.
    func derivative(at t: CGFloat) -> CGVector {
        let u = 1 - t
        switch self {
        case .line(let start, let end):
            return CGVector(dx: end.x - start.x, dy: end.y - start.y)
        case .quadratic(let start, let control, let end):
            return CGVector(
                dx: 2 * (u * (control.x - start.x) + t * (end.x - control.x)),
                dy: 2 * (u * (control.y - start.y) + t * (end.y - control.y)))
        case .cubic(let start, let control1, let control2, let end):
            let (i, j, k) = (3 * u * u, 6 * u * t, 3 * t * t)
            return CGVector(
                dx: i * (control1.x - start.x) + j * (control2.x - control1.x) + k * (end.x - control2.x),
                dy: i * (control1.y - start.y) + j * (control2.y - control1.y) + k * (end.y - control2.y))
        }
    }

    /// Returns the parts before and after a parameter in 0...1.
    func split(at t: CGFloat) -> (PathSegment, PathSegment) {
        switch self {
        case .line(let start, let end):
            let middle = start.mixed(with: end, t)
            return (.line(start, middle), .line(middle, end))
        case .quadratic(let start, let control, let end):
            let left = start.mixed(with: control, t)
            let right = control.mixed(with: end, t)
            let middle = left.mixed(with: right, t)
            return (.quadratic(start, left, middle), .quadratic(middle, right, end))
        case .cubic(let start, let control1, let control2, let end):
            let left1 = start.mixed(with: control1, t)
            let bridge = control1.mixed(with: control2, t)
            let right2 = control2.mixed(with: end, t)
            let left2 = left1.mixed(with: bridge, t)
            let right1 = bridge.mixed(with: right2, t)
            let middle = left2.mixed(with: right1, t)
            return (.cubic(start, left1, left2, middle), .cubic(middle, right1, right2, end))
        }
    }

    /// Returns the part between two parameters in 0...1.
    func part(from lower: CGFloat, to upper: CGFloat) -> PathSegment {
        var result = self
        if upper < 1 { result = result.split(at: upper).0 }
        if lower > 0 { result = result.split(at: lower / upper).1 }
        return result
    }
}

extension CGPoint {
    /// The point a share `t` of the way to another.
    func mixed(with other: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
    }

    func distance(to other: CGPoint) -> CGFloat {
        hypot(other.x - x, other.y - y)
    }
}
