import SwiftUITesting
import Testing

@MainActor
@Suite("Dragging and dropping")
struct DragAndDropTests {
    private struct Board: View {
        @State var dropped: [String] = []
        @State var place = CGPoint.zero
        @State var isTargeted = false
        @State var presses = 0

        var body: some View {
            VStack(spacing: 40) {
                Button("Apple") { presses += 1 }
                    .draggable("apple")
                Text("Number").frame(width: 100, height: 40).draggable(URL(string: "https://example.com")!)
                Rectangle().fill(isTargeted ? .green : .gray).frame(width: 200, height: 100)
                    .accessibilityElement().accessibilityLabel("Box")
                    .dropDestination(for: String.self) { items, location in
                        dropped += items
                        place = location
                        return true
                    } isTargeted: {
                        isTargeted = $0
                    }
                Text("Dropped \(dropped.joined(separator: ",")) \(isTargeted ? "over" : "free") \(presses)")
            }
        }
    }

    private func status(_ tester: ViewTester) throws -> String { try tester.find(.containing("Dropped")).text }

    @Test("A finger that rests takes a view out of its place, and the view that takes such things has it")
    func drops() async throws {
        let tester = ViewTester(Board())
        let box = try tester.find(.label("Box"))
        let touch = tester.touch(at: try tester.find(.label("Apple")).center)
        await touch.hold(for: 0.6)
        await touch.move(to: CGPoint(x: box.frame.minX + 20, y: box.frame.minY + 30), over: 0.2)
        await tester.pump()
        #expect(try status(tester) == "Dropped  over 0")
        #expect(tester.findAll(.label("Apple")).count == 1, "what is under the finger is no element")
        await touch.lift()
        try await tester.settle()
        #expect(try status(tester) == "Dropped apple free 0")
    }

    @Test("A finger that moves at once drags nothing, and one that is lifted presses")
    func presses() async throws {
        let tester = ViewTester(Board())
        let apple = try tester.find(.label("Apple"))
        await tester.drag(apple, by: CGSize(width: 0, height: 180))
        try await tester.settle()
        #expect(try status(tester) == "Dropped  free 0")
        await tester.tap(apple)
        #expect(try status(tester) == "Dropped  free 1")
        await tester.press(apple, for: 0.8)
        try await tester.settle()
        #expect(try status(tester) == "Dropped  free 1", "a button that was lifted was not pressed")
    }

    @Test("What is dropped elsewhere, or cancelled, flies back and changes nothing")
    func flyingBack() async throws {
        let tester = ViewTester(Board())
        let start = tester.layersDescription
        let touch = tester.touch(at: try tester.find(.label("Apple")).center)
        await touch.hold(for: 0.6)
        await touch.move(by: CGSize(width: 0, height: 500), over: 0.2)
        #expect(tester.layersDescription != start)
        await touch.lift()
        try await tester.settle()
        let other = tester.touch(at: try tester.find(.label("Apple")).center)
        await other.hold(for: 0.6)
        await other.move(to: try tester.find(.label("Box")).center, over: 0.2)
        await other.cancel()
        try await tester.settle()
        #expect(try status(tester) == "Dropped  free 0")
    }

    @Test("An address is dropped as a text where texts are wanted")
    func converts() async throws {
        let tester = ViewTester(Board())
        let box = try tester.find(.label("Box"))
        let touch = tester.touch(at: try tester.find(.text("Number")).center)
        await touch.hold(for: 0.6)
        await touch.move(to: box.center, over: 0.2)
        await touch.lift()
        try await tester.settle()
        #expect(try status(tester) == "Dropped https://example.com free 0")
    }

    @Test("Those who do not see the screen drag and drop by actions")
    func actions() async throws {
        let tester = ViewTester(Board())
        try await tester.perform("Drag", on: try tester.find(.label("Apple")))
        await tester.pump()
        try await tester.perform("Drop", on: try tester.find(.label("Box")))
        try await tester.settle()
        #expect(try status(tester) == "Dropped apple free 0")
    }

    // MARK: Reordering, as apps do it

    private struct Row: View {
        @State private var letters = ["A", "B", "C", "D"]
        @State private var held: String?

