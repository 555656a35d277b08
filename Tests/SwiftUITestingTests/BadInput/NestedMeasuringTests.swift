import SwiftUICore
import Testing

@testable import SwiftUITesting

/// What containers inside containers cost: each of them asks those inside for several proposals.
@MainActor
struct NestedMeasuringTests {
    @Test("Containers in themselves measure each view a bounded number of times", arguments: NestedContainer.allCases)
    func measuring(container: NestedContainer) throws {
        var counts: [Int] = []
        for depth in [4, 8, 12] {
            let tester = ViewTester(
                NestedLevel(container: container, depth: depth), size: CGSize(width: 300, height: 600))
            counts.append(tester.graph.work.sizesMeasured + tester.graph.work.guidesFound)
        }
        // Below the fourth power of the depth: grids offer each level some lengths more than the one around it. What multiplies
        // by two with each level would grow sixteenfold.
        let (first, second) = (counts[1] - counts[0], counts[2] - counts[1])
        #expect(Double(second) <= 4.3 * Double(first) + 40, "\(container): \(counts)")
        #expect(counts[2] < 12 * 1_500, "\(container): \(counts)")
    }

    @Test("Containers in each other by turns do so, too")
    func mixed() throws {
        var counts: [Int] = []
        for depth in [6, 12, 18] {
            let tester = ViewTester(MixedLevel(depth: depth), size: CGSize(width: 300, height: 600))
            counts.append(tester.graph.work.sizesMeasured + tester.graph.work.guidesFound)
        }
        #expect(counts[2] - counts[1] <= 4 * (counts[1] - counts[0]), "\(counts)")
    }

    @Test("A later layout keeps only a few of the sizes, and the same layout measures nothing anew")
    func kept() async throws {
        let tester = ViewTester(NestedLevel(container: .grid, depth: 8))
        let before = tester.graph.work.sizesMeasured
        await tester.pump()
        #expect(tester.graph.work.sizesMeasured == before)
    }
}

enum NestedContainer: String, CaseIterable {
    case grid, gridCells, horizontalStack, verticalStack, crossedStacks, layers, fits, list, form, scroll, lazyStack
    case lazyGrid, customLayout, anyLayout, flexibleFrame, fixedSize, overlay, aspectRatio, group, background, guides
    case geometry, safeArea, labeled, section, table
}

private struct NestedLevel: View {
    let container: NestedContainer
    let depth: Int

    var body: some View { depth == 0 ? AnyView(Text("innermost")) : AnyView(level) }

    private var level: some View {
        let next = NestedLevel(container: container, depth: depth - 1)
        return Group {
            switch container {
            case .grid, .gridCells, .fits, .table: grids(next)
            case .list, .form, .scroll, .lazyStack, .lazyGrid, .section: scrolling(next)
            case .horizontalStack, .verticalStack, .crossedStacks, .layers, .customLayout, .anyLayout: stacks(next)
            default: modifiers(next)
            }
        }
    }

    @ViewBuilder private func grids(_ next: NestedLevel) -> some View {
        switch container {
        case .grid: Grid { GridRow { next } }
        case .gridCells:
            Grid {
                GridRow {
                    Text("a"); next
                }
                GridRow { Text("b").gridCellColumns(2) }
            }
        case .table: AnyLayout(GridLayout()) { GridRow { next } }
        default:
            ViewThatFits {
                next.frame(width: 5_000)
                next
            }
        }
    }

    @ViewBuilder private func scrolling(_ next: NestedLevel) -> some View {
        switch container {
        case .list: ScrollView { List { next }.frame(height: 300) }
        case .form: Form { next }
        case .scroll: ScrollView { next }
        case .lazyStack: LazyVStack { next }
        case .section: List { Section("s") { next } }
        default: LazyVGrid(columns: [GridItem(), GridItem()]) { next }
        }
    }

    @ViewBuilder private func stacks(_ next: NestedLevel) -> some View {
        switch container {
        case .horizontalStack:
            HStack {
                next; Text("b")
            }
        case .verticalStack:
            VStack {
                next; Text("b")
            }
        case .crossedStacks:
            HStack {
                VStack {
                    next; Text("b")
                }
                Text("c")
            }
        case .layers:
            ZStack(alignment: .bottomLeading) {
                next; Text("b")
            }
        case .customLayout:
            Probing {
                next; Text("b")
            }
        default:
            AnyLayout(HStackLayout()) {
                next; Text("b")
            }
        }
    }

    @ViewBuilder private func modifiers(_ next: NestedLevel) -> some View {
        switch container {
        case .flexibleFrame: next.frame(minWidth: 10, idealWidth: 20, maxWidth: .infinity, alignment: .bottomTrailing)
        case .fixedSize: next.fixedSize(horizontal: depth % 2 == 0, vertical: true)
        case .overlay: next.overlay(alignment: .topTrailing) { Text("o") }
        case .background: next.background { Text("b") }
        case .aspectRatio: next.aspectRatio(1.5, contentMode: .fit).padding(1)
        case .guides: next.alignmentGuide(.top) { $0[.bottom] }.frame(height: 20, alignment: .top)
        case .geometry: GeometryReader { _ in next }
        case .safeArea: next.safeAreaInset(edge: .bottom) { Text("i") }
        case .labeled: LabeledContent("l") { next }
        default: GroupBox("g") { next }
        }
    }
}

/// Asks its views for several proposals before it answers.
private struct Probing: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { view in
            _ = view.sizeThatFits(.unspecified)
            _ = view.sizeThatFits(.zero)
            _ = view.sizeThatFits(.infinity)
            return view.sizeThatFits(proposal)
        }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
    }
}

private struct MixedLevel: View {
    let depth: Int

    var body: some View { depth == 0 ? AnyView(Text("innermost")) : AnyView(level) }

    @ViewBuilder private var level: some View {
        let next = MixedLevel(depth: depth - 1)
        switch depth % 6 {
        case 0:
            Grid {
                GridRow {
                    next; Text("a")
                }
            }
        case 1:
            HStack {
                next; Spacer()
            }
        case 2: next.frame(minWidth: 10, maxWidth: .infinity)
        case 3:
            ViewThatFits {
                next.frame(width: 5_000); next
            }
        case 4: Probing { next }
        default:
            VStack(alignment: .leading) {
                next; Text("b").layoutPriority(1)
            }
        }
    }
}
