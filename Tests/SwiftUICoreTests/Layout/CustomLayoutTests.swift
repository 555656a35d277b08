import Facts
import SwiftUICore
import Testing

@MainActor
struct CustomLayoutTests {
    /// Puts views into lines, as chips of a filter bar.
    private struct Flow: Layout {
        var spacing: CGFloat = 4

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let frames = arrange(subviews, in: proposal.width ?? .infinity)
            return frames.reduce(CGRect.zero) { $0.union($1) }.size
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            for (subview, frame) in zip(subviews, arrange(subviews, in: bounds.width)) {
                subview.place(
                    at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                    proposal: ProposedViewSize(frame.size))
            }
        }

        private func arrange(_ subviews: Subviews, in width: CGFloat) -> [CGRect] {
            var corner = CGPoint.zero
            var line: CGFloat = 0
            return subviews.map { subview in
                let size = subview.sizeThatFits(.unspecified)
                if corner.x > 0, corner.x + size.width > width {
                    corner = CGPoint(x: 0, y: corner.y + line + spacing)
                    line = 0
                }
                defer {
                    corner.x += size.width + spacing
                    line = max(line, size.height)
                }
                return CGRect(origin: corner, size: size)
            }
        }
    }

    @Test("a layout of the app measures and places its views", .fact("layout.place"))
    func flow() {
        let layout = LayoutFixture(width: 100) {
            Flow {
                ForEach(0..<3) { Box("\($0)", width: 40, height: 20) }
            }
            .background { Fill("frame") }
        }
        #expect(layout["frame"] == CGRect(8, 28, 84, 44))
        #expect(layout["0"] == CGRect(8, 28, 40, 20))
        #expect(layout["1"] == CGRect(52, 28, 40, 20))
        #expect(layout["2"] == CGRect(8, 52, 40, 20))
    }

    private struct Rank: LayoutValueKey {
        static let defaultValue = 7
    }

    private final class Record: @unchecked Sendable {
        var made = 0
        var updated = 0
        var notes: [String] = []
    }

    /// Notes what it sees and places nothing but its first view.
    private struct Noting: Layout {
        let record: Record

        func makeCache(subviews: Subviews) -> Int {
            record.made += 1
            return subviews.count
        }

        func updateCache(_ cache: inout Int, subviews: Subviews) {
            record.updated += 1
            cache = subviews.count
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
            record.notes = subviews.map { "\($0[Rank.self]) \($0.priority)" } + ["\(cache)"]
            return proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
        ) {
            subviews.first?.place(
                at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
        }
    }

    private struct Growing: View {
        let record: Record
        let probe: Probe<Int>
        @State private var count = 2

        var body: some View {
            let _ = probe.write = { count = $0 }
            Noting(record: record) {
                Box("first").layoutValue(key: Rank.self, value: 1).layoutPriority(3)
                ForEach(1..<count, id: \.self) { Box("other \($0)", width: 20) }
                Spacer()
            }
        }
    }

    @Test("layouts read values and priorities; a view that is not placed stands in the middle", .fact("layout.place"))
    func values() {
        let record = Record()
        let probe = Probe(0)
        let layout = LayoutFixture { Growing(record: record, probe: probe) }
        #expect(record.notes == ["1 3.0", "7 0.0", "7 0.0", "3"])
        #expect(layout["first"] == CGRect(290, 90, 10, 10))
        #expect(layout["other 1"] == CGRect(140, 45, 20, 10))
        #expect(record.made == 1)
        #expect(record.updated == 0)
        probe.write?(3)
        layout.fixture.frame(at: 0.1)
        #expect(record.notes.last == "4")
        #expect(record.made == 1)
        #expect(record.updated == 1)
    }

    /// Is smaller than what it is offered, and places nothing.
    private struct Forgetful: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 100, height: 50)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    @Test("a view that is not placed is offered what the layout was offered", .fact("layout.place"))
    func notPlaced() {
        let layout = LayoutFixture(width: 200, height: 80) { Forgetful { Fill("fill") } }
        #expect(layout["fill"] == CGRect(0, 0, 200, 80))
    }

    @Test("an unchanged layout is not asked again")
    func unchanged() {
        let record = Record()
        let probe = Probe(0)
        let layout = LayoutFixture { Growing(record: record, probe: probe) }
        record.notes = []
        probe.write?(2)
        let statistics = layout.fixture.frame(at: 0.1)
        #expect(record.notes.isEmpty)
        #expect(statistics.nodesLaidOut == 0)
    }

    private struct Switching: View {
        let probe: Probe<Bool>
        @State private var isVertical = false

        var body: some View {
            let _ = probe.write = { isVertical = $0 }
            let layout = isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
            layout {
                Child(probe: probe)
                Divider()
                Spacer()
                Box("b", width: 20, height: 30)
            }
        }
    }

    private struct Child: View {
        let probe: Probe<Bool>
        @State private var identity = 0

        var body: some View {
            Box("a").onAppear { probe.log.append("appear") }
        }
    }

    @Test("another layout in AnyLayout keeps the views, and they travel to their new places", .fact("layout.any"))
    func anyLayout() {
        let probe = Probe(false)
        let layout = LayoutFixture { Switching(probe: probe) }
        #expect(layout["a"] == CGRect(0, 45, 10, 10))
        #expect(layout["b"] == CGRect(280, 35, 20, 30))
        #expect(layout["Divider"] == CGRect(10, 0, 0.5, 100))
        withAnimation(.linear(duration: 1)) { probe.write?(true) }
        layout.fixture.frame(at: 0)
        layout.fixture.frame(at: 0.5)
        #expect(layout["b"] == CGRect(210, 52.5, 20, 30))
        layout.fixture.frame(at: 2)
        #expect(layout["Divider"] == CGRect(0, 10, 300, 0.5))
        #expect(layout["a"] == CGRect(145, 0, 10, 10))
        #expect(layout["b"] == CGRect(140, 70, 20, 30))
        #expect(probe.log == ["appear"])
    }

    @Test("stack layouts put views where the stacks do")
    func stackLayouts() {
        let first = LayoutFixture {
            HStackLayout(alignment: .top) {
                Fill("a").frame(maxWidth: 50)
                Spacer(minLength: 30)
                Box("b")
                Box("c")
            }
        }
        let second = LayoutFixture {
            HStack(alignment: .top) {
                Fill("a").frame(maxWidth: 50)
                Spacer(minLength: 30)
                Box("b")
                Box("c")
            }
        }
        for name in ["a", "b", "c"] { #expect(first[name] == second[name]) }
        let layered = LayoutFixture {
            ZStackLayout(alignment: .topTrailing) {
                Box("a", width: 50, height: 40)
                Box("b")
            }
        }
        #expect(layered["b"] == CGRect(165, 30, 10, 10))
    }

    /// Puts its view at a distance that it animates itself.
    private struct Sliding: Layout {
        var distance: CGFloat
        var animatableData: CGFloat {
            get { distance }
            set { distance = newValue }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            // Quadratic, so that an animation of the place would differ from one of the layout.
            for subview in subviews {
                subview.place(at: CGPoint(x: distance * distance, y: 0), proposal: .unspecified)
            }
        }
    }

    private struct Slide: View {
        let probe: Probe<CGFloat>
        @State private var distance: CGFloat = 0

        var body: some View {
            let _ = probe.write = { distance = $0 }
            Sliding(distance: distance) { Box("a") }
        }
    }

    @Test("a layout with animatable data is animated itself")
    func animatable() {
        let probe = Probe<CGFloat>(0)
        let layout = LayoutFixture { Slide(probe: probe) }
        withAnimation(.linear(duration: 1)) { probe.write?(10) }
        layout.fixture.frame(at: 0)
        layout.fixture.frame(at: 0.5)
        #expect(layout["a"].minX == 25)
        layout.fixture.frame(at: 1)
        layout.fixture.frame(at: 1.1)
        #expect(layout["a"].minX == 100)
        #expect(layout.fixture.graph.isIdle)
    }

    @Test("under a right-to-left direction placements are mirrored for the layout", .fact("layout.mirrored"))
    func rightToLeft() {
        let layout = LayoutFixture(width: 100) {
            Flow {
                Box("0", width: 40, height: 20)
                Box("1", width: 30, height: 20)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(layout["0"] == CGRect(47, 40, 40, 20))
        #expect(layout["1"] == CGRect(13, 40, 30, 20))
    }
}
