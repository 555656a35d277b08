import SwiftUI

/// The harbor at night: the towers of the island under the Peak, their lights in the water, a junk with red sails.
struct HongKongScene: View {
    private let shore = 372.0

    var body: some View {
        ZStack {
            Sky(ink(0x0B1034), ink(0x1D1F5C), ink(0x4A3182), ink(0x9A4C90), horizon: 0.66)
            Stars(area: rect(0, 0, 363, 200), count: 80, seed: 5)
            Disk(x: 72, y: 86, radius: 15, color: ink(0xFFF3D6), glow: ink(0x9C8CE0), reach: 8)
            Streaks(area: rect(-30, 130, 430, 80), color: ink(0x7A58B0, 0.4), count: 8, seed: 2, softness: 4)
            peak
            Glow(x: 180, y: 360, radius: 230, color: ink(0xE06AA8), strength: 0.35)
            city
            Water(top: shore, ink(0x6A3A86), ink(0x2C2460), ink(0x141640), ink(0x090B26))
            Reflection(shore: shore, strength: 0.5, blur: 2.6, squeeze: 0.62) { city }
            trails
            Glints(area: rect(0, shore + 6, 363, 190), count: 150, color: ink(0x0A0C2C, 0.35), seed: 31)
            Glints(area: rect(0, shore + 30, 363, 150), count: 50, color: ink(0xD8B8FF, 0.25), seed: 32)
            JunkView()
        }
    }

    private var peak: some View {
        let far = Ridge(
            [(-10, 296), (40, 262), (92, 236), (140, 250), (190, 214), (240, 232), (296, 210), (340, 244), (380, 232)],
            roughness: 0.1, seed: 3, isSoft: true)
        return ZStack {
            far.path(to: shore).painted(ink(0x2E2358), ink(0x57306E))
            Path.scattered(46, seed: 90) { path, dice in
                let x = dice.roll(0...363)
                path.addEllipse(in: rect(x, far.y(at: x) + dice.roll(10...90), 1.4, 1.4))
            }
            .fill(ink(0xFFD98A, 0.7))
        }
    }

    private var city: some View {
        ZStack {
            Skyline(
                base: shore, heights: 40...96, widths: 11...20, colors: [ink(0x3C2F74), ink(0x7A4590)], seed: 71,
                light: ink(0xFFD08A, 0.75), lit: 0.3)
            towers
            landmarks
            Skyline(
                base: shore, heights: 12...42, widths: 12...26, colors: [ink(0x1B1A48), ink(0x3A2760)], seed: 15,
                light: ink(0xFFE3A8, 0.9), lit: 0.42)
            Path.box(0, shore - 2, 363, 3).fill(ink(0xFFCE8A, 0.75))
        }
    }

    private var towers: some View {
        ZStack {
            Facade(
                bounds: rect(14, 246, 30, 128), colors: [ink(0x2A3F86), ink(0x4A3A80)], columns: 6, rows: 26, seed: 3,
                lit: 0.42, light: ink(0x9FE3FF), shaded: 0.4)
            Facade(
                bounds: rect(52, 268, 26, 106), colors: [ink(0x5A2F74), ink(0x74407E)], columns: 5, rows: 20, seed: 9,
                lit: 0.5, shaded: 0.35)
            Facade(
                bounds: rect(146, 238, 26, 136), colors: [ink(0x23306E), ink(0x46367C)], columns: 5, rows: 28, seed: 4,
                lit: 0.45, light: ink(0xFFE9B0), shaded: 0.4)
            Facade(
                bounds: rect(262, 250, 28, 124), colors: [ink(0x303A80), ink(0x56408A)], columns: 6, rows: 24, seed: 8,
                lit: 0.48, light: ink(0xFFC98A), shaded: 0.4)
            Facade(
                bounds: rect(322, 262, 34, 112), colors: [ink(0x2A2C68), ink(0x5A3A80)], columns: 7, rows: 20, seed: 6,
                lit: 0.4, light: ink(0xA8E8FF), shaded: 0.3)
        }
    }

    private var landmarks: some View {
        ZStack {
            FinanceTower()
            BankTower()
            Path.polygon(
                (300, 374), (300, 262), (306, 248), (311, 226), (312, 190), (313, 226), (318, 248), (324, 262),
                (324, 374)
            )
            .painted(ink(0xFFC46A), ink(0xD8588A), ink(0x5A3480))
            ForEach(0..<12, id: \.self) { index in
                Path.box(300, 270 + Double(index) * 8.4, 24, 1.6).fill(ink(0xFFF0C8, 0.75))
            }
        }
    }

    private var trails: some View {
        ZStack {
            LightTrails(
                shore: shore, places: [30, 66, 160, 276, 338], color: ink(0xFFB46A, 0.75), length: 120, seed: 3)
            LightTrails(shore: shore, places: [104, 112, 312], color: ink(0xFF6AA8, 0.7), length: 140, seed: 7)
            LightTrails(shore: shore, places: [20, 218, 228, 350], color: ink(0x6AD8FF, 0.7), length: 150, seed: 9)
        }
    }
}

