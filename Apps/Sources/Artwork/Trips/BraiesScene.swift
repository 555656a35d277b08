import SwiftUI

/// A green lake under pale cliffs, with the boathouse on its stilts and a row of wooden boats.
struct BraiesScene: View {
    private let shore = 348.0
    private let massif = Ridge(
        [
            (-10, 210), (30, 176), (66, 150), (96, 118), (128, 96), (150, 84), (176, 92), (206, 74), (236, 98),
            (270, 120),
            (296, 158), (330, 176), (380, 216),
        ], roughness: 0.16, seed: 21)

    var body: some View {
        ZStack {
            Sky(ink(0x3F8BD0), ink(0x8CC2EA), ink(0xDDEFF4), horizon: 0.5)
            Cumulus(x: 70, y: 96, width: 130, seed: 3)
            Cumulus(x: 306, y: 118, width: 110, seed: 8)
            Cumulus(x: 330, y: 64, width: 70, seed: 5).opacity(0.8)
            land
            Water(top: shore, ink(0x9FE0D0), ink(0x3FB5A6), ink(0x14807E), ink(0x0A4F5C))
            Reflection(shore: shore, strength: 0.5, blur: 1.8, squeeze: 0.72) { land }
            Path.box(0, shore, 363, 212).painted(ink(0x5FD8BE, 0.05), ink(0x0C6A70, 0.55))
            Glints(area: rect(0, shore, 363, 200), count: 130, color: ink(0x0A5058, 0.2), seed: 3)
            Glints(area: rect(0, shore, 363, 190), count: 80, color: .white.opacity(0.45), seed: 6)
            Boathouse()
            boats
        }
    }

    private var land: some View {
        ZStack {
            Mountain(
                ridge: massif, colors: [ink(0xF6EFE6), ink(0xD9D4D6), ink(0xA9B1BE), ink(0x8FA5A8)],
                shade: ink(0x667A98), floor: shore, cracks: 130)
            massif.snow(depth: { max(26 - ($0.y - 74) * 0.22, 0) }, tongue: 9).fill(.white.opacity(0.85))
            strata
            Mist(y: 268, height: 34, color: .white.opacity(0.6))
            Ridge([(-10, 238), (40, 262), (92, 300), (150, 330), (190, 350)], roughness: 0.1, seed: 5).path(
                to: shore + 4
            )
            .painted(ink(0x5E9270), ink(0x2F6650))
            Ridge([(180, 350), (226, 322), (276, 284), (330, 256), (380, 236)], roughness: 0.1, seed: 6).path(
                to: shore + 4
            )
            .painted(ink(0x6EA276), ink(0x38704F))
            Tree.forest(from: -10, to: 176, heights: 16...34, spacing: 2.5...6, seed: 50) { 262 + $0 * 0.52 }
                .painted(ink(0x3E7A58), ink(0x1F523F))
            Tree.forest(from: 196, to: 375, heights: 16...34, spacing: 2.5...6, seed: 51) { 350 - ($0 - 190) * 0.5 }
                .painted(ink(0x5C9560), ink(0x2A6045))
            Tree.forest(from: -10, to: 150, heights: 26...52, spacing: 4...9, seed: 52) { 318 + $0 * 0.22 }
                .painted(ink(0x2C6248), ink(0x133C33))
            Tree.forest(from: 236, to: 375, heights: 26...50, spacing: 4...9, seed: 53) { 352 - ($0 - 230) * 0.16 }
                .painted(ink(0x3F7F52), ink(0x1A4B3A))
            Path.blob((130, 350), (170, 344), (214, 343), (250, 350), (190, 354)).fill(ink(0xEFE7D4))
        }
    }

    /// Beds of rock that lean to one side.
    private var strata: some View {
        Path { path in
            var dice = Dice(60)
            for index in 0..<22 {
                let y = 110 + Double(index) * 9.5
                let start = point(dice.roll(0...150), y)
                let end = point(start.x + dice.roll(60...160), y + dice.roll(-22...4))
                path.addLines([start] + Ridge.zigzag(from: start, to: end, by: 0.07, &dice))
            }
        }
        .drawn(ink(0x7A889E, 0.4), 1)
        .mask { massif.path(to: 300) }
    }

