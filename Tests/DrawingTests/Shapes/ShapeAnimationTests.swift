import RiffleLayers
import RiffleDrawing
import Testing

/// A list of numbers that animates, as apps write one for shapes with any number of points.
private struct Points: VectorArithmetic {
    var values: [Double]

    static var zero: Points { Points(values: []) }

    static func + (first: Points, second: Points) -> Points { combine(first, second, +) }

    static func - (first: Points, second: Points) -> Points { combine(first, second, -) }

    private static func combine(_ first: Points, _ second: Points, _ add: (Double, Double) -> Double) -> Points {
        let count = max(first.values.count, second.values.count)
        func value(_ points: Points, _ index: Int) -> Double {
            index < points.values.count ? points.values[index] : 0
        }
        return Points(values: (0..<count).map { add(value(first, $0), value(second, $0)) })
    }

    mutating func scale(by factor: Double) { values = values.map { $0 * factor } }

    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

private struct Skyline: Shape {
    var heights: Points

    var animatableData: Points {
        get { heights }
        set { heights = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            for (index, height) in heights.values.enumerated() {
                path.addRect(CGRect(x: CGFloat(index) * 10, y: 0, width: 10, height: height))
            }
        }
    }
}

private struct Slice: Shape {
    var start: Double
    var end: Double

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(start, end) }
        set { (start, end) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path { Path(CGRect(x: start, y: 0, width: end - start, height: 10)) }
}

@MainActor
struct ShapeAnimationTests {
    private struct Root<Content: View>: View {
        let control: Probe<Bool>
        let content: (Bool) -> Content
        @State private var isOn = false

        var body: some View {
            let _ = control.write = { isOn = $0 }
            content(isOn).frame(width: 40, height: 20)
        }
    }

    /// The view half way through a linear second, and at its end.
    private func halfway<Content: View>(
        _ content: @escaping (Bool) -> Content, _ look: (Fixture) -> Path?
    ) -> (middle: Path?, end: Path?) {
        let control = Probe(false)
        let fixture = Fixture(Root(control: control, content: content))
        fixture.frame(at: 0)
        withAnimation(.linear(duration: 1)) { control.write?(true) }
        fixture.frame(at: 0)
        fixture.frame(at: 0.5)
        let middle = look(fixture)
        fixture.frame(at: 1.1)
        return (middle, look(fixture))
    }

    private func filled(_ name: String) -> (Fixture) -> Path? {
        { fixture in
            guard case .fill(let path, _, _)? = fixture.layer(name)?.contents.first else { return nil }
            return path
        }
    }

    private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

    @Test("a rounded rectangle's corners pass through the radii between")
    func cornerRadius() {
        let paths = halfway({ RoundedRectangle(cornerRadius: $0 ? 10 : 2) }, filled("RoundedRectangle"))
        #expect(paths.middle == Path(roundedRect: rect, cornerRadius: 6))
        #expect(paths.end == Path(roundedRect: rect, cornerRadius: 10))
    }

    @Test("a trimmed outline grows")
    func trim() {
        let line = { (isOn: Bool) in Rectangle().trim(from: 0, to: isOn ? 1 : 0.5).stroke(.black) }
        let look = { (fixture: Fixture) -> Path? in
            var found: Path?
            fixture.layers.visit(.root) {
                if case .stroke(let path, _, _)? = $0.contents.first { found = path }
            }
            return found
        }
        let paths = halfway(line, look)
        #expect(abs((paths.middle?.boundingRect.height ?? 0) - 20) < 0.01)
        #expect(paths.middle?.currentPoint != paths.end?.currentPoint)
        #expect(paths.middle == Rectangle().path(in: rect).trimmedPath(from: 0, to: 0.75))
    }

    @Test("the radius of a clip passes through those between")
    func clip() {
        let look = { (fixture: Fixture) -> Path? in
            guard case .path(let path, _)? = fixture.layer("clip")?.clip else { return nil }
            return path
        }
        let shape = halfway({ Color.black.clipShape(RoundedRectangle(cornerRadius: $0 ? 10 : 0)) }, look)
        #expect(shape.middle == Path(roundedRect: rect, cornerRadius: 5))
        #expect(shape.end == Path(roundedRect: rect, cornerRadius: 10))
        let corner = halfway({ Color.black.cornerRadius($0 ? 8 : 4) }, look)
        #expect(corner.middle == Path(roundedRect: rect, cornerRadius: 6))
    }

    @Test("two numbers of a shape animate together, and any number of them does")
    func ownNumbers() {
        let pair = halfway({ Slice(start: $0 ? 20 : 0, end: $0 ? 40 : 10) }, filled("Slice"))
        #expect(pair.middle == Path(CGRect(x: 10, y: 0, width: 15, height: 10)))
        let list = halfway({ Skyline(heights: Points(values: $0 ? [10, 20, 30] : [0, 10])) }, filled("Skyline"))
        let bars = Path { path in
            for (index, height) in [5.0, 15, 15].enumerated() {
                path.addRect(CGRect(x: CGFloat(index) * 10, y: 0, width: 10, height: height))
            }
        }
        #expect(list.middle == bars)
    }

    @Test("a hidden shape passes through its own shapes, and becomes one of another type at once")
    func hiddenShapes() {
        let same = halfway(
            { AnyShape(RoundedRectangle(cornerRadius: $0 ? 10 : 0)) }, filled("AnyShape"))
        #expect(same.middle == Path(roundedRect: rect, cornerRadius: 5))
        let other = halfway({ $0 ? AnyShape(Capsule()) : AnyShape(Circle()) }, filled("AnyShape"))
        // A circle is as wide as high, so that the capsule's frame has some way to go.
        #expect(other.middle == Capsule().path(in: CGRect(x: 0, y: 0, width: 30, height: 20)))
        #expect(other.end == Capsule().path(in: rect))
        let clips = halfway(
            { Color.black.clipShape($0 ? AnyShape(Circle()) : AnyShape(Capsule())) },
            { fixture in
                guard case .path(let path, _)? = fixture.layer("clip")?.clip else { return nil }
                return path
            })
        #expect(clips.middle == Circle().path(in: rect))
    }

    @Test("one shape in the place of another fades over it")
    func conditional() {
        let control = Probe(false)
        let fixture = Fixture(
            Root(control: control) { isOn in
                ZStack {
                    if isOn { Capsule() } else { Circle() }
                }
            })
        fixture.frame(at: 0)
        withAnimation(.linear(duration: 1)) { control.write?(true) }
        fixture.frame(at: 0)
        fixture.frame(at: 0.25)
        #expect(abs((fixture.shown("Capsule")?.opacity ?? 0) - 0.25) < 0.01)
        #expect(abs((fixture.shown("Circle")?.opacity ?? 0) - 0.75) < 0.01)
        fixture.frame(at: 1.1)
        #expect(fixture.names == ["Capsule"])
    }

    @Test("a frame that grows takes the shape in it along")
    func frames() {
        let paths = halfway({ Capsule().frame(width: $0 ? 40 : 20, height: 10) }, filled("Capsule"))
        #expect(paths.middle == Capsule().path(in: CGRect(x: 0, y: 0, width: 30, height: 10)))
    }
}
