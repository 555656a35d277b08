import Testing

@testable import RiffleGestures

@MainActor
@Suite("Presses of buttons")
struct PressGestureTests {
    /// A button that can be moved and scaled.
    private final class Button {
        var origin = CGPoint.zero
        var scale = CGSize(width: 1, height: 1)

        var space: GestureSpace {
            GestureSpace(
                convert: { [self] point, _ in
                    CGPoint(x: (point.x - origin.x) * scale.width, y: (point.y - origin.y) * scale.height)
                },
                bounds: { CGRect(x: 0, y: 0, width: 200, height: 100) })
        }
    }

    private let button = Button()

    private func fixture() -> GestureFixture {
        let fixture = GestureFixture()
        fixture.add(PressGesture().logged("press", in: fixture), kind: .button, in: button.space)
        return fixture
    }

    @Test("a button that follows the finger by ten points is being dragged, and is not pressed")
    func dragged() {
        let fixture = fixture()
        fixture.down(50, 50, at: 0)
        button.origin.x = 9
        fixture.move(59, 50, at: 0.1)
        #expect(fixture.log == ["press true"])
        button.origin.x = 10
        fixture.move(60, 50, at: 0.2)
        fixture.up(at: 0.3)
        #expect(fixture.log == ["press true", "press reset"])
    }

    @Test("a finger that moves over a button that stays presses it, and so does one that rests while the button moves")
    func stays() {
        let fixture = fixture()
        fixture.down(50, 50, at: 0)
        fixture.move(90, 50, at: 0.1)
        fixture.up(at: 0.2)
        #expect(fixture.takeLog() == ["press true", "press end true"])
        fixture.down(50, 50, at: 1)
        button.origin.x = 30
        fixture.move(51, 50, at: 1.1)
        fixture.up(at: 1.2)
        #expect(fixture.log == ["press true", "press end true"])
    }

    @Test("a button that moves against the finger is pressed")
    func against() {
        let fixture = fixture()
        fixture.down(50, 50, at: 0)
        button.origin.x = -20
        fixture.move(70, 50, at: 0.1)
        fixture.up(at: 0.2)
        #expect(fixture.log == ["press true", "press end true"])
    }

    @Test("a button that is flat while it is pressed is not taken for one that is dragged")
    func flat() {
        let fixture = fixture()
        fixture.down(50, 50, at: 0)
        button.scale = .zero
        fixture.move(90, 50, at: 0.1)
        button.scale = CGSize(width: 1, height: 1)
        fixture.move(91, 50, at: 0.2)
        fixture.up(at: 0.3)
        #expect(fixture.log == ["press true", "press end true"])
    }
}
