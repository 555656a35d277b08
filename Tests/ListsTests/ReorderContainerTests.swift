import SwiftUITesting
import Testing

/// Elements that a finger takes to other places, in all kinds of containers.
@MainActor
struct ReorderContainerTests {
    private struct Card: Identifiable, Equatable {
        let id: String
        var height: CGFloat = 60
    }

    /// As apps write it.
    private static func apply<C>(_ difference: ReorderDifference<String, C>, to cards: inout [Card]) {
        let moved = cards.filter { difference.sources.contains($0.id) }
        cards.removeAll { difference.sources.contains($0.id) }
        switch difference.destination.position {
        case .before(let id): cards.insert(contentsOf: moved, at: cards.firstIndex { $0.id == id } ?? cards.endIndex)
        case .end: cards.append(contentsOf: moved)
        @unknown default: break
        }
    }

    private struct CardView: View {
        let card: Card

        var body: some View { Text(card.id).frame(width: 100, height: card.height).background(.yellow) }
    }

    private enum Kind { case stack, lazyStack, grid, list, custom }

    /// Stands beside each other from the right.
    private struct FromTheRight: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 350, height: 60)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for (index, subview) in subviews.enumerated() {
                let x = bounds.maxX - 110 * CGFloat(index)
                subview.place(at: CGPoint(x: x, y: bounds.minY), anchor: .topTrailing, proposal: .unspecified)
            }
        }
    }

    private struct Cards: View {
        let kind: Kind
        var isEnabled = true
        @State var cards = [Card(id: "A"), Card(id: "B"), Card(id: "C")]

        var body: some View {
            VStack {
                Text("is \(cards.map(\.id).joined())")
                container
                    .reorderContainer(for: Card.self, isEnabled: isEnabled) { apply($0, to: &cards) }
            }
        }

        @ViewBuilder private var container: some View {
            let rows = ForEach(cards) { CardView(card: $0) }.reorderable()
            switch kind {
            case .stack: VStack { rows }
            case .lazyStack: ScrollView { LazyVStack { rows } }
            case .grid: LazyVGrid(columns: [GridItem(.fixed(110)), GridItem(.fixed(110))]) { rows }
            case .list: List { rows }.listStyle(.plain)
            case .custom: FromTheRight { rows }
            }
        }
    }

    private func order(_ tester: ViewTester) throws -> String? { try tester.find(.containing("is ")).text }

    /// Drags a card onto another one after it has rested, and says what has become of the order.
    private func drag(
        _ tester: ViewTester, _ name: String, onto other: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> String? {
        let (card, goal) = (try tester.find(.text(name)), try tester.find(.text(other)))
        let way = CGSize(width: goal.center.x - card.center.x, height: goal.center.y - card.center.y)
        await tester.drag(card, by: way, over: 0.4, holding: 0.6)
        try await tester.settle()
        return try order(tester)
    }

    @Test(
        "a finger that rests takes an element to the place of another one, wherever they stand",
        arguments: [Kind.stack, .lazyStack, .grid, .list, .custom])
    private func containers(_ kind: Kind) async throws {
        let tester = ViewTester(Cards(kind: kind))
        try await tester.settle()
        #expect(try await drag(tester, "A", onto: "B") == "is BAC", "\(kind)")
        #expect(try await drag(tester, "C", onto: "B") == "is CBA", "\(kind)")
        #expect(try await drag(tester, "C", onto: "A") == "is BAC", "\(kind)")
        #expect(tester.issues.isEmpty)
    }

    @Test(
        "nothing is taken where the container says so, or where a finger does not rest", arguments: [Kind.stack, .list])
    private func disabled(_ kind: Kind) async throws {
        let tester = ViewTester(Cards(kind: kind, isEnabled: false))
        try await tester.settle()
        #expect(try await drag(tester, "A", onto: "C") == "is ABC")
        let quick = ViewTester(Cards(kind: kind))
        try await quick.settle()
        await quick.drag(try quick.find(.text("A")), by: CGSize(width: 0, height: 150), over: 0.3)
        try await quick.settle()
        #expect(try order(quick) == "is ABC")
    }

    @Test("while an element is held it is under the finger, and the others make room as large as it")
    func makingWay() async throws {
        let cards = [Card(id: "A", height: 100), Card(id: "B", height: 40), Card(id: "C", height: 40)]
        let tester = ViewTester(Cards(kind: .stack, cards: cards))
        try await tester.settle()
        let (first, second) = (try tester.find(.text("A")).center, try tester.find(.text("B")).center)
        let third = try tester.find(.text("C")).center
        let touch = tester.touch(at: first)
        await touch.hold(for: 0.6)
        await touch.move(to: second, over: 0.3)
        await touch.hold(for: 0.5)
        #expect(abs(try tester.find(.text("A")).center.y - second.y) < 1)
        // By the height of A and the space between two.
        #expect(abs(try tester.find(.text("B")).center.y - (second.y - 108)) < 1)
        #expect(abs(try tester.find(.text("C")).center.y - third.y) < 1)
        await touch.cancel()
        try await tester.settle()
        #expect(try order(tester) == "is ABC")
        #expect(abs(try tester.find(.text("B")).center.y - second.y) < 1)
    }

    /// Two piles beside each other.
    private struct Piles: View {
        @State private var piles = ["left": [Card(id: "A"), Card(id: "B")], "right": [Card(id: "C"), Card(id: "D")]]
        @State private var last = ""

        var body: some View {
            VStack {
                Text("is \(["left", "right"].map { piles[$0]!.map(\.id).joined() }.joined(separator: "|"))")
                Text(last)
                HStack {
                    ForEach(["left", "right"], id: \.self) { name in
                        VStack {
                            ForEach(piles[name]!) { CardView(card: $0) }
                                .reorderable(collectionID: name)
                        }
                    }
                }
                .reorderContainer(for: Card.self, in: String.self) { difference in
                    guard let id = difference.sources.first else { return }
                    last = "\(id) to \(difference.destination.collectionID)"
                    guard let from = piles.first(where: { $0.value.contains { $0.id == id } }) else { return }
                    let card = from.value.first { $0.id == id }!
                    piles[from.key]!.removeAll { $0.id == id }
                    let goal = difference.destination.collectionID
                    if case .before(let other) = difference.destination.position {
                        piles[goal]!.insert(card, at: piles[goal]!.firstIndex { $0.id == other }!)
                    } else {
                        piles[goal]!.append(card)
                    }
                }
            }
        }
    }

    @Test("an element goes to another collection, in front of an element or behind the last")
    func collections() async throws {
        let tester = ViewTester(Piles())
        try await tester.settle()
        // Just above and just below the middle of a card.
        func drop(_ name: String, on other: String, _ below: CGFloat) async throws -> String? {
            let (card, goal) = (try tester.find(.text(name)), try tester.find(.text(other)))
            await tester.drag(
                card, by: CGSize(width: goal.center.x - card.center.x, height: goal.center.y + below - card.center.y),
                over: 0.4, holding: 0.6)
            try await tester.settle()
            return try order(tester)
        }
        #expect(try await drop("A", on: "D", -10) == "is B|CAD")
        _ = try tester.find(.text("A to right"))
        #expect(try await drop("B", on: "D", 10) == "is |CADB")
        #expect(try await drop("C", on: "A", 0) == "is |ACDB")
    }

    /// Elements by an id of their own, through bindings.
    private struct Notes: View {
        struct Note { var title: String }
        @State private var notes = ["A", "B", "C"].map { Note(title: $0) }

        var body: some View {
            VStack {
                Text("is \(notes.map(\.title).joined())")
                ForEach($notes, id: \.title) { $note in
                    Text(note.title).frame(width: 100, height: 60)
                }
                .reorderable()
            }
            .reorderContainer(for: Note.self, itemID: \.title) { difference in
                let moved = notes.filter { difference.sources.contains($0.title) }
                notes.removeAll { difference.sources.contains($0.title) }
                if case .before(let title) = difference.destination.position {
                    notes.insert(contentsOf: moved, at: notes.firstIndex { $0.title == title }!)
                } else {
                    notes += moved
                }
            }
        }
    }

    @Test("elements without an id of their own are named by a key path, and bindings to them are followed")
    func keyPaths() async throws {
        let tester = ViewTester(Notes())
        try await tester.settle()
        #expect(try await drag(tester, "A", onto: "C") == "is BCA")
        #expect(try await drag(tester, "C", onto: "B") == "is CBA")
    }

    @Test("who does not lift an element moves it by an action", arguments: [Kind.stack, .list])
    private func actions(_ kind: Kind) async throws {
        let tester = ViewTester(Cards(kind: kind))
        try await tester.settle()
        let card = try #require(tester.findAll(.text("B")).first)
        #expect(card.actions.contains("Move Up") && card.actions.contains("Move Down"))
    }
}
