import Facts
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

    @Test("a guide that moves is asked for anew by the containers around it", .fact("guide.own"))
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

    /// Lays its views over each other.
    private struct Pile: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews.first?.sizeThatFits(.unspecified) ?? .zero
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
    }

    private struct Beside: View {
        let probe: Probe<Bool>
        @State private var sets = false

        var body: some View {
            let _ = probe.write = { sets = $0 }
            HStack(alignment: .top, spacing: 0) {
                Pile {
                    Box("a")
                    if sets { Box("c").padding(1).alignmentGuide(.top) { _ in 4 } }
                }
                Box("b")
            }
        }
    }

    @Test("a layout of the app has the guides of its views, those of one that comes too")
    func ownLayout() throws {
        let probe = Probe(false)
        let fixture = Fixture(Beside(probe: probe))
        fixture.frame()
        func distance() throws -> CGFloat {
            try #require(fixture.shown("b")).origin.y - #require(fixture.shown("a")).origin.y
        }
        #expect(try distance() == 0)
        probe.write?(true)
        fixture.frame(at: 0.1)
        #expect(try distance() == 4)
        probe.write?(false)
        fixture.frame(at: 0.2)
        #expect(try distance() == 0)
    }
}
