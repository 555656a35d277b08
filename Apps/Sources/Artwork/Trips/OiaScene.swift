import SwiftUI

/// White houses and blue domes on the rim of the caldera, at sunset.
struct OiaScene: View {
    private let shore = 300.0

    var body: some View {
        ZStack {
            Sky(ink(0x3A4A9C), ink(0xA465A8), ink(0xFF8F7E), ink(0xFFD08A), horizon: 0.54)
            Disk(x: 92, y: 268, radius: 24, color: ink(0xFFF4CE), glow: ink(0xFFB060), reach: 9)
            Streaks(area: rect(-30, 50, 430, 170), color: ink(0xFFB8A0, 0.5), count: 15, seed: 6)
            Streaks(area: rect(-30, 110, 430, 130), color: ink(0x7A4A9A, 0.35), count: 9, seed: 12)
            Ridge(
                [(-10, 292), (30, 280), (90, 286), (150, 276), (210, 290), (240, 300)], roughness: 0.06, seed: 4,
                isSoft: true
            )
            .path(to: shore).painted(ink(0x9A5A8E), ink(0xE08A84))
            Water(top: shore, ink(0xFFC590), ink(0xC97A92), ink(0x5A569C), ink(0x2A3A7C))
            Glints(area: rect(0, shore, 240, 200), count: 110, color: ink(0xFFF0C0, 0.85), seed: 3, x: 92, spread: 12)
            Glints(area: rect(0, shore, 300, 220), count: 120, color: ink(0x3A3C80, 0.25), seed: 5)
            SailBoat(x: 54, y: 352, scale: 0.8, hull: ink(0x4A3060))
            caldera
            village
            foreground
        }
    }

    private let rim = Ridge(
        [(60, 560), (96, 520), (120, 470), (150, 430), (176, 372), (210, 330), (250, 286), (300, 252), (380, 214)],
        roughness: 0.09, seed: 9)

    private var caldera: some View {
        ZStack {
            rim.path().painted(ink(0xC98A7A), ink(0x8E5A66), ink(0x5A3E5E))
            ZStack {
                rim.planes(count: 90, length: 30...140, width: 4...16, lean: -0.3).fill(ink(0x4A2E4E, 0.3))
                rim.planes(count: 60, length: 16...80, width: 2...9, lean: -0.2, seed: 4).fill(ink(0xFFC8A0, 0.3))
            }
            .mask { rim.path() }
        }
    }

    private var village: some View {
        ZStack {
            Windmill(x: 318, y: 214)
            House(bounds: rect(270, 236, 44, 34), seed: 1)
            House(bounds: rect(334, 222, 40, 44), seed: 2)
            Chapel(x: 288, y: 278, width: 56)
            House(bounds: rect(232, 280, 36, 34), seed: 3)
            House(bounds: rect(322, 262, 50, 50), seed: 4)
            House(bounds: rect(202, 326, 46, 40), seed: 5)
            House(bounds: rect(254, 312, 60, 46), seed: 6)
            Chapel(x: 226, y: 376, width: 66)
            House(bounds: rect(306, 318, 66, 60), seed: 7)
            House(bounds: rect(160, 384, 50, 44), seed: 8)
            House(bounds: rect(262, 362, 56, 54), seed: 9)
            stairs
            House(bounds: rect(188, 424, 70, 56), seed: 10)
            Chapel(x: 318, y: 430, width: 92)
        }
    }

    private var stairs: some View {
        ZStack {
            ForEach(0..<9, id: \.self) { index in
                Path.box(250 + Double(index) * 2.6, 470 - Double(index) * 6, 30, 7).painted(
                    ink(0xFFF4EE), ink(0xC9AFC4))
            }
        }
    }

    private var foreground: some View {
        ZStack {
            Path.blob((120, 486), (170, 470), (260, 476), (390, 450), (390, 600), (90, 600), (100, 520))
                .painted(ink(0xFFF1EA), ink(0xD6B6CC), ink(0x8A78B0))
            Path.blob((-20, 520), (60, 510), (120, 520), (180, 512), (260, 524), (390, 506), (390, 600), (-20, 600))
                .painted(ink(0xF6DCE0), ink(0xA48CC0), ink(0x5C5498))
            Path.box(-5, 528, 380, 4).fill(.white.opacity(0.35))
            Foliage(
                heaps: [(18, 478, 30), (48, 500, 26), (4, 516, 30), (76, 516, 20)], dark: ink(0x8A1E5C),
                middle: ink(0xD83A86),
                light: ink(0xFF8AB8), seed: 5, toLight: CGSize(width: 0.3, height: -0.4))
            Foliage(
                heaps: [(30, 522, 16), (62, 528, 14), (0, 540, 18), (92, 532, 10)], dark: ink(0x1F4A3E),
                middle: ink(0x3E7A52),
                light: ink(0x86AE62), seed: 9)
            Foliage(
                heaps: [(350, 496, 18), (368, 480, 18), (330, 510, 12)], dark: ink(0x8A1E5C), middle: ink(0xD83A86),
                light: ink(0xFF8AB8), seed: 12)
            Birds(at: point(160, 170), count: 6, color: ink(0x4A2E5E, 0.8), seed: 9)
        }
    }
}

