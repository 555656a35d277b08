/// How a line gets from one point to the next.
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case cardinal(CGFloat)
        case catmullRom(CGFloat)
    }

    let kind: Kind

    /// Straight.
    public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }
    /// In a curve that goes up and down where the points do and nowhere else.
    public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }
    /// In a curve through all points.
    public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
    /// In a curve through all points that has few loops.
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
    /// In steps that begin at the points.
    public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .stepStart) }
    /// In steps with the points in their middle.
    public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .stepCenter) }
    /// In steps that end at the points.
    public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .stepEnd) }

    /// In a curve through all points.
    ///
    /// - Parameter tension: from 0 to 1 for straight lines.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension))
    }

    /// In a curve through all points.
    ///
    /// - Parameter alpha: 0 for a uniform, 0.5 for a centripetal and 1 for a chordal curve.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha))
    }
}
