import SwiftUI

/// A building's front with rows of windows.
struct Facade: View {
    let bounds: CGRect
    let colors: [Color]
    let columns: Int
    let rows: Int
    let seed: Int
    var lit = 0.5
    var light: Color = ink(0xFFD88A)
    var dark: Color = .black.opacity(0.25)
    /// The size of a window as a fraction of its place.
    var pane = CGSize(width: 0.56, height: 0.52)
    /// The side that the light does not reach, as a fraction of the width.
    var shaded = 0.0

    var body: some View {
        ZStack {
            Path(bounds).painted(Gradient(colors: colors))
            Path.box(bounds.maxX - bounds.width * shaded, bounds.minY, bounds.width * shaded, bounds.height)
                .fill(.black.opacity(0.2))
            windows(isLit: false).fill(dark)
            windows(isLit: true).fill(light)
        }
    }

    private func windows(isLit: Bool) -> Path {
        Path { path in
            var dice = Dice(seed)
            let cell = CGSize(width: bounds.width / Double(columns), height: bounds.height / Double(rows))
            for row in 0..<rows {
                for column in 0..<columns where dice.chance(lit) == isLit {
                    path.addRect(
                        rect(
                            bounds.minX + cell.width * (Double(column) + (1 - pane.width) / 2),
                            bounds.minY + cell.height * (Double(row) + (1 - pane.height) / 2),
                            cell.width * pane.width, cell.height * pane.height))
                }
            }
        }
    }
}

/// A far skyline in one color, with a few lit windows.
struct Skyline: View {
    let base: Double
    let heights: ClosedRange<Double>
    let widths: ClosedRange<Double>
    let colors: [Color]
    let seed: Int
    var light: Color = ink(0xFFD88A, 0.7)
    var lit = 0.16
    var from = -6.0
    var to = Scene.width + 6

    var body: some View {
        ZStack {
            blocks(of: { path, block in path.addRect(block) }).painted(Gradient(colors: colors))
            windows.fill(light)
        }
    }

    private func blocks(of add: (inout Path, CGRect) -> Void) -> Path {
        Path { path in
            var dice = Dice(seed)
            var x = from
            while x < to {
                let width = dice.roll(widths)
                let height = dice.roll(heights)
                add(&path, rect(x, base - height, width, height))
                if dice.chance(0.3) { add(&path, rect(x + width * 0.3, base - height - 6, width * 0.35, 7)) }
                if dice.chance(0.18) { add(&path, rect(x + width * 0.48, base - height - 18, 1, 19)) }
                x += width * dice.roll(0.8...1.08)
            }
        }
    }

    private var windows: Path {
        var dice = Dice(seed + 1)
        return blocks { path, block in
            guard block.width > 5, block.height > 10 else { return }
            var y = block.minY + 4
            while y < block.maxY - 2 {
                var x = block.minX + 2.5
                while x < block.maxX - 2.5 {
                    if dice.chance(lit) { path.addRect(rect(x, y, 1.5, 2)) }
                    x += 3
                }
                y += 4.2
            }
        }
    }
}

/// Outlines of parts of buildings.
enum Wall {
    /// An opening with a round top, standing on its lower edge.
    static func arch(_ bounds: CGRect) -> Path {
        let radius = bounds.width / 2
        return Path { path in
            path.move(to: point(bounds.minX, bounds.maxY))
            path.addLine(to: point(bounds.minX, bounds.minY + radius))
            path.addArc(
                center: point(bounds.midX, bounds.minY + radius), radius: radius, startAngle: .degrees(180),
                endAngle: .degrees(0), clockwise: false)
            path.addLine(to: point(bounds.maxX, bounds.maxY))
            path.closeSubpath()
        }
    }

    /// An opening with a pointed top.
    static func ogive(_ bounds: CGRect) -> Path {
        Path { path in
            path.move(to: point(bounds.minX, bounds.maxY))
            path.addLine(to: point(bounds.minX, bounds.minY + bounds.width * 0.7))
            path.addQuadCurve(
                to: point(bounds.midX, bounds.minY), control: point(bounds.minX, bounds.minY + bounds.width * 0.2))
            path.addQuadCurve(
                to: point(bounds.maxX, bounds.minY + bounds.width * 0.7),
                control: point(bounds.maxX, bounds.minY + bounds.width * 0.2))
            path.addLine(to: point(bounds.maxX, bounds.maxY))
            path.closeSubpath()
        }
    }

    /// Half an ellipse that stands on its diameter.
    static func dome(x: Double, base: Double, width: Double, height: Double) -> Path {
        let reach = 0.5523
        return Path { path in
            path.move(to: point(x - width / 2, base))
            path.addCurve(
                to: point(x, base - height), control1: point(x - width / 2, base - height * reach),
                control2: point(x - width / 2 * reach, base - height))
            path.addCurve(
                to: point(x + width / 2, base), control1: point(x + width / 2 * reach, base - height),
                control2: point(x + width / 2, base - height * reach))
            path.closeSubpath()
        }
    }

    /// Openings in a row.
    static func row(
        _ count: Int, in bounds: CGRect, filling fraction: Double = 0.5, _ opening: (CGRect) -> Path
    ) -> Path {
        Path { path in
            let cell = bounds.width / Double(count)
            for index in 0..<count {
                path.addPath(
                    opening(
                        rect(
                            bounds.minX + cell * (Double(index) + (1 - fraction) / 2), bounds.minY, cell * fraction,
                            bounds.height)))
            }
        }
    }
}
