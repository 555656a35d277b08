import Facts
import Foundation
import Testing

@testable import RiffleGestures

@MainActor
@Suite("Drags")
struct DragGestureTests {
    /// The values a drag tells, the last of them when it ended.
    private final class Recorder {
        var changes: [DragGesture.Value] = []
        var end: DragGesture.Value?
    }

    private func dragFixture(
        _ gesture: DragGesture = DragGesture(), in space: GestureSpace = .root(size: .zero)
    ) -> (GestureFixture, Recorder) {
        let recorder = Recorder()
        let fixture = GestureFixture(
            gesture.onChanged { recorder.changes.append($0) }.onEnded { recorder.end = $0 }, in: space)
        return (fixture, recorder)
    }

    @Test("It begins 10 points from touch-down and counts from touch-down", .fact("gesture.drag"))
    func begins() throws {
        let (fixture, drag) = dragFixture()
        fixture.down(100, 100, at: 0)
        fixture.move(109.9, 100, at: 0.1)
        #expect(drag.changes.isEmpty)
        fixture.move(106, 108, at: 0.2)
        let value = try #require(drag.changes.first)
        #expect(value.startLocation == CGPoint(x: 100, y: 100))
        #expect(value.location == CGPoint(x: 106, y: 108))
        #expect(value.translation == CGSize(width: 6, height: 8))
        #expect(value.time == Date(timeIntervalSinceReferenceDate: 0.2))
        fixture.move(100, 100, at: 0.3)
        #expect(drag.changes.count == 2)
        fixture.up(at: 0.4)
        #expect(drag.end?.translation == .zero)
    }

    @Test("A minimum of zero begins at touch-down, of its own where it says", arguments: [0, -5, 3, 60] as [CGFloat])
    func minimumDistance(minimum: CGFloat) {
        let (fixture, drag) = dragFixture(DragGesture(minimumDistance: minimum))
        fixture.down(0, 0, at: 0)
        #expect(drag.changes.isEmpty == (minimum > 0))
        fixture.move(max(minimum, 0), 0, at: 0.1)
        #expect(drag.changes.last?.translation.width == max(minimum, 0))
    }

    @Test("A lift before it began is nothing; a lift far away is its beginning and end")
    func lifts() {
        let (fixture, drag) = dragFixture()
        fixture.down(0, 0, at: 0)
        fixture.up(9, 0, at: 0.1)
        #expect(drag.end == nil)
        fixture.down(0, 0, at: 1)
        fixture.up(90, 0, at: 1.1)
        #expect(drag.changes.isEmpty)
        #expect(drag.end?.translation.width == 90)
    }

    @Test("Velocity is that of the finger, and the predicted end 0.25 s further at it", .fact("gesture.drag"))
    func velocity() throws {
        let (fixture, drag) = dragFixture()
        fixture.down(0, 0, at: 0)
        for step in 1...12 {
            fixture.move(CGFloat(step) * 8, CGFloat(step) * -4, at: Double(step) / 120)
        }
        fixture.up(at: 12.5 / 120)
        let end = try #require(drag.end)
        #expect(abs(end.velocity.width - 960) < 1e-6)
        #expect(abs(end.velocity.height + 480) < 1e-6)
        #expect(abs(end.predictedEndLocation.x - (96 + 240)) < 1e-6)
        #expect(abs(end.predictedEndTranslation.height - (-48 - 120)) < 1e-6)
    }

    @Test("A finger that rests before it is lifted has no velocity")
    func rest() throws {
        let (fixture, drag) = dragFixture()
        fixture.down(0, 0, at: 0)
        fixture.move(50, 0, at: 0.05)
        fixture.up(at: 0.5)
        #expect(drag.end?.velocity == .zero)
        #expect(drag.end?.predictedEndLocation == drag.end?.location)
    }

    @Test("In a view that is turned, scaled and moved, translation and velocity are the view's")
    func turnedView() throws {
        // The view is turned by 90 degrees clockwise, twice as large, and its origin lies at (200, 300).
        let space = GestureSpace(
            convert: { point, space in
                guard space == .local else { return point }
                return CGPoint(x: (point.y - 300) / 2, y: (200 - point.x) / 2)
            }, bounds: { .zero })
        let (local, drag) = dragFixture(in: space)
        let (global, same) = dragFixture(DragGesture(coordinateSpace: .global), in: space)
        for fixture in [local, global] {
            fixture.down(180, 320, at: 0)
            for step in 1...6 {
                fixture.move(180 - CGFloat(step) * 5, 320 + CGFloat(step) * 10, at: Double(step) / 60)
            }
            fixture.up(at: 0.1)
        }
        let value = try #require(drag.end)
        #expect(value.startLocation == CGPoint(x: 10, y: 10))
        #expect(value.location == CGPoint(x: 40, y: 25))
        #expect(value.translation == CGSize(width: 30, height: 15))
        #expect(abs(value.velocity.width - 300) < 1e-6)
        #expect(abs(value.velocity.height - 150) < 1e-6)
        #expect(same.end?.translation == CGSize(width: -30, height: 60))
    }

    @Test("The start stays as converted at touch-down when the view moves")
    func movingView() throws {
        var origin = CGPoint.zero
        let space = GestureSpace(
            convert: { [origin = Box { origin }] point, _ in
                CGPoint(x: point.x - origin.read().x, y: point.y - origin.read().y)
            }, bounds: { .zero })
        let (fixture, drag) = dragFixture(in: space)
        fixture.down(10, 10, at: 0)
        origin.x = 5
        fixture.move(40, 10, at: 0.1)
        #expect(drag.changes.last?.startLocation.x == 10)
        #expect(drag.changes.last?.translation.width == 25)
    }

    @Test("It follows its first finger only")
    func secondFinger() {
        let (fixture, drag) = dragFixture()
        fixture.down(0, 0, at: 0)
        fixture.down(200, 0, at: 0.05, finger: 2)
        fixture.move(300, 0, at: 0.1, finger: 2)
        #expect(drag.changes.isEmpty)
        fixture.move(20, 0, at: 0.1)
        fixture.up(at: 0.2, finger: 2)
        #expect(drag.end == nil)
        fixture.up(at: 0.3)
        #expect(drag.end?.translation.width == 20)
        #expect(fixture.arena.isIdle)
    }

    @Test("A cancelled drag does not end")
    func cancelled() {
        let (fixture, drag) = dragFixture()
        fixture.down(0, 0, at: 0)
        fixture.move(50, 0, at: 0.1)
        fixture.cancel(at: 0.2)
        #expect(drag.end == nil)
        #expect(drag.changes.count == 1)
        #expect(fixture.arena.isIdle)
    }

    @Test("A coordinate space may be given as a case or by its protocol")
    func spaceForms() {
        let fromCase: CoordinateSpace = .named("deck")
        #expect(DragGesture(coordinateSpace: fromCase).coordinateSpace == .named("deck"))
        #expect(DragGesture(minimumDistance: 1, coordinateSpace: .named("deck")).coordinateSpace == .named("deck"))
        #expect(DragGesture(coordinateSpace: .global).coordinateSpace.isGlobal)
        #expect(DragGesture().coordinateSpace.isLocal)
        #expect(DragGesture().minimumDistance == 10)
    }

    /// Lets an escaping closure read a variable of a test.
    private struct Box {
        let read: () -> CGPoint
    }
}
