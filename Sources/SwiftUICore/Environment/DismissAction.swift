/// Dismisses the presentation that a view is in: `@Environment(\.dismiss) var dismiss`, then `dismiss()`.
///
/// A window's own views are in none, and calling it there changes nothing, as on Apple's platforms. Riffle has no
/// presentations yet.
@MainActor @preconcurrency
public struct DismissAction {
    /// Dismisses the presentation, if the view is in one.
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// Dismisses the presentation that the view is in.
    @MainActor @preconcurrency public var dismiss: DismissAction { DismissAction() }
}
