import SwiftUI

/// The bay at the blue hour: the three towers under their ship, the lotus, and the glowing trees.
struct SingaporeScene: View {
    private let shore = 366.0

    var body: some View {
        ZStack {
            Sky(ink(0x0E1B4E), ink(0x24418E), ink(0x5E79C4), ink(0xF0B8A8), ink(0xFFDDB0), horizon: 0.66)
            Stars(area: rect(0, 0, 363, 150), count: 46, seed: 6)
            Streaks(area: rect(-30, 150, 430, 130), color: ink(0xFFC8B8, 0.4), count: 11, seed: 3)
            Glow(x: 150, y: 366, radius: 240, color: ink(0xFFB890), strength: 0.5)
            skyline
            Water(top: shore, ink(0xE9B6A8), ink(0x6E78B8), ink(0x2C3F88), ink(0x121C50))
            Reflection(shore: shore, strength: 0.5, blur: 2.2, squeeze: 0.55) { skyline }
            Glints(area: rect(0, shore, 363, 190), count: 150, color: ink(0x101A4C, 0.3), seed: 5)
            LightTrails(shore: shore, places: [44, 98, 150, 196], color: ink(0xFFD08A, 0.7), length: 110, seed: 2)
            LightTrails(shore: shore, places: [240, 262, 280], color: ink(0xFFF0F0, 0.6), length: 80, seed: 4)
            gardens
        }
    }

    private var skyline: some View {
        ZStack {
            Skyline(
                base: shore, heights: 18...64, widths: 12...22, colors: [ink(0x5A6AAE), ink(0xA88CB0)], seed: 8,
                light: ink(0xFFE9B0, 0.8), lit: 0.28)
            HotelTowers()
            Lotus()
            Skyline(
                base: shore, heights: 6...18, widths: 14...26, colors: [ink(0x2F3F80), ink(0x5A5590)], seed: 14,
                light: ink(0xFFE29A), lit: 0.5)
            Path.box(0, shore - 2, 363, 3).fill(ink(0xFFD9A0, 0.8))
        }
    }

    private var gardens: some View {
        ZStack {
            Path.blob((150, 480), (230, 462), (300, 466), (390, 450), (390, 600), (120, 600)).painted(
                ink(0x1E3A5E), ink(0x0C1A3A))
            Path.blob((-30, 508), (60, 496), (160, 504), (240, 520), (390, 512), (390, 600), (-30, 600)).painted(
                ink(0x16305A), ink(0x0A1434))
            SuperTree(x: 226, base: 500, top: 330, width: 70, color: ink(0x5AD8FF), seed: 5)
            SuperTree(x: 338, base: 520, top: 216, width: 116, color: ink(0xFF5AC8), seed: 3)
            SuperTree(x: 276, base: 520, top: 286, width: 96, color: ink(0xB07AFF), seed: 4)
            Path.curve((268, 372), (300, 386), (336, 380)).drawn(ink(0xFFE0A0), 3)
            Foliage(
                heaps: [
                    (150, 508, 18), (182, 500, 20), (214, 508, 20), (250, 514, 24), (296, 520, 26), (346, 516, 28),
                    (20, 516, 22), (60, 520, 20), (104, 516, 20),
                ],
                dark: ink(0x0F2A48), middle: ink(0x1F4A66), light: ink(0x4A6AA0), seed: 6)
            Path.box(-5, 530, 380, 40).painted(ink(0x0F2246), ink(0x080F2A))
            Path.scattered(60, seed: 55) { path, dice in
                path.addEllipse(in: rect(dice.roll(0...363), dice.roll(494...548), 1.8, 1.8))
            }
            .fill(ink(0xFFE6A8, 0.85))
        }
    }
}

/// Three leaning towers that carry a garden like a ship.
private struct HotelTowers: View {
    var body: some View {
        ZStack {
            ForEach(0..<3, id: \.self) { index in
                tower(42 + Double(index) * 58, seed: index)
            }
            Path.blob(
                (12, 204), (30, 196), (80, 190), (150, 187), (210, 190), (238, 200), (226, 207), (170, 211), (90, 213),
                (36, 211)
            ).painted(ink(0xF4F2FF), ink(0x8E9AD0), ink(0x46528E))
            Path.curve((18, 207), (80, 211), (160, 209), (226, 204)).drawn(ink(0xFFE7B0), 2)
            Path { path in
                var dice = Dice(4)
                for index in 0..<24 {
                    let x = 38 + Double(index) * 7.6
                    let radius = dice.roll(2...4)
                    path.addEllipse(in: rect(x - radius, 190 - radius * 1.4, radius * 2, radius * 2.2))
                }
            }
            .fill(ink(0x2F5A6E))
            Path.box(96, 182, 44, 8).painted(ink(0xBFC8EE), ink(0x7A86C0))
        }
    }

