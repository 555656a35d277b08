import Testing

@testable import RiffleGestures

@Suite("Other input events")
struct InputEventTests {
    @Test("Every event tells its time")
    func time() {
        let events: [InputEvent] = [
            .pointer(PointerEvent(id: 1, phase: .began, location: .zero, time: 1)),
            .wheel(WheelEvent(location: .zero, delta: .zero, time: 2)),
            .key(KeyEvent(key: .return, time: 3)),
            .text(TextInputEvent(.select(0..<0), version: 1, time: 4)),
        ]
        #expect(events.map(\.time) == [1, 2, 3, 4])
    }

    @Test("A wheel that turns by no number is not usable")
    func wheel() {
        #expect(WheelEvent(location: .zero, delta: CGSize(width: 0, height: 10), time: 0).isUsable)
        #expect(!WheelEvent(location: .zero, delta: CGSize(width: CGFloat.nan, height: 0), time: 0).isUsable)
        #expect(!WheelEvent(location: CGPoint(x: CGFloat.infinity, y: 0), delta: .zero, time: 0).isUsable)
    }

    @Test("A key types its own character unless the host says otherwise")
    func key() {
        #expect(KeyEvent(key: "a", time: 0).characters == "a")
        let press = KeyPress(KeyEvent(key: "a", characters: "A", modifiers: .shift, phase: .repeat, time: 0))
        #expect(press.key == "a")
        #expect(press.characters == "A")
        #expect(press.modifiers == .shift)
        #expect(press.phase == .repeat)
        #expect(KeyPress.Phases.all.contains(.repeat))
        #expect(KeyPress.Phases.all.rawValue == .max, "as in SwiftUI")
    }

    @Test("Presses and phases say in a log what they are")
    func logs() {
        #expect(KeyPress(KeyEvent(key: "a", characters: "AB", time: 0)).debugDescription == #"KeyPress(.down, "AB")"#)
        #expect(KeyPress.Phases.up.debugDescription == ".up")
        #expect(KeyPress.Phases([.down, .repeat]).debugDescription == "[.down, .repeat]")
        #expect(KeyPress.Phases([]).debugDescription == "[]")
        #expect(KeyPress.Phases.all.debugDescription == ".all")
    }

    @Test("Coordinate spaces are equal by kind and name")
    func spaces() {
        let scroll: NamedCoordinateSpace = .scrollView
        #expect(NamedCoordinateSpace.named(3).coordinateSpace == .named(3))
        #expect(scroll == NamedCoordinateSpace.scrollView)
        #expect(scroll != .scrollView(axis: .vertical))
        #expect(LocalCoordinateSpace().coordinateSpace == .local)
        #expect(GlobalCoordinateSpace().coordinateSpace.isGlobal)
        #expect(!CoordinateSpace.named("local").isLocal)
    }
}
