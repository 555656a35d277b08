import SwiftUI

/// Islands of limestone around a lagoon, and an outrigger boat over its own shadow.
struct PalawanScene: View {
    private let shore = 282.0

    var body: some View {
        ZStack {
            Sky(ink(0x1F7FD2), ink(0x63B7EE), ink(0xCBEAF4), horizon: 0.5)
            Glow(x: 300, y: 40, radius: 260, color: ink(0xFFF6D0), strength: 0.5)
            Cumulus(x: 250, y: 152, width: 170, seed: 3)
            Cumulus(x: 96, y: 104, width: 130, seed: 7)
            Cumulus(x: 160, y: 212, width: 110, seed: 5).opacity(0.85)
            far
            Water(top: shore, ink(0xBFF2EA), ink(0x5FE0D2), ink(0x1FBFC0), ink(0x0E8FA8), ink(0x0A6C92))
            reef
            Reflection(shore: shore, strength: 0.34, blur: 2.4, squeeze: 0.4) { islands }
            islands
            Glints(area: rect(0, shore, 363, 270), count: 150, color: .white.opacity(0.4), seed: 5)
            Ripples(area: rect(-20, 330, 400, 220), count: 70, color: ink(0xE4FFF4, 0.34), seed: 70)
            BangkaBoat()
        }
    }

    private var far: some View {
        ZStack {
            Path.blob((120, 290), (128, 250), (140, 240), (152, 252), (160, 262), (172, 246), (184, 256), (192, 290))
                .painted(ink(0x9CCDE0), ink(0xC6E6EA))
            Path.blob((196, 290), (202, 262), (214, 246), (228, 258), (236, 290)).painted(ink(0x8CC4DA), ink(0xBEE2E8))
            Mist(y: shore - 2, height: 14, color: .white.opacity(0.7))
        }
    }

    private var islands: some View {
        ZStack {
            Karst(
                outline: [
                    (-30, 292), (-30, 120), (6, 96), (30, 112), (44, 148), (58, 140), (74, 168), (84, 214), (98, 236),
                    (106, 268), (114, 290),
                ],
                base: 290, seed: 3)
            Karst(
                outline: [
                    (226, 290), (232, 258), (246, 234), (252, 186), (268, 150), (284, 158), (298, 112), (320, 84),
                    (344, 98), (362, 78), (400, 90), (400, 292),
                ],
                base: 290, seed: 6)
            Karst(
                outline: [(150, 288), (154, 262), (164, 232), (176, 222), (188, 236), (196, 264), (204, 288)],
                base: 287, seed: 9)
            Path.blob((206, 292), (236, 284), (290, 285), (330, 290), (300, 295), (240, 296)).painted(
                ink(0xFFF6DC), ink(0xEBD6A8))
        }
    }

    private var reef: some View {
        ZStack {
            Path.blob(
                (-30, 380), (60, 356), (150, 372), (250, 350), (390, 376), (390, 420), (260, 404), (120, 424),
                (-30, 410)
            )
            .fill(ink(0x9AF4DE, 0.55)).blur(radius: 12)
            Path.blob((30, 470), (110, 448), (190, 470), (150, 500), (60, 504)).fill(ink(0x0A6C80, 0.4)).blur(
                radius: 10)
            Path.blob((250, 440), (310, 424), (370, 446), (340, 474), (270, 470)).fill(ink(0x0A7A86, 0.4)).blur(
                radius: 9)
            Path.blob((120, 330), (190, 318), (260, 330), (200, 340)).fill(ink(0xD4FBEA, 0.6)).blur(radius: 8)
        }
    }
}

/// A steep island: pale rock with stains, green on top and in its clefts.
private struct Karst: View {
    let outline: [(Double, Double)]
    let base: Double
    let seed: Int

    var body: some View {
        let ridge = Ridge(outline, roughness: 0.2, seed: seed, isSoft: true)
        let shape = ridge.path(to: base)
        ZStack {
            shape.painted(ink(0xE9E4D4), ink(0xC4BDB4), ink(0x8E8F98), ink(0x5E6E7C))
            ZStack {
                clefts(ridge, seed: seed).fill(ink(0x4A5566, 0.36))
                clefts(ridge, seed: seed + 20).fill(ink(0xFFFDF0, 0.34))
                ridge.shade(to: base, lean: 0.05).painted(ink(0x3A4A68, 0.4), ink(0x3A4A68, 0.2))
                greens(ridge)
                Path.box(-40, base - 7, 460, 7).fill(ink(0x3A3A44, 0.6))
                Path.box(-40, base - 9, 460, 2.5).fill(ink(0xF4EEDC, 0.5))
            }
            .mask { shape }
        }
    }

