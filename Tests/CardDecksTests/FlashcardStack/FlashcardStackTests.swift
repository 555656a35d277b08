import CardDecks
import SwiftUITesting
import Testing

@MainActor
struct FlashcardStackTests {
    @Test("the last element is on top, and only it is read out")
    func start() async throws {
        let stack = try await FlashcardStackFixture(count: 3)
        #expect(try stack.top.label == "Card 2")
        #expect(stack.tester.issues == [])
    }

    @Test("a tap shows the back, another hides it, and the state tells")
    func flip() async throws {
        let stack = try await FlashcardStackFixture(count: 3)
        #expect(try stack.top.value == "front")
        for value in ["back", "front"] {
            await stack.tester.tap(try stack.top)
            try await stack.tester.settle()
            #expect(try stack.top.value == value)
            #expect(stack.log.state.isShowingBack == (value == "back"))
        }
        try await stack.press("Flip")
        #expect(try stack.top.value == "back")
    }

    @Test("with the focus, the space bar turns the card and arrows swipe it")
    func keys() async throws {
        let stack = try await FlashcardStackFixture(count: 4)
        await stack.tester.key(.tab)
        await stack.tester.key(.space)
        #expect(try stack.top.value == "back")
        await stack.tester.key(.leftArrow)
        await stack.tester.key(.rightArrow)
        await stack.tester.key(.upArrow)
        #expect(stack.log.swipes == ["Card 3 left", "Card 2 right"])
        try await stack.tester.settle()
        #expect(try stack.top.label == "Card 1")
    }

    @Test("assistive technology turns and swipes")
    func actions() async throws {
        let stack = try await FlashcardStackFixture(count: 4)
        let group = try stack.tester.find(.id("stack"))
        try await stack.tester.perform("Show back", on: group)
        #expect(try stack.top.value == "back")
        try await stack.tester.perform("Swipe left", on: group)
        #expect(stack.log.swipes == ["Card 3 left"])
        #expect(try stack.top.value == "front")
    }

    @Test("white cards have their text where somebody can see it: on top, and right below")
    func texts() async throws {
        struct Stack: View {
            @State private var cards = Array(1...12)

            var body: some View {
                FlashcardStack(cards, id: \.self) { card, isShowingBack in
                    Flashcard(isShowingBack: isShowingBack) {
                        Text(verbatim: "front<\(card)>")
                    } back: {
                        Text(verbatim: "back<\(card)>")
                    }
                }
                .onSwipe { card, _ in cards.removeAll { $0 == card } }
                .swipeTint(left: .red, right: .green)
            }
        }
        let tester = ViewTester(Stack(), size: CGSize(width: 852, height: 393))
        try await tester.settle()
        func written() -> [Int] { (1...12).filter { tester.layersDescription.contains("front<\($0)>") } }
        #expect(written() == [11, 12])
        await tester.drag(try tester.find(.containing("front<12>")), by: CGSize(width: 160, height: 0))
        try await tester.settle()
        #expect(written() == [10, 11])
        #expect(try tester.find(.containing("front<11>")).opacity == 1)
    }

    @Test("a flick counts even when it is short")
    func flick() async throws {
        let stack = try await FlashcardStackFixture(count: 4)
        let touch = try await stack.hold(CGSize(width: -40, height: 0), over: 0.05)
        await touch.lift()
        #expect(stack.log.swipes == ["Card 3 left"])
    }

    @Test("with Reduce Motion a card fades where it is")
    func reducedMotion() async throws {
        let stack = try await FlashcardStackFixture(count: 3) { $0.accessibilityReduceMotion = true }
        try await stack.press("Left")
        #expect(try stack.top.label == "Card 1")
        let place = try stack.top.frame.midX
        try await stack.tester.settle()
        try await stack.press("Restore")
        #expect(try stack.top.label == "Card 2")
        #expect(try stack.top.frame.midX == place)
        try await stack.tester.settle()
        #expect(try stack.top.opacity == 1)
    }

