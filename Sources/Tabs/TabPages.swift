import SwiftUICore

/// The screens of a tab view side by side, one of them in sight; a finger swipes to the next.
struct TabPages: View {
    let subviews: SubviewsCollection
    let choice: TabChoice
    let indexMode: PageTabViewStyle.IndexDisplayMode
    @State private var own: Subview.ID?
    /// Its place, by which another process knows it.
    @RestoredState private var ownIndex: Int?
    /// The pages of which a part is in sight; none before the first layout.
    @State private var seen: Set<Subview.ID> = []
    @Environment(\.indexBackground) private var indexBackground
    @Environment(\.horizontalScrollIndicatorVisibility) private var horizontalIndicators
    @Environment(\.verticalScrollIndicatorVisibility) private var verticalIndicators

    init(subviews: SubviewsCollection, choice: TabChoice, indexMode: PageTabViewStyle.IndexDisplayMode) {
        self.subviews = subviews
        self.choice = choice
        self.indexMode = indexMode
    }

    var body: some View {
        let shownIndex = choice.shownIndex(own, at: ownIndex)
        let shown = shownIndex.map { choice.option(at: $0) }
        GeometryReader { proxy in
            ScrollView(.horizontal) {
                // Pages that were seen stay as they are. Of very many only those around the one in sight are there.
                if choice.count <= Self.mostKept {
                    HStack(spacing: 0) {
                        ForEach(choice.options) { option in
                            KeptPage(isSeen: seen.isEmpty ? option.id == shown?.id : seen.contains(option.id)) {
                                page(option.view, proxy.size)
                            }
                            .frame(width: proxy.size.width, height: proxy.size.height)
                        }
                    }
                    .scrollTargetLayout()
                } else {
                    LazyHStack(spacing: 0) { ForEach(subviews) { page($0, proxy.size) } }.scrollTargetLayout()
                }
            }
            .scrollTargetBehavior(.paging)
            .scrollPosition(id: position(shown?.id))
            .scrollIndicators(.hidden)
            .onScrollGeometryChange(for: ClosedRange<Int>?.self, of: pages) { if let pages = $1 { note(pages) } }
            .onAppear { if seen.isEmpty, let shown { seen = [shown.id] } }
        }
        .overlay {
            if indexMode.shows(choice.count) {
                GeometryReader { proxy in
                    PageIndex(
                        count: choice.count, current: shownIndex ?? 0, room: proxy.size.width,
                        hasGround: indexBackground.isAlways, choose: { choose(choice.option(at: $0)) }
                    )
                    .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottom)
                }
            }
        }
        .clipped()
        .onChange(of: own) { ownIndex = choice.index(of: own) }
    }

    /// How many pages there may be that all stay.
    static let mostKept = 64

    private func page(_ view: Subview, _ size: CGSize) -> some View {
        view
            .frame(width: size.width, height: size.height)
            // What is said of turning pages does not concern what scrolls in them.
            .scrollTargetBehavior(RestAnywhere())
            .environment(\.horizontalScrollIndicatorVisibility, horizontalIndicators)
            .environment(\.verticalScrollIndicatorVisibility, verticalIndicators)
    }

    private func note(_ pages: ClosedRange<Int>) {
        guard choice.count > 0 else { return }
        let ids = Set(pages.clamped(to: 0...choice.count - 1).map { choice.option(at: $0).id })
        if ids != seen { seen = ids }
    }

    /// The pages in the viewport, from the first to the last; a page of which less than half a point is there does not count.
    private func pages(_ geometry: ScrollGeometry) -> ClosedRange<Int>? {
        let width = geometry.containerSize.width
        guard width > 0 else { return nil }
        let first = Int(clamping: ((geometry.contentOffset.x + 0.5) / width).rounded(.down))
        let last = Int(clamping: ((geometry.contentOffset.x + width - 0.5) / width).rounded(.down))
        return first...max(first, last)
    }

    private func position(_ shown: Subview.ID?) -> Binding<Subview.ID?> {
        let choice = choice
        let own = $own
        return Binding(
            get: { shown },
            set: { id in
                guard let option = choice.index(of: id).map({ choice.option(at: $0) }) else { return }
                own.wrappedValue = id
                if !option.isNamed { option.choose() }
            })
    }

    private func choose(_ option: TabChoice.Option) {
        own = option.id
        if !option.isNamed { option.choose() }
    }
}

/// A page that is made when it is first seen, and stays as it is from then on.
private struct KeptPage<Page: View>: View {
    let isSeen: Bool
    @ViewBuilder let page: () -> Page
    @State private var isKnown = false

    var body: some View {
        ZStack {
            if isSeen || isKnown { page().dormant(!isSeen) }
        }
        .onChange(of: isSeen, initial: true) { if isSeen { isKnown = true } }
    }
}

/// Lets content come to rest where it would without any behavior.
private struct RestAnywhere: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Dots, one for each page, and the current one's stronger; of more pages than fit, those around the current one.
private struct PageIndex: View {
    let count: Int
    let current: Int
    /// The width for all dots, in points.
    let room: CGFloat
    let hasGround: Bool
    let choose: @MainActor (Int) -> Void

    private static let dot: CGFloat = 7
    private static let gap: CGFloat = 9
    private static let margin: CGFloat = 12

    init(
        count: Int, current: Int, room: CGFloat, hasGround: Bool, choose: @escaping @MainActor (Int) -> Void
    ) {
        self.count = count
        self.current = current
        self.room = room
        self.hasGround = hasGround
        self.choose = choose
    }

    var body: some View {
        let dots = dots
        HStack(spacing: Self.gap) {
            ForEach(Array(dots), id: \.own) { index in
                Circle()
                    .fill(UIPageControl.appearance().color(isCurrent: index == current))
                    .frame(width: Self.dot, height: Self.dot)
                    .scaleEffect(scale(index, in: dots))
            }
        }
        .padding(.horizontal, Self.margin)
        .frame(height: 26)
        .background { if hasGround { Capsule().fill(Color.black.opacity(0.25)) } }
        .padding(.bottom, 10)
        .contentShape(Rectangle())
        .modifier(
            ElementModifier(
                role: .adjustable, value: "page \(current + 1) of \(count)", adjust: { step($0) }))
    }

    /// The pages that have a dot: as many as fit, with the current one in the middle where more are on both sides.
    private var dots: Range<Int> {
        let most = Int(clamping: ((room - 2 * Self.margin + Self.gap) / (Self.dot + Self.gap)).rounded(.down))
        guard count > max(most, 1) else { return 0..<count }
        let shown = max(most, 1)
        let first = min(max(current - shown / 2, 0), count - shown)
        return first..<first + shown
    }

    /// The last two dots are smaller where there are more pages beyond them.
    private func scale(_ index: Int, in dots: Range<Int>) -> CGFloat {
        let before = dots.lowerBound > 0 ? index - dots.lowerBound : 2
        let after = dots.upperBound < count ? dots.upperBound - 1 - index : 2
        return [0.5, 0.75, 1][min(before, after, 2)]
    }

    private func step(_ direction: AccessibilityAdjustmentDirection) {
        let next = current + (direction == .increment ? 1 : -1)
        if (0..<count).contains(next) { withAnimation(.easeInOut(duration: 0.3)) { choose(next) } }
    }
}