    private func clefts(_ ridge: Ridge, seed: Int) -> Path {
        let width = ridge.line[ridge.line.count - 1].x - ridge.line[0].x
        return ridge.planes(
            count: Int(width / 2), length: 20...76, width: 2...8, lean: 0.02, depth: 0...180, seed: seed)
    }

    private func greens(_ ridge: Ridge) -> some View {
        var dice = Dice(seed + 40)
        let (left, right) = (ridge.line[0].x, ridge.line[ridge.line.count - 1].x)
        let heaps = (0..<Int((right - left) / 3.2)).map { _ -> (x: Double, y: Double, radius: Double) in
            let x = dice.roll(left...right)
            let top = ridge.y(at: x)
            let depth = dice.roll() * dice.roll()
            return (x: x, y: top + 4 + depth * (base - top) * 0.9, radius: dice.roll(5...11) * (1.2 - depth * 0.6))
        }
        return Foliage(
            heaps: heaps, dark: ink(0x1F5A3E, 0.95), middle: ink(0x3F8A4A), light: ink(0x92C45A), seed: seed,
            toLight: CGSize(width: 0.3, height: -0.4))
    }
}

/// A boat with outriggers on both sides.
private struct BangkaBoat: View {
    var body: some View {
        ZStack {
            Path.ellipse(190, 470, 220, 20).fill(ink(0x064A5E, 0.45)).blur(radius: 5)
            Path.ellipse(206, 484, 190, 8).fill(ink(0x064A5E, 0.35)).blur(radius: 3)
            Path { path in
                for x in [118.0, 164, 214, 256] {
                    path.move(to: point(x, 420))
                    path.addQuadCurve(to: point(x - 26, 396), control: point(x - 12, 394))
                    path.move(to: point(x, 424))
                    path.addQuadCurve(to: point(x + 22, 466), control: point(x + 20, 428))
                }
            }
            .drawn(ink(0xF2D7A2), 2.4)
            Path.curve((62, 402), (130, 396), (210, 395), (262, 398)).drawn(ink(0xF8E2B4), 3.6)
            hull
            canopy
            Path.curve((92, 470), (150, 467), (230, 467), (306, 461)).drawn(ink(0xFFF0CC), 4.2)
            Path.curve((92, 472), (150, 469), (230, 469), (306, 463)).drawn(ink(0xC49A5A), 1.4)
            Glints(area: rect(80, 474, 230, 26), count: 26, color: .white.opacity(0.6), seed: 13)
        }
    }

    private var hull: some View {
        ZStack {
            Path.blob(
                (56, 400), (84, 420), (130, 428), (200, 430), (262, 426), (300, 412), (326, 388), (318, 420),
                (290, 444),
                (230, 452), (140, 450), (92, 438)
            ).painted(ink(0xFFFFFF), ink(0xE9F0F6), ink(0x9AB4C8))
            Path.curve((60, 406), (90, 424), (140, 433), (210, 434), (272, 428), (306, 412), (322, 394)).drawn(
                ink(0xE5484D), 3)
            Path.curve((74, 424), (100, 438), (150, 446), (220, 447), (276, 441), (304, 428)).drawn(ink(0x2E7FC0), 3.4)
        }
    }

    private var canopy: some View {
        ZStack {
            Path { path in for x in [140.0, 170, 200, 230] { path.addRect(rect(x, 380, 2.4, 48)) } }.fill(ink(0xB98A54))
            Path.polygon((126, 386), (136, 370), (236, 368), (250, 384)).painted(ink(0xFFD15A), ink(0xF0A03C))
            Path.polygon((126, 386), (250, 384), (248, 390), (128, 392)).fill(ink(0xC9772A))
            Path.box(272, 340, 2, 78).fill(ink(0xA87848))
            Path.polygon((274, 340), (298, 347), (274, 354)).painted(ink(0xE5484D), ink(0xB52F3C))
        }
    }
}
