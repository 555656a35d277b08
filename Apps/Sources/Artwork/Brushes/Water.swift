import SwiftUI

/// Still water seen from its shore: colors from the far edge to the near one.
struct Water: View {
    let top: Double
    let colors: [Color]
    var bottom = Scene.height

    init(top: Double, bottom: Double = Scene.height, _ colors: Color...) {
        self.top = top
        self.bottom = bottom
        self.colors = colors
    }

    var body: some View { Path.box(0, top, Scene.width, bottom - top).painted(Gradient(colors: colors)) }
}

/// Glints on water, smaller the farther away they are.
struct Glints: View {
    let area: CGRect
    let count: Int
    let color: Color
    let seed: Int
    /// Where most of them are; everywhere when missing.
    var x: Double?
    /// How far they are around `x` at the far edge, in points; four times that at the near one.
    var spread = 14.0
    var size = 1.0

    var body: some View {
        Path.scattered(count, seed: seed) { path, dice in
            let near = dice.roll() * dice.roll(0.4...1)
            let y = area.minY + near * area.height
            let place = x.map { $0 + dice.sway() * spread * (1 + 3 * near) } ?? area.minX + dice.roll() * area.width
            path.addLens(
                point(place, y), width: (5 + 34 * near) * dice.roll(0.4...1.2) * size,
                height: (0.5 + 2.1 * near) * dice.roll(0.6...1.2) * size)
        }
        .fill(color)
    }
}

/// Curved lines of light on a shallow ground under clear water, larger near by.
struct Ripples: View {
    let area: CGRect
    let count: Int
    let color: Color
    let seed: Int

    var body: some View {
        Path.scattered(count, seed: seed) { path, dice in
            let near = dice.roll()
            var place = point(area.minX + dice.roll() * area.width, area.minY + near * area.height)
            path.move(to: place)
            for step in 0..<3 {
                let width = (7 + 17 * near) * dice.roll(0.6...1.2)
                let rise = (2 + 4 * near) * (step.isMultiple(of: 2) ? 1 : -1)
                let end = point(place.x + width, place.y + dice.sway() * 2)
                path.addQuadCurve(to: end, control: point(place.x + width / 2, place.y + rise))
                place = end
            }
        }
        .drawn(color, 1.3)
    }
}

/// What stands at the shore, upside down in the water.
struct Reflection<Content: View>: View {
    let shore: Double
    var strength = 0.5
    var blur = 1.4
    var squeeze = 0.8
    @ViewBuilder let content: Content

    var body: some View {
        content
            .scaleEffect(x: 1, y: -squeeze, anchor: UnitPoint(x: 0.5, y: shore / Scene.height))
            .blur(radius: blur)
            .opacity(strength)
            .mask { Path.box(0, shore, Scene.width, Scene.height - shore) }
    }
}

/// Lights on the far shore, drawn out toward the viewer.
struct LightTrails: View {
    let shore: Double
    let places: [Double]
    let color: Color
    let length: Double
    let seed: Int

    var body: some View {
        Path { path in
            var dice = Dice(seed)
            for x in places {
                let reach = length * dice.roll(0.55...1.1)
                var y = shore + 1
                while y < shore + reach {
                    let near = (y - shore) / reach
                    path.addLens(
                        point(x + dice.sway() * (1 + 5 * near), y), width: dice.roll(3...6) + 9 * near * dice.roll(),
                        height: 0.7 + 1.3 * near)
                    y += dice.roll(1.4...3.2) + 2.2 * near
                }
            }
        }
        .fill(color)
        .blendMode(.screen)
    }
}
