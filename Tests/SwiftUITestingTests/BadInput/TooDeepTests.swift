import SwiftUITesting
import Testing

/// Views inside each other beyond all measure: what is too deep is left out, and reported once.
@MainActor
struct TooDeepTests {
    @Test("Five thousand views inside each other are cut off, and the rest is shown", arguments: DeepKind.allCases)
    func deep(kind: DeepKind) async throws {
        let tester = ViewTester(Well(kind: kind, depth: 5_000), size: CGSize(width: 200, height: 300), scale: 1)
        let issues = tester.issues(mentioning: "nested too deep", "4000 levels", "Shaft")
        #expect(issues.count == 1, "\(tester.issues.map { "\($0)".prefix(300) })")
        #expect(issues.first.map { "\($0)".utf8.count < 1_500 } == true)
        #expect(!tester.semanticsDescription.isEmpty)
        #expect(!tester.layersDescription.isEmpty)
        _ = try tester.snapshot()
        await tester.tap(try tester.find(.label("Top 0")))
        _ = try tester.find(.label("Top 1"))
        await tester.resize(to: CGSize(width: 300, height: 300), scale: nil)
        await tester.tap(try tester.find(.label("Remove")))
        await tester.pump()
        _ = try tester.find(.label("Top 1"))
    }

    @Test("A view in a loop of erased types is cut off, too")
    func erased() throws {
        var view = AnyView(Text("innermost"))
        for _ in 0..<10_000 { view = AnyView(view.padding(0)) }
        let tester = ViewTester(
            VStack {
                view; Text("beside")
            })
        #expect(tester.issues(mentioning: "nested too deep").count == 1)
        _ = try tester.find(.text("beside"))
        _ = try tester.snapshot()
    }

    private struct Twins: View {
        var body: some View {
            VStack {
                AnyView(Twins())
                AnyView(Twins())
            }
        }
    }

    @Test("A view that contains itself twice without end is cut off after half a million nodes, and the rest is shown")
    func branching() async throws {
        let tester = ViewTester(Endless(content: Twins()), size: CGSize(width: 200, height: 300), scale: 1)
        await tester.tap(try tester.find(.label("Show")))
        #expect(tester.issues(mentioning: "500000 new nodes", "Twins").count == 1)
        await tester.tap(try tester.find(.label("Hide")))
        _ = try tester.find(.label("Show"))
    }

    private struct Endless<Content: View>: View {
        let content: Content
        @State private var isShown = false

        var body: some View {
            VStack {
                Button(isShown ? "Hide" : "Show") { isShown.toggle() }
                if isShown { content }
            }
        }
    }

    @Test("Texts that are added up in a loop are one text")
    func texts() throws {
        let text = (0..<20_000).reduce(Text("")) { text, number in text + Text(verbatim: "\(number % 10)") }
        let tester = ViewTester(text)
        #expect(try tester.find(.containing("0123456789")).text.count == 20_000)
        let before = (0..<20_000).reduce(Text("")) { text, number in Text(verbatim: "\(number % 10)") + text }
        #expect(try ViewTester(before).find(.containing("9876543210")).text.count == 20_000)
    }
}

enum DeepKind: CaseIterable {
    case bodies, stacks, backgrounds, offsets, readers, layouts, grids, lists, scrolls, frames, buttons, effects
    case transitions, erasure, takenApart
}

private struct Well: View {
    let kind: DeepKind
    let depth: Int
    @State private var count = 0
    @State private var isShown = true

    var body: some View {
        VStack {
            Button("Top \(count)") { count += 1 }
            Button("Remove") { withAnimation { isShown = false } }
            if isShown {
                if kind == .takenApart {
                    Group(subviews: Shaft(kind: kind, depth: depth)) { subviews in ForEach(subviews) { $0 } }
                } else {
                    Shaft(kind: kind, depth: depth)
                }
            }
        }
    }
}

private struct Shaft: View {
    let kind: DeepKind
    let depth: Int

    var body: some View {
        if depth == 0 {
            Text("bottom")
        } else {
            let next = Shaft(kind: kind, depth: depth - 1)
            switch kind {
            case .bodies: next
            case .stacks: VStack { next }
            case .backgrounds: next.background(Color.clear)
            case .offsets: next.offset(x: 0.01)
            case .readers: GeometryReader { _ in next }
            case .layouts: Passing { next }
            case .grids: Grid { GridRow { next } }
            case .lists: List { next }
            case .scrolls: ScrollView { next }
            case .frames: next.frame(maxWidth: .infinity).padding(0)
            case .buttons: Button(action: {}, label: { next })
            case .effects: next.opacity(0.9999).clipped().accessibilityElement(children: .contain)
            case .transitions: next.transition(.opacity)
            case .erasure: AnyView(next)
            case .takenApart:
                AnyView(next)
                EmptyView()
            }
        }
    }
}

private struct Passing: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
}
