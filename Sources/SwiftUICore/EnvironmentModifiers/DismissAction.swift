/// What ends the presentation that views are in: a sheet, a screen on a stack. It is the same for as long as that lasts.
package final class DismissTarget: Sendable {
    private let action: @MainActor @Sendable () -> Void

    /// Creates a target that does something to end the presentation.
    package init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

    @MainActor
    fileprivate func dismiss() { action() }
}

/// Dismisses what a view is presented in: `@Environment(\.dismiss) var dismiss`, then `dismiss()`.
///
/// A window's own views are in no presentation, and calling it there changes nothing, as on Apple's platforms.
@MainActor @preconcurrency
public struct DismissAction {
    private let target: DismissTarget?

    /// - Parameter target: nil where there is nothing to dismiss.
    nonisolated package init(_ target: DismissTarget?) { self.target = target }

    /// Dismisses the presentation, if the view is in one.
    public func callAsFunction() { MainThread.run { [target] in target?.dismiss() } }
}

private struct DismissTargetKey: EnvironmentKey {
    static var defaultValue: DismissTarget? { nil }
}

extension EnvironmentValues {
    /// What ends the presentation that the view is in; nil where it is in none.
    package var dismissTarget: DismissTarget? {
        get { self[DismissTargetKey.self] }
        set { self[DismissTargetKey.self] = newValue }
    }

    /// Dismisses the presentation that the view is in.
    ///
    /// Call the value as a function. The nearest presentation around the view that reads it is dismissed: a sheet, a
    /// cover, a popover, or a screen on a `NavigationStack`, which is then popped. Bindings that presented it are set
    /// back. So read it in a view inside of the presentation, not in the one that presents. Where there is nothing to
    /// dismiss, the call does nothing; `isPresented` tells.
    ///
    ///     struct Receipt: View {
    ///         @Environment(\.dismiss) private var dismiss
    ///
    ///         var body: some View {
    ///             VStack {
    ///                 Text("Two tickets to Porto")
    ///                 Button("Done") { dismiss() }
    ///             }
    ///         }
    ///     }
    public var dismiss: DismissAction { DismissAction(dismissTarget) }

    /// Whether the view is presented: by a sheet, on a stack of screens and the like.
    public var isPresented: Bool { dismissTarget != nil }
}
