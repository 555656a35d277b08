import SwiftUICore
import Testing

@MainActor
struct AnimatePhaseTests {
    private struct Moving: View {
        let probe: Probe<CGFloat>
        @State private var x: CGFloat = 0

        var body: some View {
            let _ = probe.write = { x = $0 }
            Box("a").offset(x: x)
        }
    }

    private func place(after times: [Double]) throws -> CGFloat {
        let probe = Probe<CGFloat>(0)
        let fixture = Fixture(Moving(probe: probe))
        fixture.frame()
        withAnimation(.spring(duration: 1, bounce: 0.4)) { probe.write?(40) }
        fixture.frame(at: 0)
        for time in times { fixture.frame(at: time) }
        return try #require(fixture.shown("a")).origin.x
    }

    @Test("what moves is where the frame's own time has it, whatever frames there were before")
    func time() throws {
        let direct = try place(after: [0.3])
        #expect(try place(after: [0.001, 0.1, 0.29, 0.3]) == direct)
        // A time before the last frame's counts as that.
        #expect(try place(after: [0.3, 0.1]) == direct)
        #expect(try place(after: [10]) == place(after: [0]) + 40)
    }
}
