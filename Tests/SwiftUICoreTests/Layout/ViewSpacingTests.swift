import SwiftUICore
import Testing

@MainActor
struct ViewSpacingTests {
    @Test("joined with zero, the wishes of plain views are to touch; what nobody asked for is the standard distance")
    func zero() {
        for axis in Axis.allCases {
            let plain = ViewSpacing()
            #expect(plain.distance(to: plain, along: axis) == 8)
            #expect(plain.union(.zero).distance(to: plain, along: axis) == 0)
            #expect(plain.distance(to: plain.union(.zero), along: axis) == 0)
            #expect(ViewSpacing.zero.distance(to: plain, along: axis) == 0)
            #expect(ViewSpacing.zero.union(plain).distance(to: plain, along: axis) == 0)
            #expect(plain.union(plain).distance(to: plain, along: axis) == 8)
        }
        let top = ViewSpacing().union(.zero, edges: .top)
        #expect(ViewSpacing().distance(to: top, along: .vertical) == 0)
        #expect(top.distance(to: ViewSpacing(), along: .vertical) == 8)
    }

    private struct Touching: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews.first?.sizeThatFits(proposal) ?? .zero
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }

        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
            var spacing = ViewSpacing()
            spacing.formUnion(.zero)
            return spacing
        }
    }

    @Test("a layout that joins zero touches its neighbors; rows with spacers keep their distances")
    func stacks() {
        let layout = LayoutFixture {
            VStack {
                Box("a")
                Touching { Box("b") }
                Box("c")
                HStack {
                    Spacer()
                    Box("d")
                }
                Box("e")
            }
        }
        #expect(layout["b"].minY == layout["a"].maxY)
        #expect(layout["c"].minY == layout["b"].maxY)
        #expect(layout["d"].minY - layout["c"].maxY == 8)
        #expect(layout["e"].minY - layout["d"].maxY == 8)
    }
}
