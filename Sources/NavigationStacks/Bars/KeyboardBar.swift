import Presentations

/// The items of a toolbar, of which those for the keyboard stand in a bar above it while a text is edited.
struct KeyboardBarPresenter: View {
    let items: AnyView
    let isEditing: Bool
    @State private var entries: [ToolbarEntry] = []

    init(items: AnyView, isEditing: Bool) {
        self.items = items
        self.isEditing = isEditing
    }

    var body: some View {
        items
            .onPreferenceChange(ToolbarEntriesKey.self) { all in
                entries = all.filter { $0.placement.place == .keyboard }
            }
            .windowLayer(
                isEditing && !entries.isEmpty
                    ? WindowLayer(isModal: false) { KeyboardBar(entries: entries) } : nil)
    }
}

/// A bar at the lower edge of what nothing covers: above the keyboard, where there is one on the screen.
private struct KeyboardBar: View {
    let entries: [ToolbarEntry]

    init(entries: [ToolbarEntry]) { self.entries = entries }

    var body: some View {
        HStack(spacing: 16) { BarItems(items: entries, slot: .keyboard) }
            .padding(.horizontal, BarMetrics.margin)
            .frame(maxWidth: .infinity)
            .frame(height: BarMetrics.bottom)
            .background {
                Rectangle().fill(.bar)
                    .overlay(alignment: .top) { Color(UIColor.separator).frame(height: 0.5) }
                    .ignoresSafeArea(edges: .bottom)
            }
            .frame(maxHeight: .infinity, alignment: .bottom)
    }
}
