import RiffleContainers
import RiffleControls
import RiffleLayers
import Testing

@MainActor
@Suite struct KeyScrollingTests {
    /// A viewport of 200 points that shows 1000.
    private func fixture() -> Fixture {
        let fixture = Fixture(
            ScrollView { Box("tall", width: 100, height: 1000) }, size: CGSize(width: 100, height: 200))
        fixture.frame()
        return fixture
    }

    private func press(_ fixture: Fixture, _ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
        let time = fixture.graph.now
        fixture.graph.input.send(.key(KeyEvent(key: key, modifiers: modifiers, time: time)))
        for step in 1...60 { fixture.frame(at: time + Double(step) / 60) }
    }

    private func offset(_ fixture: Fixture) -> CGFloat { -(fixture.shown("tall")?.origin.y ?? .nan) }

    @Test("Page Down, Page Up and Space go by a page that overlaps with the last, Home and End to the ends")
    func pages() {
        let fixture = fixture()
        press(fixture, .pageDown)
        #expect(offset(fixture) == 160)
        press(fixture, .space)
        #expect(offset(fixture) == 320)
        press(fixture, .space, .shift)
        #expect(offset(fixture) == 160)
        press(fixture, .pageUp)
        #expect(offset(fixture) == 0)
        press(fixture, .end)
        #expect(offset(fixture) == 800)
        press(fixture, .home)
        #expect(offset(fixture) == 0)
    }

    @Test("Keys that are pressed quickly add up, and the way is animated")
    func quickly() {
        let fixture = fixture()
        for _ in 0..<2 {
            fixture.graph.input.send(.key(KeyEvent(key: .pageDown, time: 0)))
        }
        fixture.frame(at: 0.1)
        #expect(offset(fixture) > 10 && offset(fixture) < 310)
        for step in 1...60 { fixture.frame(at: 0.1 + Double(step) / 60) }
        #expect(offset(fixture) == 320)
    }

    @Test("A key that a view takes scrolls nothing, and neither does one with a command")
    func taken() {
        let fixture = Fixture(
            ScrollView {
                Button("Next") {}.keyboardShortcut(.space, modifiers: [])
                Box("tall", width: 100, height: 1000)
            }, size: CGSize(width: 100, height: 200))
        fixture.frame()
        let before = offset(fixture)
        press(fixture, .space)
        press(fixture, .pageDown, .command)
        #expect(offset(fixture) == before)
    }
}
