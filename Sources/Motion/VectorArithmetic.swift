/// A value that can be added, subtracted and scaled: what an animation moves.
///
/// Named and shaped as in Apple's SwiftUI.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies every component by a number.
    mutating func scale(by rhs: Double)

    /// The dot product of the value with itself.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// Returns the value with every component multiplied by a number.
    @inlinable
    public func scaled(by factor: Double) -> Self {
        var result = self
        result.scale(by: factor)
        return result
    }

    /// Moves the value a share of the way to another; shares outside 0...1 go beyond.
    @inlinable
    public mutating func interpolate(towards other: Self, amount: Double) {
        self = interpolated(towards: other, amount: amount)
    }

    /// Returns the value a share of the way to another; shares outside 0...1 go beyond.
    @inlinable
    public func interpolated(towards other: Self, amount: Double) -> Self {
        self + (other - self).scaled(by: amount)
    }

    /// Returns the value a share `t` of the way to another; shares outside 0...1 go beyond.
    @inlinable
    package func interpolated(towards other: Self, by t: Double) -> Self {
        self + (other - self).scaled(by: t)
    }

    /// The dot product with another value, by the parallelogram law.
    @inlinable
    package func dot(_ other: Self) -> Double {
        ((self + other).magnitudeSquared - magnitudeSquared - other.magnitudeSquared) / 2
    }
}

extension Double: VectorArithmetic {
    /// Multiplies by a number.
    @inlinable
    public mutating func scale(by rhs: Double) { self *= rhs }

    /// The square.
    @inlinable
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies by a number.
    @inlinable
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }

    /// The square.
    @inlinable
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies by a number.
    @inlinable
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

    /// The square.
    @inlinable
    public var magnitudeSquared: Double { Double(self * self) }
}
