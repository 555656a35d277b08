import SwiftUICore

/// What the system shows of itself, like an alert: styles that an app sets around do not reach it, and each of its
/// buttons dismisses it before it does what it is for.
struct SystemSurfaceModifier: ViewModifier {
    let presentation: Presentation
    @State private var wrapper = ActionWrapper()

    func body(content: Content) -> some View {
        let presentation = presentation
        content
            .environment(\.actionWrapper, wrapper)
            .environment(\.isEnabled, true)
            .environment(\.lineLimits, .none)
            .environment(\.textCase, nil)
            .font(.body)
            .foregroundStyle(Color.primary)
            .systemScrolling()
            .afterEvaluation {
                wrapper.perform = { _, action in
                    presentation.end()
                    action()
                }
            }
    }
}

extension View {
    /// Shows the view as a part of the system, whose buttons dismiss what is presented.
    func systemSurface(dismissing presentation: Presentation) -> some View {
        modifier(SystemSurfaceModifier(presentation: presentation))
    }
}
