import SwiftUI

/// A town of colored houses that climbs from its harbor, with a tiled dome and lemons near by.
struct SalernoScene: View {
    var body: some View {
        ZStack {
            Sky(ink(0x3A8EDC), ink(0x8DC9F2), ink(0xEAF4F0), horizon: 0.46)
            Cumulus(x: 86, y: 92, width: 130, seed: 4)
            Cumulus(x: 40, y: 160, width: 90, seed: 6).opacity(0.8)
            capes
            Water(top: 268, ink(0x8AD4EE), ink(0x2F9BD8), ink(0x1667B4), ink(0x0D4688))
            Glints(area: rect(0, 268, 363, 280), count: 160, color: .white.opacity(0.45), seed: 5)
            Glints(area: rect(0, 268, 363, 280), count: 110, color: ink(0x0A3F80, 0.25), seed: 8)
            slope
            town
            harbor
            lemons
        }
    }

    private var capes: some View {
        ZStack {
            Ridge(
                [(-10, 250), (40, 232), (90, 244), (140, 214), (200, 230), (380, 180)], roughness: 0.07, seed: 2,
                isSoft: true
            )
            .path(to: 272).painted(ink(0x9CC0E2), ink(0xD4E6EE))
            Ridge(
                [(40, 268), (90, 250), (130, 232), (176, 190), (230, 160), (300, 120), (380, 96)], roughness: 0.09,
                seed: 5
            )
            .path(to: 276).painted(ink(0x8CB0A8), ink(0xB8CCC0))
            Mist(y: 262, height: 16, color: .white.opacity(0.5))
        }
    }

    private let hill = Ridge(
        [
            (96, 452), (120, 400), (146, 352), (160, 300), (196, 240), (222, 190), (262, 130), (300, 84), (340, 60),
            (380, 40),
        ],
        roughness: 0.12, seed: 11)

    private var slope: some View {
        ZStack {
            hill.path(to: 462).painted(ink(0x9DB87A), ink(0x7E9A62), ink(0xB09A78), ink(0x8A7666))
            ZStack {
                hill.planes(count: 70, length: 20...110, width: 4...14, lean: -0.25, depth: 0...160).fill(
                    ink(0x3E5236, 0.32))
                Foliage(
                    heaps: (0..<34).map { index in
                        let t = Double(index) / 33
                        return (
                            x: 200 + t * 170 + sin(Double(index) * 5.3) * 30,
                            y: 250 - t * 160 + cos(Double(index) * 3.7) * 40,
                            radius: 9 + Double(index % 4) * 2.4
                        )
                    }, dark: ink(0x3A6440), middle: ink(0x66904E), light: ink(0xB0C868), seed: 3)
                hill.planes(count: 34, length: 20...70, width: 3...11, lean: 0.05, depth: 0...120, seed: 31).fill(
                    ink(0xF4EAD4, 0.5))
            }
            .mask { hill.path(to: 462) }
        }
    }

    private var town: some View {
        ZStack {
            Terraces(seed: 3)
            dome
        }
    }

    private var dome: some View {
        ZStack {
            Path.box(196, 352, 62, 58).painted(ink(0xFFF0D2), ink(0xD9BE9C), to: .across)
            Wall.row(3, in: rect(200, 374, 54, 30), filling: 0.45, Wall.arch).fill(ink(0x6A5A60))
            Path.box(202, 334, 50, 20).painted(ink(0xFFF6E0), ink(0xD9BE9C), to: .across)
            Wall.row(5, in: rect(204, 338, 46, 13), filling: 0.45, Wall.arch).fill(ink(0x5E6A7E))
            Wall.dome(x: 227, base: 335, width: 52, height: 38)
                .painted(ink(0xF6DE6A), ink(0x53B08A), ink(0x2A7A78), to: .across)
            Path { path in
                for row in 0..<5 {
                    let width = 52 * (1 - pow(Double(row) / 5, 2)).squareRoot()
                    let y = 334 - Double(row) * 7
                    var x = 227 - width / 2 + 2
                    while x < 227 + width / 2 - 3 {
                        path.addPath(.polygon((x, y - 3.4), (x + 3, y - 6.8), (x + 6, y - 3.4), (x + 3, y)))
                        x += 8
                    }
                }
            }
            .fill(ink(0xFFE98A, 0.8))
            Path.box(223, 286, 8, 12).painted(ink(0xFFF6E0), ink(0xD9BE9C), to: .across)
            Wall.dome(x: 227, base: 287, width: 10, height: 8).fill(ink(0x2F8A80))
            Path.box(226.3, 270, 1.4, 10).fill(ink(0x6A5A50))
            BellTower(x: 272, y: 296)
        }
    }

