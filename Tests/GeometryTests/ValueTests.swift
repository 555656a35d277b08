import Testing

@testable import RiffleGeometry

@Suite struct ValueTests {
    @Test("points, sizes and rectangles are printed as Apple's systems print them")
    func printing() {
        let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
        #expect("\(rect) \(rect.origin) \(rect.size)" == "(1.0, 2.5, 3.0, 4.0) (1.0, 2.5) (3.0, 4.0)")
        #expect("\(Optional(rect.size) as Any)" == "Optional((3.0, 4.0))")
    }

    @Test("rectangles without end, or with edges that are no numbers, are compared and do not end the process")
    func oddRectangles() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let odd = [
            CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 5),
            CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5),
        ]
        for other in odd {
            #expect(rect.meets(other) && other.meets(rect) && other.meets(other))
            #expect(rect.overlap(other) == rect && other.overlap(rect) == rect && other.overlap(other).isNull)
            #expect(!CGRect.null.meets(other) && other.overlap(.null).isNull)
            #expect(!other.holds(CGPoint(x: -1, y: -1)))
            #expect(!Path(other).contains(CGPoint(x: 20, y: 20)) && !Path(ellipseIn: other).contains(.zero))
            _ = Path(other).intersection(Path(rect))
        }
        #expect(rect.overlap(CGRect(x: 5, y: 5, width: 10, height: 10)) == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(!rect.meets(CGRect(x: 11, y: 0, width: 1, height: 1)))
        #expect(rect.holds(.zero) && !rect.holds(CGPoint(x: 10, y: 0)))
    }

    @Test("degrees and radians are views of one angle")
    func angles() {
        var angle = Angle.degrees(180)
        #expect(abs(angle.radians - .pi) < 1e-15)
        angle.degrees = 90
        #expect(angle == .radians(.pi / 2))
        #expect(Angle.degrees(10) < .degrees(20) && -Angle.degrees(10) < .zero)
        #expect(Angle.radians(1) + .radians(2) * 2 - .radians(4) / 2 == .radians(3))
    }

    @Test("edge sets hold their edges")
    func edges() {
        #expect(Edge.Set.all == [.horizontal, .vertical])
        #expect(Edge.Set.horizontal.contains(.leading) && !Edge.Set.horizontal.contains(.top))
        #expect(Edge.allCases.allSatisfy { Edge.Set($0).contains($0) })
        let insets = EdgeInsets(3, edges: .vertical)
        #expect(insets == EdgeInsets(top: 3, leading: 0, bottom: 3, trailing: 0))
        #expect(insets.vertical == 6 && insets.horizontal == 0)
        #expect(Axis.Set.vertical.contains(.vertical) && !Axis.Set.vertical.contains(.horizontal))
    }

    @Test("an unspecified proposal takes the size given, ten by ten by default")
    func proposals() {
        #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
        var proposal = ProposedViewSize(width: 4, height: nil)
        #expect(
            proposal.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2)) == CGSize(width: 4, height: 2))
        proposal[.vertical] = .infinity
        #expect(proposal == ProposedViewSize(CGSize(width: 4, height: CGFloat.infinity)))
    }

    @Test("a unit point is a place in a rectangle")
    func unitPoints() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(UnitPoint.bottomTrailing.point(in: rect) == CGPoint(x: 110, y: 70))
        #expect(UnitPoint.center.point(in: rect) == CGPoint(x: 60, y: 45))
    }
}
