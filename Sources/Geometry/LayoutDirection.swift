/// The direction in which text and rows run.
@frozen
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Rows start at the left.
    case leftToRight
    /// Rows start at the right.
    case rightToLeft
}
