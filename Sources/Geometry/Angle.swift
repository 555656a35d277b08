/// An angle, kept in radians; positive is clockwise on screen, where y grows downward.
///
/// Zero points to the right. Any number of turns is allowed and kept: an animation from 0° to 720° turns twice. Angles
/// are compared and added as numbers, so that 0° and 360° are not equal. NaN and infinity are kept and spread; effects
/// report them and count them as zero.
///
///     Image(systemName: "location.north.fill")
///         .rotationEffect(.degrees(heading) - .degrees(90))
@frozen
public struct Angle: Hashable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    @inlinable
    public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// Creates the zero angle.
    @inlinable
    public init() {
        radians = 0
    }

    /// Creates an angle from radians.
    @inlinable
    public init(radians: Double) {
        self.radians = radians
    }

    /// Creates an angle from degrees.
    @inlinable
    public init(degrees: Double) {
        radians = degrees * (.pi / 180)
    }

    /// Returns an angle of so many radians.
    @inlinable
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// Returns an angle of so many degrees.
    @inlinable
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// The angle of no turn.
    @inlinable
    public static var zero: Angle { Angle() }
}

extension Angle: Comparable {
    /// Whether the left angle has fewer radians; whole turns count.
    @inlinable
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle {
    /// Returns the opposite turn.
    @inlinable
    public static prefix func - (operand: Angle) -> Angle { Angle(radians: -operand.radians) }

    /// Returns the sum of two angles.
    @inlinable
    public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

    /// Returns the difference of two angles.
    @inlinable
    public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

    /// Returns the angle times a number.
    @inlinable
    public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

    /// Returns a number times the angle.
    @inlinable
    public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }

    /// Returns the angle divided by a number.
    @inlinable
    public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

    /// Adds an angle.
    @inlinable
    public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

    /// Subtracts an angle.
    @inlinable
    public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

    /// Multiplies by a number.
    @inlinable
    public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

    /// Divides by a number.
    @inlinable
    public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}
