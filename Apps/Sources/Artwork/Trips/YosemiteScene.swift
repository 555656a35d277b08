import SwiftUI

/// The valley from its western end in late light: El Capitan, Half Dome, the Cathedral Rocks and Bridalveil Fall.
struct YosemiteScene: View {
    private let capitan = Ridge(
        [(-10, 118), (18, 104), (52, 112), (84, 124), (112, 150), (122, 186), (128, 250), (136, 318), (160, 356)],
        roughness: 0.05, seed: 4)
    private let rocks = Ridge(
        [(212, 372), (236, 322), (252, 262), (270, 236), (288, 248), (306, 214), (330, 200), (352, 212), (380, 190)],
        roughness: 0.08, seed: 8)

    var body: some View {
        ZStack {
            sky
            distance
            walls
            valley
            foreground
        }
    }

    private var sky: some View {
        ZStack {
            Sky(ink(0x3B74B8), ink(0x7FB0DC), ink(0xD9DEDD), ink(0xFCE3B6), horizon: 0.62)
            Glow(x: 330, y: 60, radius: 260, color: ink(0xFFE2A8), strength: 0.45)
            Streaks(area: rect(-20, 40, 400, 90), color: .white.opacity(0.5), count: 9, seed: 3)
            Cumulus(x: 236, y: 176, width: 120, seed: 12, light: ink(0xFFF6E6), shade: ink(0xE2D3CC)).opacity(0.85)
            Cumulus(x: 176, y: 150, width: 66, seed: 5, light: ink(0xFFF6E6), shade: ink(0xE2D3CC)).opacity(0.7)
        }
    }

    private var distance: some View {
        let clouds = Ridge([(90, 330), (140, 312), (178, 318), (252, 304), (300, 322)], roughness: 0.06, seed: 2)
        let domeLine = Path.blob(
            (168, 372), (170, 320), (174, 268), (182, 236), (198, 224), (216, 230), (232, 250), (246, 280), (266, 314),
            (292, 372))
        let face = Path.polygon(
            (166, 376), (170, 310), (175, 262), (184, 236), (194, 227), (197, 262), (193, 300), (201, 330), (200, 376))
        return ZStack {
            clouds.path(to: 400).painted(ink(0xB8BCCB), ink(0xDCD6D2))
            domeLine.painted(ink(0xE9CDB0), ink(0xB6A3A2))
            face.painted(ink(0x857D92), ink(0x9C93A2))
            Path.curve((208, 232), (222, 256), (236, 292), (250, 336)).drawn(.white.opacity(0.25), 2)
            Path.curve((204, 234), (214, 268), (226, 320)).drawn(ink(0x8E8797, 0.35), 1.5)
            Mist(y: 345, height: 36, color: ink(0xF2E4D4, 0.8), x: 220, width: 240)
        }
    }

    private var walls: some View {
        ZStack {
            capitan.path(to: 420).painted(ink(0xFBE3C0), ink(0xE8C39A), ink(0xBE9A84), ink(0x8C7F83))
            ZStack {
                Path.polygon((-10, 118), (52, 112), (70, 190), (62, 300), (80, 420), (-10, 420))
                    .painted(ink(0x6E6A7E, 0.55), ink(0x5C6072, 0.75))
                Path.polygon(
                    (84, 124), (112, 150), (122, 186), (128, 250), (136, 318), (160, 360), (124, 350), (108, 260),
                    (100, 180)
                )
                .painted(ink(0xFFF1D6, 0.75), ink(0xFFE2B8, 0.1))
                streaks(from: -6, to: 64, seed: 3).drawn(ink(0x4A4A5E, 0.3), 1.3)
                streaks(from: 62, to: 132, seed: 9).drawn(ink(0x8C6A52, 0.35), 1.1)
                streaks(from: 66, to: 130, seed: 14).drawn(.white.opacity(0.3), 1)
                capitan.planes(count: 40, length: 40...170, width: 3...10, lean: 0.02, depth: 0...140).fill(
                    ink(0x6A5348, 0.16))
            }
            .mask { capitan.path(to: 420) }
            Mountain(
                ridge: rocks, colors: [ink(0x9C8F92), ink(0x6F7280), ink(0x5A6675)], shade: ink(0x39435A),
                floor: 430, isLitFromRight: true, lean: 0.02, cracks: 50)
            fall
        }
    }

    /// Weather stains that run down a wall.
    private func streaks(from start: Double, to end: Double, seed: Int) -> Path {
        Path { path in
            var dice = Dice(seed)
            var x = start
            while x < end {
                let top = capitan.y(at: x) + dice.roll(8...120)
                let bottom = top + dice.roll(30...130)
                path.addLines(
                    [point(x, top)]
                        + Ridge.zigzag(from: point(x, top), to: point(x + dice.sway() * 5, bottom), by: 0.03, &dice))
                x += dice.roll(1.5...6)
            }
        }
    }

    private var fall: some View {
        ZStack {
            Path.polygon((284, 249), (289, 249), (294, 330), (298, 372), (285, 374), (286, 310))
                .painted(.white, .white.opacity(0.65))
            Mist(y: 376, height: 22, color: .white.opacity(0.75), x: 290, width: 60)
        }
    }

    private var valley: some View {
        ZStack {
            Tree.forest(from: 100, to: 300, heights: 8...16, spacing: 2...5, seed: 40) { _ in 390 }
                .painted(ink(0x7D9385), ink(0x9DAA98))
            Mist(y: 388, height: 20, color: ink(0xF6E7CF, 0.7))
            Path.blob((-40, 400), (60, 386), (180, 396), (300, 388), (400, 398), (400, 540), (-40, 540))
                .painted(ink(0x5F7E66), ink(0x2F5546))
            Tree.forest(from: -5, to: 370, heights: 14...30, spacing: 3...7, seed: 41) { 410 + sin($0 / 50) * 6 }
                .painted(ink(0x6B8A68), ink(0x3C6350))
            Mist(y: 414, height: 18, color: ink(0xFCE6BE, 0.45), x: 200)
            Tree.forest(from: -5, to: 370, heights: 26...52, spacing: 4...9, seed: 42) { 446 + sin($0 / 37) * 8 }
                .painted(ink(0x3F6A50), ink(0x1E4537))
            Glow(x: 230, y: 400, radius: 130, color: ink(0xFFDFA0), strength: 0.35)
        }
    }

    private var foreground: some View {
        ZStack {
            Tree.forest(from: -10, to: 375, heights: 30...56, spacing: 6...13, seed: 43) { 500 + sin($0 / 60 + 2) * 12 }
                .painted(ink(0x28523F), ink(0x12342C))
            Path.blob((-40, 508), (40, 500), (130, 494), (220, 504), (310, 496), (400, 500), (400, 620), (-40, 620))
                .painted(ink(0x1B4436), ink(0x0B231F), ink(0x0B231F))
            Grass(y: 512, height: 5...13, color: ink(0x1F4C3B), seed: 4, spacing: 3.4)
            Tree.forest(from: -16, to: 70, heights: 130...190, spacing: 22...34, seed: 46) { 560 + $0 * 0.1 }
                .painted(ink(0x1B4434), ink(0x071A18))
            Tree.forest(from: 318, to: 385, heights: 110...165, spacing: 22...34, seed: 47) { _ in 568 }
                .painted(ink(0x1B4434), ink(0x071A18))
            Birds(at: point(190, 214), count: 5, color: ink(0x5E5A6A, 0.7), seed: 6)
        }
    }
}