    private var harbor: some View {
        ZStack {
            Path.blob((70, 466), (120, 448), (240, 446), (390, 440), (390, 500), (220, 492), (120, 490))
                .painted(ink(0xFBE7C0), ink(0xE2C292))
            ForEach(0..<9, id: \.self) { index in
                Parasol(x: 146 + Double(index) * 25, y: 462 + Double(index % 2) * 10, isOrange: index.isMultiple(of: 2))
            }
            Path.curve((80, 484), (140, 492), (240, 494), (370, 500)).drawn(.white.opacity(0.8), 2.4)
            Path.curve((70, 490), (150, 500), (250, 500), (370, 508)).drawn(.white.opacity(0.4), 1.6)
            SailBoat(x: 46, y: 392, scale: 0.9, hull: ink(0x2E5FA8))
            SailBoat(x: 104, y: 338, scale: 0.55, hull: ink(0xB5403C))
            Launch(x: 62, y: 456)
        }
    }

    private var lemons: some View {
        ZStack {
            Tree.branch([(-10, 8), (60, 30), (120, 34), (176, 60)], width: 6, tip: 1.5).painted(
                ink(0x7A5A3C), ink(0x4A3626))
            Tree.branch([(60, 30), (74, 62), (72, 92)], width: 3.6, tip: 1).painted(ink(0x7A5A3C), ink(0x4A3626))
            LemonLeaves()
            Lemon(x: 70, y: 104, angle: 6)
            Lemon(x: 132, y: 76, angle: -14)
            Lemon(x: 24, y: 72, angle: 12)
        }
    }
}

/// Houses in rows that step up the hill.
private struct Terraces: View {
    let seed: Int

    private struct Home {
        let bounds: CGRect
        let color: Int
    }

    var body: some View {
        let homes = homes
        ZStack {
            ForEach(homes.indices, id: \.self) { index in
                front(homes[index], index)
            }
        }
    }

    private var homes: [Home] {
        var dice = Dice(seed)
        var homes: [Home] = []
        for row in 0..<9 {
            let base = 226 + Double(row) * 29
            let left = 268 - Double(row) * 19 + Double(row * row) * 0.4
            var x = left + dice.roll(-8...8)
            while x < 368 {
                let width = dice.roll(20...34)
                let height = dice.roll(26...46)
                if !dice.chance(0.12) {
                    homes.append(
                        Home(
                            bounds: rect(x, base - height - (x - left) * 0.13, width, height + 14),
                            color: Int(dice.roll() * 9)))
                }
                x += width + dice.roll(-2...5)
            }
        }
        return homes
    }

    private func front(_ home: Home, _ index: Int) -> some View {
        let tones = [0xF6B04E, 0xF28A5C, 0xFBE2B0, 0xE8695C, 0xFFF2DC, 0xF4C8A0, 0xEFA0A0, 0xFFD878, 0xD9E4DA]
        let bounds = home.bounds
        return ZStack {
            Path(bounds).painted(ink(tones[home.color]), ink(tones[home.color]))
            Path(bounds).painted(.white.opacity(0.22), ink(0x6A3A5A, 0.28))
            Path.box(bounds.maxX - bounds.width * 0.26, bounds.minY, bounds.width * 0.26, bounds.height).fill(
                ink(0x5A2E5A, 0.17))
            roof(bounds, index)
            Wall.row(
                max(Int(bounds.width / 9), 2), in: rect(bounds.minX + 1, bounds.minY + 8, bounds.width - 2, 9),
                filling: 0.42, Wall.arch
            )
            .fill(ink(0x35506E, 0.85))
            Wall.row(
                max(Int(bounds.width / 9), 2), in: rect(bounds.minX + 1, bounds.minY + 23, bounds.width - 2, 10),
                filling: 0.42
            ) { Path($0) }
            .fill(ink(0x35506E, 0.85))
            Path.box(bounds.minX, bounds.minY + 19, bounds.width, 1.2).fill(.white.opacity(0.6))
        }
    }

    @ViewBuilder
    private func roof(_ bounds: CGRect, _ index: Int) -> some View {
        if index.isMultiple(of: 3) {
            Path.polygon(
                (bounds.minX - 2, bounds.minY + 1), (bounds.minX + 4, bounds.minY - 7),
                (bounds.maxX - 4, bounds.minY - 7),
                (bounds.maxX + 2, bounds.minY + 1)
            ).painted(ink(0xD9714A), ink(0xA8483C))
        } else {
            Path.box(bounds.minX - 1, bounds.minY - 2, bounds.width + 2, 3.5).fill(ink(0xFFF4E2))
            if index % 3 == 1 {
                Foliage(
                    heaps: [(bounds.minX + 5, bounds.minY - 2, 5), (bounds.maxX - 8, bounds.minY - 2, 6)],
                    dark: ink(0x2F5E3C),
                    middle: ink(0x5E9450), light: ink(0xA8C868), seed: index)
            }
        }
    }
}

