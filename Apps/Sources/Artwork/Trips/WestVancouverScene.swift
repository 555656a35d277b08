import SwiftUI

/// The lighthouse on its rocks, the suspension bridge and the mountains behind, as night falls.
struct WestVancouverScene: View {
    private let shore = 330.0

    var body: some View {
        ZStack {
            Sky(ink(0x123A5E), ink(0x2F7A94), ink(0x86C0B8), ink(0xFCDDB0), horizon: 0.58)
            Stars(area: rect(0, 0, 363, 130), count: 50, seed: 4)
            Streaks(area: rect(-30, 90, 430, 130), color: ink(0xFFE6C8, 0.4), count: 12, seed: 8)
            Glow(x: 250, y: 318, radius: 190, color: ink(0xFFD69A), strength: 0.55)
            mountains
            LionsGate(shore: shore)
            Water(top: shore, ink(0xE9D8B4), ink(0x7FB6B0), ink(0x2C6F80), ink(0x123E56))
            Reflection(shore: shore, strength: 0.35, blur: 2, squeeze: 0.6) {
                ZStack {
                    mountains
                    LionsGate(shore: shore)
                }
            }
            Glints(area: rect(0, shore, 363, 220), count: 160, color: ink(0x0F3F56, 0.3), seed: 2)
            Glints(area: rect(0, shore, 363, 200), count: 90, color: ink(0xFFF0CE, 0.7), seed: 7, x: 250, spread: 26)
            beam
            rocks
            Lighthouse()
            foreground
        }
    }

    private var mountains: some View {
        ZStack {
            Mountain(
                ridge: Ridge(
                    [
                        (-10, 262), (40, 236), (84, 246), (128, 190), (140, 206), (152, 184), (176, 236), (230, 250),
                        (290, 222), (340, 240), (380, 226),
                    ],
                    roughness: 0.13, seed: 7), colors: [ink(0x6F9CAE), ink(0xA8C4BE)], shade: ink(0x3F6E8A), floor: 330,
                isLitFromRight: true)
            Ridge(
                [
                    (-10, 262), (40, 236), (84, 246), (128, 190), (140, 206), (152, 184), (176, 236), (230, 250),
                    (290, 222), (340, 240), (380, 226),
                ],
                roughness: 0.13, seed: 7
            ).snow(depth: { 24 - ($0.y - 184) * 0.36 }, tongue: 8).fill(ink(0xF4F8F4, 0.9))
            Mist(y: 284, height: 26, color: ink(0xE8EDE0, 0.65))
            Ridge(
                [(-10, 280), (70, 262), (150, 290), (220, 300), (290, 282), (380, 262)], roughness: 0.08, seed: 3,
                isSoft: true
            )
            .path(to: shore).painted(ink(0x3E7A84), ink(0x6FA29C))
            Tree.forest(from: -5, to: 200, heights: 7...14, spacing: 1.6...3.4, seed: 70) { 292 + sin($0 / 60) * 8 }
                .painted(ink(0x32686F), ink(0x3F7A7C))
            Path.blob((-20, 312), (60, 300), (130, 310), (180, 322), (196, 332), (-20, 336)).painted(
                ink(0x285E68), ink(0x3A7274))
            Tree.forest(from: -5, to: 176, heights: 12...24, spacing: 2.4...5, seed: 71) { 318 + $0 * 0.05 }
                .painted(ink(0x24555C), ink(0x1B4650))
            Tree.forest(from: 316, to: 372, heights: 12...26, spacing: 2.4...5, seed: 72) { _ in 330 }
                .painted(ink(0x24555C), ink(0x1B4650))
        }
    }

    private var beam: some View {
        ZStack {
            Path.polygon((118, 214), (400, 120), (400, 214)).painted(ink(0xFFF3C4, 0.75), ink(0xFFF3C4, 0), to: .across)
                .blur(radius: 5)
            Path.polygon((118, 212), (-60, 262), (-60, 218)).painted(ink(0xFFF3C4, 0), ink(0xFFF3C4, 0.6), to: .across)
                .blur(radius: 5)
        }
        .blendMode(.screen)
    }

    private let headland = Ridge(
        [
            (-10, 402), (20, 396), (60, 398), (100, 392), (150, 396), (190, 412), (224, 430), (262, 446), (290, 470),
            (320, 500),
        ],
        roughness: 0.12, seed: 22)

    private var rocks: some View {
        ZStack {
            headland.path().painted(ink(0xC9B49C), ink(0x87807E), ink(0x4A5A68), ink(0x20384A))
            ZStack {
                headland.planes(count: 110, length: 16...80, width: 4...14, lean: 0.6, depth: 0...120).fill(
                    ink(0x26384A, 0.34))
                headland.planes(count: 80, length: 10...44, width: 3...9, lean: 0.7, depth: 0...90, seed: 3).fill(
                    ink(0xFFEBCB, 0.34))
                Path.polygon((-20, 440), (60, 424), (120, 452), (170, 440), (210, 500), (300, 560), (-20, 560))
                    .painted(ink(0x1F3A4E, 0.3), ink(0x122A40, 0.75))
            }
            .mask { headland.path() }
            Glints(area: rect(206, 430, 160, 90), count: 46, color: .white.opacity(0.75), seed: 23, x: 272, spread: 16)
        }
    }

