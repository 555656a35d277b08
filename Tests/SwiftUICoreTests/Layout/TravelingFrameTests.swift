import SwiftUICore
import Testing

/// Where views without a layer of their own are while what they wrap travels.
@MainActor
struct TravelingFrameTests {
    private struct Screen: View {
        let probe: Probe<Int>
        @State private var isWide = false

        var body: some View {
            let _ = probe.write = { _ in withAnimation(.linear(duration: 1)) { isWide = true } }
            HStack(spacing: 0) {
                Fill("spring").frame(width: isWide ? 60 : 20, height: 10)
                HStack { Box("box") }.padding(5).contentShape(Rectangle()).onTapGesture { probe.log.append("tap") }
                Spacer()
            }
        }
    }

    @Test("a padded view is touched where it is shown on its way, padding included")
    func hits() {
        let probe = Probe(0)
        let fixture = Fixture(Screen(probe: probe), size: CGSize(width: 100, height: 20))
        fixture.frame()
        probe.write?(1)
        fixture.frame(at: 0)
        fixture.frame(at: 0.5)
        // From 20...40 to 60...80: half way, it is at 40...60.
        for (x, count) in [(38.0, 0), (42, 1), (58, 2), (62, 2), (78, 2)] {
            fixture.tap(x, 10)
            #expect(probe.log.count == count, "at \(x)")
        }
        fixture.frame(at: 2)
        fixture.tap(78, 10)
        #expect(probe.log.count == 3)
    }
}
