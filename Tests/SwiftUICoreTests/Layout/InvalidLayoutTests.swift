import SwiftUICore
import Testing

/// What layouts and frames make of numbers that are none.
@MainActor
struct InvalidLayoutTests {
    /// Takes a size and puts its views at a point, whatever both are.
    private struct Careless: Layout {
        var size = CGSize(width: 20, height: 20)
        var point = CGPoint.zero
        var guide: CGFloat?

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: point, proposal: .unspecified) }
        }

        func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout ()
        ) -> CGFloat? { self.guide }
    }

    private func column(_ layout: Careless) -> LayoutFixture<some View> {
        LayoutFixture {
            VStack(spacing: 0) {
                layout { Box("inside", width: 10, height: 10) }
                Box("neighbor", width: 30, height: 10)
            }
        }
    }

    @Test(
        "a layout that answers no size takes none and is named, and its neighbor keeps its place",
        arguments: [
            CGSize(width: CGFloat.nan, height: 20), CGSize(width: CGFloat.infinity, height: 20),
            CGSize(width: 1e300, height: 20), CGSize(width: 0, height: CGFloat.nan),
            CGSize(width: 0, height: CGFloat.infinity),
        ])
    func sizes(_ size: CGSize) {
        let column = column(Careless(size: size))
        let taken: CGFloat = size.height == 20 ? 20 : 0
        #expect(column["neighbor"] == CGRect(135, 45 + taken / 2, 30, 10))
        #expect(column.issues.count == 1)
        #expect(column.issues.first?.kind == .invalidSize)
        #expect(column.issues.first?.message.contains("the layout Careless gave a length in sizeThatFits") == true)
    }

    @Test("a layout that answers less than nothing takes nothing")
    func negative() {
        let column = column(Careless(size: CGSize(width: -50, height: -20)))
        #expect(column["neighbor"] == CGRect(135, 45, 30, 10))
        #expect(column.issues.isEmpty)
    }

    @Test("a layout that is offered no end may take none, as long as it gets an end after all")
    func endless() {
        struct Greedy: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                proposal.replacingUnspecifiedDimensions()
            }

            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let row = LayoutFixture {
            HStack(spacing: 0) {
                Greedy { Box("inside") }
                Box("neighbor", width: 30, height: 10)
            }
        }
        #expect(row["neighbor"].maxX == 300)
        #expect(row.issues.isEmpty)
    }

    @Test(
        "a view that a layout puts nowhere stands at its start, and the layout is named",
        arguments: [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: CGFloat.infinity, y: 0)])
    func places(_ point: CGPoint) {
        let column = column(Careless(point: point))
        #expect(column["inside"] == CGRect(140, 35, 10, 10))
        #expect(column["neighbor"] == CGRect(135, 55, 30, 10))
        #expect(column.issues.first?.message.contains("the layout Careless gave a length in placeSubviews") == true)
    }

    @Test("a guide of a layout that lies nowhere is none, and the layout is named")
    func guides() {
        let column = column(Careless(guide: .nan))
        #expect(column["neighbor"] == CGRect(135, 55, 30, 10))
        let message = column.issues.first?.message ?? ""
        #expect(message.contains("the layout Careless gave a length in explicitAlignment"))
    }

    private enum Nowhere: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 / (context.width - context.width) }
    }

    @Test("a guide that lies nowhere by default is at the start")
    func defaults() {
        let column = LayoutFixture {
            VStack(alignment: HorizontalAlignment(Nowhere.self), spacing: 0) {
                Box("first", width: 10, height: 10)
                Box("second", width: 30, height: 10)
            }
        }
        #expect(column["first"] == CGRect(135, 40, 10, 10))
        #expect(column["second"] == CGRect(135, 50, 30, 10))
    }

    @Test("the layout inside an AnyLayout is named")
    func erased() {
        let column = LayoutFixture { AnyLayout(Careless(size: CGSize(width: CGFloat.nan, height: 1)))() { Box("a") } }
        #expect(column.issues.first?.message.contains("the layout Careless gave") == true)
    }

    private struct Bar: View, Animatable {
        var width: CGFloat
        nonisolated var animatableData: CGFloat {
            get { width }
            set { width = newValue }
        }

        var body: some View { Fill("bar").frame(width: width, height: 20) }
    }

    private struct Bouncing: View {
        let probe: Probe<CGFloat>
        @State private var width: CGFloat = 100

        var body: some View {
            let _ = probe.write = { width = $0 }
            HStack(spacing: 0) {
                Bar(width: width)
                Box("neighbor", width: 30, height: 10)
                Spacer()
            }
        }
    }

    @Test("a width that swings below nothing is nothing, and its neighbor stays where it is")
    func bouncing() {
        let probe = Probe<CGFloat>(100)
        let row = LayoutFixture { Bouncing(probe: probe) }
        withAnimation(.spring(duration: 0.4, bounce: 0.7)) { probe.write?(0) }
        var places: [CGFloat] = []
        var widths: [CGFloat] = []
        for frame in 0..<90 {
            row.fixture.frame(at: Double(frame) / 60)
            places.append(row["neighbor"].minX)
            widths.append(row["bar"].width)
        }
        #expect(places.min() == 0 && widths.min() == 0)
        #expect((places.max() ?? 0) <= 100)
        #expect(places.last.map { $0 < 1 } == true)
        #expect(zip(places, widths).allSatisfy { abs($0 - $1) < 0.001 })
    }
}
