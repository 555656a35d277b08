import SwiftUICore

/// Shows an alert in the middle of the window.
struct AlertSurface: View {
    let presentation: Presentation

    @State private var isIn = false
    @Environment(\.self) private var environment

    nonisolated init(presentation: Presentation) { self.presentation = presentation }

    var body: some View {
        GeometryReader { proxy in
            ZStack {
                Color.black
                    .opacity(environment.colorScheme == .dark ? 0.48 : 0.2)
                    .accessibilityHidden(true)
                presentation.content
                    .environment(\.dialogMaxHeight, max(proxy.size.height - 2 * margin, 100))
                    .frame(width: proxy.size.width, height: proxy.size.height)
                    .scaleEffect(isIn || presentation.isLeaving ? 1 : 1.2)
            }
            .opacity(isIn ? 1 : 0)
        }
        .systemSurface(dismissing: presentation)
        .modifier(
            PresentationMotion(
                presentation: presentation, isIn: $isIn, opening: .spring(duration: 0.3, bounce: 0),
                closing: .easeInOut(duration: 0.2)))
    }

    private var margin: CGFloat {
        max(environment.safeAreaInsets.top, environment.safeAreaInsets.bottom, 24)
    }
}

private struct DialogMaxHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { .infinity }
}

extension EnvironmentValues {
    /// How high an alert or dialog may become, in points.
    var dialogMaxHeight: CGFloat {
        get { self[DialogMaxHeightKey.self] }
        set { self[DialogMaxHeightKey.self] = newValue }
    }
}
