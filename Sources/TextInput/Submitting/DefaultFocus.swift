/// When a default focus is taken.
public struct DefaultFocusEvaluationPriority: Equatable, Sendable {
    private let isUserInitiated: Bool

    /// When the view appears.
    public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
    /// Also when a person moves the focus into the view.
    public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

extension View {
    /// Says which view in this one has the focus first, once this view appears.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { if binding.wrappedValue != value { binding.wrappedValue = value } }
    }
}
