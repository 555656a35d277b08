import Layers
import SwiftUICore
import Testing

@MainActor
struct ShapeTests {
    private let frame = CGRect(x: 0, y: 0, width: 100, height: 60)

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
    }

    @Test("a circle takes a square of the smaller side")
    func circle() throws {
        let fixture = Fixture(Circle().fill(.red), size: frame.size)
        fixture.frame()
        let layer = try #require(fixture.layer("Circle"))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 60, height: 60))
        #expect(layer.transform == CGAffineTransform(translationX: 20, y: 0))
        #expect(fixture.fillColor("Circle") == ResolvedColor(bytes: 255, 56, 60))
    }

    @Test("fill and stroke chain into one layer with both marks, back to front")
    func chain() {
        let commands = contents(
            Rectangle().fill(.white).stroke(.black, lineWidth: 4).strokeBorder(.red, lineWidth: 2), "Rectangle")
        #expect(
            commands == [
                .fill(Path(frame), .color(.white), FillStyle()),
                .stroke(Path(frame), .color(.black), StrokeStyle(lineWidth: 4)),
                .stroke(
                    Path(frame.insetBy(dx: 1, dy: 1)), .color(ResolvedColor(bytes: 255, 56, 60)),
                    StrokeStyle(lineWidth: 2)),
            ])
    }

    @Test("a stroked shape is painted as a line and touched on the line only")
    func strokedShape() {
        let commands = contents(Rectangle().stroke(lineWidth: 10).foregroundColor(.blue), "StrokedShape")
        #expect(
            commands
                == [.stroke(Path(frame), .color(ResolvedColor(bytes: 0, 136, 255)), StrokeStyle(lineWidth: 10))])
    }
}
