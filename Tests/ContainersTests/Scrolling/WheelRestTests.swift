import RiffleGestures
import Testing

@testable import RiffleContainers

/// Where wheels, and fingers on a pad, leave content that comes to rest at targets.
@MainActor
struct WheelRestTests {
    /// A viewport of 300 points, and content of ten views.
    private func fixture(
        _ behavior: some ScrollTargetBehavior, length: CGFloat, position: Binding<Int?> = .constant(nil)
    ) -> Fixture {
        let fixture = Fixture(
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<10, id: \.self) { Box("\($0)", width: 100, height: length) } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(behavior)
            .scrollPosition(id: position),
            size: CGSize(width: 100, height: 300))
        fixture.frame()
        return fixture
    }

    /// Turns the wheel in steps, a frame for each.
    private func turn(_ fixture: Fixture, by distance: CGFloat, steps: Int = 6) {
        for _ in 0..<steps {
            let now = fixture.graph.now + 1.0 / 60
            fixture.graph.input.send(
                .wheel(
                    WheelEvent(
                        location: CGPoint(x: 50, y: 50), delta: CGSize(width: 0, height: distance / CGFloat(steps)),
                        time: now)))
            fixture.frame(at: now)
        }
    }

    private func wait(_ fixture: Fixture, _ seconds: Double = 2) {
        let start = fixture.graph.now
        for step in 1...Int(seconds * 60) { fixture.frame(at: start + Double(step) / 60) }
    }

    private func offset(_ fixture: Fixture) -> CGFloat {
        func find(_ node: LayoutNode) -> ScrollNode? {
            (node as? ScrollNode) ?? node.children.lazy.compactMap { find($0) }.first
        }
        return find(fixture.graph.window.rootLayout)?.offset(at: fixture.graph.now).y ?? -1
    }

    @Test("a notch turns a page, and back; less than that comes back")
    func pages() {
        let fixture = fixture(.paging, length: 300)
        turn(fixture, by: 100)
        #expect(abs(offset(fixture) - 100) < 0.01)
        wait(fixture)
        #expect(offset(fixture) == 300)
        turn(fixture, by: 20)
        wait(fixture)
        #expect(offset(fixture) == 300)
        turn(fixture, by: -100)
        wait(fixture)
        #expect(offset(fixture) == 0)
    }

    @Test("content waits for as long as the wheel turns, and goes a page for each notch that comes on the way")
    func manyNotches() {
        let fixture = fixture(.paging, length: 300)
        turn(fixture, by: 100)
        wait(fixture, 0.1)
        #expect(abs(offset(fixture) - 100) < 0.01)
        turn(fixture, by: 100)
        wait(fixture, 0.3)
        #expect((200..<300).contains(offset(fixture)))
        turn(fixture, by: 100)
        wait(fixture)
        #expect(offset(fixture) == 600)
    }

    @Test("views come to rest at the edge, and the position names them")
    func alignedViews() {
        var shown: Int?
        let fixture = fixture(
            .viewAligned, length: 80, position: Binding(get: { shown }, set: { shown = $0 }))
        turn(fixture, by: 190)
        wait(fixture)
        #expect(offset(fixture) == 160)
        #expect(shown == 2)
        turn(fixture, by: 5000)
        wait(fixture)
        #expect(offset(fixture) == 500)
    }

    @Test("a finger that comes before the content is at rest has it")
    func finger() {
        let fixture = fixture(.paging, length: 300)
        turn(fixture, by: 100)
        wait(fixture, 0.3)
        let before = offset(fixture)
        #expect(before > 100)
        let now = fixture.graph.now
        fixture.pointer(.began, 50, 150, at: now)
        fixture.frame(at: now + 0.5)
        #expect(offset(fixture) == before)
        fixture.pointer(.ended, 50, 150, at: now + 0.6)
        wait(fixture)
        #expect([0, 300].contains(offset(fixture)))
    }
}
