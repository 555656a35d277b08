import SwiftUICore

/// The screens of a tab view side by side, one of them in sight; a finger swipes to the next.
struct TabPages: View {
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

    init(choice: TabChoice, indexMode: PageTabViewStyle.IndexDisplayMode) {
        self.choice = choice
        self.indexMode = indexMode
    }

    var body: some View {
        let shown = choice.shown(own, at: ownIndex)
        GeometryReader { proxy in
            ScrollView(.horizontal) {
                // Pages that were seen stay as they are. Of very many only those around the one in sight are there.
                if choice.options.count <= Self.mostKept {
                    HStack(spacing: 0) {
                        ForEach(choice.options) { option in
                            KeptPage(isSeen: seen.isEmpty ? option.id == shown?.id : seen.contains(option.id)) {
                                page(option, proxy.size)
                            }
                            .frame(width: proxy.size.width, height: proxy.size.height)
                        }
                    }
                    .scrollTargetLayout()
                } else {
                    LazyHStack(spacing: 0) { ForEach(choice.options) { page($0, proxy.size) } }.scrollTargetLayout()
                }
            }
            .scrollTargetBehavior(.paging)
            .scrollPosition(id: position(shown?.id))
            .scrollIndicators(.hidden)
            .onScrollGeometryChange(for: ClosedRange<Int>?.self, of: pages) { if let pages = $1 { note(pages) } }
            .onAppear { if seen.isEmpty, let shown { seen = [shown.id] } }
        }
        .overlay(alignment: .bottom) {
            if indexMode.shows(choice.options.count) {
                PageIndex(
                    count: choice.options.count, current: choice.options.firstIndex { $0.id == shown?.id } ?? 0,
                    hasGround: indexBackground.isAlways, choose: { choose(choice.options[$0]) })
            }
        }
        .clipped()
        .onChange(of: own) { ownIndex = choice.index(of: own) }
    }

    /// How many pages there may be that all stay.
    private static let mostKept = 64

    private func page(_ option: TabChoice.Option, _ size: CGSize) -> some View {
        option.view
            .frame(width: size.width, height: size.height)
            // What is said of turning pages does not concern what scrolls in them.
            .scrollTargetBehavior(RestAnywhere())
            .environment(\.horizontalScrollIndicatorVisibility, horizontalIndicators)
            .environment(\.verticalScrollIndicatorVisibility, verticalIndicators)
    }

    private func note(_ pages: ClosedRange<Int>) {
        let ids = Set(choice.options.indices.filter { pages.contains($0) }.map { choice.options[$0].id })
        if !ids.isEmpty, ids != seen { seen = ids }
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
                guard let option = choice.options.first(where: { $0.id == id }) else { return }
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

/// Dots, one for each page, and the current one's stronger.
private struct PageIndex: View {
    let count: Int
    let current: Int
    let hasGround: Bool
    let choose: @MainActor (Int) -> Void

    init(count: Int, current: Int, hasGround: Bool, choose: @escaping @MainActor (Int) -> Void) {
        self.count = count
        self.current = current
        self.hasGround = hasGround
        self.choose = choose
    }

    var body: some View {
        HStack(spacing: 9) {
            ForEach(Array(0..<count), id: \.own) { index in
                Circle()
                    .fill(UIPageControl.appearance().color(isCurrent: index == current))
                    .frame(width: 7, height: 7)
            }
        }
        .padding(.horizontal, 12)
        .frame(height: 26)
        .background { if hasGround { Capsule().fill(Color.black.opacity(0.25)) } }
        .padding(.bottom, 10)
        .contentShape(Rectangle())
        .modifier(
            ElementModifier(
                role: .adjustable, value: "page \(current + 1) of \(count)", adjust: { step($0) }))
    }

    private func step(_ direction: AccessibilityAdjustmentDirection) {
        let next = current + (direction == .increment ? 1 : -1)
        if (0..<count).contains(next) { withAnimation(.easeInOut(duration: 0.3)) { choose(next) } }
    }
}
