import Facts
import SwiftUICore
import Testing

@MainActor
struct GestureModifierTests {
    enum Change: CaseIterable {
        case disabled, masked
    }

    private struct Dragged: View {
        let probe: Probe<Bool>
        let change: Change
        @State private var isOff = false
        @GestureState private var way: CGFloat = 0

        var body: some View {
            let _ = probe.write = { isOff = $0 }
            Box("box", width: 40, height: 40)
                .offset(x: way)
                .gesture(
                    DragGesture(minimumDistance: 0).updating($way) { value, way, _ in way = value.translation.width }
                        .onEnded { _ in probe.log.append("ended") },
                    isEnabled: change == .disabled || !isOff
                )
                .disabled(change == .disabled && isOff)
        }
    }

    @Test(
        "a gesture that is switched off while it is under way falls back without an end", .fact("gesture.state"),
        arguments: Change.allCases)
    func switchedOff(_ change: Change) throws {
        let probe = Probe(false)
        let fixture = Fixture(Dragged(probe: probe, change: change))
        func drag(at time: Double) throws -> CGFloat {
            fixture.pointer(.began, 50, 50, at: time)
            fixture.pointer(.moved, 60, 50, at: time + 0.1)
            fixture.frame(at: time + 0.1)
            return try #require(fixture.shown("box")).origin.x
        }
        fixture.frame()
        #expect(try drag(at: 0) == 40)
        probe.write?(true)
        fixture.frame(at: 0.2)
        #expect(try #require(fixture.shown("box")).origin.x == 30)
        fixture.pointer(.moved, 70, 50, at: 0.3)
        fixture.pointer(.ended, 70, 50, at: 0.4)
        fixture.frame(at: 0.4)
        #expect(try #require(fixture.shown("box")).origin.x == 30)
        #expect(probe.log == [])
        probe.write?(false)
        fixture.frame(at: 0.5)
        #expect(try drag(at: 1) == 40)
        fixture.pointer(.ended, 60, 50, at: 1.2)
        #expect(probe.log == ["ended"])
    }
}
