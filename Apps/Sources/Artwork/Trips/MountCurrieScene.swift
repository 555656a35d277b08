import SwiftUI

/// A great snow peak in the first light over forests and a braided river.
struct MountCurrieScene: View {
    private let peak = Ridge(
        [
            (-10, 262), (30, 226), (58, 234), (92, 176), (118, 184), (146, 118), (168, 128), (190, 82), (214, 116),
            (232, 108),
            (262, 172), (284, 164), (318, 222), (346, 214), (380, 250),
        ], roughness: 0.17, seed: 34)

    var body: some View {
        ZStack {
            Sky(ink(0x27477E), ink(0x6C8EC4), ink(0xF0B9B4), ink(0xFFE0C0), horizon: 0.56)
            Stars(area: rect(0, 0, 363, 110), count: 36, seed: 2)
            Streaks(area: rect(-20, 60, 400, 120), color: ink(0xFFD0C4, 0.5), count: 10, seed: 8)
            Glow(x: 20, y: 240, radius: 220, color: ink(0xFFC79A), strength: 0.5)
            mountains
            forests
            river
            foreground
        }
    }

    private var mountains: some View {
        ZStack {
            Ridge(
                [(-10, 300), (40, 266), (90, 282), (150, 250), (230, 270), (300, 244), (380, 276)], roughness: 0.14,
                seed: 5
            )
            .path(to: 420).painted(ink(0xA9B4D6), ink(0xDDD0DA))
            Mountain(
                ridge: peak, colors: [ink(0xE8C8C0), ink(0x9C97B4), ink(0x6A7AA2), ink(0x7F94B4)], shade: ink(0x3B4A80),
                floor: 420, cracks: 160)
            ZStack {
                peak.snow(depth: { 138 - ($0.y - 80) * 0.42 }, tongue: 12).painted(
                    ink(0xFFF3E8), ink(0xF2DCE4), ink(0xB9C4E6))
                peak.shade(to: 400, lean: 0.16).painted(ink(0x6277B8, 0.85), ink(0x7E92CC, 0.5), ink(0x7E92CC, 0))
                peak.gullies(count: 150, length: 14...70, lean: -0.25).drawn(ink(0x5668A4, 0.42), 1)
                peak.gullies(count: 110, length: 8...40, lean: 0.3, seed: 4).drawn(.white.opacity(0.6), 1)
                peak.gullies(count: 30, length: 4...13, lean: -0.2, seed: 8).drawn(ink(0x424E78, 0.8), 2)
            }
            .mask { peak.path(to: 420) }
            Path { $0.addLines(peak.line) }.drawn(ink(0xFFE9D2, 0.75), 1.3)
            Mist(y: 334, height: 40, color: ink(0xF6E0E2, 0.85))
            Mist(y: 262, height: 16, color: .white.opacity(0.45), x: 300, width: 240)
        }
    }

    private var forests: some View {
        ZStack {
            Ridge(
                [(-10, 330), (60, 312), (130, 344), (210, 352), (290, 318), (380, 298)], roughness: 0.07, seed: 6,
                isSoft: true
            )
            .path().painted(ink(0x7C97A6), ink(0x4F7480))
            Tree.forest(from: -5, to: 370, heights: 9...19, spacing: 2...4.5, seed: 60) { 334 + cos($0 / 58) * 14 }
                .painted(ink(0x65858F), ink(0x4C7078))
            Mist(y: 360, height: 20, color: ink(0xF0DEE4, 0.55), x: 130)
            Ridge(
                [(-10, 352), (60, 370), (150, 386), (240, 378), (320, 350), (380, 340)], roughness: 0.06, seed: 7,
                isSoft: true
            )
            .path().painted(ink(0x456F70), ink(0x24494C))
            Tree.forest(from: -5, to: 370, heights: 18...36, spacing: 3...6.5, seed: 61) {
                382 + cos($0 / 52 + 2.6) * 18
            }
            .painted(ink(0x3F6A6A), ink(0x214A4C))
        }
    }

    private var river: some View {
        ZStack {
            Path.blob((-30, 410), (80, 398), (190, 402), (300, 396), (400, 402), (400, 600), (-30, 600))
                .painted(ink(0x8FA070), ink(0x54713F), ink(0x24432F))
            Path.blob(
                (236, 398), (214, 404), (150, 412), (128, 420), (172, 430), (232, 440), (250, 454), (214, 474),
                (150, 500),
                (120, 540), (110, 590), (330, 590), (300, 540), (296, 504), (318, 474), (322, 450), (286, 432),
                (214, 420),
                (196, 416), (226, 408)
            ).painted(ink(0xFFE3D4), ink(0xB7C4E2), ink(0x6C9AC0), ink(0x3B6E96))
            Glints(area: rect(120, 420, 190, 140), count: 60, color: .white.opacity(0.65), seed: 15, x: 214, spread: 26)
            Tree.forest(from: -5, to: 130, heights: 22...46, spacing: 5...10, seed: 62) { 434 + $0 * 0.02 }
                .painted(ink(0x2F5E54), ink(0x143B38))
            Tree.forest(from: 296, to: 375, heights: 26...52, spacing: 5...10, seed: 63) { _ in 440 }
                .painted(ink(0x2F5E54), ink(0x143B38))
        }
    }

    private var foreground: some View {
        ZStack {
            Tree.forest(from: -14, to: 104, heights: 84...136, spacing: 12...24, seed: 64) { 528 + $0 * 0.12 }
                .painted(ink(0x1F4A46), ink(0x0B2628))
            Tree.forest(from: 318, to: 384, heights: 110...176, spacing: 14...24, seed: 65) { _ in 548 }
                .painted(ink(0x1F4A46), ink(0x0B2628))
            Path.blob((-30, 520), (60, 510), (140, 540), (150, 600), (-30, 600)).painted(ink(0x143A34), ink(0x081E1E))
            Path.blob((290, 546), (340, 524), (400, 520), (400, 600), (280, 600)).painted(ink(0x143A34), ink(0x081E1E))
            Birds(at: point(92, 130), count: 5, color: ink(0x3A4A7A, 0.8), seed: 5)
        }
    }
}
