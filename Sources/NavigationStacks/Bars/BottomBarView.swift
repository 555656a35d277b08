/// The items of a bar at the bottom around those that say how things are, which stand in its middle.
struct BottomBarParts {
    let leading: [ToolbarEntry]
    let status: [ToolbarEntry]
    let trailing: [ToolbarEntry]

    /// Nil where no item says how things are. Other items keep their side of it; where several are all on one side,
    /// both share them.
    init?(_ items: [ToolbarEntry]) {
        let mine = items.filter { $0.placement.slot == .bottom }
        status = mine.filter { $0.placement.place == .status }
        guard !status.isEmpty else { return nil }
        let others = mine.filter { $0.placement.place != .status }
        let before = mine.prefix { $0.placement.place != .status }.count
        let areOnOneSide = others.count > 1 && (before == 0 || before == others.count)
        let count = areOnOneSide ? (others.count + 1) / 2 : before
        leading = Array(others.prefix(count))
        trailing = Array(others.dropFirst(count))
    }
}

/// A screen's bar at the bottom, with its items spread over the width.
struct BottomBarView: View {
    let place: Double
    @ObservedObject var record: ScreenRecord
    @ObservedObject var cover: ScreenCover
    @ObservedObject private var views: BarViews

    init(place: Double, record: ScreenRecord) {
        self.place = place
        self.record = record
        cover = record.cover
        views = record.barViews
    }

    /// A bar without content that ends above it is always seen.
    private var isUnder: Bool { cover.cover.map { $0.remaining > 0.5 } ?? true }

    var body: some View {
        items
            .frame(maxWidth: .infinity)
            .frame(height: BarMetrics.bottom)
            .frame(maxHeight: .infinity, alignment: .bottom)
            .background(alignment: .bottom) {
                BarGround(bar: .bottomBar, record: record, isUnder: isUnder, height: BarMetrics.bottom)
            }
            .modifier(FadeEffect(place: place))
            .barColorScheme(record.bar.colorScheme(of: .bottomBar))
            .allowsHitTesting(place == 0)
    }

    @ViewBuilder private var items: some View {
        if let parts = BottomBarParts(record.items) {
            BarRowLayout(leadingMargin: BarMetrics.margin, trailingMargin: BarMetrics.margin) {
                row(parts.leading)
                row(parts.status)
                row(parts.trailing)
            }
        } else {
            row(nil).padding(.horizontal, BarMetrics.margin)
        }
    }

    private func row(_ part: [ToolbarEntry]?) -> some View {
        HStack(spacing: 16) { BarItems(of: record, slot: .bottom, part: part) }
    }
}
