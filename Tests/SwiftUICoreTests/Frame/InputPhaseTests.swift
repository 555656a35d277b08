import SwiftUICore
import Testing

@MainActor
struct InputPhaseTests {
    /// Rows that go by index when they are tapped, and by name with a key: both from what the body had at hand.
    private struct Rows: View {
        let probe: Probe<Int>
        @State private var names = ["a", "b", "c", "d"]

        var body: some View {
            let first = names.first ?? "none"
            VStack(spacing: 0) {
                ForEach(0..<names.count, id: \.self) { index in
                    Box(names[index], width: 40, height: 20).onTapGesture {
                        probe.log.append(names[index])
                        names.remove(at: index)
                    }
                }
            }
            .frame(width: 100, height: 100, alignment: .top)
            .focusable()
            .onKeyPress("x") {
                probe.log.append(first)
                names.removeAll { $0 == first }
                return .handled
            }
        }
    }

    private func tap(_ fixture: Fixture, y: CGFloat, at time: Double) {
        fixture.pointer(.began, 50, y, at: time)
        fixture.pointer(.ended, 50, y, at: time + 0.01)
    }

    @Test("a second key in the same frame finds what the first one changed")
    func keys() {
        let probe = Probe(0)
        let fixture = Fixture(Rows(probe: probe))
        fixture.frame()
        fixture.graph.input.send(.key(KeyEvent(key: .tab, phase: .down, time: 0)))
        for time in [0.1, 0.11, 0.12] { fixture.graph.input.send(.key(KeyEvent(key: "x", phase: .down, time: time))) }
        fixture.frame(at: 0.2)
        #expect(probe.log == ["a", "b", "c"])
        #expect(fixture.names.filter { $0.count == 1 }.count == 1)
    }

    @Test("a second tap in the same frame touches what is there after the first, and nothing that is gone")
    func taps() {
        let probe = Probe(0)
        let fixture = Fixture(Rows(probe: probe))
        fixture.frame()
        for (index, time) in [0.1, 0.2, 0.3].enumerated() { tap(fixture, y: index == 0 ? 70 : 50, at: time) }
        fixture.frame(at: 0.4)
        // The fourth, the third, and nothing where the third was.
        #expect(probe.log == ["d", "c"])
    }

    /// Two buttons below news that push them down.
    private struct Board: View {
        let probe: Probe<Int>
        @State private var news = 0

        var body: some View {
            let _ = probe.write = { news = $0 }
            VStack(spacing: 0) {
                Color.clear.frame(width: 40, height: 20 * CGFloat(news))
                if news < 3 { Box("first", width: 40, height: 20).onTapGesture { probe.log.append("first") } }
                Box("second", width: 40, height: 20).onTapGesture { probe.log.append("second") }
            }
            .frame(width: 100, height: 100, alignment: .top)
        }
    }

    @Test("a finger that comes down touches what was shown, although it has just been moved away")
    func shown() {
        let probe = Probe(0)
        let fixture = Fixture(Board(probe: probe))
        fixture.frame()
        // What was second is where the first will be.
        probe.write?(1)
        tap(fixture, y: 30, at: 0.1)
        fixture.frame(at: 0.2)
        #expect(probe.log == ["second"])
        // The first is at 30 now, and gone before the finger comes; what takes its place has not been aimed at.
        probe.write?(3)
        tap(fixture, y: 30, at: 0.3)
        fixture.frame(at: 0.4)
        #expect(probe.log == ["second"])
    }

    @Test("movements between two frames are one update")
    func movements() {
        struct Follower: View {
            let probe: Probe<Int>
            @State private var x: CGFloat = 0
            var body: some View {
                probe.log.append("\(x)")
                return Box("follower", width: 40, height: 40).offset(x: x)
                    .gesture(DragGesture(minimumDistance: 0).onChanged { x = $0.translation.width })
            }
        }
        let probe = Probe(0)
        let fixture = Fixture(Follower(probe: probe))
        fixture.frame()
        fixture.pointer(.began, 50, 50, at: 0.1)
        fixture.frame(at: 0.1)
        probe.log = []
        for step in 1...10 { fixture.pointer(.moved, 50 + CGFloat(step), 50, at: 0.1 + 0.001 * Double(step)) }
        #expect(fixture.frame(at: 0.2).bodiesEvaluated == 1)
        #expect(probe.log == ["10.0"])
    }
}
