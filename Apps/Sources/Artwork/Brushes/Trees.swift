import SwiftUI

/// Outlines of trees.
enum Tree {
    /// A conifer that stands on a point.
    static func conifer(at base: CGPoint, height: Double, _ dice: inout Dice) -> Path {
        let tiers = min(max(Int(height / 4.5), 6), 24)
        let reach = height * dice.roll(0.15...0.2)
        var left: [CGPoint] = []
        var right: [CGPoint] = []
        for tier in 0..<tiers {
            let fraction = Double(tier) / Double(tiers)
            let y = base.y - height * (0.06 + 0.94 * fraction)
            let width = reach * pow(1 - fraction, 0.85)
            left.append(point(base.x - width * dice.roll(0.75...1.1), y + height * 0.02))
            left.append(point(base.x - width * 0.5, y - height * 0.03))
            right.append(point(base.x + width * dice.roll(0.75...1.1), y + height * 0.02))
            right.append(point(base.x + width * 0.5, y - height * 0.03))
        }
        let trunk = height * 0.018
        let top = [point(base.x, base.y - height)]
        let foot = [point(base.x + trunk, base.y), point(base.x - trunk, base.y)]
        return .polygon(left + top + right.reversed() + foot)
    }

    /// Conifers along a line, as one outline; `ground` gives the height of the ground at a place.
    static func forest(
        from start: Double, to end: Double, heights: ClosedRange<Double>, spacing: ClosedRange<Double>, seed: Int,
        ground: (Double) -> Double
    ) -> Path {
        Path { path in
            var dice = Dice(seed)
            var x = start
            while x < end {
                let height = dice.roll(heights)
                path.addPath(conifer(at: point(x, ground(x) + dice.roll(0...4)), height: height, &dice))
                x += dice.roll(spacing)
            }
        }
    }

    /// The tops of many trees.
    static func canopy(y: Double, seed: Int, size: Double) -> Path {
        Path { path in
            var dice = Dice(seed)
            var x = -10.0
            while x < 375 {
                let radius = size * dice.roll(0.6...1.2)
                let height = y + sin(x / 40 + Double(seed)) * 7 + dice.sway() * 5
                path.addEllipse(in: rect(x - radius, height - radius, radius * 2, radius * 2.4))
                path.addEllipse(in: rect(x, height - radius * 0.4, radius * 1.6, radius * 2))
                x += radius * dice.roll(0.7...1.2)
            }
        }
    }

    /// A slim cypress.
    static func cypress(at base: CGPoint, height: Double) -> Path {
        let width = height * 0.13
        return .blob(
            (base.x - width * 0.3, base.y), (base.x - width, base.y - height * 0.25),
            (base.x - width * 0.7, base.y - height * 0.65), (base.x, base.y - height),
            (base.x + width * 0.7, base.y - height * 0.65), (base.x + width, base.y - height * 0.25),
            (base.x + width * 0.3, base.y))
    }

    /// A branch that narrows along a curve.
    static func branch(_ points: [(Double, Double)], width: Double, tip: Double = 0.5) -> Path {
        let line = Curve.through(points.map { point($0.0, $0.1) })
        var left: [CGPoint] = []
        var right: [CGPoint] = []
        for index in line.indices {
            let before = line[max(index - 1, 0)]
            let after = line[min(index + 1, line.count - 1)]
            let (dx, dy) = (after.x - before.x, after.y - before.y)
            let length = max((dx * dx + dy * dy).squareRoot(), 0.001)
            let fraction = Double(index) / Double(line.count - 1)
            let half = (width + (tip - width) * fraction) / 2
            left.append(point(line[index].x - dy / length * half, line[index].y + dx / length * half))
            right.append(point(line[index].x + dy / length * half, line[index].y - dx / length * half))
        }
        return .polygon(left + right.reversed())
    }
}

/// A heap of leaves.
typealias Heap = (x: Double, y: Double, radius: Double)

/// Leaves in heaps: dark ones below, lit ones above.
struct Foliage: View {
    let heaps: [Heap]
    let dark: Color
    let middle: Color
    let light: Color
    let seed: Int
    /// Where the light comes from, in parts of a heap's radius.
    var toLight = CGSize(width: -0.3, height: -0.35)

    var body: some View {
        ZStack {
            leaves(0.82, count: 22, size: 0.3, shift: 0).fill(dark)
            leaves(0.78, count: 26, size: 0.2, shift: 0.35).fill(middle)
            leaves(0.62, count: 20, size: 0.13, shift: 0.8).fill(light)
        }
    }

