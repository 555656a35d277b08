import Facts
import SwiftUICore
import Testing

@MainActor
struct ExitAnimationTests {
    private struct Deck: View {
        enum Place { case inside, around, both }

        let probe: Probe<Int>
        var place = Place.inside
        var animation: Animation? = .linear(duration: 1)
        @State private var cards = ["a", "b"]
        @State private var drag = 0

        var body: some View {
            let _ =
                probe.write = { value in
                    withAnimation(value == 0 ? .linear(duration: 2) : nil) {
                        if value != 1 { drag += 1 }
                        if value <= 1 { cards.removeFirst() }
                    }
                }
            ZStack {
                ForEach(cards, id: \.self) { card in
                    Box(card)
                        .animation(place == .around ? nil : animation, value: place == .around ? 0 : drag)
                        .transition(.opacity)
                        .animation(
                            place == .both ? .linear(duration: 4) : animation, value: place == .inside ? 0 : drag)
                }
            }
        }
    }

    private func deck(_ deck: Deck, writing writes: [Int]) -> Fixture {
        let fixture = Fixture(deck)
        fixture.frame(at: 0)
        for write in writes { deck.probe.write?(write) }
        fixture.frame(at: 0)
        return fixture
    }

    @Test("an element leaves with the animation of its branch, when the value changed for those that stay")
    func leaves() throws {
        for place in [Deck.Place.inside, .around] {
            let fixture = deck(Deck(probe: Probe(0), place: place), writing: [2, 1])
            fixture.frame(at: 0.25)
            #expect(abs(try #require(fixture.shown("a")).opacity - 0.75) < 0.001)
            fixture.frame(at: 1)
            fixture.frame(at: 1.1)
            #expect(fixture.names == ["b"])
            #expect(fixture.graph.isIdle)
        }
    }

    @Test("the nearest animation around the transition goes before one inside")
    func nearest() throws {
        let fixture = deck(Deck(probe: Probe(0), place: .both), writing: [2, 1])
        fixture.frame(at: 1)
        #expect(abs(try #require(fixture.shown("a")).opacity - 0.75) < 0.001)
    }

    @Test("without a change of the value it goes at once")
    func atOnce() {
        #expect(deck(Deck(probe: Probe(0)), writing: [1]).names == ["b"])
    }

    @Test(
        "an animation inside leaves that of the change alone, and one around it replaces it", .fact("animation.scope"))
    func animatedChange() throws {
        var fixture = deck(Deck(probe: Probe(0), place: .inside), writing: [0])
        fixture.frame(at: 1)
        #expect(abs(try #require(fixture.shown("a")).opacity - 0.5) < 0.001)
        fixture = deck(Deck(probe: Probe(0), place: .around), writing: [0])
        fixture.frame(at: 0.5)
        #expect(abs(try #require(fixture.shown("a")).opacity - 0.5) < 0.001)
        #expect(deck(Deck(probe: Probe(0), place: .around, animation: nil), writing: [0]).names == ["b"])
    }
}
