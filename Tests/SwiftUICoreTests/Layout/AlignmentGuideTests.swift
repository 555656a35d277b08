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
        private let line = AlignmentGuideTests.line
        @State private var sets = false

        var body: some View {
            let _ = probe.write = { sets = $0 }
            HStack(alignment: line, spacing: 0) {
                Pile {
                    Box("a")
                    if sets { Box("c").padding(1).alignmentGuide(line) { _ in 4 } }
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

    private enum LineID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    private nonisolated static let line = VerticalAlignment(LineID.self)
    private nonisolated static let column = HorizontalAlignment(LineID.self)
    private nonisolated static let edges: [HorizontalAlignment] = [.leading, .center, .trailing]
    private nonisolated static let levels: [VerticalAlignment] = [.top, .center, .bottom]

    /// What a view says of guides at 3 that a view in it sets.
    private struct Guides: Equatable {
        var edges: [CGFloat?] = []
        var column: CGFloat?
        var baseline: CGFloat?
    }

    private func guides(@ViewBuilder _ container: (AnyView) -> some View) -> Guides {
        var guides = Guides()
        var view = AnyView(Box("a"))
        for edge in Self.edges { view = AnyView(view.alignmentGuide(edge) { _ in 3 }) }
        for level in Self.levels { view = AnyView(view.alignmentGuide(level) { _ in 3 }) }
        view = AnyView(
            view.alignmentGuide(Self.column) { _ in 3 }.alignmentGuide(.firstTextBaseline) { _ in 3 })
        let read: (ViewDimensions) -> CGFloat = { dimensions in
            guides.edges = Self.edges.map { dimensions[explicit: $0] } + Self.levels.map { dimensions[explicit: $0] }
            guides.column = dimensions[explicit: Self.column]
            guides.baseline = dimensions[explicit: .firstTextBaseline]
            return 0
        }
        let fixture = Fixture(
            ZStack(alignment: .topLeading) { container(view).alignmentGuide(.leading, computeValue: read) })
        fixture.frame()
        return guides
    }

    @Test("edges and the middle that a view sets do not leave a container, other guides do", .fact("guide.frame"))
    func containers() {
        let kept = Guides(edges: Array(repeating: nil, count: 6), column: 3, baseline: 3)
        #expect(guides { view in VStack { view } } == kept)
        #expect(guides { view in HStack { view } } == kept)
        #expect(guides { view in ZStack { view } } == kept)
        #expect(guides { view in Pile { view } } == kept)
        #expect(guides { view in AnyLayout(VStackLayout()) { view } } == kept)
        #expect(guides { view in AnyLayout(ZStackLayout()) { view } } == kept)
        #expect(guides { view in VStack { Group { view } } } == kept)
        #expect(guides { view in Box("b", width: 0, height: 0).overlay(alignment: .topLeading) { view } }.column == nil)
    }

    @Test("modifiers of a view have all its guides", .fact("guide.frame"))
    func modifiers() {
        let all = Guides(edges: Array(repeating: 3, count: 6), column: 3, baseline: 3)
        #expect(guides { $0 } == all)
        #expect(guides { $0.overlay { Box("b") } } == all)
        #expect(guides { $0.background { Box("b") } } == all)
        #expect(guides { $0.offset(x: 9) } == all)
        #expect(guides { $0.fixedSize() } == all)
        #expect(guides { $0.layoutPriority(1) } == all)
        #expect(guides { $0.mask { Box("b") } } == all)
        #expect(guides { view in Group { view } } == all)
        let moved = Guides(edges: Array(repeating: 8, count: 6), column: 8, baseline: 8)
        #expect(guides { $0.padding(5) } == moved)
        #expect(guides { $0.frame(width: 20, height: 20, alignment: .bottomTrailing) }.column == 20)
    }

    @Test("guides of the view in an overlay say where it stands, but for those of a stack in it", .fact("guide.frame"))
    func overlays() {
        func badge(@ViewBuilder _ views: (AnyView) -> some View) -> CGPoint? {
            let view = AnyView(Box("badge").alignmentGuide(.trailing) { _ in 2 }.alignmentGuide(.top) { _ in 4 })
            let content = views(view)
            let layout = LayoutFixture { Box("a", width: 40, height: 40).overlay(alignment: .topTrailing) { content } }
            guard let place = layout.fixture.shown("badge")?.origin else { return nil }
            return CGPoint(x: place.x - layout["a"].minX, y: place.y - layout["a"].minY)
        }
        #expect(badge { $0 } == CGPoint(x: 38, y: -4))
        #expect(badge { $0.padding(0) } == CGPoint(x: 38, y: -4))
        #expect(badge { view in ZStack { view } } == CGPoint(x: 30, y: 0))
    }
}