        var body: some View {
            VStack {
                ForEach(letters, id: \.self) { letter in
                    Text(letter).frame(width: 120, height: 50).background(.blue)
                        .onDrag {
                            held = letter
                            return NSItemProvider(object: NSString(string: letter))
                        }
                        .onDrop(of: [.text], delegate: MakesWay(letter: letter, letters: $letters, held: $held))
                }
                Text("Order \(letters.joined()) \(held ?? "-")")
            }
        }
    }

    /// A letter that leaves its place to the one that is dragged over it.
    private struct MakesWay: DropDelegate {
        let letter: String
        @Binding var letters: [String]
        @Binding var held: String?

        func dropEntered(info: DropInfo) {
            let places = letters.indices
            guard let here = places.first(where: { letters[$0] == letter }),
                let there = places.first(where: { letters[$0] == held }), there != here
            else { return }
            let gap = there < here ? here + 1 : here
            withAnimation { letters.move(fromOffsets: [there], toOffset: gap) }
        }

        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

        func performDrop(info: DropInfo) -> Bool {
            defer { held = nil }
            return true
        }
    }

    @Test("Rows change places while one of them is dragged over the others")
    func reorders() async throws {
        let tester = ViewTester(Row())
        let first = try tester.find(.text("A"))
        let third = try tester.find(.text("C"))
        let touch = tester.touch(at: first.center)
        await touch.hold(for: 0.6)
        await touch.move(to: third.center, over: 0.3)
        await tester.advance(by: 0.5)
        #expect(try tester.find(.containing("Order")).text == "Order BCAD A")
        await touch.lift()
        try await tester.settle()
        #expect(try tester.find(.containing("Order")).text == "Order BCAD -")
    }

    private struct Providers: View {
        @State var texts: [String] = []

        var body: some View {
            VStack(spacing: 30) {
                Text("Source").onDrag { NSItemProvider(item: "carried", typeIdentifier: "public.text") }
                Text("Target").frame(width: 100, height: 60)
                    .onDrop(of: [UTType.plainText.identifier, UTType.text.identifier], isTargeted: nil) { providers in
                        for provider in providers {
                            _ = provider.loadObject(ofClass: String.self) { text, _ in
                                if let text { texts.append(text) }
                            }
                        }
                        return true
                    }
                Text("Got \(texts.joined())")
            }
        }
    }

    @Test("Providers hand over what they hold")
    func providers() async throws {
        let tester = ViewTester(Providers())
        let touch = tester.touch(at: try tester.find(.text("Source")).center)
        await touch.hold(for: 0.6)
        await touch.move(to: try tester.find(.text("Target")).center, over: 0.2)
        await touch.lift()
        try await tester.settle()
        #expect(try tester.find(.containing("Got")).text == "Got carried")
    }

    /// Seats that change places with who is carried over them, and hand nothing else over than who that is.
    private struct Seats: View {
        @State private var guests = ["Ada", "Ben", "Cleo"]
        @State private var carried: String?

        var body: some View {
            VStack {
                ForEach(guests, id: \.self) { guest in
                    Text(guest).frame(width: 200, height: 60)
                        .onDrag {
                            carried = guest
                            return NSItemProvider(item: nil, typeIdentifier: guest)
                        }
                        .onDrop(of: [.text], delegate: Swap(guest: guest, guests: $guests, carried: $carried))
                }
                Text("Order \(guests.joined())")
            }
        }

        struct Swap: DropDelegate {
            let guest: String
            @Binding var guests: [String]
            @Binding var carried: String?

            func dropEntered(info: DropInfo) {
                guard let carried, let from = guests.firstIndex(of: carried), let to = guests.firstIndex(of: guest)
                else { return }
                guests.swapAt(from, to)
            }

            func performDrop(info: DropInfo) -> Bool {
                carried = nil
                return true
            }
        }
    }

    @Test("What is dragged without data, under a word that is no type's name, still comes over places for texts")
    func wordsAsTypes() async throws {
        let tester = ViewTester(Seats())
        let touch = tester.touch(at: try tester.find(.label("Ada")).center)
        await touch.hold(for: 0.8)
        await touch.move(to: try tester.find(.label("Ben")).center, over: 0.3)
        await touch.lift()
        try await tester.settle()
        #expect(try tester.find(.containing("Order")).text == "Order BenAdaCleo")
        let provider = NSItemProvider(item: nil, typeIdentifier: "Ada")
        #expect(provider.registeredTypeIdentifiers == ["Ada"])
        #expect(!provider.hasItemConformingToTypeIdentifier("public.text"))
    }
}
