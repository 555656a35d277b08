import Testing

@testable import RiffleGestures

@MainActor
@Suite("Pans and presses, of scroll views and buttons")
struct PanGestureTests {
    @Test("A pan begins 10 points along its axis and counts from there")
    func pan() {
        let fixture = GestureFixture()
        fixture.add(PanGesture(axes: .vertical).logged("pan", in: fixture, as: points))
        fixture.down(0, 0, at: 0)
        fixture.move(60, 9, at: 0.1)
        #expect(fixture.log.isEmpty)
        fixture.move(60, 12, at: 0.2)
        fixture.move(60, 30, at: 0.3)
        fixture.up(at: 0.4)
        #expect(fixture.log == ["pan 0,0", "pan 0,18", "pan end 0,18"])
    }

    @Test("A pan that counts from the touch begins as any other, and tells the whole way")
    func panFromTouch() {
        let fixture = GestureFixture()
        var pan = PanGesture(axes: .vertical)
        pan.countsFromTouch = true
        fixture.add(pan.logged("pan", in: fixture, as: points))
        fixture.down(0, 0, at: 0)
        fixture.move(60, 9, at: 0.1)
        #expect(fixture.log.isEmpty)
        fixture.move(60, 12, at: 0.2)
        fixture.up(at: 0.3)
        #expect(fixture.log == ["pan 60,12", "pan end 60,12"])
    }

    @Test("A pan along both axes begins along either")
    func both() {
        let fixture = GestureFixture()
        fixture.add(PanGesture(axes: [.vertical, .horizontal]).logged("pan", in: fixture, as: points))
        fixture.down(0, 0, at: 0)
        fixture.move(-10, 0, at: 0.1)
        #expect(fixture.log == ["pan 0,0"])
        fixture.up(at: 0.2)
    }

    @Test("A press is shown while the finger is within 70 points of the button, and counts when lifted there")
    func press() {
        let fixture = GestureFixture()
        fixture.add(PressGesture().logged("press", in: fixture), in: .root(size: CGSize(width: 100, height: 40)))
        fixture.down(50, 20, at: 0)
        fixture.move(169, 20, at: 0.1)
        fixture.move(171, 20, at: 0.2)
        fixture.move(160, 20, at: 5)
        fixture.up(at: 6)
        #expect(fixture.takeLog() == ["press true", "press false", "press true", "press end true"])
        fixture.down(50, 20, at: 10)
        fixture.up(50, 200, at: 11)
        #expect(fixture.log == ["press true", "press reset"])
    }
}
