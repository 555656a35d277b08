import SwiftUI

/// Sandstone walls over a valley of mist, at sunrise, between gum trees.
struct KanangraScene: View {
    var body: some View {
        ZStack {
            Sky(ink(0x5D8FC0), ink(0xA9C4D8), ink(0xF8DDB4), ink(0xFFC98C), horizon: 0.5)
            Disk(x: 228, y: 214, radius: 20, color: ink(0xFFFBE8), glow: ink(0xFFD890), reach: 10)
            Streaks(area: rect(-30, 50, 430, 120), color: ink(0xFFF0DA, 0.6), count: 11, seed: 4)
            distance
            farWall
            nearWall
            valley
            gums
        }
    }

    private var distance: some View {
        ZStack {
            Ridge([(-10, 262), (70, 250), (130, 258), (210, 246), (280, 256), (380, 240)], roughness: 0.05, seed: 3)
                .path(to: 420).painted(ink(0x9DB3CC), ink(0xDCD6D2))
            Mist(y: 284, height: 24, color: ink(0xFFEFD8, 0.75))
            Ridge([(-10, 290), (60, 276), (150, 286), (240, 270), (300, 288), (380, 276)], roughness: 0.06, seed: 9)
                .path(to: 440).painted(ink(0x7F9CBC), ink(0xC3CCD4))
            Mist(y: 318, height: 26, color: ink(0xFFF3E2, 0.75))
            Ridge([(-10, 330), (80, 310), (180, 324), (260, 304), (380, 322)], roughness: 0.07, seed: 12)
                .path(to: 460).painted(ink(0x6A8CA8), ink(0xAFC2C6))
            Mist(y: 354, height: 28, color: .white.opacity(0.65))
        }
    }

    private var farWall: some View {
        Cliff(
            ridge: Ridge(
                [(176, 330), (196, 318), (214, 262), (222, 246), (262, 240), (300, 246), (330, 236), (380, 240)],
                roughness: 0.05, seed: 15),
            floor: 430, colors: [ink(0xE9B98A), ink(0xD08C66), ink(0xA8786E), ink(0x8B9AA2)], top: 236, seed: 4)
    }

    private var nearWall: some View {
        ZStack {
            Cliff(
                ridge: Ridge(
                    [
                        (-10, 232), (30, 222), (76, 228), (112, 222), (132, 232), (140, 280), (150, 300), (158, 352),
                        (178, 372),
                        (186, 408), (216, 440),
                    ], roughness: 0.06, seed: 16),
                floor: 500, colors: [ink(0xFFD49A), ink(0xEE9E5E), ink(0xC06A48), ink(0x7E5A5C), ink(0x5F7280)],
                top: 222, seed: 7)
            Grass(y: 228, height: 5...12, color: ink(0x5F7A44), seed: 2, spacing: 3, to: 130)
            Foliage(
                heaps: [(4, 222, 13), (26, 216, 11), (48, 222, 10), (72, 220, 12), (98, 220, 9), (118, 224, 8)],
                dark: ink(0x3E5C3E), middle: ink(0x6A8A4C), light: ink(0xB0B868), seed: 3,
                toLight: CGSize(width: 0.3, height: -0.35))
        }
    }

    private var valley: some View {
        ZStack {
            Mist(y: 438, height: 52, color: .white.opacity(0.85))
            Ridge(
                [(-10, 470), (70, 446), (160, 456), (230, 440), (310, 458), (380, 440)], roughness: 0.09, seed: 19,
                isSoft: true
            )
            .path().painted(ink(0x6F958A), ink(0x3D6660))
            Tree.canopy(y: 458, seed: 4, size: 9).painted(ink(0x84A690), ink(0x4E786A))
            Mist(y: 478, height: 22, color: .white.opacity(0.5), x: 120)
            Tree.canopy(y: 496, seed: 6, size: 13).painted(ink(0x55806A), ink(0x2C5650))
            Tree.canopy(y: 530, seed: 9, size: 17).painted(ink(0x35624F), ink(0x1B4038))
            Path.blob((-40, 526), (60, 512), (160, 524), (260, 514), (400, 524), (400, 640), (-40, 640))
                .painted(ink(0x2A5247), ink(0x14342F))
            Glow(x: 240, y: 400, radius: 180, color: ink(0xFFD9A0), strength: 0.3)
        }
    }

