/// The items of a part of a bar, each in the environment that it was written in.
struct BarItems: View {
    let items: [ToolbarEntry]
    let slot: BarSlot
    /// The screen that has the items, which keep their last content together with it; nil for what goes with its view.
    let record: ScreenRecord?

    init(items: [ToolbarEntry], slot: BarSlot) {
        self.items = items
        self.slot = slot
        record = nil
    }

    /// - Parameter part: those of the screen's items that are shown; nil shows all of the slot.
    init(of record: ScreenRecord, slot: BarSlot, part: [ToolbarEntry]? = nil) {
        items = part ?? record.items
        self.slot = slot
        self.record = record
    }

    private var shown: [(index: Int, entry: ToolbarEntry)] {
        let mine = items.filter { $0.placement.slot == slot && $0.placement.place != .secondaryAction }
        // What confirms stands outermost.
        let ordered =
            slot == .trailing
            ? mine.filter { $0.placement.place != .confirmationAction }
                + mine.filter { $0.placement.place == .confirmationAction } : mine
        return Array(ordered.enumerated()).map { (index: $0.offset, entry: $0.element) }
    }

    /// What stands in the menu of further actions.
    private var further: [(index: Int, entry: ToolbarEntry)] {
        let mine = slot == .trailing ? items.filter { $0.placement.place == .secondaryAction } : []
        return Array(mine.enumerated()).map { (index: $0.offset, entry: $0.element) }
    }

    var body: some View {
        if !further.isEmpty {
            Menu {
                ForEach(further, id: \.index.own) { item in
                    item.entry.box.content.menuRows(writtenIn: item.entry.box.environment)
                }
            } label: {
                Label("More", systemImage: "ellipsis.circle")
            }
            .font(.system(size: 17))
            .imageScale(.large)
            .barLabels(showTitles: false)
            .barTouches()
        }
        ForEach(shown, id: \.index.own) { item in
            // Items of a bar at the bottom share its width.
            if slot == .bottom, item.index > 0 { Spacer(minLength: 0) }
            content(of: item.entry)
                .widthOfBarItem()
                .transformEnvironment(\.self) { $0.beginPlace(over: item.entry.box.environment) }
                .font(font(of: item.entry))
                .imageScale(.large)
                .barLabels(showTitles: slot == .principal || slot == .keyboard)
                .environment(\.self, environment(of: item.entry))
                .barTouches()
        }
    }

    @ViewBuilder
    private func content(of entry: ToolbarEntry) -> some View {
        if let record {
            entry.box.content.removable(by: record.source?.removal ?? record.removal).removable(by: record.removal)
        } else {
            entry.box.content
        }
    }

    private func font(of entry: ToolbarEntry) -> Font {
        if let font = UIBarButtonItem.appearance().titleLook.font { return Font(font) }
        return .system(size: 17, weight: isStrong(entry) ? .semibold : .regular)
    }

    private func isStrong(_ entry: ToolbarEntry) -> Bool { entry.placement.place == .confirmationAction }

    /// That of the views that the item was written among, without how their text looks.
    private func environment(of entry: ToolbarEntry) -> EnvironmentValues {
        var values = entry.box.environment
        values.leaveRow()
        values.isInBar = true
        // A switch fills the width that it is offered.
        values.setAutomaticToggleStyle(ButtonToggleStyle())
        values.foregroundStyles = nil
        values.scrollLead = 0
        let look = UIBarButtonItem.appearance()
        if let color = look.titleLook.color ?? look.tintColor.map({ Color($0) }) {
            values.tint = AnyShapeStyle(color)
        } else if slot != .bottom, let tint = UINavigationBar.tint {
            values.tint = AnyShapeStyle(Color(tint))
        }
        return values
    }
}

extension View {
    /// Has touches in a bar's row reach what is less high: 44 points each way, but not as far as the next item, which is 12
    /// points away at least.
    func barTouches() -> some View {
        modifier(
            TouchReachModifier(
                least: CGSize(width: BarMetrics.row, height: BarMetrics.row),
                most: CGSize(width: 12, height: BarMetrics.row)))
    }

    /// Labels in bars show their icon alone, but for one in the title's place.
    @ViewBuilder fileprivate func barLabels(showTitles: Bool) -> some View {
        if showTitles { labelStyle(.titleAndIcon) } else { labelStyle(.iconOnly) }
    }
}

private struct InBarKey: PlaceBoundKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view is an item of a bar.
    package var isInBar: Bool {
        get { self[InBarKey.self] }
        set { self[InBarKey.self] = newValue }
    }
}