/// A whitewashed house with a blue door.
private struct House: View {
    let bounds: CGRect
    let seed: Int

    var body: some View {
        ZStack {
            Path(bounds).painted(ink(0xFFE9DA), ink(0xF8DCE0), ink(0xD8C2DE), to: .across)
            Path.box(bounds.minX + bounds.width * 0.66, bounds.minY, bounds.width * 0.34, bounds.height)
                .painted(ink(0x9A86BE, 0.5), ink(0x7A6CAE, 0.6))
            Path.box(bounds.minX - 1.5, bounds.minY - 3, bounds.width + 3, 5).painted(.white, ink(0xE8D2E0))
            if seed.isMultiple(of: 2) {
                Wall.dome(x: bounds.midX, base: bounds.minY - 2, width: bounds.width * 0.8, height: 9).painted(
                    .white, ink(0xE2C8D8))
            }
            Wall.arch(rect(bounds.minX + 7, bounds.maxY - 21, 11, 21)).painted(ink(0x3D6FC4), ink(0x1F3F8C))
            window(bounds.minX + bounds.width * 0.5, bounds.minY + 10)
            if bounds.width > 48 { window(bounds.minX + bounds.width * 0.78, bounds.minY + 10) }
        }
    }

    private func window(_ x: Double, _ y: Double) -> some View {
        ZStack {
            Path.box(x - 1.5, y - 1.5, 11, 13).fill(ink(0x3D6FC4))
            Path.box(x, y, 8, 10).painted(ink(0xFFE49A), ink(0xFFAE5A))
        }
    }
}

/// A church with a blue dome and a bell wall.
private struct Chapel: View {
    let x: Double
    let y: Double
    let width: Double

    var body: some View {
        ZStack {
            Path.box(x - width / 2, y - width * 0.1, width, width * 0.62).painted(
                ink(0xFFF2E8), ink(0xDCC4DC), to: .across)
            Path.box(x - width * 0.36, y - width * 0.3, width * 0.72, width * 0.26).painted(
                ink(0xFFF2E8), ink(0xC9B0D6), to: .across)
            Wall.row(
                5, in: rect(x - width * 0.34, y - width * 0.26, width * 0.68, width * 0.16), filling: 0.4, Wall.arch
            )
            .fill(ink(0x4A4A8E, 0.75))
            Path.box(x - width * 0.39, y - width * 0.33, width * 0.78, width * 0.05).fill(.white)
            Wall.dome(x: x, base: y - width * 0.32, width: width * 0.72, height: width * 0.44)
                .painted(ink(0x6FA8F4), ink(0x2F62C8), ink(0x1B357E), to: .across)
            Wall.dome(x: x - width * 0.12, base: y - width * 0.34, width: width * 0.3, height: width * 0.37)
                .painted(.white.opacity(0.35), .white.opacity(0))
            Path.box(x - width * 0.05, y - width * 0.86, width * 0.1, width * 0.12).fill(.white)
            Path.box(x - 0.8, y - width * 1.08, 1.6, width * 0.24).fill(.white)
            Path.box(x - width * 0.06, y - width * 1.0, width * 0.12, 1.6).fill(.white)
            Wall.arch(rect(x - width * 0.1, y + width * 0.18, width * 0.2, width * 0.34)).painted(
                ink(0x3D6FC4), ink(0x1F3F8C))
        }
    }
}

/// A windmill with cloth sails.
private struct Windmill: View {
    let x: Double
    let y: Double

    var body: some View {
        ZStack {
            Path.polygon((x - 17, y + 30), (x - 13, y - 26), (x + 13, y - 26), (x + 17, y + 30))
                .painted(ink(0xFFF0E4), ink(0xC4A8CC), to: .across)
            Path.polygon((x - 17, y - 25), (x, y - 50), (x + 17, y - 25)).painted(
                ink(0xB07A5E), ink(0x6A4450), to: .across)
            Wall.arch(rect(x - 4, y + 8, 8, 20)).fill(ink(0x2F58AC))
            Path { path in
                for arm in 0..<10 {
                    let angle = Double(arm) * .pi / 5 + 0.2
                    path.addLines([point(x - 4, y - 22), point(x - 4 + cos(angle) * 32, y - 22 + sin(angle) * 32)])
                }
            }
            .drawn(ink(0x5A3A4E), 1.1)
            Path { path in
                for arm in 0..<10 {
                    let (a, b) = (Double(arm) * .pi / 5 + 0.2, Double(arm) * .pi / 5 + 0.62)
                    path.addPath(
                        .polygon(
                            (x - 4 + cos(a) * 30, y - 22 + sin(a) * 30), (x - 4 + cos(a) * 10, y - 22 + sin(a) * 10),
                            (x - 4 + cos(b) * 24, y - 22 + sin(b) * 24)))
                }
            }
            .fill(ink(0xFFF6EA, 0.92))
        }
    }
}