    /// Heaps in a row that waves up and down by `wave`.
    static func row(_ count: Int, from x: Double, step: Double, y: Double, wave: Double, radius: Double) -> [Heap] {
        (0..<count).map { index in
            (x: x + Double(index) * step, y: y + sin(Double(index) * 2.1) * wave, radius: radius)
        }
    }

    private func leaves(_ reach: Double, count: Int, size: Double, shift: Double) -> Path {
        Path { path in
            var dice = Dice(seed)
            for heap in heaps {
                for _ in 0..<count {
                    let angle = dice.roll(0...(2 * .pi))
                    let distance = heap.radius * reach * dice.roll().squareRoot()
                    let radius = heap.radius * size * dice.roll(0.5...1.2)
                    let x = heap.x + cos(angle) * distance + toLight.width * heap.radius * shift
                    let y = heap.y + sin(angle) * distance * 0.8 + toLight.height * heap.radius * shift
                    path.addEllipse(in: rect(x - radius, y - radius, radius * 2, radius * 1.7))
                }
            }
        }
    }
}

/// A coconut palm: a bent trunk with rings and a crown of fronds.
struct Palm: View {
    /// From the foot to the crown.
    let trunk: [(Double, Double)]
    let reach: Double
    let seed: Int
    var width = 7.0
    var bark: [Color] = [ink(0x8A6A48), ink(0x5B4330)]
    var leaf: [Color] = [ink(0x7CC257), ink(0x1F6B3A)]

    var body: some View {
        ZStack {
            fronds(0, of: 6, drop: 1.1).painted(leaf[1], leaf[1])
            Tree.branch(trunk, width: width, tip: width * 0.55).painted(bark[0], bark[1], to: .across)
            rings.drawn(.black.opacity(0.16), 0.9)
            fronds(1, of: 9, drop: 0.8).painted(Gradient(colors: leaf))
        }
    }

    private var crown: CGPoint { point(trunk[trunk.count - 1].0, trunk[trunk.count - 1].1) }

    private var rings: Path {
        Path { path in
            let line = Curve.through(trunk.map { point($0.0, $0.1) })
            for (index, place) in line.enumerated() where index.isMultiple(of: 2) {
                let half = width * (1 - 0.45 * Double(index) / Double(line.count)) / 2
                path.move(to: point(place.x - half, place.y))
                path.addQuadCurve(to: point(place.x + half, place.y), control: point(place.x, place.y + 2))
            }
        }
    }

    private func fronds(_ layer: Int, of count: Int, drop: Double) -> Path {
        Path { path in
            var dice = Dice(seed + layer)
            for index in 0..<count {
                let fraction = (Double(index) + 0.5) / Double(count)
                let angle = -Double.pi * (1.08 - 1.16 * fraction) + dice.sway() * 0.12
                path.addPath(frond(angle: angle, length: reach * dice.roll(0.8...1.1), drop: drop, &dice))
            }
        }
    }

    private func frond(angle: Double, length: Double, drop: Double, _ dice: inout Dice) -> Path {
        let spine = (0...14).map { step in
            let t = Double(step) / 14
            return point(
                crown.x + cos(angle) * length * t,
                crown.y + sin(angle) * length * t * (1 - 0.45 * t) + drop * length * 0.55 * t * t)
        }
        var upper: [CGPoint] = []
        var lower: [CGPoint] = []
        for (index, place) in spine.enumerated() {
            let t = Double(index) / 14
            let width = length * 0.13 * sin(.pi * min(t * 0.9 + 0.12, 1))
            upper.append(point(place.x, place.y - width * 0.28))
            lower.append(point(place.x, place.y + width * 0.25))
            lower.append(point(place.x + cos(angle) * length * 0.045, place.y + width * dice.roll(0.9...1.3)))
        }
        return .polygon(upper + lower.reversed())
    }
}

/// Blades of grass along a line.
struct Grass: View {
    let y: Double
    let height: ClosedRange<Double>
    let color: Color
    let seed: Int
    var spacing = 2.4
    var from = -5.0
    var to = Scene.width + 5

    var body: some View {
        Path { path in
            var dice = Dice(seed)
            var x = from
            while x < to {
                let size = dice.roll(height)
                let foot = y + dice.roll(0...6)
                let tip = point(x + dice.sway() * size * 0.5, foot - size)
                path.move(to: point(x - 1.1, foot))
                path.addQuadCurve(to: tip, control: point(x - 0.6, foot - size * 0.5))
                path.addQuadCurve(to: point(x + 1.1, foot), control: point(x + 0.9, foot - size * 0.5))
                path.closeSubpath()
                x += dice.roll(0.5...1.5) * spacing
            }
        }
        .fill(color)
    }
}
