/// A function from progress in time, 0...1, to progress in value, with both ends fixed.
public struct UnitCurve: Hashable, Sendable {
    enum Function: Hashable, Sendable {
        case linear
        case bezier(CurveBezier)
        case circularIn
        case circularOut
        case circularInOut
    }

    var function: Function
    var isInverse = false

    /// Steeper than this no motion starts or ends: a curve may rise vertically.
    static let steepest = 10_000.0

    /// Returns a cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// The x of both controls is clamped to 0...1, so that there is one value at each time. Their y may lie outside, up to a
    /// million in either direction. NaN counts as 0.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        func clamped(_ x: CGFloat) -> Double { x.isNaN ? 0 : min(max(Double(x), 0), 1) }
        func bounded(_ y: CGFloat) -> Double { y.isNaN ? 0 : min(max(Double(y), -1e6), 1e6) }
        return UnitCurve(
            function: .bezier(
                CurveBezier(
                    x1: clamped(startControlPoint.x), y1: bounded(startControlPoint.y),
                    x2: clamped(endControlPoint.x), y2: bounded(endControlPoint.y))))
    }

    private static func bezier(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> UnitCurve {
        bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    }

    /// The curve of even speed.
    public static let linear = UnitCurve(function: .linear)
    /// The curve that starts and ends slowly.
    public static let easeInOut = bezier(0.42, 0, 0.58, 1)
    /// The curve that starts slowly.
    public static let easeIn = bezier(0.42, 0, 1, 1)
    /// The curve that ends slowly.
    public static let easeOut = bezier(0, 0, 0.58, 1)
    /// The lower right quarter of a circle: starts at rest, ends vertically.
    public static let circularEaseIn = UnitCurve(function: .circularIn)
    /// The upper left quarter of a circle: starts vertically, ends at rest.
    public static let circularEaseOut = UnitCurve(function: .circularOut)
    /// Two quarters of a circle: starts and ends at rest, vertical in the middle.
    public static let circularEaseInOut = UnitCurve(function: .circularInOut)

    /// The curve with time and value exchanged; meaningful where the value only rises.
    public var inverse: UnitCurve {
        var result = self
        result.isInverse.toggle()
        return result
    }

    /// Returns the value at a progress in time, clamped to 0...1; NaN counts as 0.
    public func value(at progress: Double) -> Double {
        let x = progress > 0 ? min(progress, 1) : 0
        if x == 0 || x == 1 { return x }
        switch function {
        case .linear:
            return x
        case .bezier(let bezier):
            let bezier = isInverse ? bezier.swapped : bezier
            return bezier.y(at: bezier.parameter(x: x))
        case .circularIn:
            return isInverse ? UnitCurve.circularRise(x) : 1 - UnitCurve.circularRise(1 - x)
        case .circularOut:
            return isInverse ? 1 - UnitCurve.circularRise(1 - x) : UnitCurve.circularRise(x)
        case .circularInOut:
            // Either half is a quarter of its own, and the inverse has the quarters exchanged.
            let local = x < 0.5 ? 2 * x : 2 - 2 * x
            let rise = isInverse ? UnitCurve.circularRise(local) : 1 - UnitCurve.circularRise(1 - local)
            return x < 0.5 ? rise / 2 : 1 - rise / 2
        }
    }

    /// Returns the slope at a progress in time, clamped to 0...1: value per whole duration.
    ///
    /// Infinite where the curve rises vertically. Where a Bézier curve has a control on one of its ends it has no slope
    /// of its own at that end; as on Apple's systems it is 1 at the start and 0 at the end there.
    public func velocity(at progress: Double) -> Double {
        if case .bezier(let bezier) = function {
            let bezier = isInverse ? bezier.swapped : bezier
            if !(progress > 0), bezier.x1 == 0, bezier.y1 == 0 { return 1 }
            if progress >= 1, bezier.x2 == 1, bezier.y2 == 1 { return 0 }
            if !(progress > 0), bezier.x1 == 0 { return bezier.y1 < 0 ? -.infinity : .infinity }
            if progress >= 1, bezier.x2 == 1 { return bezier.y2 > 1 ? -.infinity : .infinity }
        }
        return steepness(at: progress)
    }

    /// The slope at a progress in time as motions go by it: at most 10,000 either way, and at the ends of a Bézier curve
    /// the one beside them.
    package func slope(at progress: Double) -> Double {
        min(max(steepness(at: progress), -UnitCurve.steepest), UnitCurve.steepest)
    }

    private func steepness(at progress: Double) -> Double {
        let x = progress > 0 ? min(progress, 1) : 0
        switch function {
        case .linear:
            return 1
        case .bezier(let bezier):
            let bezier = isInverse ? bezier.swapped : bezier
            return bezier.slope(at: bezier.parameter(x: x))
        case .circularIn:
            return isInverse ? UnitCurve.circularSlope(x) : UnitCurve.circularSlope(1 - x)
        case .circularOut:
            return isInverse ? UnitCurve.circularSlope(1 - x) : UnitCurve.circularSlope(x)
        case .circularInOut:
            let local = x < 0.5 ? 2 * x : 2 - 2 * x
            return isInverse ? UnitCurve.circularSlope(local) : UnitCurve.circularSlope(1 - local)
        }
    }

    /// The quarter circle √(1 − (1 − x)²), which starts vertically.
    private static func circularRise(_ x: Double) -> Double {
        (x * (2 - x)).squareRoot()
    }

    private static func circularSlope(_ x: Double) -> Double {
        x > 0 ? (1 - x) / circularRise(x) : .infinity
    }
}
