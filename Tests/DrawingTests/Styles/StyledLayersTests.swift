import RiffleLayers
import RiffleDrawing
import Testing

@MainActor
struct StyledLayersTests {
    private func fixture(_ view: some View) -> Fixture {
        let fixture = Fixture(view)
        fixture.frame()
        return fixture
    }

    @Test("a style behind or in front fills the view's frame")
    func frames() {
        let behind = fixture(Box("box", width: 40, height: 20).background(.red))
        #expect(behind.names == ["Rectangle", "box"])
        #expect(behind.layer("Rectangle")?.bounds.size == CGSize(width: 40, height: 20))
        #expect(behind.fillColor("Rectangle") == ResolvedColor(bytes: 255, 56, 60))
        #expect(fixture(Box("box").overlay(.red)).names == ["box", "Rectangle"])
        #expect(fixture(Box("box").background()).fillColor("Rectangle") == .white)
    }

    @Test("a shape of a style lies in the view's frame")
    func shapes() {
        let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        let capsule = fixture(Box("box", width: 40, height: 20).background(.red, in: Capsule()))
        #expect(
            capsule.layer("Capsule")?.contents == [
                .fill(
                    Path(roundedRect: frame, cornerRadius: 10), .color(ResolvedColor(bytes: 255, 56, 60)),
                    FillStyle())
            ])
        #expect(fixture(Box("box").background(in: .rect(cornerRadius: 3))).fillColor("RoundedRectangle") == .white)
        #expect(fixture(Box("box").overlay(.red, in: .circle)).names == ["box", "Circle"])
    }

    @Test("a border lies inside the frame, in front")
    func border() {
        let bordered = fixture(Box("box", width: 40, height: 20).border(.black, width: 8))
        #expect(bordered.names == ["box", "Rectangle"])
        #expect(
            bordered.layer("Rectangle")?.contents == [
                .stroke(
                    Path(CGRect(x: 4, y: 4, width: 32, height: 12)), .color(.black), StrokeStyle(lineWidth: 8))
            ])
        #expect(fixture(Box("box").border(.black, width: 0)).names == ["box"])
    }

    @Test("a style reaches the edges of the screen that the view touches, a shape does not")
    func safeArea() {
        func frame(_ view: some View, _ name: String) -> CGRect? {
            var environment = EnvironmentValues()
            environment.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
            let fixture = Fixture(view)
            fixture.graph.window.setEnvironment(environment)
            fixture.frame()
            guard let origin = fixture.shown(name)?.origin, let layer = fixture.layer(name) else { return nil }
            return CGRect(origin: origin, size: layer.bounds.size)
        }
        let box = Color.blue
        #expect(frame(box.background(.red), "Rectangle") == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(
            frame(box.background(.red, ignoresSafeAreaEdges: .top), "Rectangle")
                == CGRect(x: 0, y: 0, width: 100, height: 90))
        #expect(
            frame(box.background(.red, ignoresSafeAreaEdges: []), "Rectangle")
                == CGRect(x: 0, y: 20, width: 100, height: 70))
        #expect(frame(box.background(.red, in: .circle), "Circle")?.height == 70)
        #expect(frame(box.background(.red), "Color") == CGRect(x: 0, y: 20, width: 100, height: 70))
    }

    /// Calls that match several overloads, as apps write them: compiling is the test.
    private struct Overloads: View {
        let isOn = true
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)

        var body: some View {
            Group {
                Box("a").background(Color.white).background(Color.red.opacity(0.5)).background(.red.opacity(0.5))
                Box("b").background(isOn ? Color.red.opacity(0.5) : Color.blue.opacity(0.5))
                Box("c").background(gradient).background(gradient.opacity(0.5)).background(Circle().fill(.red))
                Box("d").overlay(RoundedRectangle(cornerRadius: 10).stroke(Color.gray, lineWidth: 2))
                Box("e").overlay(Color.red).overlay(Box("f"), alignment: .bottomLeading).overlay { Circle() }
                Box("g").background(RoundedRectangle(cornerRadius: 8).fill(Color.white).shadow(radius: 3))
                Box("h").foregroundStyle(.secondary).foregroundStyle(.black).foregroundStyle(Color.red.gradient)
            }
            Group {
                Circle().fill(.white).shadow(radius: 10)
                Circle().fill().opacity(0.5)
                Circle().stroke().frame
                Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [4])).foregroundColor(.blue)
                Circle().trim(from: 0, to: 0.7).stroke(Color.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                RoundedRectangle(cornerRadius: 4).strokeBorder(lineWidth: 2).background(.white, in: .capsule)
                Rectangle().fill(gradient).fill(.red.opacity(0.2)).stroke(.tint)
                gradient.opacity(0.5)
                Color.red.opacity(0.5).clipShape(.rect(cornerRadius: 10))
                isOn ? AnyView(Color.clear) : AnyView(gradient)
                Circle().fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.red))
            }
        }
    }

    @Test("calls that match several overloads compile and show what they name")
    func overloads() {
        #expect(fixture(Overloads()).names.count > 20)
    }
}

extension View {
    /// A name that some overloads could be confused by.
    fileprivate var frame: some View { opacity(1) }
}
