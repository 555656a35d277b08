/// How marks with the same place share a length.
public struct MarkStackingMethod: Hashable, Sendable {
    enum Kind {
        case standard, normalized, center, unstacked
    }

    let kind: Kind

    /// One begins where the one before it ends, from zero on.
    public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
    /// As shares of their sum.
    public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
    /// One begins where the one before it ends, around the middle.
    public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
    /// All from zero on.
    public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}
