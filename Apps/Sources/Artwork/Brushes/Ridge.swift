import SwiftUI

/// The outline of hills or mountains, rough to the smallest detail, and what can be painted on their sides.
struct Ridge {
    /// From left to right.
    let line: [CGPoint]
    private let corners: [CGPoint]
    private let seed: Int

    /// - Parameters:
    ///   - points: the peaks and valleys, from left to right.
    ///   - roughness: how far the line strays between them, as a fraction of their distance.
    ///   - isSoft: whether peaks are rounded.
    init(_ points: [(Double, Double)], roughness: Double = 0.12, seed: Int = 1, isSoft: Bool = false) {
        corners = points.map { point($0.0, $0.1) }
        self.seed = seed
        var dice = Dice(seed)
        let base = isSoft ? Curve.through(corners) : corners
        var line = [base[0]]
        for (start, end) in zip(base, base.dropFirst()) {
            Self.split(start, end, roughness: roughness, into: &line, &dice)
        }
        self.line = line
    }

    private static func split(
        _ start: CGPoint, _ end: CGPoint, roughness: Double, into line: inout [CGPoint], _ dice: inout Dice
    ) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 3, roughness > 0 else { return line.append(end) }
        let shift = dice.sway() * roughness * length
        let middle = point(
            (start.x + end.x) / 2 - dy / length * shift * 0.5, (start.y + end.y) / 2 + dx / length * shift)
        split(start, middle, roughness: roughness * 0.94, into: &line, &dice)
        split(middle, end, roughness: roughness * 0.94, into: &line, &dice)
    }

    /// Everything below the line, down to a height.
    func path(to floor: Double = Scene.height) -> Path {
        .polygon(line + [point(line[line.count - 1].x, floor), point(line[0].x, floor)])
    }

    /// The height of the line at a place.
    func y(at x: Double) -> Double {
        for (start, end) in zip(line, line.dropFirst()) where start.x <= x && x <= end.x && end.x > start.x {
            return start.y + (end.y - start.y) * (x - start.x) / (end.x - start.x)
        }
        return x < line[0].x ? line[0].y : line[line.count - 1].y
    }

    /// The sides of the peaks that the light does not reach: on the right, unless `isRight` says that the light is there.
    func shade(to floor: Double, isRight: Bool = false, lean: Double = 0.12) -> Path {
        Path { path in
            var dice = Dice(seed &+ 77)
            for index in corners.indices {
                let peak = corners[index]
                let next = isRight ? index - 1 : index + 1
                guard corners.indices.contains(next), corners[next].y > peak.y else { continue }
                let valley = corners[next]
                let inside = line.filter { min(peak.x, valley.x) <= $0.x && $0.x <= max(peak.x, valley.x) }
                let slope = isRight ? inside.reversed() : inside
                let sign = isRight ? -1.0 : 1.0
                let bottom = min(floor, valley.y + (valley.y - peak.y) * 0.75)
                let foot = point(peak.x + sign * lean * (bottom - peak.y) * 1.6, bottom)
                var points = slope + [point((valley.x + foot.x) / 2, (valley.y + bottom) / 2), foot]
                var spine = Self.zigzag(from: foot, to: peak, by: 0.13, &dice)
                spine.removeLast()
                points += spine
                path.addPath(.polygon(points))
            }
        }
    }

    /// A line between two points that turns this way and that.
    static func zigzag(from start: CGPoint, to end: CGPoint, by amount: Double, _ dice: inout Dice) -> [CGPoint] {
        var line: [CGPoint] = []
        split(start, end, roughness: amount * 2.2, into: &line, &dice)
        return line
    }

    /// Snow from the line down, deeper where `depth` is; it ends in tongues.
    func snow(depth: (CGPoint) -> Double, tongue: Double = 16) -> Path {
        var dice = Dice(seed &+ 9)
        var lower: [CGPoint] = []
        var x = line[0].x
        while x < line[line.count - 1].x {
            let top = point(x, y(at: x))
            lower.append(point(x, top.y + max(depth(top), 0) * dice.roll(0.45...1.25)))
            x += dice.roll(0.25...1) * tongue
        }
        return .polygon(line + lower.reversed())
    }

    /// Cracks that run down from the line, as lines to be stroked.
    func gullies(count: Int, length: ClosedRange<Double>, lean: Double = 0, seed: Int = 5) -> Path {
        Path { path in
            var dice = Dice(self.seed &+ seed)
            let (left, right) = (line[0].x, line[line.count - 1].x)
            for _ in 0..<count {
                let x = dice.roll(left...right)
                let start = point(x, y(at: x) + dice.roll(2...40))
                let size = dice.roll(length)
                let end = point(x + size * (lean + dice.sway() * 0.35), start.y + size)
                path.addLines([start] + Self.zigzag(from: start, to: end, by: 0.1, &dice))
            }
        }
    }
}

/// A ridge painted in layers: ground color, shaded sides, cracks.
struct Mountain: View {
    let ridge: Ridge
    let colors: [Color]
    let shade: Color
    var floor = Scene.height
    var isLitFromRight = false
    var lean = 0.12
    var cracks = 0

    var body: some View {
        ZStack {
            ridge.path(to: floor).painted(Gradient(colors: colors))
            ZStack {
                ridge.shade(to: floor, isRight: isLitFromRight, lean: lean)
                    .painted(shade, shade.opacity(0.75), shade.opacity(0))
                ridge.gullies(count: cracks, length: 8...42, lean: isLitFromRight ? -0.2 : 0.2).drawn(
                    shade.opacity(0.5), 0.9)
                ridge.gullies(count: cracks, length: 6...30, lean: isLitFromRight ? 0.2 : -0.2, seed: 31)
                    .drawn(.white.opacity(0.13), 0.9)
            }
            .mask { ridge.path(to: floor) }
        }
    }
}
