import SwiftUI

/// The church of Saint John at Kaneo on its cliff over the lake.
struct OhridScene: View {
    private let shore = 316.0

    var body: some View {
        ZStack {
            Sky(ink(0x2F83CE), ink(0x86C0EC), ink(0xE9F0E6), ink(0xFFE9C8), horizon: 0.57)
            Cumulus(x: 88, y: 138, width: 150, seed: 3)
            Cumulus(x: 262, y: 82, width: 110, seed: 7).opacity(0.9)
            Cumulus(x: 208, y: 186, width: 80, seed: 5).opacity(0.75)
            Glow(x: 30, y: 280, radius: 200, color: ink(0xFFE2B0), strength: 0.4)
            farShore
            Water(top: shore, ink(0xBFE4EE), ink(0x4FA9D6), ink(0x1B6FB0), ink(0x0C4A86))
            Glints(area: rect(0, shore, 363, 240), count: 150, color: ink(0x0B4F8C, 0.22), seed: 7)
            Glints(
                area: rect(0, shore + 2, 363, 220), count: 130, color: .white.opacity(0.6), seed: 9, x: 60, spread: 36)
            SailBoat(x: 72, y: 352)
            headland
            KaneoChurch()
            trees
        }
    }

    private var farShore: some View {
        ZStack {
            Ridge(
                [(-10, 286), (60, 262), (130, 276), (210, 250), (290, 272), (380, 256)], roughness: 0.08, seed: 2,
                isSoft: true
            )
            .path(to: shore).painted(ink(0x8FB4DA), ink(0xD4DEE6))
            Ridge([(-10, 300), (70, 292), (150, 302), (230, 288), (380, 296)], roughness: 0.08, seed: 6, isSoft: true)
                .path(to: shore).painted(ink(0x7AA0C8), ink(0xC2D4E0))
            Mist(y: shore - 2, height: 12, color: .white.opacity(0.7))
        }
    }

    private let cliff = Ridge(
        [
            (58, 516), (74, 490), (92, 446), (120, 396), (136, 384), (150, 362), (190, 350), (250, 346), (310, 338),
            (380, 316),
        ],
        roughness: 0.1, seed: 12)

    private var headland: some View {
        ZStack {
            Path.ellipse(220, 500, 330, 46).fill(ink(0x083C70, 0.55)).blur(radius: 10)
            cliff.path(to: 520).painted(ink(0xF6E0B8), ink(0xD6AE84), ink(0x96736A), ink(0x55586E))
            ZStack {
                cliff.planes(count: 90, length: 24...120, width: 5...18, lean: -0.15, depth: 0...130).fill(
                    ink(0x6E4E4A, 0.28))
                cliff.planes(count: 80, length: 16...70, width: 3...12, lean: 0.08, depth: 0...100, seed: 3).fill(
                    ink(0xFFF4DC, 0.34))
                Path.polygon((180, 350), (200, 400), (190, 450), (214, 520), (400, 520), (400, 380), (300, 370))
                    .painted(ink(0x5A4A5E, 0.1), ink(0x3E4460, 0.6))
                Path.polygon((244, 372), (262, 420), (250, 470), (290, 520), (400, 520), (400, 360))
                    .painted(ink(0x4A3E58, 0.3), ink(0x2E3A5A, 0.5))
            }
            .mask { cliff.path(to: 520) }
            Path.blob(
                (130, 384), (150, 360), (200, 346), (260, 342), (320, 334), (390, 310), (390, 352), (300, 366),
                (210, 362), (160, 376)
            )
            .painted(ink(0xA6C06A), ink(0x5E8A4A))
            Path.blob((70, 500), (110, 482), (200, 492), (300, 484), (390, 492), (390, 540), (60, 530))
                .painted(ink(0x7A6A70), ink(0x1B4A7A, 0.2))
            Glints(area: rect(60, 494, 303, 40), count: 60, color: .white.opacity(0.6), seed: 21)
        }
    }

    private var trees: some View {
        ZStack {
            Foliage(
                heaps: [(308, 330, 20), (334, 318, 24), (360, 308, 26), (350, 340, 20), (290, 346, 12)],
                dark: ink(0x2A5A3C),
                middle: ink(0x4F8A4A), light: ink(0x9DBE5E), seed: 4)
            ForEach(0..<4, id: \.self) { index in
                Tree.cypress(
                    at: point([318, 340, 356, 158][index], [338, 330, 322, 370][index]),
                    height: [88, 112, 96, 44][index]
                ).painted(ink(0x3E7A50), ink(0x173F34), to: .across)
            }
            Foliage(
                heaps: [
                    (142, 384, 9), (172, 372, 8), (284, 372, 10), (318, 382, 16), (350, 376, 18), (262, 392, 8),
                    (206, 410, 8), (300, 430, 10),
                ],
                dark: ink(0x2F5E3C), middle: ink(0x5E9450), light: ink(0xB6CC70), seed: 6)
        }
    }
}

