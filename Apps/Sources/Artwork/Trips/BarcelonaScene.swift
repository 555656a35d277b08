import SwiftUI

/// The spires of the Sagrada Família over the roofs at the end of the day.
struct BarcelonaScene: View {
    var body: some View {
        ZStack {
            Sky(ink(0x2F5E9E), ink(0x7FA2C8), ink(0xF2C79A), ink(0xFFE7B8), horizon: 0.74)
            Disk(x: 70, y: 300, radius: 22, color: ink(0xFFF6D8), glow: ink(0xFFC878), reach: 10)
            Streaks(area: rect(-30, 70, 430, 170), color: ink(0xFFE6C4, 0.6), count: 15, seed: 17)
            Cumulus(x: 300, y: 150, width: 130, seed: 4, light: ink(0xFFF1DC), shade: ink(0xE7B8A0)).opacity(0.8)
            Cumulus(x: 40, y: 206, width: 110, seed: 9, light: ink(0xFFF1DC), shade: ink(0xE7B8A0)).opacity(0.7)
            hills
            church
            city
            foreground
        }
    }

    private var hills: some View {
        let far = Ridge(
            [(-10, 392), (50, 366), (110, 374), (180, 342), (250, 362), (310, 350), (380, 372)], roughness: 0.08,
            seed: 3,
            isSoft: true)
        return ZStack {
            far.path(to: 470).painted(ink(0xB99AA8), ink(0xE3B9A0))
            Mist(y: 410, height: 36, color: ink(0xFFE2B4, 0.7))
        }
    }

    private var church: some View {
        ZStack {
            Glow(x: 200, y: 260, radius: 210, color: ink(0xFFD890), strength: 0.35)
            Spire(x: 196, base: 430, top: 62, width: 50, tone: .warm, seed: 30)
            Spire(x: 148, base: 440, top: 138, width: 34, tone: .cool, seed: 11)
            Spire(x: 250, base: 440, top: 150, width: 34, tone: .cool, seed: 12)
            Spire(x: 224, base: 440, top: 128, width: 30, tone: .cool, seed: 13)
            Spire(x: 170, base: 440, top: 120, width: 30, tone: .cool, seed: 14)
            nave
            Spire(x: 122, base: 452, top: 178, width: 33, tone: .warm, seed: 15)
            Spire(x: 160, base: 452, top: 156, width: 33, tone: .warm, seed: 16)
            Spire(x: 236, base: 452, top: 162, width: 33, tone: .warm, seed: 17)
            Spire(x: 274, base: 452, top: 186, width: 33, tone: .warm, seed: 18)
            portal
        }
    }

    private var nave: some View {
        ZStack {
            Path.polygon((104, 452), (108, 350), (150, 320), (198, 300), (246, 320), (290, 350), (294, 452))
                .painted(ink(0xD8A078), ink(0x9A6458))
            Wall.row(7, in: rect(112, 352, 174, 44), filling: 0.5, Wall.ogive).fill(ink(0x5E3A48, 0.75))
            Wall.row(7, in: rect(114, 358, 170, 36), filling: 0.3, Wall.ogive).fill(ink(0xFFD890, 0.8))
        }
    }

    private var portal: some View {
        ZStack {
            Path.polygon((140, 456), (146, 376), (198, 318), (250, 376), (256, 456)).painted(
                ink(0xEBC090), ink(0xB07A60))
            Path.polygon((198, 318), (250, 376), (256, 456), (198, 456)).fill(ink(0x7A4A50, 0.28))
            carving.fill(ink(0x7A4A48, 0.35))
            Wall.ogive(rect(178, 364, 40, 92)).fill(ink(0x5A3440))
            Wall.ogive(rect(183, 372, 30, 84)).painted(ink(0xFFE29A), ink(0xE08A4A))
            Wall.ogive(rect(150, 398, 20, 58)).fill(ink(0x5A3440, 0.9))
            Wall.ogive(rect(226, 398, 20, 58)).fill(ink(0x5A3440, 0.9))
            Path.ellipse(198, 350, 18, 18).fill(ink(0x6E3E48))
            rose.fill(ink(0xFFD27A))
        }
    }

    private var rose: Path {
        Path { path in
            for petal in 0..<8 {
                let angle = Double(petal) * .pi / 4
                path.addEllipse(in: rect(196.2 + cos(angle) * 5, 348.2 + sin(angle) * 5, 3.6, 3.6))
            }
        }
    }

