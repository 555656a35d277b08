import SwiftUI

/// Mount Fuji over the city at dusk, a red pagoda and cherry blossom.
struct TokyoScene: View {
    var body: some View {
        ZStack {
            Sky(ink(0x3C3F8F), ink(0x8E6CB8), ink(0xF29CB4), ink(0xFFD3B0), horizon: 0.62)
            Disk(x: 86, y: 116, radius: 20, color: ink(0xFFF2E0), glow: ink(0xFFA8B8), reach: 8)
            Streaks(area: rect(-30, 60, 430, 150), color: ink(0xFFC4D0, 0.45), count: 12, seed: 5)
            fuji
            city
            hills
            Pagoda()
            blossom
        }
    }

    private var fuji: some View {
        let cone = Ridge(
            [
                (-60, 382), (0, 346), (50, 300), (96, 244), (118, 210), (130, 196), (140, 198), (150, 194), (160, 198),
                (170, 195),
                (182, 210), (206, 246), (254, 302), (310, 346), (390, 382),
            ], roughness: 0.03, seed: 4)
        return ZStack {
            cone.path(to: 400).painted(ink(0x7A6CB0), ink(0x8F78B4), ink(0xC79AB8), ink(0xE8B4BC))
            ZStack {
                cone.snow(depth: { 74 - ($0.y - 194) * 0.52 }, tongue: 6).painted(ink(0xFFFFFF), ink(0xFBE0E8))
                Path.polygon((150, 190), (172, 230), (166, 270), (196, 330), (220, 400), (400, 400), (200, 190))
                    .painted(ink(0x5A4A9A, 0.38), ink(0x5A4A9A, 0.1))
                cone.planes(count: 60, length: 20...90, width: 2...7, lean: 0.35, depth: 0...80).fill(
                    ink(0x6A5AA0, 0.22))
                cone.planes(count: 50, length: 20...70, width: 2...6, lean: -0.35, depth: 0...70, seed: 9).fill(
                    .white.opacity(0.28))
            }
            .mask { cone.path(to: 400) }
            Mist(y: 336, height: 26, color: ink(0xFFD6D6, 0.8), x: 60, width: 280)
            Mist(y: 354, height: 30, color: ink(0xFFD0D0, 0.85))
        }
    }

    private var city: some View {
        ZStack {
            Skyline(
                base: 412, heights: 16...52, widths: 8...18, colors: [ink(0xB58AB8), ink(0xDDA8B8)], seed: 5,
                light: ink(0xFFF0C0, 0.8), lit: 0.2)
            TokyoTower(x: 92, base: 412, top: 286)
            Skyline(
                base: 424, heights: 14...48, widths: 10...22, colors: [ink(0x7A5C9C), ink(0xA87AA4)], seed: 31,
                light: ink(0xFFE6A8, 0.95), lit: 0.34)
            Mist(y: 424, height: 22, color: ink(0xF0A8B8, 0.55))
            Skyline(
                base: 450, heights: 12...38, widths: 14...28, colors: [ink(0x4E3F7E), ink(0x6E5088)], seed: 44,
                light: ink(0xFFD98A), lit: 0.38)
        }
    }

    private var hills: some View {
        ZStack {
            Ridge([(-10, 446), (70, 436), (150, 452), (240, 442), (380, 420)], roughness: 0.08, seed: 8, isSoft: true)
                .path().painted(ink(0x4A4078), ink(0x2C2858))
            Foliage(
                heaps: Foliage.row(12, from: -8, step: 34, y: 470, wave: 8, radius: 26),
                dark: ink(0x3A2F60),
                middle: ink(0x564078), light: ink(0x7E5A90), seed: 2)
            Path.box(-5, 484, 380, 80).painted(ink(0x342B5C), ink(0x1A183E))
            Foliage(
                heaps: [(10, 494, 34), (60, 508, 30), (112, 520, 26), (160, 528, 20)], dark: ink(0x8A3F78),
                middle: ink(0xD9789C),
                light: ink(0xFFC2CC), seed: 7)
            Foliage(
                heaps: [(30, 536, 34), (90, 550, 32), (150, 556, 28)], dark: ink(0x5E2F6A), middle: ink(0xA8547E),
                light: ink(0xE894AC), seed: 9)
        }
    }

    private var blossom: some View {
        ZStack {
            Tree.branch([(380, 70), (330, 64), (270, 40), (200, 36), (150, 18)], width: 11, tip: 1.5).painted(
                ink(0x5A3A5A), ink(0x2E2044))
            Tree.branch([(318, 62), (280, 84), (236, 92)], width: 5, tip: 1).painted(ink(0x5A3A5A), ink(0x2E2044))
            Foliage(
                heaps: [
                    (352, 50, 30), (310, 40, 26), (262, 30, 24), (216, 26, 20), (176, 20, 14), (280, 78, 18),
                    (246, 90, 14), (340, 84, 22),
                ],
                dark: ink(0xC45A8E, 0.9), middle: ink(0xF394B4), light: ink(0xFFDCE4), seed: 4)
            petals.fill(ink(0xFFD4E0, 0.95))
        }
    }

    private var petals: Path {
        Path.scattered(54, seed: 80) { path, dice in
            let center = point(dice.roll(0...363), dice.roll(70...520))
            let size = dice.roll(1.6...3.6)
            let petal = Path { $0.addLens(.zero, width: size * 2, height: size) }
            path.addPath(
                petal,
                transform: CGAffineTransform(translationX: center.x, y: center.y).rotated(by: dice.roll(0...3)))
        }
    }
}