private struct BellTower: View {
    let x: Double
    let y: Double

    var body: some View {
        ZStack {
            Path.box(x - 10, y, 20, 110).painted(ink(0xFFE6B8), ink(0xD9A878), to: .across)
            Path.box(x - 12, y + 32, 24, 3).fill(ink(0xFFF8E6))
            Path.box(x - 12, y - 3, 24, 4).fill(ink(0xFFF8E6))
            Wall.row(2, in: rect(x - 9, y + 6, 18, 22), filling: 0.5, Wall.arch).fill(ink(0x4E4A5E))
            Wall.row(1, in: rect(x - 7, y + 46, 14, 22), filling: 0.6, Wall.arch).fill(ink(0x4E4A5E, 0.8))
            Wall.dome(x: x, base: y - 2, width: 20, height: 20).painted(ink(0xF6DE6A), ink(0x3E9A84), to: .across)
            Path.box(x - 0.7, y - 32, 1.4, 12).fill(ink(0x6A5A50))
        }
    }
}

private struct Parasol: View {
    let x: Double
    let y: Double
    let isOrange: Bool

    var body: some View {
        ZStack {
            Path.ellipse(x + 3, y + 12, 18, 4).fill(ink(0x8A6A4A, 0.35))
            Path.box(x - 0.6, y, 1.2, 12).fill(.white)
            Wall.dome(x: x, base: y + 3, width: 18, height: 9)
                .painted(isOrange ? ink(0xFF9A4A) : ink(0x2F8FD0), isOrange ? ink(0xE0622E) : ink(0x1B5FA0))
            Wall.dome(x: x, base: y + 3, width: 7, height: 9).fill(.white.opacity(0.8))
        }
    }
}

/// A motor boat with its wake.
private struct Launch: View {
    let x: Double
    let y: Double

    var body: some View {
        ZStack {
            Path.polygon((x - 60, y + 10), (x + 20, y + 4), (x - 56, y + 20)).painted(
                .white.opacity(0), .white.opacity(0.6), to: .across)
            Path.blob((x - 30, y - 2), (x - 26, y + 8), (x + 18, y + 8), (x + 36, y - 6), (x + 10, y - 3)).painted(
                .white, ink(0xB8C8DA))
            Path.blob((x - 30, y - 3), (x + 10, y - 4), (x + 34, y - 6), (x + 6, y - 7), (x - 26, y - 6)).painted(
                ink(0xB5703C), ink(0x7A4426))
            Path.polygon((x - 4, y - 6), (x + 2, y - 15), (x + 8, y - 15), (x + 12, y - 6)).painted(
                ink(0xCDEBFA), ink(0x6AA8D0))
        }
    }
}

private struct Lemon: View {
    let x: Double
    let y: Double
    let angle: Double

    var body: some View {
        ZStack {
            Path.blob(
                (0, -24), (4, -19), (15, -10), (18, 2), (13, 15), (4, 21), (0, 26), (-4, 21), (-13, 15), (-18, 2),
                (-15, -10), (-4, -19)
            )
            .painted(ink(0xFFF08A), ink(0xFFD634), ink(0xE9A520), to: .diagonal)
            Path.ellipse(-6, -5, 9, 14).fill(.white.opacity(0.4)).blur(radius: 2)
            Path.scattered(22, seed: Int(x)) { path, dice in
                path.addEllipse(in: rect(dice.sway() * 14, dice.sway() * 16, 1.2, 1.2))
            }
            .fill(ink(0xC98A10, 0.5))
        }
        .frame(width: 0, height: 0)
        .rotationEffect(.degrees(angle))
        .position(x: x, y: y)
    }
}

private struct LemonLeaves: View {
    var body: some View {
        ZStack {
            ForEach(0..<22, id: \.self) { index in
                leaf(index)
            }
        }
    }

    private func leaf(_ index: Int) -> some View {
        var dice = Dice(index + 90)
        let t = dice.roll()
        let size = dice.roll(22...40)
        let dark = index.isMultiple(of: 2)
        return ZStack {
            Path.blob(
                (0, 0), (size * 0.35, -size * 0.2), (size * 0.75, -size * 0.14), (size, 0), (size * 0.7, size * 0.14),
                (size * 0.3, size * 0.16)
            )
            .painted(dark ? ink(0x3F8A48) : ink(0x6DB455), dark ? ink(0x1B5234) : ink(0x2F7A3F))
            Path.curve((0, 0), (size * 0.5, -size * 0.02), (size * 0.95, 0)).drawn(.white.opacity(0.25), 0.9)
        }
        .frame(width: 0, height: 0)
        .rotationEffect(.degrees(dice.roll(-60...150)))
        .position(x: -6 + t * 180, y: 14 + t * 44 + dice.sway() * 16)
    }
}
