import Facts
import RiffleLayers
import RiffleDrawing
import Testing

/// A shape as apps write them: not isolated, with a number that animates.
private struct Wedge: Shape {
    var sweep: Double

    var animatableData: Double {
        get { sweep }
        set { sweep = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: rect.width * sweep, height: rect.height))
    }
}

private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        let (across, down) = (CGVector(dx: rect.width, dy: 0), CGVector(dx: 0, dy: rect.height))
        return Path {
            $0.addLines([.zero, across, down].map { CGPoint(x: rect.minX + $0.dx, y: rect.minY + $0.dy) })
            $0.closeSubpath()
        }
    }
}

@MainActor
struct ShapeLeafTests {
    private let size = CGSize(width: 100, height: 100)

    private struct Painted<Value, Content: View>: View {
        let probe: Probe<Value>
        let content: (Value) -> Content
        @State private var value: Value?

        var body: some View {
            let _ = probe.write = { new in withAnimation(.linear(duration: 1)) { value = new } }
            content(value ?? probe.value)
        }
    }

    @Test("a shape's own numbers animate, and cost a repaint but no layout and no body", .fact("animation.animates"))
    func animatableData() {
        let probe = Probe(0.2)
        let fixture = Fixture(Painted(probe: probe) { Wedge(sweep: $0) }, size: size)
        fixture.frame()
        probe.write?(0.6)
        fixture.frame(at: 1)
        let middle = fixture.frame(at: 1.5)
        #expect(fixture.layer("Wedge")?.contents == [fill(width: 40)])
        #expect(middle.bodiesEvaluated == 0)
        #expect(middle.nodesLaidOut == 0)
        #expect(middle.layersRepainted == 1)
        fixture.frame(at: 2)
        #expect(fixture.layer("Wedge")?.contents == [fill(width: 60)])
        #expect(fixture.graph.isIdle)
    }

    private func fill(width: CGFloat) -> DrawCommand {
        .fill(Path(CGRect(x: 0, y: 0, width: width, height: 100)), .color(.black), FillStyle())
    }

