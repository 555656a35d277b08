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

    /// Narrow planes that fall from the line, as rock and snow break into: wide above their middle, pointed at both
    /// ends. `slope` is how far they lean for each point down, on both sides of 0 around it.
    ///
    /// - Parameter depth: how far below the line they may start, in points.
    func planes(
        count: Int, length: ClosedRange<Double>, width: ClosedRange<Double>, lean: Double = 0,
        depth: ClosedRange<Double> = 0...60, seed: Int = 5
    ) -> Path {
        Path { path in
            var dice = Dice(self.seed &+ seed)
            let (left, right) = (line[0].x, line[line.count - 1].x)
            for _ in 0..<count {
                let x = dice.roll(left...right)
                let top = point(x, y(at: x) + dice.roll(depth) * dice.roll())
                let size = dice.roll(length)
                let half = dice.roll(width) / 2
                let fall = size * (lean + dice.sway() * 0.3)
                path.addPath(
                    .polygon(
                        (top.x, top.y), (top.x + fall * 0.3 + half, top.y + size * dice.roll(0.25...0.45)),
                        (top.x + fall * 0.6 + half * 0.5, top.y + size * 0.66), (top.x + fall, top.y + size),
                        (top.x + fall * 0.45 - half, top.y + size * dice.roll(0.4...0.6))))
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
                ridge.planes(
                    count: cracks, length: 10...70, width: 2...9, lean: isLitFromRight ? -0.12 : 0.12, depth: 0...120
                )
                .fill(shade.opacity(0.34))
                ridge.planes(
                    count: cracks, length: 8...50, width: 1.5...6, lean: isLitFromRight ? 0.14 : -0.14, depth: 0...110,
                    seed: 31
                )
                .fill(.white.opacity(0.16))
            }
            .mask { ridge.path(to: floor) }
        }
    }
}
