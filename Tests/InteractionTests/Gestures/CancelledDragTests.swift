import Facts
import SwiftUICore
import Testing

@MainActor
struct CancelledDragTests {
    private struct Dragged: View {
        let probe: Probe<Int>
        @State private var offset = CGSize.zero
        @GestureState private var pull = CGSize.zero
        @State private var taps = 0

        var body: some View {
            let _ = probe.log.append("state \(Int(offset.width)), gesture state \(Int(pull.width)), taps \(taps)")
            Box("x", width: 50, height: 50)
                .offset(offset)
                .onTapGesture { taps += 1 }
                .gesture(
                    DragGesture(coordinateSpace: .global)
                        .updating($pull) { value, state, _ in state = value.translation }
                        .onChanged { offset = $0.translation }
                        .onEnded { _ in
                            probe.log.append("ended")
                            offset = .zero
                        })
        }
    }

    @Test(
        "a cancelled drag leaves what it wrote, takes its gesture state back, and does not end", .fact("gesture.state"))
    func cancelled() {
        let probe = Probe(0)
        let fixture = Fixture(Dragged(probe: probe))
        fixture.frame(at: 0)
        fixture.pointer(.began, 50, 50, at: 0)
        fixture.pointer(.moved, 65, 50, at: 0.1)
        fixture.pointer(.moved, 80, 50, at: 0.2)
        fixture.frame(at: 0.2)
        #expect(probe.log.last == "state 30, gesture state 30, taps 0")
        fixture.graph.input.cancelPointers(at: 0.3)
        for index in 0..<30 { fixture.frame(at: 0.3 + Double(index) / 60) }
        #expect(probe.log.last == "state 30, gesture state 0, taps 0")
        #expect(!probe.log.contains("ended"))
        #expect(fixture.shown("x")?.origin == CGPoint(x: 55, y: 25))
        fixture.tap(80, 50)
        #expect(probe.log.last == "state 30, gesture state 0, taps 1")
    }
}