    @Test("a fill's color animates through Oklab, with one repaint a frame", .fact("animation.animates"))
    func color() {
        let probe = Probe(false)
        let fixture = Fixture(
            Painted(probe: probe) {
                Circle().fill($0 ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
            }, size: size)
        fixture.frame()
        probe.write?(true)
        fixture.frame(at: 1)
        let middle = fixture.frame(at: 1.5)
        #expect(fixture.fillColor("Circle")?.description == "#8C53A2")
        #expect(middle.layersRepainted == 1)
        #expect(middle.nodesLaidOut == 0)
        fixture.frame(at: 2)
        #expect(fixture.fillColor("Circle")?.description == "#0000FF")
        #expect(fixture.graph.isIdle)
        #expect(fixture.frame(at: 3).layersChanged == 0)
    }

    @Test("a foreground color that changes animated animates the shapes in it")
    func foreground() {
        let probe = Probe(false)
        let fixture = Fixture(
            Painted(probe: probe) {
                Circle().foregroundColor($0 ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
            }, size: size)
        fixture.frame()
        probe.write?(true)
        fixture.frame(at: 1)
        fixture.frame(at: 1.5)
        #expect(fixture.fillColor("Circle")?.description == "#8C53A2")
    }

    @Test("hidden shapes of one type change into each other, those of two types at once")
    func erased() {
        let probe = Probe(AnyShape(Wedge(sweep: 0.2)))
        let fixture = Fixture(Painted(probe: probe) { $0 }, size: size)
        fixture.frame()
        probe.write?(AnyShape(Wedge(sweep: 0.6)))
        fixture.frame(at: 1)
        fixture.frame(at: 1.5)
        #expect(fixture.layer("AnyShape")?.contents == [fill(width: 40)])
        fixture.frame(at: 2)
        probe.write?(AnyShape(Rectangle()))
        fixture.frame(at: 3)
        #expect(fixture.layer("AnyShape")?.contents == [fill(width: 100)])
    }

    @Test("the width of a line animates")
    func lineWidth() {
        let probe = Probe(CGFloat(2))
        let fixture = Fixture(Painted(probe: probe) { Rectangle().stroke(.black, lineWidth: $0) }, size: size)
        fixture.frame()
        probe.write?(6)
        fixture.frame(at: 1)
        fixture.frame(at: 1.5)
        let path = Path(CGRect(origin: .zero, size: size))
        #expect(
            fixture.layer("Rectangle")?.contents == [.stroke(path, .color(.black), StrokeStyle(lineWidth: 4))])
    }

    @Test("an update to equal values costs nothing")
    func equal() {
        let probe = Probe(0)
        let fixture = Fixture(
            Painted(probe: probe) { _ in
                RoundedRectangle(cornerRadius: 5).fill(.red).stroke(.secondary, lineWidth: 2)
                    .shadow(radius: 3).opacity(0.5).clipShape(Circle())
            }, size: size)
        fixture.frame()
        probe.write?(1)
        let update = fixture.frame(at: 1)
        #expect(update.bodiesEvaluated == 1)
        #expect(update.nodesLaidOut == 0)
        #expect(update.layersChanged == 0)
        #expect(fixture.graph.isIdle)
    }

    @Test("an environment that changes nothing of a shape lays out and paints nothing")
    func unrelated() {
        let probe = Probe(Color.green)
        let fixture = Fixture(Painted(probe: probe) { Circle().fill(.red).tint($0) }, size: size)
        fixture.frame()
        probe.write?(.blue)
        let update = fixture.frame(at: 1)
        #expect(update.nodesLaidOut == 0)
        #expect(update.layersChanged == 0)
        #expect(fixture.graph.isIdle)
    }

    @Test("another appearance repaints what it changes")
    func appearance() {
        let fixture = Fixture(Circle().fill(.green), size: size)
        fixture.frame()
        fixture.graph.window.setEnvironment(.dark)
        let update = fixture.frame()
        #expect(fixture.fillColor("Circle") == ResolvedColor(bytes: 48, 209, 88))
        #expect(update.layersRepainted == 1)
        fixture.graph.window.setEnvironment(.dark)
        #expect(fixture.frame().layersChanged == 0)
    }

    @Test("shapes are mirrored where leading is right, and stay recognized", .fact("layout.mirrored"))
    func mirrored() throws {
        let view = UnevenRoundedRectangle(topLeadingRadius: 10).environment(\.layoutDirection, .rightToLeft)
        let fixture = Fixture(view, size: size)
        fixture.frame()
        let path = Path(
            roundedRect: CGRect(origin: .zero, size: size), cornerRadii: RectangleCornerRadii(topTrailing: 10))
        #expect(
            fixture.layer("UnevenRoundedRectangle")?.contents == [.fill(path, .color(.black), FillStyle())])

        let triangle = Fixture(Triangle().environment(\.layoutDirection, .rightToLeft), size: size)
        triangle.frame()
        guard case .fill(let outline, _, _)? = triangle.layer("Triangle")?.contents.first else { return }
        #expect(outline.contains(CGPoint(x: 90, y: 20)))
        #expect(!outline.contains(CGPoint(x: 10, y: 90)))
    }

    @Test("a shape is touched where it is painted", .fact("gesture.hit"))
    func hits() {
        func touches<V: View>(_ view: V, _ x: CGFloat, _ y: CGFloat) -> Bool {
            let probe = Probe(())
            let fixture = Fixture(view.onTapGesture { probe.log.append("tap") }, size: size)
            fixture.frame()
            fixture.tap(x, y)
            return !probe.log.isEmpty
        }
        #expect(touches(Circle(), 50, 50))
        #expect(!touches(Circle(), 3, 3))
        #expect(touches(Triangle().fill(.red), 20, 20))
        #expect(!touches(Triangle().fill(.red), 90, 90))
        #expect(!touches(Rectangle().stroke(lineWidth: 10), 50, 50))
        #expect(touches(Rectangle().stroke(lineWidth: 10), 3, 50))
        #expect(!touches(Rectangle().strokeBorder(.red, lineWidth: 10), 50, 50))
        #expect(touches(Rectangle().strokeBorder(.red, lineWidth: 10), 8, 50))
        #expect(!touches(Color.clear, 50, 50))
        #expect(touches(Color.red, 1, 99))
    }
}
