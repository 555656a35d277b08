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
        HStack(spacing: 16) { BarItems(of: record, slot: .bottom) }
            .padding(.horizontal, BarMetrics.margin)
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
}
