/// The button that shows and hides the sidebar of a split view, for the bar of the stack that stands in a column.
@MainActor
final class SidebarToggle: LettingGo {
    /// Whether the stack is one of the app's inside of the column's own, whose bar then needs no button.
    nonisolated let isInside: Bool
    var action: () -> Void = {}

    nonisolated init(isInside: Bool) { self.isInside = isInside }

    func letGo() { action = {} }
}

private struct SidebarToggleKey: PlaceBoundKey {
    static var defaultValue: SidebarToggle? { nil }
}

extension EnvironmentValues {
    /// What the bar of the stack here has to show and hide the sidebar with.
    var sidebarToggle: SidebarToggle? {
        get { self[SidebarToggleKey.self] }
        set { self[SidebarToggleKey.self] = newValue }
    }
}

/// Whether a stack inside of a column's own shows the button for the sidebar.
struct SidebarToggleTakenKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The button in a bar.
struct SidebarToggleButton: View {
    let toggle: SidebarToggle

    var body: some View {
        Button("Toggle sidebar", systemImage: "sidebar.leading") { toggle.action() }
            .font(.system(size: 17))
            .imageScale(.large)
            .labelStyle(.iconOnly)
    }
}
