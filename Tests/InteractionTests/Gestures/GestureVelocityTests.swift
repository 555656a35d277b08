import Facts
import SwiftUICore
import Testing

/// What a finger moves goes on with the finger's speed where a spring takes it over.
@MainActor
struct GestureVelocityTests {
    enum Way: CaseIterable {
        case offset, position, padding, binding, gestureState
    }

    private struct Dragged: View {
        let way: Way
        var release = Animation.smooth(duration: 1)
        @State private var x: CGFloat = 0
        @GestureState private var pull: CGFloat = 0

        var body: some View {
            placed
                .frame(width: 400, height: 100, alignment: .topLeading)
                .contentShape(Rectangle())
                .gesture(gesture)
        }

        @ViewBuilder private var placed: some View {
            let box = Box("box", width: 40, height: 40)
            switch way {
            case .offset: box.offset(x: x)
            case .position: box.position(x: x + 20, y: 20)
            case .padding: box.padding(.leading, max(x, 0))
            case .binding: Handle(x: $x)
            case .gestureState: box.offset(x: x + pull)
            }
        }

        private var gesture: some Gesture {
            DragGesture(minimumDistance: 0)
                .updating($pull) { value, pull, _ in pull = value.translation.width }
                .onChanged { value in if way != .gestureState { x = value.translation.width } }
                .onEnded { _ in withAnimation(release) { x = 300 } }
        }
    }

    private struct Handle: View {
        @Binding var x: CGFloat
        var body: some View { Box("box", width: 40, height: 40).offset(x: x) }
    }

    /// Moves a finger by 10 points a frame, and lifts it.
    private func drag(_ fixture: Fixture, holding: Double = 0) throws -> CGFloat {
        fixture.frame(at: 0)
        fixture.pointer(.began, 20, 20, at: 0)
        var time = 0.0
        for step in 1...10 {
            time = Double(step) / 60
            fixture.pointer(.moved, 20 + 10 * CGFloat(step), 20, at: time)
            fixture.frame(at: time)
        }
        let last = try #require(fixture.shown("box")).origin.x
        time += max(holding, 1.0 / 60)
        fixture.pointer(.ended, 120, 20, at: time)
        fixture.frame(at: time)
        return last
    }

    @Test(
        "what a gesture writes goes on with the finger's speed in the spring after it", .fact("animation.gesture"),
        arguments: Way.allCases)
    func speed(_ way: Way) throws {
        let fixture = Fixture(Dragged(way: way), size: CGSize(width: 400, height: 100))
        let last = try drag(fixture)
        #expect(last == 100)
        let released = fixture.graph.now
        #expect(try #require(fixture.shown("box")).origin.x == 100)
        fixture.frame(at: released + 0.01)
        let way = try #require(fixture.shown("box")).origin.x - last
        // 600 points a second, and as yet next to no pull of the spring, which alone would have come 0.4 points far.
        #expect(way > 5.5 && way < 6.5, "\(way)")
    }

    @Test("a finger that rested before it left gives no speed", arguments: Way.allCases)
    func rest(_ way: Way) throws {
        let fixture = Fixture(Dragged(way: way), size: CGSize(width: 400, height: 100))
        let last = try drag(fixture, holding: 0.2)
        fixture.frame(at: fixture.graph.now + 0.01)
        let distance = try #require(fixture.shown("box")).origin.x - last
        #expect(distance > 0 && distance < 0.5, "\(distance)")
    }

    private struct Dropped: View {
        @State private var x: CGFloat = 0
        @State private var isHeld = false

        var body: some View {
            Box("box", width: 40, height: 40)
                .opacity(isHeld ? 0.5 : 1)
                .offset(x: x)
                .frame(width: 400, height: 100, alignment: .topLeading)
                .contentShape(Rectangle())
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged {
                            x = $0.translation.width; isHeld = true
                        }
                        .onEnded { _ in withAnimation(.smooth(duration: 1)) { isHeld = false } })
        }
    }

    @Test("what a release leaves where it is stays there")
    func dropped() throws {
        let fixture = Fixture(Dropped(), size: CGSize(width: 400, height: 100))
        #expect(try drag(fixture) == 100)
        fixture.frame(at: fixture.graph.now + 0.1)
        let shown = try #require(fixture.shown("box"))
        #expect(shown.origin.x == 100)
        #expect(shown.opacity > 0.5 && shown.opacity < 1)
    }

    private struct Watched: View {
        let probe: Probe<Bool>
        @State private var x: CGFloat = 0

        var body: some View {
            Box("box", width: 400, height: 100)
                .transaction { transaction in
                    probe.log.append("\(transaction.tracksVelocity) \(transaction.isContinuous)")
                }
                .offset(x: x)
                .gesture(
                    DragGesture(minimumDistance: 0).onChanged { x = $0.translation.width }.onEnded { _ in x = 0 })
        }
    }

    @Test("only what is written during a gesture is a sample")
    func transactions() {
        let probe = Probe(false)
        let fixture = Fixture(Watched(probe: probe), size: CGSize(width: 400, height: 100))
        fixture.frame(at: 0)
        fixture.pointer(.began, 20, 20, at: 0)
        probe.log = []
        fixture.pointer(.moved, 30, 20, at: 0.1)
        fixture.frame(at: 0.1)
        #expect(probe.log == ["true true"])
        probe.log = []
        fixture.pointer(.ended, 30, 20, at: 0.2)
        fixture.frame(at: 0.2)
        #expect(probe.log == ["false false"])
    }
}
