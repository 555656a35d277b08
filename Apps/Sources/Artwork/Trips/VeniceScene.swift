import SwiftUI

/// A wide canal at the end of the day, with palaces, the bell tower, a domed church and a gondola.
struct VeniceScene: View {
    private let shore = 352.0

    var body: some View {
        ZStack {
            Sky(ink(0x5B6FA8), ink(0xB58FB0), ink(0xF5B48C), ink(0xFFE0A6), horizon: 0.63)
            Disk(x: 214, y: 306, radius: 17, color: ink(0xFFF6DC), glow: ink(0xFFC873), reach: 11)
            Streaks(area: rect(-30, 60, 430, 130), color: ink(0xFFD9B0, 0.55), count: 13, seed: 21)
            Streaks(area: rect(-30, 150, 430, 90), color: ink(0x9B6F9C, 0.3), count: 9, seed: 5)
            Birds(at: point(240, 150), count: 7, color: ink(0x54406A, 0.8), seed: 3)
            city
            Water(top: shore, ink(0xFFD9A0), ink(0xD99A86), ink(0x7E6C8E), ink(0x2E3D62), ink(0x1A2747))
            Reflection(shore: shore, strength: 0.55, blur: 2.2, squeeze: 0.75) { city }
            Glints(area: rect(0, shore + 2, 363, 206), count: 170, color: ink(0x3A3B66, 0.22), seed: 8)
            Glints(
                area: rect(0, shore + 2, 363, 190), count: 130, color: ink(0xFFE9B8, 0.8), seed: 4, x: 214, spread: 16)
            poles
            GondolaView()
        }
    }

    private var city: some View {
        ZStack {
            Skyline(
                base: shore, heights: 12...34, widths: 10...22, colors: [ink(0xC98D86), ink(0xE2AE8E)], seed: 7,
                light: ink(0xFFE0A0, 0.5), from: 120, to: 260)
            church
            BellTower()
            leftBank
            rightBank
        }
    }

    private var church: some View {
        ZStack {
            Path.box(246, 318, 74, 36).painted(ink(0xD9A291), ink(0xB57C76))
            Path.box(262, 292, 44, 30).painted(ink(0xE8BC9F), ink(0xC08B7E))
            Wall.row(5, in: rect(264, 298, 40, 20), filling: 0.45, Wall.arch).fill(ink(0x7A4F5E, 0.7))
            Wall.dome(x: 284, base: 293, width: 50, height: 36).painted(ink(0x9FB3B4), ink(0x5E7183), to: .across)
            Wall.dome(x: 277, base: 292, width: 20, height: 32).fill(.white.opacity(0.18))
            Path.box(280, 246, 8, 13).painted(ink(0xE8BC9F), ink(0xB07F78))
            Wall.dome(x: 284, base: 247, width: 10, height: 8).fill(ink(0x6E8290))
            Path.box(283.4, 232, 1.2, 9).fill(ink(0x6E5560))
            Wall.dome(x: 252, base: 320, width: 22, height: 18).painted(ink(0x8FA3A8), ink(0x5E7183), to: .across)
            Wall.dome(x: 316, base: 320, width: 20, height: 16).painted(ink(0x8FA3A8), ink(0x5E7183), to: .across)
        }
    }

    private var leftBank: some View {
        ZStack {
            PalaceView(bounds: rect(-6, 220, 66, 134), colors: [ink(0xB65B4A), ink(0x7D3A3F)], seed: 2)
            PalaceView(bounds: rect(58, 252, 46, 102), colors: [ink(0xE0A268), ink(0xA9684F)], seed: 3)
            PalaceView(bounds: rect(102, 282, 34, 72), colors: [ink(0xD98E7C), ink(0xA8605C)], seed: 4)
            PalaceView(bounds: rect(134, 304, 24, 50), colors: [ink(0xEBC296), ink(0xC08D74)], seed: 5)
        }
    }

    private var rightBank: some View {
        PalaceView(bounds: rect(322, 244, 50, 110), colors: [ink(0x8E4A55), ink(0x5A2F46)], seed: 6)
    }

    private var poles: some View {
        ForEach(0..<5, id: \.self) { index in
            MooringPole(
                x: [26, 44, 330, 346, 312][index], top: [372, 384, 366, 382, 376][index],
                bottom: [468, 474, 470, 480, 452][index])
        }
    }
}

/// The bell tower of San Marco.
private struct BellTower: View {
    var body: some View {
        ZStack {
            Path.box(176, 168, 30, 186).painted(ink(0xD07A58), ink(0x8E4A48), to: .across)
            ForEach(0..<4, id: \.self) { index in
                Path.box(179.5 + Double(index) * 6.6, 176, 2, 176).fill(ink(0x6E3540, 0.3))
            }
            Path.box(173, 162, 36, 6).fill(ink(0xF1D2AE))
            Path.box(175, 138, 32, 25).painted(ink(0xF3D3AE), ink(0xC79A86), to: .across)
            Wall.row(4, in: rect(176, 142, 30, 20), filling: 0.62, Wall.arch).fill(ink(0x5E3A4E))
            Path.box(173, 133, 36, 6).fill(ink(0xF1D2AE))
            Path.box(177, 117, 28, 16).painted(ink(0xD98863), ink(0x97534E), to: .across)
            Path.polygon((175, 117), (207, 117), (191, 62)).painted(ink(0x9FC0A8), ink(0x4F7A78), to: .across)
            Path.polygon((191, 117), (207, 117), (191, 62)).fill(ink(0x2F5560, 0.35))
            Path.ellipse(191, 59, 4, 6).fill(ink(0xF6D88C))
        }
    }
}

