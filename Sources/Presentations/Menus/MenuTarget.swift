import SwiftUICore

/// Makes a view of an open menu one to choose: by a tap, or by a finger that comes from elsewhere in the menu and is lifted.
struct MenuTarget: ViewModifier {
    let action: @MainActor () -> Void
    @State private var probe = FrameProbe()
    @State private var isHighlighted = false
    @State private var registration: Int?
    @Environment(\.menuContext) private var menu
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var colorScheme

    nonisolated init(action: @escaping @MainActor () -> Void) { self.action = action }

    func body(content: Content) -> some View {
        content
            .background { isHighlighted ? MenuMetrics.pressed(isDark: colorScheme == .dark) : .clear }
            .contentShape(Rectangle())
            .probed(by: probe)
            .modifier(
                PressModifier(fillsBounds: true, setPressed: { isHighlighted = $0 && isEnabled }, trigger: action)
            )
            .onAppear { register() }
            .onDisappear { if let registration { menu?.remove(registration) } }
    }

    private func register() {
        registration = menu?.add(
            registration, probe, setHighlighted: { isHighlighted = $0 && isEnabled },
            trigger: { if isEnabled { action() } })
    }
}