/// A lattice tower, lit.
private struct TokyoTower: View {
    let x: Double
    let base: Double
    let top: Double

    private func half(_ t: Double) -> Double { 1 + 19 * pow(t, 1.9) }

    var body: some View {
        let height = base - top
        ZStack {
            Glow(x: x, y: base - height * 0.45, radius: 70, color: ink(0xFF9A5A), strength: 0.6)
            Path { path in
                for side in [-1.0, 1] {
                    path.addLines(
                        (0...20).map {
                            point(x + side * half(Double($0) / 20), top + height * (0.14 + 0.86 * Double($0) / 20))
                        })
                }
                for level in 1...20 {
                    let (t, above) = (Double(level) / 20, Double(level - 1) / 20)
                    let (y, high) = (top + height * (0.14 + 0.86 * t), top + height * (0.14 + 0.86 * above))
                    path.addLines([point(x - half(t), y), point(x + half(above), high)])
                    path.addLines([point(x + half(t), y), point(x - half(above), high)])
                }
                path.addLines([point(x, top), point(x, top + height * 0.16)])
            }
            .drawn(ink(0xFF7A3E), 1.3)
            Path.box(x - 8, base - height * 0.42, 16, 7).painted(ink(0xFFF6DC), ink(0xFFC98A))
            Path.box(x - 3.4, base - height * 0.68, 6.8, 5).painted(ink(0xFFF6DC), ink(0xFFC98A))
        }
    }
}

/// Five roofs, one above the other.
private struct Pagoda: View {
    private let x = 274.0

    var body: some View {
        ZStack {
            Glow(x: x, y: 360, radius: 120, color: ink(0xFF8A5A), strength: 0.3)
            Path.box(x - 1.2, 140, 2.4, 56).painted(ink(0xF6D890), ink(0x9A6A4A))
            ForEach(0..<7, id: \.self) { ring in
                Path.ellipse(x, 152 + Double(ring) * 5, 7 + Double(ring) * 0.7, 2.4).fill(ink(0xE0B468))
            }
            ForEach(0..<5, id: \.self) { index in
                storey(4 - index)
            }
            Path.polygon((x - 66, 524), (x - 58, 500), (x + 58, 500), (x + 66, 524)).painted(
                ink(0xB8A4C0), ink(0x5E5084))
        }
    }

    /// A storey, counted from the top.
    private func storey(_ index: Int) -> some View {
        let top = 192 + Double(index) * 62
        let half = 34 + Double(index) * 5.5
        let wall = half * 0.62
        return ZStack {
            Path.box(x - wall, top + 20, wall * 2, 46).painted(ink(0xE2523E), ink(0xB0303A), ink(0x6E1C3A), to: .across)
            Wall.row(3, in: rect(x - wall, top + 28, wall * 2, 26), filling: 0.56) { Path($0) }.painted(
                ink(0xFFE6A0), ink(0xFF9E4A))
            Wall.row(9, in: rect(x - wall, top + 28, wall * 2, 26), filling: 0.12) { Path($0) }.fill(ink(0x5A1830))
            Path.box(x - wall, top + 40, wall * 2, 1.6).fill(ink(0x5A1830))
            Path.box(x - wall - 7, top + 56, wall * 2 + 14, 3).fill(ink(0xF6A078))
            Wall.row(Int(wall / 2.4), in: rect(x - wall - 7, top + 50, wall * 2 + 14, 8), filling: 0.16) { Path($0) }
                .fill(ink(0xF07A5E))
            Path.polygon(
                (x - half * 0.9, top + 20), (x + half * 0.9, top + 20), (x + wall, top + 28), (x - wall, top + 28)
            ).fill(ink(0x7E2238))
            roof(top: top, half: half)
        }
    }

    private func roof(top: Double, half: Double) -> some View {
        let outline = Path { path in
            path.move(to: point(x - 9, top - 4))
            path.addLine(to: point(x + 9, top - 4))
            path.addQuadCurve(to: point(x + half + 9, top + 13), control: point(x + half * 0.5, top + 13))
            path.addLine(to: point(x + half, top + 21))
            path.addQuadCurve(to: point(x - half, top + 21), control: point(x, top + 17))
            path.addLine(to: point(x - half - 9, top + 13))
            path.addQuadCurve(to: point(x - 9, top - 4), control: point(x - half * 0.5, top + 13))
            path.closeSubpath()
        }
        return ZStack {
            outline.painted(ink(0x6E6AA0), ink(0x3A3468), ink(0x241E4A))
            Path { path in
                for rib in -5...5 {
                    let end = Double(rib) / 5
                    path.move(to: point(x + end * 8, top - 3))
                    path.addQuadCurve(
                        to: point(x + end * half, top + 18), control: point(x + end * half * 0.45, top + 11))
                }
            }
            .drawn(ink(0xB8A8DA, 0.4), 0.9)
            Path { path in
                path.move(to: point(x - half - 9, top + 13))
                path.addQuadCurve(to: point(x - 9, top - 4), control: point(x - half * 0.5, top + 13))
            }
            .drawn(ink(0xFFC8C8, 0.8), 1.2)
        }
    }
}