    private var boats: some View {
        ZStack {
            Rowboat(x: 198, y: 420, scale: 0.62)
            Rowboat(x: 268, y: 448, scale: 0.85)
            Rowboat(x: 176, y: 470, scale: 1.05)
        }
    }
}

/// The hut on stilts, with its landing.
private struct Boathouse: View {
    var body: some View {
        ZStack {
            Path.box(-4, 432, 150, 22).fill(ink(0x0A3E48, 0.55)).blur(radius: 4)
            Path { path in
                for index in 0..<9 { path.addRect(rect(4 + Double(index) * 17, 408, 4, 46)) }
            }
            .painted(ink(0x6A4A36), ink(0x2A2A2C))
            Path { path in
                for index in 0..<4 {
                    let x = 6 + Double(index) * 34
                    path.addLines([point(x, 412), point(x + 18, 446)])
                    path.addLines([point(x + 18, 412), point(x, 446)])
                }
            }
            .drawn(ink(0x4A3428), 2)
            Path.box(-4, 402, 154, 8).painted(ink(0xB98A5E), ink(0x7A5638))
            hut
        }
    }

    private var hut: some View {
        ZStack {
            Path.box(2, 344, 104, 60).painted(ink(0xA8744A), ink(0x6E4630))
            Path { path in
                for index in 0..<26 { path.addRect(rect(3 + Double(index) * 4, 344, 0.8, 60)) }
            }
            .fill(ink(0x3E2618, 0.4))
            Path.box(68, 344, 38, 60).fill(.black.opacity(0.18))
            Path.polygon((-10, 350), (8, 306), (98, 306), (118, 350)).painted(ink(0x8A7A6C), ink(0x54483F))
            Path { path in
                for row in 1..<6 {
                    let y = 306 + Double(row) * 7.4
                    path.move(to: point(8 - Double(row) * 3, y))
                    path.addLine(to: point(98 + Double(row) * 3.4, y))
                }
            }
            .drawn(.black.opacity(0.25), 0.9)
            Path.box(76, 358, 20, 46).painted(ink(0x3A2418), ink(0x22140E))
            ForEach(0..<2, id: \.self) { index in
                ZStack {
                    Path.box(16 + Double(index) * 28, 362, 18, 18).fill(ink(0xF0E4D0))
                    Path.box(18 + Double(index) * 28, 364, 14, 14).painted(ink(0xFFE7A8), ink(0xF0B060))
                    Path.box(24.4 + Double(index) * 28, 364, 1.2, 14).fill(ink(0xF0E4D0))
                    Path.box(13 + Double(index) * 28, 381, 24, 5).painted(ink(0xE2485A), ink(0x9A2A40))
                }
            }
            Path { path in
                path.addLines([point(108, 386), point(148, 386)])
                for index in 0..<4 {
                    path.addLines([point(110 + Double(index) * 12, 386), point(110 + Double(index) * 12, 403)])
                }
            }
            .drawn(ink(0x8A5E3C), 2)
        }
    }
}

/// A wooden boat with its reflection.
private struct Rowboat: View {
    let x: Double
    let y: Double
    let scale: Double

    var body: some View {
        ZStack {
            Path.ellipse(0, 13, 96, 12).fill(ink(0x06424C, 0.5)).blur(radius: 2.5)
            Path.blob((-48, -8), (-40, 6), (-18, 13), (20, 13), (42, 5), (50, -9), (20, -3), (-20, -3))
                .painted(ink(0xC88A52), ink(0x6A3E24))
            Path.blob((-45, -8), (-18, -3), (20, -3), (47, -9), (24, -12), (-20, -12)).painted(
                ink(0x6E4428), ink(0x8E5C36))
            Path.box(-22, -11, 6, 8).fill(ink(0xDBA66E))
            Path.box(12, -11, 6, 8).fill(ink(0xDBA66E))
            Path.curve((-48, -8), (-18, -2), (20, -2), (50, -9)).drawn(ink(0xF4CF9A), 1.4)
            Path.curve((-40, 2), (-16, 8), (20, 8), (42, 0)).drawn(ink(0x4E2C1A, 0.6), 1)
        }
        .frame(width: 0, height: 0)
        .scaleEffect(scale)
        .position(x: x, y: y)
    }
}
