import SwiftUICore
import Testing

@MainActor
struct AlignmentGuideTests {
    private final class Count {
        var calls = 0
    }

    @Test("frames within frames ask for a guide a few times each, not each as often as all those around it together")
    func nestedFrames() {
        let count = Count()
        var view = AnyView(
            Box("a").alignmentGuide(.leading) { _ in
                count.calls += 1
                return 3
            })
        for width in 0..<10 {
            view = AnyView(view.frame(width: CGFloat(30 + 2 * width), height: 30, alignment: .leading))
        }
        let fixture = Fixture(view)
        fixture.frame()
        // Its guide lies on the leading edge of all frames, of which the outermost is 48 wide and stands in the middle.
        #expect(fixture.shown("a")?.origin.x == CGFloat(23))
        #expect(count.calls > 0)
        #expect(count.calls < 100)
    }

    private struct Moving: View {
        let probe: Probe<CGFloat>
        @State private var guide: CGFloat = 0

        var body: some View {
            let _ = probe.write = { guide = $0 }
            let position = guide
            HStack {
                VStack(alignment: .leading, spacing: 0) {
                    Box("a").alignmentGuide(.leading) { _ in position }
                    Box("b")
                }
            }
            .frame(width: 60, height: 60, alignment: .topLeading)
        }
    }

    @Test("a guide that moves is asked for anew by the containers around it")
    func movingGuide() throws {
        let probe = Probe<CGFloat>(0)
        let fixture = Fixture(Moving(probe: probe))
        fixture.frame()
        let first = try #require(fixture.shown("a")).origin.x
        #expect(try #require(fixture.shown("b")).origin.x == first)
        probe.write?(5)
        fixture.frame(at: 0.1)
        let stack = try #require(fixture.shown("a")).origin.x
        #expect(try #require(fixture.shown("b")).origin.x == stack + 5)
    }
}
