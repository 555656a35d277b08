/// A type that can be shown between two of its values.
public protocol Animatable {
    /// The part that is interpolated.
    associatedtype AnimatableData: VectorArithmetic

    /// The numbers to interpolate; setting them gives the value in between.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// The value itself.
    @inlinable
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing: the value does not animate.
    @inlinable
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        // swift-format-ignore
        set {}
    }
}

extension Animatable {
    /// Returns the value a share `t` of the way to another.
    @inlinable
    package func interpolated(towards other: Self, by t: Double) -> Self {
        var result = self
        result.animatableData = animatableData.interpolated(towards: other.animatableData, by: t)
        return result
    }
}