    private var gums: some View {
        ZStack {
            GumTree(
                limbs: [
                    ([(352, 566), (344, 480), (350, 390), (334, 300), (338, 230)], 15),
                    ([(349, 400), (324, 340), (300, 300)], 7), ([(338, 320), (366, 270), (380, 240)], 7),
                ],
                heaps: [
                    (336, 214, 32), (302, 284, 24), (368, 232, 30), (318, 240, 20), (352, 182, 26), (284, 302, 14),
                    (366, 290, 18),
                ], seed: 3)
            Grass(y: 552, height: 14...44, color: ink(0x12302B), seed: 6, spacing: 3)
            Grass(y: 562, height: 10...30, color: ink(0x0A2220), seed: 9)
            Birds(at: point(130, 150), count: 6, color: ink(0x46566E, 0.75), seed: 7)
        }
    }
}

/// Beds of sandstone that end in a sheer drop.
private struct Cliff: View {
    let ridge: Ridge
    let floor: Double
    let colors: [Color]
    let top: Double
    let seed: Int

    var body: some View {
        ZStack {
            ridge.path(to: floor).painted(Gradient(colors: colors))
            ZStack {
                beds.drawn(ink(0x6E3A30, 0.22), 1.2)
                ridge.planes(count: 60, length: 50...190, width: 5...18, lean: 0.02, depth: 0...150, seed: seed).fill(
                    ink(0x5A2E3A, 0.24))
                ridge.planes(count: 46, length: 40...150, width: 4...14, lean: -0.02, depth: 0...120, seed: seed + 3)
                    .fill(ink(0xFFE9C4, 0.3))
                buttresses.painted(ink(0x5A3A48, 0.4), ink(0x4E5A70, 0.15))
            }
            .mask { ridge.path(to: floor) }
        }
    }

    private var beds: Path {
        Path { path in
            var dice = Dice(seed)
            var y = top + 10
            while y < floor {
                var x = ridge.line[0].x
                while x < ridge.line[ridge.line.count - 1].x {
                    let end = x + dice.roll(18...90)
                    let line = Ridge.zigzag(
                        from: point(x, y + dice.sway() * 3), to: point(end, y + dice.sway() * 3), by: 0.03, &dice)
                    path.addLines(line)
                    x = end + dice.roll(2...18)
                }
                y += dice.roll(14...30)
            }
        }
    }

    /// Columns that stand out, seen by the shade at their left.
    private var buttresses: Path {
        Path { path in
            var dice = Dice(seed + 5)
            var x = ridge.line[0].x
            while x < ridge.line[ridge.line.count - 1].x {
                let width = dice.roll(7...18)
                let start = ridge.y(at: x) + dice.roll(0...30)
                path.addPath(.polygon((x, start), (x + width, start + 8), (x + width * 0.7, floor), (x - 3, floor)))
                x += width + dice.roll(10...30)
            }
        }
    }
}

/// A eucalyptus with pale bark.
private struct GumTree: View {
    let limbs: [(points: [(Double, Double)], width: Double)]
    let heaps: [(x: Double, y: Double, radius: Double)]
    let seed: Int

    var body: some View {
        ZStack {
            Foliage(
                heaps: heaps.map { ($0.x + 6, $0.y + 8, $0.radius * 0.9) }, dark: ink(0x17362E), middle: ink(0x1F4438),
                light: ink(0x2C5644), seed: seed)
            ForEach(limbs.indices, id: \.self) { index in
                Tree.branch(limbs[index].points, width: limbs[index].width, tip: 2)
                    .painted(ink(0xF4E0C4), ink(0xB89A84), ink(0x6A5850), to: .across)
            }
            Foliage(
                heaps: heaps, dark: ink(0x27493A, 0.95), middle: ink(0x4B6E4A), light: ink(0xA2AC66), seed: seed + 1,
                toLight: CGSize(width: -0.45, height: -0.3))
        }
    }
}