/// A small church of brick and stone with a tiled drum.
private struct KaneoChurch: View {
    var body: some View {
        ZStack {
            Path.ellipse(222, 362, 130, 12).fill(ink(0x2F4A2E, 0.5)).blur(radius: 4)
            drum
            porch
            nave
        }
    }

    private var brick: Gradient { Gradient(colors: [ink(0xF6D2A0), ink(0xDFA272), ink(0xA86A56)]) }
    private var tiles: Gradient { Gradient(colors: [ink(0xE58A54), ink(0xC45A3E), ink(0x8A3A34)]) }

    private var porch: some View {
        ZStack {
            Path.box(162, 314, 36, 48).painted(brick, to: .across)
            courses(rect(162, 314, 36, 48)).fill(ink(0x9A4E3E, 0.5))
            Path.polygon((156, 316), (180, 294), (204, 316)).painted(tiles, to: .across)
            Wall.arch(rect(172, 328, 14, 34)).fill(ink(0x4A2A2E))
            Wall.arch(rect(174, 331, 10, 31)).painted(ink(0x6A3E34), ink(0x3A2228))
        }
    }

    private var nave: some View {
        ZStack {
            Path.box(192, 276, 84, 86).painted(brick, to: .across)
            courses(rect(192, 276, 84, 86)).fill(ink(0x9A4E3E, 0.5))
            Path.polygon((184, 280), (212, 244), (256, 244), (284, 280)).painted(tiles, to: .across)
            Path.polygon((208, 362), (208, 280), (234, 244), (260, 280), (260, 362)).painted(
                ink(0xFFE0B0), ink(0xE2AC7C), ink(0xB87A60), to: .across)
            courses(rect(209, 282, 50, 80)).fill(ink(0x9A4E3E, 0.42))
            Path.polygon((202, 284), (234, 236), (266, 284), (260, 284), (234, 247), (208, 284)).painted(
                tiles, to: .across)
            Wall.arch(rect(220, 274, 28, 60)).fill(ink(0xA85A44, 0.7))
            Wall.row(3, in: rect(221, 292, 26, 32), filling: 0.55, Wall.arch).fill(ink(0x43303A))
            Wall.row(2, in: rect(262, 300, 14, 22), filling: 0.5, Wall.arch).fill(ink(0x43303A, 0.9))
            Path.ellipse(234, 266, 7, 7).fill(ink(0x43303A))
        }
    }

    private var drum: some View {
        ZStack {
            Path.box(210, 184, 48, 66).painted(ink(0xFFE2B4), ink(0xE6AE7C), ink(0xA26452), to: .across)
            courses(rect(210, 184, 48, 66)).fill(ink(0x9A4E3E, 0.5))
            Wall.row(4, in: rect(211, 192, 46, 46), filling: 0.66, Wall.arch).fill(ink(0xB8684C, 0.75))
            Wall.row(4, in: rect(211, 198, 46, 36), filling: 0.3, Wall.arch).fill(ink(0x3E2A38))
            Path { path in
                for index in 0..<8 {
                    path.addPath(
                        .polygon(
                            (207 + Double(index) * 6.8, 186), (210.4 + Double(index) * 6.8, 180),
                            (213.8 + Double(index) * 6.8, 186)))
                }
            }
            .fill(ink(0xD88A5E))
            Path.polygon((202, 186), (234, 126), (266, 186)).painted(tiles, to: .across)
            Path { path in
                for index in 1..<8 {
                    let x = 202 + Double(index) * 8
                    path.addLines([point(234, 126), point(x, 186)])
                }
            }
            .drawn(ink(0x7A2E2C, 0.4), 0.9)
            Path.box(233.2, 110, 1.6, 17).fill(ink(0x54404A))
            Path.box(229.6, 114, 8.8, 1.6).fill(ink(0x54404A))
        }
    }

    /// Rows of thin bricks between the stones.
    private func courses(_ bounds: CGRect) -> Path {
        Path { path in
            var y = bounds.minY + 5
            while y < bounds.maxY - 2 {
                path.addRect(rect(bounds.minX, y, bounds.width, 1))
                y += 6
            }
        }
    }
}

/// A small boat under sail.
struct SailBoat: View {
    let x: Double
    let y: Double
    var scale = 1.0
    var hull: Color = ink(0x9A4A3A)

    var body: some View {
        ZStack {
            Path.ellipse(2, 5, 40, 5).fill(.black.opacity(0.25)).blur(radius: 1.5)
            Path.polygon((0, -46), (0, -4), (-18, -4)).painted(.white, ink(0xD6DEEA))
            Path.polygon((2, -40), (2, -4), (20, -4)).painted(ink(0xFFF6E4), ink(0xE8CDB0))
            Path.polygon((-22, -2), (24, -2), (18, 5), (-16, 5)).painted(hull, ink(0x3A2430))
            Path.box(-22, -3, 46, 1.6).fill(.white.opacity(0.9))
        }
        .frame(width: 0, height: 0)
        .scaleEffect(scale)
        .position(x: x, y: y)
    }
}