    private func tower(_ x: Double, seed: Int) -> some View {
        let outline = Path { path in
            path.move(to: point(x - 16, 206))
            path.addLine(to: point(x + 20, 206))
            path.addQuadCurve(to: point(x + 24, 368), control: point(x + 18, 300))
            path.addLine(to: point(x - 22, 368))
            path.addQuadCurve(to: point(x - 16, 206), control: point(x - 12, 300))
            path.closeSubpath()
        }
        return ZStack {
            outline.painted(ink(0x9DB0EA), ink(0x5E6CB4), ink(0x8A78A8), to: .diagonal)
            Path { path in
                var dice = Dice(seed + 20)
                for row in 0..<36 {
                    for column in 0..<9 where dice.chance(0.56) {
                        path.addRect(rect(x - 18 + Double(column) * 4.6, 212 + Double(row) * 4.3, 3, 1.9))
                    }
                }
            }
            .fill(ink(0xFFE6A8, 0.92))
            .mask { outline }
            Path.polygon((x + 6, 206), (x + 20, 206), (x + 24, 368), (x + 4, 368)).painted(
                ink(0x1F2C6E, 0.45), ink(0x1F2C6E, 0.2))
            Path.curve((x - 15, 206), (x - 14, 290), (x - 21, 368)).drawn(.white.opacity(0.5), 1.2)
        }
    }
}

/// A museum like a lotus flower.
private struct Lotus: View {
    var body: some View {
        ZStack {
            Glow(x: 258, y: 346, radius: 60, color: ink(0xFFE0E8), strength: 0.6)
            ForEach(0..<7, id: \.self) { index in
                petal(Double(index) - 3)
            }
        }
    }

    private func petal(_ place: Double) -> some View {
        let tip = point(258 + place * 14, 322 + place * place * 2.6)
        return Path { path in
            path.move(to: point(250 + place * 2, 366))
            path.addQuadCurve(to: tip, control: point(244 + place * 13, 344))
            path.addQuadCurve(to: point(266 + place * 2, 366), control: point(272 + place * 9, 340))
            path.closeSubpath()
        }
        .painted(ink(0xFFFFFF), ink(0xD8D4F4), ink(0x8E88C4))
    }
}

/// A steel tree that is lit from inside.
private struct SuperTree: View {
    let x: Double
    let base: Double
    let top: Double
    let width: Double
    let color: Color
    let seed: Int

    var body: some View {
        let neck = top + (base - top) * 0.22
        ZStack {
            Glow(x: x, y: top + 10, radius: width, color: color, strength: 0.55)
            Path { path in
                path.move(to: point(x - width * 0.1, base))
                path.addQuadCurve(to: point(x - width * 0.05, neck), control: point(x - width * 0.05, base - 40))
                path.addQuadCurve(to: point(x - width * 0.5, top), control: point(x - width * 0.08, top + 12))
                path.addQuadCurve(to: point(x + width * 0.5, top), control: point(x, top + 14))
                path.addQuadCurve(to: point(x + width * 0.05, neck), control: point(x + width * 0.08, top + 12))
                path.addQuadCurve(to: point(x + width * 0.1, base), control: point(x + width * 0.05, base - 40))
                path.closeSubpath()
            }
            .painted(color.opacity(0.85), ink(0x5A3A9A, 0.9), ink(0x1B2A5E))
            branches(neck).drawn(color, 1.3)
            branches(neck).drawn(.white.opacity(0.55), 0.5)
            Path { path in
                for index in 0...16 {
                    let t = Double(index) / 8 - 1
                    path.addEllipse(in: rect(x + t * width * 0.5 - 1.3, top - 1.6 + (1 - t * t) * 6.5, 2.6, 2.6))
                }
            }
            .fill(.white)
            vines.drawn(ink(0x5AE0B8, 0.5), 1.2)
        }
    }

    private func branches(_ neck: Double) -> Path {
        Path { path in
            for index in -6...6 {
                let t = Double(index) / 6
                path.move(to: point(x + t * width * 0.09, base))
                path.addQuadCurve(
                    to: point(x + t * width * 0.05, neck), control: point(x + t * width * 0.05, base - 40))
                path.addQuadCurve(
                    to: point(x + t * width * 0.5, top + (1 - t * t) * 7),
                    control: point(x + t * width * 0.08, top + 14))
            }
        }
    }

    private var vines: Path {
        Path.scattered(9, seed: seed) { path, dice in
            let y = dice.roll((top + (base - top) * 0.35)...(base - 8))
            let reach = width * 0.07
            path.move(to: point(x - reach, y))
            path.addQuadCurve(to: point(x + reach, y - 12), control: point(x, y + 4))
        }
    }
}
