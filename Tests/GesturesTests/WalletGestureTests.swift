import Testing

@testable import RiffleGestures

/// The gesture of a card in a deck that can be tapped, or held and dragged.
@MainActor
@Suite("Tap, exclusively before a long press sequenced before a drag")
struct WalletGestureTests {
    private func cardFixture() -> GestureFixture {
        let fixture = GestureFixture()
        let tap = TapGesture().onEnded { [unowned fixture] in fixture.log.append("tapped") }
        let hold = LongPressGesture(minimumDuration: 0.05).sequenced(before: DragGesture())
            .logged("state", in: fixture, as: describe)
            .onEnded { [unowned fixture] value in fixture.log.append("ended \(describe(value))") }
        fixture.add(tap.exclusively(before: hold))
        return fixture
    }

    @Test("A hold presses at touch-down, is recognized by time, drags from there and drops")
    func holdAndDrag() {
        let fixture = cardFixture()
        fixture.down(100, 100, at: 0)
        #expect(fixture.takeLog() == ["state pressing"])
        fixture.move(104, 100, at: 0.02)
        #expect(fixture.takeLog().isEmpty)
        fixture.wait(until: 0.06)
        #expect(fixture.takeLog() == ["state held"])
        fixture.move(104, 109, at: 0.1)
        #expect(fixture.takeLog().isEmpty)
        fixture.move(104, 110, at: 0.12)
        #expect(fixture.takeLog() == ["state drag 0,10"])
        fixture.move(100, 200, at: 0.4)
        #expect(fixture.takeLog() == ["state drag -4,100"])
        fixture.wait(until: 0.9)
        fixture.up(at: 1)
        #expect(fixture.takeLog() == ["state end drag -4,100", "ended drag -4,100"])
        #expect(fixture.arena.isIdle)
    }

    @Test("A tap takes the press back, then tells that it ended")
    func tap() {
        let fixture = cardFixture()
        fixture.down(100, 100, at: 0)
        fixture.wait(until: 0.1)
        fixture.up(at: 0.2)
        #expect(fixture.log == ["state pressing", "state held", "state reset", "tapped"])
        #expect(fixture.arena.isIdle)
    }

    @Test("A drag that is released within the limits of a tap is a tap")
    func shortDrag() {
        let fixture = cardFixture()
        fixture.down(100, 100, at: 0)
        fixture.move(100, 120, at: 0.1)
        fixture.move(100, 130, at: 0.15)
        fixture.up(at: 0.2)
        #expect(
            fixture.log == [
                "state pressing", "state held", "state drag 0,20", "state drag 0,30", "state reset", "tapped",
            ])
    }

    @Test("A quick drag past 45 points ends as a drag")
    func quickDrag() {
        let fixture = cardFixture()
        fixture.down(100, 100, at: 0)
        fixture.move(100, 130, at: 0.1)
        fixture.move(100, 160, at: 0.15)
        fixture.up(at: 0.2)
        #expect(
            fixture.log == [
                "state pressing", "state held", "state drag 0,30", "state drag 0,60", "state end drag 0,60",
                "ended drag 0,60",
            ])
    }

    @Test("A flick that leaves before the hold is nothing: the press is taken back")
    func flick() {
        let fixture = cardFixture()
        fixture.down(100, 100, at: 0)
        fixture.move(100, 111, at: 0.03)
        #expect(fixture.log == ["state pressing", "state reset"])
        fixture.move(100, 170, at: 0.06)
        fixture.up(at: 0.1)
        #expect(fixture.log == ["state pressing", "state reset"])
        #expect(fixture.arena.isIdle)
    }

    @Test("A hold without movement that outlasts a tap comes to nothing")
    func hold() {
        let fixture = cardFixture()
        fixture.down(100, 100, at: 0)
        fixture.wait(until: 2)
        fixture.up(at: 2)
        #expect(fixture.log == ["state pressing", "state held", "state reset"])
        #expect(fixture.arena.isIdle)
    }

    @Test("A cancelled touch takes everything back, whenever it comes", arguments: [0.01, 0.06, 0.12, 1.0])
    func cancelled(time: Double) {
        let fixture = cardFixture()
        fixture.down(100, 100, at: 0)
        if time > 0.1 { fixture.move(100, 180, at: 0.1) }
        fixture.wait(until: time)
        fixture.cancel(at: time)
        #expect(fixture.log.last == "state reset")
        #expect(!fixture.log.contains { $0.hasPrefix("ended") || $0 == "tapped" })
        fixture.move(100, 300, at: time + 0.1)
        fixture.up(at: time + 0.2)
        #expect(fixture.log.filter { $0 == "state reset" }.count == 1)
        #expect(fixture.arena.isIdle)
    }

    @Test("The next touch starts afresh")
    func twice() {
        let fixture = cardFixture()
        for start in [0.0, 1, 2] {
            fixture.down(100, 100, at: start)
            fixture.move(100, 200, at: start + 0.1)
            fixture.up(at: start + 0.2)
            #expect(
                fixture.takeLog() == [
                    "state pressing", "state held", "state drag 0,100", "state end drag 0,100", "ended drag 0,100",
                ])
        }
    }
}

/// The phases of a held card, as apps write them.
private func describe(_ value: SequenceGesture<LongPressGesture, DragGesture>.Value) -> String {
    switch value {
    case .first(true): "pressing"
    case .second(true, nil): "held"
    case .second(true, let drag?): "drag \(points(drag))"
    default: "inactive"
    }
}
