/// Whether a part of a view is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the part's container sees fit.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}
