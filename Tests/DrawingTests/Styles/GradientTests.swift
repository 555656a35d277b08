import Facts
import RiffleLayers
import RiffleDrawing
import Testing

struct GradientTests {
    private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    private func paint<S: ShapeStyle>(_ style: S) -> Paint { EnvironmentValues().paint(of: style).paint(in: rect) }

    private var ends: ResolvedGradient {
        ResolvedGradient([
            .init(color: ResolvedColor(red: 1, green: 0, blue: 0), location: 0),
            .init(color: ResolvedColor(red: 0, green: 0, blue: 1), location: 1),
        ])
    }

    @Test("unit points are put into the rectangle")
    func linear() {
        let gradient = LinearGradient(colors: [red, blue], startPoint: .topLeading, endPoint: .trailing)
        #expect(
            paint(gradient)
                == .linearGradient(ends, from: CGPoint(x: 10, y: 20), to: CGPoint(x: 110, y: 45)))
        #expect(
            paint(.linearGradient(Gradient(colors: [red, blue]), startPoint: .topLeading, endPoint: .trailing))
                == paint(gradient))
    }

    @Test("radii of a radial gradient are points, those of an elliptical one are shares")
    func radial() {
        #expect(
            paint(RadialGradient(colors: [red, blue], center: .center, startRadius: 5, endRadius: 30))
                == .radialGradient(ends, center: CGPoint(x: 60, y: 45), startRadius: 5, endRadius: 30))
        #expect(
            paint(EllipticalGradient(colors: [red, blue]))
                == .ellipticalGradient(ends, frame: rect, startRadius: 0, endRadius: 1))
        #expect(
            paint(EllipticalGradient(colors: [red, blue], center: .topLeading, endRadiusFraction: 1))
                == .ellipticalGradient(
                    ends, frame: CGRect(x: -40, y: -5, width: 100, height: 50), startRadius: 0, endRadius: 2))
    }

    @Test("an angular gradient goes once around unless both angles are given", .fact("gradient.angular"))
    func angular() {
        #expect(
            paint(AngularGradient(colors: [red, blue], center: .center, angle: .degrees(90)))
                == .angularGradient(
                    ends, center: CGPoint(x: 60, y: 45), start: .degrees(90), end: .degrees(90) + .degrees(360)))
        #expect(
            paint(
                .angularGradient(
                    colors: [red, blue], center: .center, startAngle: .degrees(0), endAngle: .degrees(90)))
                == .angularGradient(ends, center: CGPoint(x: 60, y: 45), start: .zero, end: .degrees(90)))
        #expect(
            paint(.conicGradient(colors: [red, blue], center: .center))
                == paint(AngularGradient(colors: [red, blue], center: .center)))
    }

    @Test("colors are spread evenly and may be mixed in the device's space")
    func spaces() {
        #expect(Gradient(colors: [red, blue, red]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [red]).stops.map(\.location) == [0])
        let device = Gradient(colors: [red, blue]).colorSpace(.device)
        guard case .linearGradient(let gradient, let from, let to) = paint(device) else {
            Issue.record("expected a linear gradient")
            return
        }
        #expect(gradient.stops.count == 2)
        #expect(from == CGPoint(x: 60, y: 20))
        #expect(to == CGPoint(x: 60, y: 70))
    }

    @Test("a color's own gradient ends in the color")
    func colorGradient() {
        guard case .linearGradient(let gradient, _, _) = paint(blue.gradient) else {
            Issue.record("expected a linear gradient")
            return
        }
        #expect(gradient.stops.last?.color == ResolvedColor(red: 0, green: 0, blue: 1))
        #expect(gradient.stops[0].color.red > 0.1)
    }

    @Test("a faded gradient has all its stops faded")
    func opacity() {
        let style = LinearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom)
        let faded: some ShapeStyle = style.opacity(0.5)
        guard case .linearGradient(let gradient, _, _) = paint(faded) else {
            Issue.record("expected a linear gradient")
            return
        }
        #expect(gradient.stops.allSatisfy { $0.color.alpha == 0.5 })
        #expect(paint(Gradient(colors: [])) == paint(Gradient(colors: [])))
        #expect(paint(Gradient(colors: [])).isInvisible)
    }
}
