import SwiftUICore

/// The screens of a tab view side by side, one of them in sight; a finger swipes to the next.
struct TabPages: View {
    let choice: TabChoice
    let indexMode: PageTabViewStyle.IndexDisplayMode
    @State private var own: Subview.ID?
    @Environment(\.indexBackground) private var indexBackground
    @Environment(\.horizontalScrollIndicatorVisibility) private var horizontalIndicators
    @Environment(\.verticalScrollIndicatorVisibility) private var verticalIndicators

    init(choice: TabChoice, indexMode: PageTabViewStyle.IndexDisplayMode) {
        self.choice = choice
        self.indexMode = indexMode
    }

    var body: some View {
        let shown = choice.shown(own)
        GeometryReader { proxy in
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(choice.options) { option in
                        option.view
                            .frame(width: proxy.size.width, height: proxy.size.height)
                            // What is said of turning pages does not concern what scrolls in them.
                            .scrollTargetBehavior(RestAnywhere())
                            .environment(\.horizontalScrollIndicatorVisibility, horizontalIndicators)
                            .environment(\.verticalScrollIndicatorVisibility, verticalIndicators)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .scrollPosition(id: position(shown?.id))
            .scrollIndicators(.hidden)
        }
        .overlay(alignment: .bottom) {
            if indexMode.shows(choice.options.count) {
                PageIndex(
                    count: choice.options.count, current: choice.options.firstIndex { $0.id == shown?.id } ?? 0,
                    hasGround: indexBackground.isAlways, choose: { choose(choice.options[$0]) })
            }
        }
        .clipped()
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
            ForEach(Array(0..<count), id: \.self) { index in
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
