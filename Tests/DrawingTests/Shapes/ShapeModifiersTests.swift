import Facts
import RiffleLayers
import RiffleDrawing
import Testing

struct ShapeModifiersTests {
    private let frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    private let offer = ProposedViewSize(width: 60, height: 40)

    @Test("trim and stroke are laid out as their shape, the others take what is offered", .fact("shape.layout"))
    func layout() {
        let square = CGSize(width: 40, height: 40)
        #expect(Circle().trim(to: 0.5).sizeThatFits(offer) == square)
        #expect(Circle().stroke(lineWidth: 3).sizeThatFits(offer) == square)
        #expect(Circle().offset(x: 3).sizeThatFits(offer) == frame.size)
        #expect(Circle().scale(2).sizeThatFits(offer) == frame.size)
        #expect(Circle().rotation(.degrees(3)).sizeThatFits(offer) == frame.size)
        #expect(Circle().inset(by: 3).sizeThatFits(offer) == frame.size)
        #expect(Circle().size(width: 5, height: 5).sizeThatFits(offer) == frame.size)
        #expect(Circle().transform(.identity).sizeThatFits(offer) == frame.size)
    }

    @Test("offset, scale, size and transform move points of the outline")
    func points() {
        #expect(Rectangle().offset(x: 3, y: 4).path(in: frame) == Path(frame.offsetBy(dx: 3, dy: 4)))
        #expect(Rectangle().offset(CGPoint(x: 1, y: 2)).path(in: frame) == Path(frame.offsetBy(dx: 1, dy: 2)))
        #expect(
            Rectangle().scale(0.5).path(in: frame) == Path(CGRect(x: 15, y: 10, width: 30, height: 20)))
        #expect(
            Rectangle().scale(x: 2, anchor: .topLeading).path(in: frame)
                == Path(CGRect(x: 0, y: 0, width: 120, height: 40)))
        #expect(
            Ellipse().size(width: 6, height: 4).path(in: frame)
                == Path(ellipseIn: CGRect(x: 0, y: 0, width: 6, height: 4)))
        #expect(
            Ellipse().size(width: 6, height: 4, anchor: .center).path(in: frame)
                == Path(ellipseIn: CGRect(x: 27, y: 18, width: 6, height: 4)))
        #expect(
            Rectangle().transform(CGAffineTransform(translationX: 5, y: 5)).path(in: frame)
                == Path(frame.offsetBy(dx: 5, dy: 5)))
    }

    @Test("rotation is clockwise about the anchor")
    func rotation() {
        let bounds = Rectangle().rotation(.degrees(90), anchor: .topLeading).path(in: frame).boundingRect
        #expect(abs(bounds.minX - -40) < 1e-9)
        #expect(abs(bounds.maxX) < 1e-9)
        #expect(abs(bounds.maxY - 60) < 1e-9)
    }

    @Test("trim takes a part of the outline's length", .fact("shape.trim"))
    func trim() {
        // A fifth of 200 points is 40 of the top edge.
        var expected = Path()
        expected.move(to: CGPoint(x: 0, y: 0))
        expected.addLine(to: CGPoint(x: 40, y: 0))
        #expect(Rectangle().trim(to: 0.2).path(in: frame) == expected)
    }

    @Test("insets add up, and end where nothing is left", .fact("shape.stroke"))
    func inset() {
        #expect(Rectangle().inset(by: 3).inset(by: 2).path(in: frame) == Path(frame.insetBy(dx: 5, dy: 5)))
        #expect(Rectangle().inset(by: 25).path(in: frame) == Path(CGRect(x: 25, y: 20, width: 10, height: 0)))
        #expect(Rectangle().inset(by: -5).path(in: frame) == Path(frame.insetBy(dx: -5, dy: -5)))
        #expect(
            RoundedRectangle(cornerRadius: 12).inset(by: 5).path(in: frame)
                == Path(roundedRect: frame.insetBy(dx: 5, dy: 5), cornerRadius: 7))
        #expect(
            UnevenRoundedRectangle(topLeadingRadius: 12, topTrailingRadius: 3).inset(by: 5).path(in: frame)
                == Path(
                    roundedRect: frame.insetBy(dx: 5, dy: 5), cornerRadii: RectangleCornerRadii(topLeading: 7)))
        #expect(
            Circle().inset(by: 5).path(in: frame)
                == Path(ellipseIn: CGRect(x: 15, y: 5, width: 30, height: 30)))
        #expect(
            Rectangle().offset(x: 2).inset(by: 5).path(in: frame)
                == Path(frame.insetBy(dx: 5, dy: 5).offsetBy(dx: 2, dy: 0)))
    }
}