/// A palace with rows of pointed windows and a red roof.
private struct PalaceView: View {
    let bounds: CGRect
    let colors: [Color]
    let seed: Int

    var body: some View {
        let storeys = max(Int(bounds.height / 30), 2)
        let columns = max(Int(bounds.width / 10), 2)
        ZStack {
            Path(bounds).painted(Gradient(colors: colors))
            Path.polygon(
                (bounds.minX - 3, bounds.minY + 1), (bounds.minX + 4, bounds.minY - 8),
                (bounds.maxX - 4, bounds.minY - 8),
                (bounds.maxX + 3, bounds.minY + 1)
            ).painted(ink(0xC8694A), ink(0x8A4038))
            ForEach(0..<storeys, id: \.self) { storey in
                row(storey, of: storeys, columns: columns)
            }
            Path.box(bounds.minX, bounds.maxY - 7, bounds.width, 7).fill(ink(0x3B2A40, 0.55))
            Path.box(bounds.minX, bounds.minY, bounds.width * 0.35, bounds.height)
                .painted(.black.opacity(0.22), .clear, to: .across)
        }
    }

    private func row(_ storey: Int, of storeys: Int, columns: Int) -> some View {
        let cell = bounds.height / Double(storeys)
        let top = bounds.minY + Double(storey) * cell
        let place = rect(bounds.minX + 3, top + cell * 0.22, bounds.width - 6, cell * 0.6)
        let isLit = (storey + seed) % 3 != 0
        return ZStack {
            Wall.row(columns, in: place.insetBy(dx: 0, dy: -1.2), filling: 0.72, Wall.ogive).fill(ink(0xFBE3C2, 0.85))
            Wall.row(columns, in: place, filling: 0.5, Wall.ogive)
                .painted(isLit ? ink(0xFFD98A) : ink(0x4E3550), isLit ? ink(0xE58F4A) : ink(0x2E2440))
            Path.box(bounds.minX, top + cell * 0.86, bounds.width, 1.6).fill(ink(0xFBE3C2, 0.6))
        }
    }
}

/// A striped pole to tie boats to.
private struct MooringPole: View {
    let x: Double
    let top: Double
    let bottom: Double

    var body: some View {
        ZStack {
            Path.box(x - 2.6, top, 5.2, bottom - top).painted(ink(0xF6E6D4), ink(0xB08F94), to: .across)
            Path { path in
                var y = top + 2
                while y < bottom - 8 {
                    path.addPath(.polygon((x - 2.6, y + 4), (x + 2.6, y), (x + 2.6, y + 6), (x - 2.6, y + 10)))
                    y += 13
                }
            }
            .fill(ink(0xB5303F))
            Path.ellipse(x, top - 2, 8, 8).painted(ink(0xFFE29A), ink(0xC98B3A))
            Path.ellipse(x, bottom, 16, 4).fill(ink(0x17203E, 0.5))
        }
    }
}

/// A gondola with its oarsman.
private struct GondolaView: View {
    var body: some View {
        ZStack {
            Path.ellipse(176, 457, 216, 12).fill(ink(0x0D1530, 0.55)).blur(radius: 3)
            Path.curve((222, 372), (248, 420), (272, 470)).drawn(ink(0x5A3A2E), 2.4)
            oarsman
            hull.painted(ink(0x2B2A3C), ink(0x0A0B18))
            Path.curve((76, 424), (100, 440), (150, 447), (210, 447), (258, 438), (284, 420)).drawn(ink(0xE9B86B), 1.6)
            Path.polygon((124, 444), (132, 426), (168, 426), (178, 446)).painted(ink(0xB3263C), ink(0x6E1428))
            Path.blob((130, 428), (138, 421), (162, 421), (170, 428), (150, 431)).fill(ink(0xD8465A))
            Path.polygon(
                (74, 425), (66, 396), (72, 394), (75, 398), (70, 402), (78, 404), (73, 408), (80, 411), (84, 430)
            )
            .painted(ink(0xF2F2F6), ink(0x8A90A8))
            Glints(area: rect(60, 456, 240, 40), count: 40, color: ink(0xFFE0B0, 0.35), seed: 14)
        }
    }

    private var hull: Path {
        .blob(
            (70, 418), (78, 436), (104, 452), (150, 459), (208, 459), (252, 451), (278, 436), (292, 408), (282, 418),
            (256, 436), (208, 446), (150, 446), (104, 439), (84, 428))
    }

    private var oarsman: some View {
        ZStack {
            Path.polygon((232, 440), (236, 408), (248, 408), (251, 440), (244, 440), (242, 416), (239, 440))
                .fill(ink(0x1A1A2C))
            Path.polygon((233, 410), (235, 386), (249, 386), (251, 410)).painted(
                ink(0xFFFFFF), ink(0xC9C2D2), to: .across)
            ForEach(0..<4, id: \.self) { index in
                Path.box(234.4, 389 + Double(index) * 5, 15.4, 2).fill(ink(0x28376B))
            }
            Path.curve((236, 389), (229, 398), (230, 408)).drawn(ink(0xF0EDF2), 4)
            Path.curve((248, 389), (240, 402), (232, 407)).drawn(ink(0xFFFFFF), 4)
            Path.ellipse(242, 379, 10, 12).painted(ink(0xF2C39A), ink(0xC58762), to: .across)
            Path.ellipse(242, 374, 20, 4).painted(ink(0xF6DE9C), ink(0xC79A4A))
            Path.box(237, 369, 10, 5).fill(ink(0xEFD08A))
            Path.box(237, 372, 10, 2).fill(ink(0xB5303F))
        }
    }
}
