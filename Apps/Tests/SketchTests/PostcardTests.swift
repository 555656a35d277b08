import SwiftUI
import SwiftUITesting
import Testing

// A pile of postcards, told apart by their place in it. Each knows for itself whether it is turned over.

private struct Postcard {
    let place: String
    let greeting: String

    static let unwritten = Postcard(place: "Somewhere", greeting: "…")
}

extension View {
    fileprivate func inPile(at place: Int, of count: Int) -> some View {
        let above = Double(count - 1 - place)
        return self.offset(x: 0, y: above * 7)
    }
}

private struct PostcardView: View {
    let postcard: Postcard
    var thrown: (() -> Void)? = nil

    @State private var reach = CGSize()
    @State private var isTurned = false

    private var isAtRest: Bool { reach == .zero }

    var body: some View {
        VStack(spacing: 16) {
            Text(postcard.place)
                .font(.system(.title, design: .serif))
            if isTurned {
                Text(postcard.greeting).italic().foregroundStyle(.secondary)
            }
        }
        .frame(width: 300, height: 180)
        .background {
            UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 30).fill(.mint).shadow(radius: 6)
        }
        .multilineTextAlignment(.trailing)
        .onTapGesture { isTurned = !isTurned }
        .opacity(1.5 - Double(abs(reach.height)) / 80)
        .rotationEffect(.degrees(reach.height / 4))
        .offset(y: reach.height * 3)
        .animation(.bouncy, value: isAtRest)
        .gesture(
            DragGesture()
                .onEnded { last in
                    let isFar = abs(last.translation.height) > 90
                    if isFar, let thrown { thrown() } else { reach = CGSize() }
                }
                .onChanged { reach = $0.translation }
        )
    }
}

private struct PostcardPile: View {
    @State private var pile = Array<Postcard>(repeating: .unwritten, count: 12)

    init() {}

    init(_ places: [String]) {
        _pile = State(initialValue: places.map { Postcard(place: $0, greeting: "Greetings from \($0)") })
    }

    var body: some View {
        Color.yellow
            .ignoresSafeArea()
            .overlay {
                ZStack {
                    ForEach(0..<pile.count, id: \.self) { place in
                        PostcardView(postcard: pile[place]) { withAnimation { throwAway(place) } }
                            .inPile(at: place, of: pile.count)
                    }
                }
            }
    }

    func throwAway(_ place: Int) { pile.remove(at: place) }
}

#Preview { PostcardView(postcard: .unwritten) }

@MainActor
struct PostcardTests {
    private func pile() -> ViewTester { ViewTester(PostcardPile(["Lund", "Porto", "Izmir"])) }

    @Test("each card lies seven points above the one on it, and the last is in front")
    func pileUp() async throws {
        let tester = pile()
        let cards = try ["Lund", "Porto", "Izmir"].map { try tester.find(.text($0)) }
        #expect(abs(cards[0].center.y - cards[1].center.y - 7) < 0.01)
        #expect(abs(cards[1].center.y - cards[2].center.y - 7) < 0.01)
        #expect(cards[2].isInFront(of: cards[1]) && cards[1].isInFront(of: cards[0]))
    }

    @Test("a dozen equal cards are a dozen cards when they are told apart by place")
    func equal() async throws {
        let tester = ViewTester(PostcardPile())
        #expect(tester.findAll(.text("Somewhere")).count == 12)
        #expect(tester.issues.isEmpty)
    }

    @Test("a tap turns the card on top, and only that one")
    func turn() async throws {
        let tester = pile()
        await tester.tap(try tester.find(.text("Izmir")))
        #expect(tester.findAll(.containing("Greetings")).map(\.text) == ["Greetings from Izmir"])
        await tester.tap(try tester.find(.text("Izmir")))
        #expect(tester.findAll(.containing("Greetings")).isEmpty)
    }

    @Test("a dragged card goes three times as far as the finger, turns, and fades only after the first part of its way")
    func drag() async throws {
        let tester = pile()
        let start = try tester.find(.text("Izmir")).center
        let middle = tester.touch(at: CGPoint(x: start.x, y: start.y))
        // An opacity above 1 counts as 1.
        for (travel, opacity) in [(16.0, 1.0), (40, 1), (60, 0.75), (100, 0.25), (119, 0.0125)] {
            await middle.move(to: CGPoint(x: start.x, y: start.y + travel), over: 0.1)
            // The spring that the first move set off comes to rest.
            await middle.hold(for: 2)
            let card = try tester.find(.text("Izmir"))
            #expect(abs(card.opacity - opacity) < 0.01)
            #expect(abs(atan2(card.transform.b, card.transform.a) * 180 / .pi - travel / 4) < 0.01)
            #expect(abs(card.center.x - start.x) < 0.1)
            #expect(abs(card.center.y - start.y - 3 * travel) < 0.1)
        }
        // One below 0 counts as 0.
        await middle.move(to: CGPoint(x: start.x, y: start.y + 150), over: 0.1)
        #expect(tester.findAll(.text("Izmir")).allSatisfy { $0.opacity == 0 })
        await middle.cancel()
    }

    @Test("a card that is let go early springs back")
    func springsBack() async throws {
        let tester = pile()
        let start = try tester.find(.text("Izmir")).center
        await tester.drag(try tester.find(.text("Izmir")), by: CGSize(width: 5, height: -60))
        #expect(try tester.find(.text("Izmir")).center.y < start.y - 20)
        try await tester.settle()
        #expect(abs(try tester.find(.text("Izmir")).center.y - start.y) < 0.01)
    }

    @Test("a card that is thrown is gone, and the others move up over time")
    func thrown() async throws {
        let tester = pile()
        let before = try tester.find(.text("Porto")).center.y
        await tester.drag(try tester.find(.text("Izmir")), by: CGSize(width: 0, height: 110))
        #expect(tester.findAll(.text("Izmir")).isEmpty)
        let moving = try tester.find(.text("Porto")).center.y
        #expect(moving <= before && moving > before - 6.5)
        try await tester.settle()
        let porto = try tester.find(.text("Porto"))
        #expect(abs(porto.center.y - before + 7) < 0.01)
        #expect(porto.opacity == 1)
        await tester.tap(porto)
        _ = try tester.find(.text("Greetings from Porto"))
    }

    @Test("cards told apart by place hand their state on when one leaves")
    func handedOn() async throws {
        // The last place is the one that goes, and with it the state of the view that stood there.
        let tester = pile()
        await tester.tap(try tester.find(.text("Izmir")))
        await tester.drag(try tester.find(.text("Izmir")), by: CGSize(width: 0, height: -110))
        try await tester.settle()
        #expect(tester.findAll(.containing("Greetings")).isEmpty)
    }
}
