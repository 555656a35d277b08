import RifflePresentations

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
                    ? WindowLayer(isModal: false, lowerCover: BarMetrics.bottom) { KeyboardBar(entries: entries) }
                    : nil)
    }

    /// Items tell of themselves and take no room.
    static var _listShape: _ListShape { .none }
}

/// A bar at the lower edge of what nothing covers: above the keyboard, where there is one on the screen. The views of the
/// window make room for it as for the keyboard.
private struct KeyboardBar: View {
    let entries: [ToolbarEntry]
    @Environment(\.safeAreaInsets) private var covered

    init(entries: [ToolbarEntry]) { self.entries = entries }

    var body: some View {
        HStack(spacing: 16) { BarItems(items: entries, slot: .keyboard) }
            .padding(.leading, BarMetrics.margin + covered.leading)
            .padding(.trailing, BarMetrics.margin + covered.trailing)
            .frame(maxWidth: .infinity)
            .frame(height: BarMetrics.bottom)
            .padding(.bottom, covered.bottom)
            .background { Rectangle().fill(.bar).overlay(alignment: .top) { Hairline() } }
            .frame(maxHeight: .infinity, alignment: .bottom)
    }
}
