/// How the inside of a path is found and drawn.
@frozen
public struct FillStyle: Hashable, Sendable {
    /// Whether the even-odd rule finds the inside; the nonzero winding rule does otherwise.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    /// Creates a fill style.
    @inlinable
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