    @Test("released past 100 the card is gone, otherwise it springs back", arguments: [100.0, 101, -100, -101])
    func threshold(dx: Double) async throws {
        let stack = try await FlashcardStackFixture(count: 3)
        let before = try stack.top.frame
        try await stack.drag(dx)
        if abs(dx) > 100 {
            #expect(try stack.top.label == "Card 1")
            #expect(stack.log.swipes == [dx < 0 ? "Card 2 left" : "Card 2 right"])
        } else {
            #expect(try stack.top.label == "Card 2")
            #expect(stack.log.swipes == [])
        }
        #expect(try stack.top.frame == before)
    }

    @Test("the others move up by a step, animated")
    func moveUp() async throws {
        let stack = try await FlashcardStackFixture(count: 3)
        let place = try stack.top.frame.minY
        let touch = try await stack.hold(CGSize(width: 140, height: 0))
        await touch.hold(for: 0.2)
        await touch.lift()
        #expect(try stack.top.label == "Card 1")
        #expect(abs(try stack.top.frame.minY - place - 10) < 0.01, "it starts where it was")
        await stack.tester.advance(by: 0.15)
        let way = try stack.top.frame.minY - place
        #expect(way > 1 && way < 9)
        try await stack.tester.settle()
        #expect(try stack.top.frame.minY == place)
    }

    @Test("a card that is not taken out goes back to its place")
    func refused() async throws {
        let stack = try await FlashcardStackFixture(count: 2, rule: .refuse)
        let before = try stack.top.frame
        await stack.tester.tap(try stack.top)
        try await stack.drag(150)
        #expect(try stack.top.label == "Card 1")
        #expect(try stack.top.frame == before)
        #expect(try stack.top.value == "back")
        #expect(stack.log.swipes == ["Card 1 right"])
    }

    @Test("removing a card changes no other's state: what was turned stays turned")
    func identity() async throws {
        let stack = try await FlashcardStackFixture(count: 5)
        await stack.tester.tap(try stack.top)
        try await stack.press("Drop lowest")
        try await stack.press("Drop lowest")
        try await stack.tester.settle()
        #expect(try stack.top.label == "Card 4")
        #expect(try stack.top.value == "back")
        try await stack.drag(120)
        #expect(try stack.top.label == "Card 3")
        #expect(try stack.top.value == "front")
    }

    @Test("a card that comes back later shows its front again, and the one that left does not change")
    func putBack() async throws {
        let stack = try await FlashcardStackFixture(count: 3, rule: .putBack)
        await stack.tester.tap(try stack.top)
        for name in ["Card 1", "Card 0", "Card 2"] {
            try await stack.drag(120)
            #expect(try stack.top.label == name)
            #expect(try stack.top.value == "front")
        }
    }

    @Test("a card that is put in again comes back from the side it went to")
    func comeBack() async throws {
        let stack = try await FlashcardStackFixture(count: 3)
        let place = try stack.top.frame
        try await stack.drag(-120)
        try await stack.press("Restore")
        #expect(try stack.top.label == "Card 2")
        #expect(try stack.top.frame.midX < place.midX - 100)
        try await stack.tester.settle()
        #expect(try stack.top.frame == place)
    }

    @Test("a card that is put in again while it leaves turns around where it is")
    func turnAround() async throws {
        let stack = try await FlashcardStackFixture(count: 3)
        let place = try stack.top.frame
        try await stack.press("Left")
        await stack.tester.advance(by: 0.1)
        try await stack.press("Restore")
        let way = place.midX - (try stack.top.frame.midX)
        #expect(way > 50 && way < 540)
        try await stack.tester.settle()
        #expect(try stack.top.frame == place)
        #expect(stack.log.swipes.count == 1)
    }