/// A tall tower with a rounded crown that is lit from within.
private struct FinanceTower: View {
    var body: some View {
        ZStack {
            Glow(x: 108, y: 172, radius: 60, color: ink(0x9FD8FF), strength: 0.5)
            outline.painted(ink(0xBFE6FF), ink(0x5A7FD0), ink(0x3B3F90), ink(0x4B357E))
            Path.box(112, 190, 14, 184).fill(.black.opacity(0.16))
            Path { path in
                var dice = Dice(17)
                for row in 0..<40 {
                    for column in 0..<7 where dice.chance(0.55) {
                        path.addRect(rect(93 + Double(column) * 4.6, 204 + Double(row) * 4.2, 2.6, 1.9))
                    }
                }
            }
            .fill(ink(0xFFF2CC, 0.85))
            Path { path in
                for index in 0..<7 {
                    path.addRect(rect(93 + Double(index) * 4.8, 164 + abs(Double(index) - 3) * 3, 2, 26))
                }
            }
            .fill(.white.opacity(0.8))
        }
    }

    private var outline: Path {
        .polygon(
            (89, 374), (89, 206), (92, 188), (97, 170), (103, 160), (108, 157), (113, 160), (119, 170), (124, 188),
            (127, 206),
            (127, 374))
    }
}

/// A tower of triangles with lit edges and two masts.
private struct BankTower: View {
    var body: some View {
        ZStack {
            Path.polygon((196, 374), (196, 236), (223, 172), (250, 212), (250, 374))
                .painted(ink(0x7FA8E8), ink(0x34449A), ink(0x33307A))
            Path.polygon((223, 374), (223, 172), (250, 212), (250, 374)).fill(ink(0x14143E, 0.4))
            Path { path in
                for level in 0..<4 {
                    let top = 236 + Double(level) * 36
                    path.addLines([point(196, top), point(223, top + 36), point(250, top)])
                    path.addLines([point(196, top + 36), point(223, top), point(250, top + 36)])
                }
                path.addLines([point(196, 374), point(196, 236), point(223, 172), point(250, 212), point(250, 374)])
                path.addLines([point(223, 172), point(223, 374)])
                path.addLines([point(196, 236), point(223, 236), point(250, 212)])
            }
            .drawn(ink(0xF4FBFF, 0.92), 1.3)
            Path { path in
                path.addLines([point(219, 182), point(219, 138)])
                path.addLines([point(227, 178), point(227, 130)])
            }
            .drawn(ink(0xF4FBFF), 1.2)
            Glow(x: 227, y: 130, radius: 14, color: ink(0xFF8A9A))
        }
    }
}

/// A junk with three ribbed sails.
private struct JunkView: View {
    var body: some View {
        ZStack {
            Path.ellipse(208, 505, 190, 12).fill(ink(0x050618, 0.7)).blur(radius: 3)
            sail([(150, 388), (176, 372), (186, 470), (138, 470), (134, 424)], seed: 1)
            sail([(196, 356), (246, 330), (262, 470), (190, 472), (184, 404)], seed: 2)
            sail([(270, 392), (294, 382), (302, 462), (266, 466)], seed: 3)
            Path { path in
                path.addLines([point(182, 364), point(182, 482)])
                path.addLines([point(232, 318), point(226, 482)])
                path.addLines([point(286, 374), point(284, 478)])
            }
            .drawn(ink(0x2A1420), 2.2)
            hull
            ForEach(0..<4, id: \.self) { index in
                Lantern(x: 150 + Double(index) * 42, y: 478 - (index == 3 ? 8 : 0))
            }
            Glints(area: rect(110, 500, 200, 40), count: 36, color: ink(0xFF9A6A, 0.4), seed: 40)
        }
    }

    private var hull: some View {
        ZStack {
            Path.blob(
                (116, 470), (126, 476), (180, 484), (250, 484), (290, 474), (316, 458), (312, 478), (296, 500),
                (250, 508),
                (170, 508), (138, 498)
            ).painted(ink(0x8A4A34), ink(0x2C1424))
            Path.curve((120, 474), (180, 488), (250, 488), (312, 464)).drawn(ink(0xF2B36A), 1.6)
            Path.polygon((276, 476), (280, 458), (310, 452), (312, 466)).painted(ink(0xA85C3C), ink(0x5A2A2C))
        }
    }

    private func sail(_ corners: [(Double, Double)], seed: Int) -> some View {
        let outline = Path.blob(corners[0], corners[1], corners[2], corners[3], corners.last ?? corners[0])
        let bounds = outline.boundingRect
        return ZStack {
            outline.painted(ink(0xFF7A4A), ink(0xC8253C), ink(0x7A1238), to: .diagonal)
            Path { path in
                for rib in 1..<7 {
                    let y = bounds.minY + bounds.height * Double(rib) / 7
                    path.move(to: point(bounds.minX, y + 6))
                    path.addQuadCurve(to: point(bounds.maxX, y - 4), control: point(bounds.midX, y + 6))
                }
            }
            .drawn(ink(0x5A0C24, 0.7), 1.4)
            .mask { outline }
        }
    }
}

private struct Lantern: View {
    let x: Double
    let y: Double

    var body: some View {
        ZStack {
            Glow(x: x, y: y, radius: 20, color: ink(0xFFB35A), strength: 0.9)
            Path.ellipse(x, y, 6, 7).fill(ink(0xFFE6A8))
        }
    }
}
