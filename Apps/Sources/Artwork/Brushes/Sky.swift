import SwiftUI

/// A sky: colors from the top of the picture to where it meets the land.
struct Sky: View {
    let colors: [Color]
    /// Where the last color is reached, as a fraction of the height.
    var horizon = 1.0

    init(_ colors: Color..., horizon: Double = 1) {
        self.colors = colors
        self.horizon = horizon
    }

    var body: some View {
        Rectangle().fill(
            LinearGradient(colors: colors, startPoint: .top, endPoint: UnitPoint(x: 0.5, y: horizon)))
    }
}

/// Light around a point, added to what is behind.
struct Glow: View {
    let x: Double
    let y: Double
    let radius: Double
    let color: Color
    var strength = 1.0

    var body: some View {
        Circle()
            .fill(
                RadialGradient(
                    gradient: Gradient(stops: [
                        .init(color: color.opacity(strength), location: 0),
                        .init(color: color.opacity(strength * 0.55), location: 0.22),
                        .init(color: color.opacity(strength * 0.2), location: 0.5),
                        .init(color: color.opacity(0), location: 1),
                    ]), center: .center, startRadius: 0, endRadius: radius)
            )
            .frame(width: radius * 2, height: radius * 2)
            .position(x: x, y: y)
            .blendMode(.screen)
    }
}

/// A sun or a full moon with its glow.
struct Disk: View {
    let x: Double
    let y: Double
    let radius: Double
    let color: Color
    let glow: Color
    var reach = 7.0

    var body: some View {
        ZStack {
            Glow(x: x, y: y, radius: radius * reach, color: glow, strength: 0.8)
            Path.ellipse(x, y, radius * 2, radius * 2).fill(color)
            Glow(x: x, y: y, radius: radius * 2.2, color: color, strength: 0.5)
        }
    }
}

/// Stars of different brightness.
struct Stars: View {
    let area: CGRect
    let count: Int
    let seed: Int

    var body: some View {
        ZStack {
            field(0, radius: 0.35...0.7).fill(.white.opacity(0.55))
            field(1, radius: 0.7...1.1).fill(.white.opacity(0.9))
        }
    }

    private func field(_ layer: Int, radius: ClosedRange<Double>) -> Path {
        Path.scattered((layer == 0 ? count : count / 5), seed: seed + layer) { path, dice in
            let size = dice.roll(radius) * 2
            let height = dice.roll()
            path.addEllipse(
                in: rect(
                    area.minX + dice.roll() * area.width, area.minY + height * height * area.height, size, size))
        }
    }
}

/// Streaks of high cloud, long and soft.
struct Streaks: View {
    let area: CGRect
    let color: Color
    let count: Int
    let seed: Int
    var softness = 2.0

    var body: some View {
        Path.scattered(count, seed: seed) { path, dice in
            let center = point(
                area.minX + dice.roll() * area.width, area.minY + dice.roll() * area.height)
            let width = dice.roll(0.25...0.8) * area.width
            path.addLens(center, width: width, height: dice.roll(2...7))
            let second = point(center.x + dice.sway() * width * 0.4, center.y + dice.roll(2...6))
            path.addLens(second, width: width * 0.6, height: dice.roll(1.5...5))
        }
        .fill(color)
        .blur(radius: softness)
    }
}

/// A heaped cloud with a flat foot, lit from above.
struct Cumulus: View {
    let x: Double
    let y: Double
    let width: Double
    let seed: Int
    var light: Color = .white
    var shade: Color = ink(0xC9D8EC)

    var body: some View {
        ZStack {
            heap(1).painted(light, light, shade, shade.opacity(0))
            heap(0.62, shift: -0.04).painted(.white.opacity(0.75), .white.opacity(0))
        }
        .blur(radius: width / 130)
    }

    private func heap(_ scale: Double, shift: Double = 0) -> Path {
        Path { path in
            var dice = Dice(seed)
            let count = 11
            for index in 0..<count {
                let fraction = Double(index) / Double(count - 1)
                let bulge = sin(fraction * .pi)
                let radius = width * (0.05 + 0.12 * bulge * dice.roll(0.7...1.2)) * scale
                let center = point(
                    x + (fraction - 0.5) * width * 0.86 + shift * width,
                    y - radius * 0.75 - bulge * width * 0.05 * dice.roll())
                path.addEllipse(in: rect(center.x - radius, center.y - radius, radius * 2, radius * 1.8))
            }
        }
    }
}

/// A soft band of mist.
struct Mist: View {
    let y: Double
    let height: Double
    let color: Color
    var x = Scene.width / 2
    var width = Scene.width * 1.5

    var body: some View {
        Ellipse().fill(color).frame(width: width, height: height).position(x: x, y: y).blur(radius: height / 3)
    }
}

/// Birds far away.
struct Birds: View {
    let at: CGPoint
    let count: Int
    let color: Color
    let seed: Int
    var spread = 46.0

    var body: some View {
        Path.scattered(count, seed: seed) { path, dice in
            let center = point(at.x + dice.sway() * spread, at.y + dice.sway() * spread * 0.4)
            let wing = dice.roll(3...6)
            let lift = wing * dice.roll(0.3...0.6)
            path.move(to: point(center.x - wing, center.y - lift))
            path.addQuadCurve(to: center, control: point(center.x - wing * 0.35, center.y - lift * 1.2))
            path.addQuadCurve(
                to: point(center.x + wing, center.y - lift),
                control: point(center.x + wing * 0.35, center.y - lift * 1.2))
        }
        .drawn(color, 1)
    }
}
