import SwiftUITesting
import Testing

/// What removed views are painted behind, and what a transition's own views can do.
@MainActor
struct RemovedOrderTests {
    private struct Cards: View {
        let depth: Double?
        @State private var shown = ["a", "b", "c"]

        init(depth: Double?) { self.depth = depth }

        var body: some View {
            VStack {
                Button("Remove") { withAnimation(.linear(duration: 1)) { shown.removeAll { $0 == "b" } } }
                ZStack {
                    ForEach(shown, id: \.self) { name in
                        if let depth { card(name).zIndex(depth) } else { card(name) }
                    }
                }
            }
        }

        private func card(_ name: String) -> some View { Text(name).padding() }
    }

    /// The order in which cards are painted while the one in the middle leaves, back to front.
    private func order(depth: Double?) async throws -> [String] {
        let tester = ViewTester(Cards(depth: depth))
        await tester.pump()
        await tester.tap(try tester.find(.label("Remove")))
        await tester.advance(by: 0.3)
        let text = tester.layersDescription
        let places = ["a", "b", "c"].compactMap { name in text.range(of: "\"\(name)\"").map { (name, $0.lowerBound) } }
        return places.sorted { $0.1 < $1.1 }.map(\.0)
    }

    @Test("a removed view is painted behind all that stays, unless it has a z-index")
    func order() async throws {
        #expect(try await order(depth: nil) == ["b", "a", "c"])
        #expect(try await order(depth: 1) == ["a", "c", "b"])
    }

    private struct Framed: Transition {
        let act: @MainActor () -> Void

        func body(content: Content, phase: TransitionPhase) -> some View {
            VStack(spacing: 10) {
                content
                Button("Undo") { act() }
                Text(phase.isIdentity ? "There" : "Elsewhere")
            }
            .scaleEffect(phase.isIdentity ? 1 : 0.5)
        }
    }

    private struct Undoing: View {
        @State private var undone = 0
        @State private var taps = 0
        @State private var isShown = false

        init() {}

        var body: some View {
            VStack(spacing: 100) {
                Button("Show") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                Text("Undone \(undone), tapped \(taps)")
                if isShown {
                    Button("Card") { taps += 1 }.transition(Framed { undone += 1 })
                }
            }
        }
    }

    @Test("views that a transition's body adds can be touched, read and found")
    func added() async throws {
        let tester = ViewTester(Undoing())
        await tester.pump()
        #expect(tester.findAll(.label("Undo")).isEmpty)
        await tester.tap(try tester.find(.label("Show")))
        try await tester.settle()
        _ = try tester.find(.text("There"))
        let (undo, card) = (try tester.find(.label("Undo")), try tester.find(.label("Card")))
        #expect(undo.isHittable && card.isHittable)
        #expect(undo.frame.minY > card.frame.midY && abs(undo.frame.midX - card.frame.midX) < 1)
        await tester.tap(undo)
        await tester.pump()
        _ = try tester.find(.text("Undone 1, tapped 0"))
        await tester.tap(card)
        await tester.pump()
        _ = try tester.find(.text("Undone 1, tapped 1"))
        await tester.tap(try tester.find(.label("Show")))
        await tester.advance(by: 0.3)
        #expect(tester.findAll(.label("Undo")).isEmpty)
        #expect(tester.findAll(.label("Card")).isEmpty)
    }

    @Test("what a transition's body adds is where it is shown while it comes in")
    func coming() async throws {
        let tester = ViewTester(Undoing())
        await tester.pump()
        await tester.tap(try tester.find(.label("Show")))
        await tester.advance(by: 0.5)
        let coming = try tester.find(.label("Undo"))
        try await tester.settle()
        let there = try tester.find(.label("Undo"))
        #expect(coming.frame.height < there.frame.height)
        #expect(coming.isHittable && there.isHittable)
    }
}