    private var carving: Path {
        Path.scattered(70, seed: 8) { path, dice in
            let y = dice.roll(340...450)
            let x = 198 + dice.sway() * (y - 316) * 0.42
            path.addEllipse(in: rect(x, y, 2.2, 3.4))
        }
    }

    private var city: some View {
        ZStack {
            Skyline(
                base: 470, heights: 20...50, widths: 18...34, colors: [ink(0xC58A74), ink(0x9C6460)], seed: 22,
                light: ink(0xFFE2A0, 0.85), lit: 0.28, to: 120)
            Skyline(
                base: 470, heights: 18...46, widths: 18...34, colors: [ink(0xB87C70), ink(0x8A5660)], seed: 27,
                light: ink(0xFFE2A0, 0.85), lit: 0.28, from: 276)
            Path.box(-5, 462, 380, 100).painted(ink(0x8A6058), ink(0x4A3A48))
            Mist(y: 456, height: 16, color: ink(0xFFDCA8, 0.55))
        }
    }

    private var foreground: some View {
        ZStack {
            Foliage(
                heaps: Foliage.row(13, from: -6, step: 31, y: 476, wave: 6, radius: 23),
                dark: ink(0x3E5A44), middle: ink(0x6E8A4E), light: ink(0xC2BE68), seed: 3)
            Path.box(-5, 488, 380, 80).painted(ink(0x35504A), ink(0x1B2E38))
            Foliage(
                heaps: Foliage.row(9, from: -6, step: 46, y: 506, wave: 9, radius: 32),
                dark: ink(0x233F3C), middle: ink(0x38594A), light: ink(0x6E8450), seed: 8)
            Path.box(-5, 524, 380, 40).painted(ink(0x213A3B), ink(0x14252E))
            Birds(at: point(96, 142), count: 7, color: ink(0x4A4A6A, 0.7), seed: 12)
        }
    }
}

/// A slender tower that narrows to a point, with rows of slits and a bright finial.
private struct Spire: View {
    enum Tone { case warm, cool }

    let x: Double
    let base: Double
    let top: Double
    let width: Double
    let tone: Tone
    let seed: Int

    var body: some View {
        ZStack {
            outline.painted(Gradient(colors: colors), to: .across)
            slits.fill(ink(0x4E2F3E, 0.7))
            bands.drawn(ink(0xFFF0D0, 0.35), 1)
            finial
        }
    }

    private var colors: [Color] {
        tone == .warm
            ? [ink(0xFFE0A8), ink(0xE2AE7C), ink(0xA56C58), ink(0x83524E)]
            : [ink(0xE8BE94), ink(0xC08A74), ink(0x8A5E60)]
    }

    /// Half the width at a height, 0 at the top and 1 at the foot.
    private func half(_ t: Double) -> Double { width / 2 * pow(t, 0.42) }

    private var outline: Path {
        let steps = (0...24).map { Double($0) / 24 }
        let left = steps.map { point(x - half($0) - 0.8, top + (base - top) * $0) }
        let right = steps.map { point(x + half($0) + 0.8, top + (base - top) * $0) }
        return .polygon(left + right.reversed())
    }

    private var slits: Path {
        Path { path in
            let rows = Int((base - top) / 11)
            for row in 3..<rows {
                let t = Double(row) / Double(rows)
                let reach = half(t) * 2
                let columns = max(Int(reach / 6), 1)
                for column in 0..<columns {
                    let offset = (Double(column) + 0.5) / Double(columns) - 0.5
                    let height = row % 4 == 0 ? 3.5 : 7.5
                    path.addPath(Wall.arch(rect(x + offset * reach * 0.86 - 1.1, top + (base - top) * t, 2.2, height)))
                }
            }
        }
    }

    private var bands: Path {
        Path { path in
            for t in [0.22, 0.4, 0.6, 0.8] {
                let y = top + (base - top) * t - 2
                path.move(to: point(x - half(t), y))
                path.addQuadCurve(to: point(x + half(t), y), control: point(x, y + 3))
            }
        }
    }

    private var finial: some View {
        ZStack {
            Path.ellipse(x, top - 1, width * 0.2, width * 0.2).painted(ink(0xFFF6DC), ink(0xE0A24E))
            Path { path in
                path.addRect(rect(x - 0.9, top - width * 0.44, 1.8, width * 0.4))
                path.addRect(rect(x - width * 0.12, top - width * 0.34, width * 0.24, 1.8))
            }
            .fill(ink(0xFFF1C8))
        }
    }
}
