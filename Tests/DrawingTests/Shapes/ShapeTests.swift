import Facts
import RiffleLayers
import RiffleDrawing
import Testing

@MainActor
struct ShapeTests {
    private let frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    private let red = ResolvedColor(bytes: 255, 56, 60)

    private func contents(_ view: some View, _ name: String) -> [DrawCommand] {
        let fixture = Fixture(view, size: frame.size)
        fixture.frame()
        return fixture.layer(name)?.contents ?? []
    }

    @Test("a shape as a view is filled with the label color over all it is offered")
    func plain() {
        #expect(contents(Rectangle(), "Rectangle") == [.fill(Path(frame), .color(.black), FillStyle())])
        #expect(
            contents(RoundedRectangle(cornerRadius: 25), "RoundedRectangle")
                == [.fill(Path(roundedRect: frame, cornerRadius: 25), .color(.black), FillStyle())])
        #expect(
            contents(Capsule(), "Capsule")
                == [.fill(Path(roundedRect: frame, cornerRadius: 30), .color(.black), FillStyle())])
        #expect(contents(Ellipse(), "Ellipse") == [.fill(Path(ellipseIn: frame), .color(.black), FillStyle())])
        let radii = RectangleCornerRadii(topLeading: 10, bottomTrailing: 20)
        #expect(
            contents(UnevenRoundedRectangle(cornerRadii: radii), "UnevenRoundedRectangle")
                == [.fill(Path(roundedRect: frame, cornerRadii: radii), .color(.black), FillStyle())])
    }

    @Test("a circle takes a square of the smaller side", .fact("shape.layout"))
    func circle() throws {
        let fixture = Fixture(Circle().fill(.red), size: frame.size)
        fixture.frame()
        let layer = try #require(fixture.layer("Circle"))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 60, height: 60))
        #expect(layer.transform == CGAffineTransform(translationX: 20, y: 0))
        #expect(fixture.fillColor("Circle") == red)
    }

    @Test("ideal sizes are ten points, and a circle follows the one side it is offered", .fact("fixed-size.ideal"))
    func sizes() {
        #expect(Rectangle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(Path().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(
            Circle().sizeThatFits(ProposedViewSize(width: 40, height: nil)) == CGSize(width: 40, height: 40))
        #expect(Rectangle().sizeThatFits(ProposedViewSize(width: 40, height: nil)) == CGSize(width: 40, height: 10))
    }

    @Test("fill and stroke chain into one layer with both marks, back to front")
    func chain() {
        let commands = contents(
            Rectangle().fill(.white).stroke(.black, lineWidth: 4).strokeBorder(.red, lineWidth: 2), "Rectangle")
        #expect(
            commands == [
                .fill(Path(frame), .color(.white), FillStyle()),
                .stroke(Path(frame), .color(.black), StrokeStyle(lineWidth: 4)),
                .stroke(Path(frame.insetBy(dx: 1, dy: 1)), .color(red), StrokeStyle(lineWidth: 2)),
            ])
    }

    @Test("a border lies inside the outline, with smaller corners, over all that is offered", .fact("shape.stroke"))
    func border() {
        #expect(
            contents(RoundedRectangle(cornerRadius: 12).strokeBorder(.red, lineWidth: 10), "RoundedRectangle")
                == [
                    .stroke(
                        Path(roundedRect: frame.insetBy(dx: 5, dy: 5), cornerRadius: 7), .color(red),
                        StrokeStyle(lineWidth: 10))
                ])
        let fixture = Fixture(Circle().strokeBorder(lineWidth: 2), size: frame.size)
        fixture.frame()
        #expect(fixture.layer("Circle")?.bounds.size == frame.size)
    }

    @Test("a stroked shape is painted as a line")
    func strokedShape() {
        #expect(
            contents(Rectangle().stroke(lineWidth: 10).foregroundColor(.red), "StrokedShape")
                == [.stroke(Path(frame), .color(red), StrokeStyle(lineWidth: 10))])
        #expect(
            contents(Rectangle().stroke(.red, lineWidth: 10, antialiased: false), "Rectangle") == [
                .fill(
                    Path(frame).strokedPath(StrokeStyle(lineWidth: 10)), .color(red), FillStyle(antialiased: false))
            ])
    }

    @Test("what would leave no mark is not painted")
    func invisible() {
        #expect(contents(Rectangle().fill(.clear), "Rectangle").isEmpty)
        #expect(contents(Rectangle().stroke(.red, lineWidth: 0), "Rectangle").isEmpty)
        #expect(contents(Rectangle().stroke(.red, lineWidth: .nan), "Rectangle").isEmpty)
        #expect(contents(Rectangle().trim(from: 0.5, to: 0.5).stroke(.red), "_TrimmedShape").isEmpty)
    }

    @Test("a color and a gradient are views that fill their frames")
    func styles() {
        #expect(contents(Color.red, "Color") == [.fill(Path(frame), .color(red), FillStyle())])
        let gradient = LinearGradient(colors: [.red, .red], startPoint: .leading, endPoint: .trailing)
        #expect(
            contents(gradient, "LinearGradient") == [
                .fill(
                    Path(frame),
                    .linearGradient(
                        ResolvedGradient([.init(color: red, location: 0), .init(color: red, location: 1)]),
                        from: CGPoint(x: 0, y: 30), to: CGPoint(x: 100, y: 30)), FillStyle())
            ])
    }

    @Test("static members are the shapes")
    func members() {
        #expect(contents(Color.red.clipShape(.rect(cornerRadius: 8)), "Color").count == 1)
        let shapes: [AnyShape] = [
            AnyShape(.rect), AnyShape(.circle), AnyShape(.capsule), AnyShape(.ellipse),
            AnyShape(.rect(cornerRadius: 8)), AnyShape(.rect(topLeadingRadius: 5, style: .circular)),
            AnyShape(.capsule(style: .circular)), AnyShape(.rect(cornerSize: CGSize(width: 4, height: 2))),
        ]
        #expect(shapes[1].sizeThatFits(ProposedViewSize(frame.size)) == CGSize(width: 60, height: 60))
        #expect(shapes[4].path(in: frame) == Path(roundedRect: frame, cornerRadius: 8))
        #expect(shapes[0] == AnyShape(Rectangle()))
        #expect(shapes[4] != AnyShape(RoundedRectangle(cornerRadius: 9)))
    }
}
