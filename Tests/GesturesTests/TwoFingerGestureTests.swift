import Facts
import Foundation
import Testing

@testable import RiffleGestures

@MainActor
@Suite("Two fingers")
struct TwoFingerGestureTests {
    @Test("A magnification is the ratio of the fingers' distances, from a change of 0.01 on", .fact("gesture.magnify"))
    func magnify() {
        let fixture = GestureFixture()
        fixture.add(MagnificationGesture().logged("scale", in: fixture))
        fixture.down(100, 100, at: 0)
        fixture.move(90, 100, at: 0.05)
        fixture.down(190, 100, at: 0.1, finger: 2)
        fixture.move(190.5, 100, at: 0.15, finger: 2)
        #expect(fixture.log.isEmpty)
        fixture.move(290, 100, at: 0.2, finger: 2)
        fixture.move(140, 100, at: 0.3)
        fixture.up(at: 0.4)
        #expect(fixture.log == ["scale 2.0", "scale 1.5", "scale end 1.5"])
        fixture.up(at: 0.5, finger: 2)
        #expect(fixture.arena.isIdle)
    }

    @Test("Anchor and location are the middle between the fingers when the second came down")
    func anchor() {
        var values: [MagnifyGesture.Value] = []
        let fixture = GestureFixture(
            MagnifyGesture().onChanged { values.append($0) }, in: .root(size: CGSize(width: 400, height: 200)))
        fixture.down(50, 50, at: 0)
        fixture.down(150, 50, at: 0, finger: 2)
        for step in 1...6 {
            fixture.move(150 + CGFloat(step) * 10, 50, at: Double(step) / 60, finger: 2)
        }
        #expect(values.first?.startLocation == CGPoint(x: 100, y: 50))
        #expect(values.first?.startAnchor == UnitPoint(x: 0.25, y: 0.25))
        #expect(abs((values.last?.velocity ?? 0) - 6) < 1e-6)
    }

    @Test("A rotation counts whole turns, from one degree on", .fact("gesture.magnify"))
    func rotate() throws {
        let fixture = GestureFixture()
        fixture.add(RotationGesture().logged("turn", in: fixture, as: { "\(Int($0.degrees.rounded()))" }))
        fixture.down(100, 100, at: 0)
        fixture.down(200, 100, at: 0, finger: 2)
        fixture.move(200, 101, at: 0.01, finger: 2)
        #expect(fixture.log.isEmpty)
        for step in 1...5 {
            let angle = Double(step) * 90 * .pi / 180
            fixture.move(100 + 100 * cos(angle), 100 + 100 * sin(angle), at: Double(step), finger: 2)
        }
        #expect(fixture.log == ["turn 90", "turn 180", "turn 270", "turn 360", "turn 450"])
        fixture.cancel(at: 6)
        #expect(fixture.log.last == "turn reset")
    }

    @Test("One finger alone is nothing, and a third one changes nothing")
    func otherCounts() {
        let fixture = GestureFixture()
        fixture.add(MagnificationGesture().logged("scale", in: fixture))
        fixture.down(0, 0, at: 0)
        fixture.move(100, 0, at: 0.1)
        fixture.up(at: 0.2)
        #expect(fixture.log.isEmpty)
        #expect(fixture.arena.isIdle)
        fixture.down(0, 0, at: 1)
        fixture.down(100, 0, at: 1, finger: 2)
        fixture.down(50, 300, at: 1, finger: 3)
        fixture.move(50, 900, at: 1.1, finger: 3)
        fixture.move(200, 0, at: 1.2, finger: 2)
        fixture.up(at: 1.3, finger: 3)
        #expect(fixture.log == ["scale 2.0"])
        fixture.up(at: 1.4, finger: 2)
        fixture.up(at: 1.5)
        #expect(fixture.log == ["scale 2.0", "scale end 2.0"])
        #expect(fixture.arena.isIdle)
    }

    @Test("Fingers at one point do not make an infinite scale")
    func coincident() {
        var scales: [CGFloat] = []
        let fixture = GestureFixture(MagnificationGesture().onChanged { scales.append($0) })
        fixture.down(0, 0, at: 0)
        fixture.down(0, 0, at: 0, finger: 2)
        fixture.move(10, 0, at: 0.1, finger: 2)
        fixture.move(0, 0, at: 0.2, finger: 2)
        #expect(scales == [10, 1])
    }

    @Test("Scaling and turning go together with simultaneously")
    func both() {
        let fixture = GestureFixture()
        let gesture = MagnificationGesture().simultaneously(with: RotationGesture())
        fixture.add(
            gesture.logged("both", in: fixture) { value in
                "\(value.first ?? -1) \(Int((value.second?.degrees ?? -1).rounded()))"
            })
        fixture.down(0, 0, at: 0)
        fixture.down(100, 0, at: 0, finger: 2)
        fixture.move(200, 0, at: 0.1, finger: 2)
        fixture.move(0, 200, at: 0.2, finger: 2)
        fixture.up(at: 0.3)
        #expect(fixture.log == ["both 2.0 -1", "both 2.0 90", "both end 2.0 90"])
    }
}
