import RiffleLayers
import RiffleDrawing
import Testing

struct AnimatedPaintTests {
    private let red = ResolvedColor(red: 1, green: 0, blue: 0)
    private let blue = ResolvedColor(red: 0, green: 0, blue: 1)
    private let linear = Transaction(animation: .linear(duration: 1))

    private func gradient(_ colors: [ResolvedColor], to: UnitPoint = .bottom) -> StylePaint {
        let last = Double(max(colors.count - 1, 1))
        return .gradient(
            GradientPaint(
                stops: colors.enumerated().map { .init(color: $1, location: Double($0) / last) },
                geometry: .linear(from: .top, to: to)))
    }

    @Test("colors meet where Oklab has the middle")
    func middle() {
        var paint = AnimatedPaint(.color(red))
        let moves = paint.update(to: .color(blue), linear, at: 0)
        #expect(moves)
        #expect(paint.presented(at: 0) == .color(red))
        guard case .color(let color) = paint.presented(at: 0.5) else { return }
        #expect(color.description == "#8C53A2")
        #expect(paint.presented(at: 1) == .color(blue))
        #expect(!paint.isActive(at: 1))
    }

    @Test("a transparent end lends only its alpha")
    func transparent() {
        var paint = AnimatedPaint(.color(red))
        _ = paint.update(to: .color(.clear), linear, at: 0)
        guard case .color(let color) = paint.presented(at: 0.5) else { return }
        #expect(color.description == "#FF0000@50%")
        // A color that only becomes more opaque keeps its hue.
        let dust = ResolvedColor(bytes: 160, 120, 110)
        var veil = AnimatedPaint(.color(dust.multiplyingAlpha(by: 0.5)))
        _ = veil.update(to: .color(dust), linear, at: 0)
        guard case .color(let thicker) = veil.presented(at: 0.5) else { return }
        #expect(thicker.description == "#A0786E@75%")
    }

    @Test("without an animation the paint changes at once")
    func immediate() {
        var paint = AnimatedPaint(.color(red))
        let moves = paint.update(to: .color(blue), Transaction(), at: 0)
        #expect(!moves)
        #expect(paint.presented(at: 0) == .color(blue))
    }

    @Test("gradients of as many stops change stop by stop, with their points")
    func gradients() {
        var paint = AnimatedPaint(gradient([red, blue]))
        _ = paint.update(to: gradient([red, red], to: .bottomTrailing), linear, at: 0)
        guard case .gradient(let shown) = paint.presented(at: 0.5) else { return }
        #expect(shown.stops.map(\.color.description) == ["#FF0000", "#8C53A2"])
        guard case .linear(let from, let to) = shown.geometry else { return }
        #expect(from == .top)
        #expect(to == UnitPoint(x: 0.75, y: 1))
    }

    @Test("a color becomes a gradient, and a gradient a color, without a jump")
    func kinds() {
        var paint = AnimatedPaint(.color(red))
        _ = paint.update(to: gradient([red, blue]), linear, at: 0)
        guard case .gradient(let start) = paint.presented(at: 0) else { return }
        #expect(start.stops.map(\.color.description) == ["#FF0000", "#FF0000"])
        _ = paint.update(to: .color(blue), linear, at: 1)
        guard case .gradient(let shown) = paint.presented(at: 1.5) else { return }
        #expect(shown.stops.map(\.color.description) == ["#8C53A2", "#0000FF"])
        paint.prune(at: 2)
        #expect(paint.presented(at: 2) == .color(blue))
        // The numbers of the gradient are forgotten: the next change is between two colors.
        _ = paint.update(to: .color(red), linear, at: 3)
        guard case .color(let color) = paint.presented(at: 3.5) else {
            Issue.record("expected a color")
            return
        }
        #expect(color.description == "#8C53A2")
    }

    @Test("gradients with different numbers of stops change at once")
    func incompatible() {
        var paint = AnimatedPaint(gradient([red, blue]))
        let moves = paint.update(to: gradient([red, blue, red]), linear, at: 0)
        #expect(!moves)
        #expect(paint.presented(at: 0) == gradient([red, blue, red]))
    }
}