    @Test(
        "cards with equal ids are reported, and each is turned and swiped by itself, in its own place",
        arguments: [1, 2, 10])
    func equalIDs(depth: Int) async throws {
        let items = ["Card C", "Card B", "Card A"].map { FlashcardStackFixture.Item(id: 7, name: $0) }
        let stack = try await FlashcardStackFixture(items, depth: depth)
        let rest = try stack.top.frame
        #expect(stack.tester.issues.map(\.kind) == (depth > 1 ? [.duplicateID] : []))
        #expect(stack.tester.issues.allSatisfy { $0.message.contains("7") })
        for name in ["Card A", "Card B", "Card C"] {
            #expect(try stack.top.label == name)
            #expect(try stack.top.value == "front")
            await stack.tester.tap(try stack.top)
            try await stack.tester.settle()
            #expect(try stack.top.value == "back")
            let touch = try await stack.hold(CGSize(width: 130, height: 0))
            await touch.hold(for: 0.2)
            await touch.lift()
            if name != "Card C" {
                // The next one lies where it lay, rather than coming from where this one goes.
                #expect(try stack.top.frame.midX == rest.midX && stack.top.opacity == 1)
            }
            try await stack.tester.settle()
        }
        #expect(stack.log.swipes.count == 3)
        #expect(stack.tester.findAll(.containing("Card ")).isEmpty)
        try await stack.press("Restore")
        #expect(try stack.top.label == "Card A")
        #expect(try stack.top.frame.midX > rest.midX + 100)
    }

    @Test("of cards with equal ids one that is not taken out goes back to its place")
    func equalIDsRefused() async throws {
        let items = ["Card B", "Card A"].map { FlashcardStackFixture.Item(id: 7, name: $0) }
        let stack = try await FlashcardStackFixture(items, rule: .refuse)
        let rest = try stack.top.frame
        for _ in 0..<2 { try await stack.drag(130) }
        #expect(try stack.top.label == "Card A")
        #expect(try stack.top.frame == rest)
        #expect(stack.log.swipes == ["Card A right", "Card A right"])
    }

    @Test("a collection that empties while a card is dragged ends the drag; the finger then does nothing")
    func vanishing() async throws {
        let stack = try await FlashcardStackFixture(count: 3)
        let touch = try await stack.hold(CGSize(width: 60, height: 0))
        try await stack.press("Clear")
        await touch.move(by: CGSize(width: 100, height: 0), over: 0.1)
        await touch.lift()
        try await stack.tester.settle()
        #expect(stack.log.swipes == [])
        for button in ["Left", "Flip"] { try await stack.press(button) }
        #expect(stack.log.swipes == [])
        #expect(stack.tester.issues == [])
    }

    @Test("ten cards are live of 12 and of 1,000,000, with the same counters")
    func depth() async throws {
        func run(_ count: Int) async throws -> [FrameStatistics] {
            let numbers = CountedNumbers(endIndex: count)
            let tester = ViewTester(
                FlashcardStack(numbers, id: \.self) { number, _ in
                    Color.red.frame(width: 300, height: 200).accessibilityElement().accessibilityLabel("\(number)")
                }, size: CGSize(width: 852, height: 393))
            var frames = [tester.statistics]
            let reads = numbers.reads.count
            #expect(reads <= 60)
            let touch = tester.touch(at: CGPoint(x: 426, y: 180))
            for _ in 0..<20 {
                await touch.move(by: CGSize(width: 4, height: 1), over: 1.0 / 60)
                frames.append(tester.statistics)
            }
            #expect(numbers.reads.count == reads, "a finger reads nothing")
            await touch.lift()
            for _ in 0..<40 {
                await tester.pump()
                frames.append(tester.statistics)
            }
            return frames
        }
        let few = try await run(12)
        #expect(try await run(1_000_000) == few)
        #expect(few[5...20].allSatisfy { $0.bodiesEvaluated == 1 && $0.nodesLaidOut == 0 && $0.layersRepainted == 0 })
    }
}