    private var foreground: some View {
        ZStack {
            Tree.forest(from: -12, to: 52, heights: 84...138, spacing: 12...20, seed: 75) { 410 + $0 * 0.2 }
                .painted(ink(0x1F4F52), ink(0x0C2A36))
            Tree.forest(from: -14, to: 96, heights: 26...54, spacing: 10...20, seed: 76) { 430 + $0 * 0.16 }
                .painted(ink(0x1A4448), ink(0x0C2A36))
            Path.blob((-30, 500), (60, 486), (150, 510), (230, 530), (390, 540), (390, 620), (-30, 620)).painted(
                ink(0x14384A), ink(0x0A2234))
            Grass(y: 508, height: 8...26, color: ink(0x0F2E3C), seed: 6, spacing: 3.4, to: 190)
            Birds(at: point(250, 150), count: 6, color: ink(0x1F4A5E, 0.85), seed: 7)
        }
    }
}

/// A white tower with a red lantern.
private struct Lighthouse: View {
    var body: some View {
        ZStack {
            cottage
            Path.polygon((100, 398), (107, 232), (129, 232), (136, 398)).painted(
                .white, ink(0xF6EBDC), ink(0xA9B2BC), to: .across)
            Path { path in
                for side in [0.0, 1] {
                    path.addPath(
                        .polygon(
                            (103 + side * 24, 398), (108 + side * 15, 232), (111 + side * 15, 232),
                            (107 + side * 24, 398)))
                }
            }
            .fill(ink(0x7C8A98, 0.3))
            ForEach(0..<4, id: \.self) { index in
                Wall.arch(rect(115, 256 + Double(index) * 34, 7, 12)).fill(ink(0x35586E))
            }
            Path.box(100, 226, 36, 7).painted(ink(0xE54B44), ink(0xA82838))
            Path.box(102, 216, 32, 2).fill(ink(0xA82838))
            Path { path in for index in 0..<8 { path.addRect(rect(102.5 + Double(index) * 4.3, 216, 1, 11)) } }.fill(
                ink(0xA82838))
            Path.box(108, 204, 20, 22).painted(ink(0xFFFBE0), ink(0xFFD878))
            Path { path in for index in 0..<4 { path.addRect(rect(108 + Double(index) * 6.3, 204, 1.2, 22)) } }.fill(
                ink(0x8A2434))
            Wall.dome(x: 118, base: 205, width: 26, height: 15).painted(ink(0xFF6A58), ink(0xA02438), to: .across)
            Path.ellipse(118, 188, 4, 5).fill(ink(0xA02438))
            Glow(x: 118, y: 214, radius: 70, color: ink(0xFFE9A8))
            Glow(x: 118, y: 214, radius: 20, color: .white)
        }
    }

    private var cottage: some View {
        ZStack {
            Path.box(138, 368, 52, 32).painted(.white, ink(0xC9CED2), to: .across)
            Path.polygon((132, 370), (144, 348), (184, 348), (196, 370)).painted(ink(0xE5554A), ink(0xA02A3A))
            Path.box(148, 378, 10, 11).painted(ink(0xFFE7A0), ink(0xFFB65A))
            Path.box(168, 378, 10, 11).painted(ink(0xFFE7A0), ink(0xFFB65A))
            Path.box(176, 340, 7, 14).fill(ink(0x9A4A48))
        }
    }
}

/// A suspension bridge far away, its lamps lit.
private struct LionsGate: View {
    let shore: Double

    var body: some View {
        ZStack {
            Path { path in
                path.addRect(rect(150, 303, 230, 2.6))
                for x in [208.0, 312] {
                    path.addPath(.polygon((x - 4, shore), (x - 2.4, 236), (x - 0.8, 236), (x - 1.6, shore)))
                    path.addPath(.polygon((x + 1.6, shore), (x + 0.8, 236), (x + 2.4, 236), (x + 4, shore)))
                    for y in [238.0, 256, 276] { path.addRect(rect(x - 2.6, y, 5.2, 2)) }
                }
            }
            .painted(ink(0x2F6A74), ink(0x1B4A58))
            cables.drawn(ink(0x24565F), 1.5)
            hangers.drawn(ink(0x24565F, 0.7), 0.6)
            Path { path in
                for step in 0...20 {
                    let t = Double(step) / 20
                    path.addEllipse(in: rect(207 + 104 * t, 298 - 60 * pow(2 * t - 1, 2), 2, 2))
                    path.addEllipse(in: rect(150 + 224 * t, 300, 1.8, 1.8))
                }
            }
            .fill(ink(0xFFF0B8))
        }
    }

    private var cables: Path {
        Path { path in
            path.move(to: point(140, 300))
            path.addQuadCurve(to: point(208, 237), control: point(186, 282))
            path.addQuadCurve(to: point(312, 237), control: point(260, 361))
            path.addQuadCurve(to: point(380, 300), control: point(334, 282))
        }
    }

    private var hangers: Path {
        Path { path in
            for step in 1..<18 {
                let t = Double(step) / 18
                let x = 208 + 104 * t
                path.addLines([point(x, 299 - 62 * pow(2 * t - 1, 2)), point(x, 303)])
            }
        }
    }
}
