import RiffleGestures
import SwiftUICore
import Testing

/// What the host is told about the mouse's pointer.
@MainActor
struct PointerModifierTests {
    private struct Board: View {
        let probe: Probe<Int>
        @State private var stage = 0

        var body: some View {
            let _ = probe.write = { stage = $0 }
            VStack(spacing: 0) {
                Box("plain", width: 100, height: 20)
                if stage < 2 {
                    Box("card", width: 100, height: 20).modifier(
                        PointerModifier(stage == 0 ? .openHand : .closedHand))
                }
            }
            .modifier(PointerModifier(.crosshair))
        }
    }

    @Test("the innermost view under the mouse decides, once for as long as nothing changes")
    func pointers() {
        let probe = Probe(0)
        let fixture = Fixture(Board(probe: probe))
        fixture.frame()
        func requests(over name: String?) -> [HostRequest] {
            let place = name.flatMap { fixture.shown($0)?.origin }.map { CGPoint(x: $0.x + 5, y: $0.y + 5) }
            fixture.graph.input.send(.hover(HoverEvent(location: place, time: 0)))
            return fixture.graph.frame(at: 0).requests
        }
        #expect(requests(over: "plain") == [.pointer(.crosshair)])
        #expect(requests(over: "plain") == [])
        #expect(requests(over: "card") == [.pointer(.openHand)])
        probe.write?(1)
        #expect(fixture.graph.frame(at: 0).requests == [.pointer(.closedHand)])
        // The view goes, and what is around it is there alone.
        probe.write?(2)
        #expect(fixture.graph.frame(at: 0).requests == [.pointer(.crosshair)])
        #expect(requests(over: nil) == [.pointer(nil)])
    }
}
