import Foundation

extension FixedWidthInteger {
    /// The whole part of a number, clamped to a range, for numbers that come from an app or are computed from such.
    ///
    /// The standard conversion ends the process for NaN, infinity, and whatever the type cannot hold.
    ///
    /// - Parameters:
    ///   - value: what lies beyond the range becomes its nearer end. NaN counts as 0.
    ///   - limits: the range, for results that are added to or multiplied; all that the type holds by default.
    @inlinable
    package init(
        clamping value: some BinaryFloatingPoint, to limits: ClosedRange<Self> = Self.min...Self.max
    ) {
        let whole: Self
        if value.isNaN {
            whole = 0
        } else if let exact = Self(exactly: value.rounded(.towardZero)) {
            whole = exact
        } else {
            whole = value < 0 ? .min : .max
        }
        self = Swift.min(Swift.max(whole, limits.lowerBound), limits.upperBound)
    }
}

// Builds without optimization do not specialize the conversion above, which then takes microseconds.
extension Int {
    /// The same for a `Double`.
    @inlinable
    package init(clamping value: Double, to limits: ClosedRange<Int> = Int.min...Int.max) {
        let whole = value.isNaN ? 0 : value >= 0x1p63 ? Int.max : value < -0x1p63 ? Int.min : Int(value)
        self = Swift.min(Swift.max(whole, limits.lowerBound), limits.upperBound)
    }

    /// The same for a `CGFloat`.
    @inlinable
    package init(clamping value: CGFloat, to limits: ClosedRange<Int> = Int.min...Int.max) {
        self.init(clamping: Double(value), to: limits)
    }
}
