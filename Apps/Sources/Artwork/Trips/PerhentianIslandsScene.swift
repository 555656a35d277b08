import SwiftUI

/// A beach at noon: leaning palms, a wooden boat in clear water, green islands.
struct PerhentianIslandsScene: View {
    private let shore = 226.0

    var body: some View {
        ZStack {
            Sky(ink(0x1489E0), ink(0x58BCF4), ink(0xCDF0F8), horizon: 0.41)
            Cumulus(x: 270, y: 122, width: 160, seed: 3)
            Cumulus(x: 190, y: 178, width: 120, seed: 8).opacity(0.9)
            Cumulus(x: 330, y: 196, width: 110, seed: 5).opacity(0.85)
            islands
            sea
            boat
            beach
            palms
        }
    }

    private var islands: some View {
        ZStack {
            Ridge(
                [(120, 228), (160, 206), (200, 190), (240, 202), (280, 194), (330, 214), (380, 226)], roughness: 0.06,
                seed: 3, isSoft: true
            )
            .path(to: shore + 2).painted(ink(0x7CB4C4), ink(0xA9D4D4))
            Ridge(
                [(206, 230), (240, 200), (280, 170), (316, 152), (350, 164), (390, 150)], roughness: 0.08, seed: 6,
                isSoft: true
            )
            .path(to: shore + 3).painted(ink(0x5FAE6E), ink(0x2F7A5A))
            Ridge([(206, 230), (236, 214), (280, 200), (320, 190), (390, 184)], roughness: 0.2, seed: 16)
                .path(to: shore + 3).painted(ink(0x4E9E5E), ink(0x226B50))
            Foliage(
                heaps: Foliage.row(17, from: 218, step: 10, y: 218, wave: 3, radius: 8), dark: ink(0x1F5F48),
                middle: ink(0x3A8A54), light: ink(0x86BE60), seed: 4)
            Path.blob((200, 229), (250, 223), (320, 222), (390, 220), (390, 230), (280, 232)).fill(ink(0xFFF4D8))
        }
    }

    private var sea: some View {
        ZStack {
            Water(
                top: shore + 2, bottom: 470, ink(0x1E8FD0), ink(0x18B4D8), ink(0x3FD6DC), ink(0x8FF0E2), ink(0xD4FBEC))
            Path.blob(
                (-30, 300), (60, 286), (170, 300), (260, 290), (390, 306), (390, 326), (250, 316), (120, 326),
                (-30, 318)
            )
            .fill(ink(0x0E7FB8, 0.4)).blur(radius: 8)
            Path.blob((40, 350), (100, 342), (150, 352), (110, 364)).fill(ink(0x128FA8, 0.35)).blur(radius: 6)
            Glints(area: rect(0, shore + 4, 363, 220), count: 190, color: .white.opacity(0.5), seed: 9)
            Ripples(area: rect(-20, 320, 400, 130), count: 80, color: .white.opacity(0.4), seed: 33)
        }
    }

    private var boat: some View {
        ZStack {
            Path.ellipse(232, 398, 150, 14).fill(ink(0x0A7A90, 0.4)).blur(radius: 4)
            Path.curve((296, 350), (318, 386), (330, 440)).drawn(ink(0xF4E6C4), 1.2)
            Path.blob(
                (146, 338), (166, 358), (200, 364), (250, 364), (290, 356), (318, 326), (310, 358), (288, 380),
                (250, 388), (196, 387),
                (164, 376)
            ).painted(ink(0x2FA8A0), ink(0x17737E), ink(0x0F4A5E))
            Path.blob((150, 342), (200, 366), (250, 366), (312, 336), (290, 354), (250, 360), (200, 359)).painted(
                ink(0x9A6A42), ink(0x6E4428))
            Path.curve((146, 338), (170, 360), (204, 367), (250, 367), (292, 358), (319, 326)).drawn(ink(0xFFF2D2), 2.6)
            Path.curve((156, 364), (196, 378), (250, 379), (290, 370), (306, 356)).drawn(ink(0xF2B43C), 2.2)
            Path { path in for x in [190.0, 222, 254] { path.addRect(rect(x, 318, 2.4, 46)) } }.fill(ink(0xC89A62))
            Path.polygon((178, 322), (188, 308), (258, 307), (268, 320)).painted(ink(0xFF8A4A), ink(0xE25A38))
            Path.polygon((178, 322), (268, 320), (266, 326), (180, 328)).fill(ink(0xB83E2C))
            Path.blob((312, 330), (322, 334), (318, 346), (308, 342)).fill(ink(0xF4486A))
        }
    }

    private var beach: some View {
        ZStack {
            Path.blob((-30, 424), (60, 436), (150, 430), (250, 446), (390, 424), (390, 620), (-30, 620)).fill(
                .white.opacity(0.55))
            Path.blob((-30, 432), (60, 445), (150, 440), (250, 455), (390, 434), (390, 620), (-30, 620)).painted(
                ink(0xD9C296), ink(0xFFF0CC))
            Path.curve((-10, 436), (60, 448), (150, 442), (250, 458), (370, 438)).drawn(.white, 5)
            Path.curve((-10, 428), (60, 438), (150, 433), (250, 448), (370, 427)).drawn(.white.opacity(0.7), 2.4)
            Path.blob((-30, 458), (70, 470), (160, 466), (260, 480), (390, 462), (390, 620), (-30, 620))
                .painted(ink(0xFFF6DC), ink(0xFFE9BC), ink(0xEBCB94))
            Path.scattered(220, seed: 12) { path, dice in
                path.addEllipse(in: rect(dice.roll(0...363), 478 + dice.roll() * 90, dice.roll(0.8...1.8), 0.9))
            }
            .fill(ink(0xB8935A, 0.4))
            Path.blob((60, 500), (130, 488), (220, 498), (300, 490), (270, 510), (170, 514)).fill(ink(0xB98A5E, 0.28))
                .blur(radius: 6)
            starfish
        }
    }

    private var starfish: some View {
        Path { path in
            path.addLines(
                Curve.through(
                    (0..<10).map { index in
                        let angle = Double(index) * .pi / 5 - 0.3
                        let radius = index.isMultiple(of: 2) ? 11.0 : 4.4
                        return point(312 + cos(angle) * radius, 500 + sin(angle) * radius * 0.7)
                    }, isClosed: true))
        }
        .painted(ink(0xFF9A6A), ink(0xE2603E))
    }

    private var palms: some View {
        ZStack {
            Palm(trunk: [(22, 530), (44, 420), (88, 300), (150, 190)], reach: 104, seed: 4, width: 13)
            Palm(trunk: [(-6, 540), (0, 400), (14, 250), (34, 120)], reach: 112, seed: 9, width: 15)
            Path.ellipse(148, 196, 9, 10).painted(ink(0xB9773E), ink(0x6A3E22))
            Path.ellipse(156, 198, 9, 10).painted(ink(0xB9773E), ink(0x6A3E22))
            Path.ellipse(32, 128, 10, 11).painted(ink(0xB9773E), ink(0x6A3E22))
            Path.ellipse(42, 129, 10, 11).painted(ink(0xB9773E), ink(0x6A3E22))
            Grass(y: 544, height: 16...46, color: ink(0x2F8A4A), seed: 5, spacing: 3.2, to: 74)
            Grass(y: 556, height: 14...40, color: ink(0x1B6A40), seed: 7, spacing: 3, to: 92)
        }
    }
}
