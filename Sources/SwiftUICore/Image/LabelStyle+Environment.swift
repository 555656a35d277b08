/// A label style whose type is hidden, to be kept in the environment.
struct AnyLabelStyle: @unchecked Sendable {
    private let style: Any
    private let make: @MainActor (LabelStyleConfiguration) -> AnyView
    private let isSame: (Any) -> Bool

    init<S: LabelStyle>(_ style: S) {
        // Styles are values; only the main actor asks them for a body.
        nonisolated(unsafe) let style = style
        self.style = style
        make = { AnyView(style.makeBody(configuration: $0)) }
        isSame = { ($0 as? S).map { ViewComparison.areEqual($0, style) } ?? false }
    }

    @MainActor
    func body(_ configuration: LabelStyleConfiguration) -> AnyView { make(configuration) }
}

extension AnyLabelStyle: Equatable {
    static func == (first: AnyLabelStyle, second: AnyLabelStyle) -> Bool { first.isSame(second.style) }
}

private struct LabelStyleKey: EnvironmentKey {
    static let defaultValue = AnyLabelStyle(DefaultLabelStyle())
}

extension EnvironmentValues {
    var labelStyle: AnyLabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how labels in this view are shown.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(\.labelStyle, AnyLabelStyle(style))
    }
}
