import SwiftUITesting
import Testing

/// Views that can be dragged and have a context menu: a finger that rests opens the menu, and one that moves on drags.
@MainActor
@Suite("Dragging views with context menus")
struct DragFromMenuTests {
    private struct Board: View {
        @State var dropped = ""
        @State var chosen = 0
        var isMenuInside = false

        var body: some View {
            VStack(spacing: 150) {
                if isMenuInside {
                    apple.contextMenu { item }.draggable("apple")
                } else {
                    apple.draggable("apple").contextMenu { item }
                }
                Rectangle().frame(width: 300, height: 200)
                    .accessibilityElement().accessibilityLabel("Box")
                    .dropDestination(for: String.self) { items, _ in
                        dropped += items.joined()
                        return true
                    }
                Text("Dropped \(dropped) chosen \(chosen)")
            }
        }

        private var apple: some View { Text("Apple").padding() }
        private var item: some View { Button("Item") { chosen += 1 } }
    }

    private func status(_ tester: ViewTester) throws -> String { try tester.find(.containing("Dropped")).text }

    @Test("a finger that moves on drops the view and closes the menu", arguments: [false, true], [0.55, 1.2])
    func drags(isMenuInside: Bool, rest: Double) async throws {
        let tester = ViewTester(Board(isMenuInside: isMenuInside))
        let box = try tester.find(.label("Box")).center
        let touch = tester.touch(at: try tester.find(.label("Apple")).center)
        await touch.hold(for: rest)
        #expect(tester.findAll(.label("Item")).count == 1)
        await touch.move(to: box, over: 0.3)
        await touch.hold(for: 0.5)
        #expect(tester.findAll(.label("Item")).isEmpty)
        await touch.lift()
        try await tester.settle()
        #expect(try status(tester) == "Dropped apple chosen 0")
    }

    @Test("a finger that is lifted where it is leaves the menu open, and drags nothing", arguments: [false, true])
    func stays(isMenuInside: Bool) async throws {
        let tester = ViewTester(Board(isMenuInside: isMenuInside))
        let touch = tester.touch(at: try tester.find(.label("Apple")).center)
        await touch.hold(for: 0.8)
        await touch.move(by: CGSize(width: 3, height: 3), over: 0.1)
        await touch.lift()
        try await tester.settle()
        await tester.tap(try tester.find(.label("Item")))
        try await tester.settle()
        #expect(try status(tester) == "Dropped  chosen 1")
    }

    @Test("rows of a list with menus are taken to other places")
    func rows() async throws {
        struct Names: View {
            @State var names = ["A", "B", "C", "D"]

            var body: some View {
                VStack {
                    Text("is \(names.joined())")
                    List {
                        ForEach(names, id: \.self) { name in Text(name).contextMenu { Button("Item") {} } }
                            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                    }
                    .listStyle(.plain)
                }
            }
        }
        let tester = ViewTester(Names())
        let row = try tester.find(.text("A"))
        await tester.drag(row, by: CGSize(width: 0, height: 100), over: 0.4, holding: 0.6)
        try await tester.settle()
        #expect(try tester.find(.containing("is ")).text == "is BCAD")
        #expect(tester.findAll(.label("Item")).isEmpty)
    }
}
