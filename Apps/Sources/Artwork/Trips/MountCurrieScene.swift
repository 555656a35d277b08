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
            peak.path(to: 420).painted(ink(0xFFEDE0), ink(0xF1D9E2), ink(0xC2C4E4), ink(0x93A2CC), ink(0xA9B4D2))
            ZStack {
                peak.shade(to: 420, lean: 0.16).painted(ink(0x5A70B8, 0.9), ink(0x6F86C8, 0.65), ink(0x6F86C8, 0.1))
                peak.planes(count: 120, length: 30...130, width: 5...20, lean: 0.2, depth: 0...200).fill(
                    ink(0x5F74BC, 0.3))
                peak.planes(count: 90, length: 20...90, width: 3...12, lean: -0.28, depth: 0...150, seed: 4)
                    .fill(.white.opacity(0.45))
                peak.planes(count: 90, length: 14...54, width: 3...11, lean: -0.12, depth: 20...230, seed: 8)
                    .fill(ink(0x3E4A78, 0.62))
                peak.planes(count: 60, length: 20...60, width: 6...18, lean: 0.05, depth: 90...260, seed: 15)
                    .fill(ink(0x46547F, 0.4))
            }
            .mask { peak.path(to: 420) }
            Path { $0.addLines(peak.line) }.drawn(ink(0xFFE9D2, 0.75), 1.3)
            Mist(y: 334, height: 40, color: ink(0xF6E0E2, 0.85))
            Mist(y: 262, height: 16, color: .white.opacity(0.45), x: 300, width: 240)
        }
    }

    private let foothills = Ridge(
        [(-10, 330), (60, 314), (130, 338), (210, 344), (290, 320), (380, 302)], roughness: 0.07, seed: 6, isSoft: true)
    private let nearHills = Ridge(
        [(-10, 360), (60, 372), (150, 386), (240, 380), (320, 360), (380, 350)], roughness: 0.06, seed: 7, isSoft: true)

    private var forests: some View {
        ZStack {
            foothills.path().painted(ink(0x7C97A6), ink(0x4F7480))
            Tree.forest(from: -5, to: 370, heights: 9...19, spacing: 2...4.5, seed: 60) { foothills.y(at: $0) + 6 }
                .painted(ink(0x6E8C98), ink(0x587A84))
            Tree.forest(from: -5, to: 370, heights: 12...22, spacing: 2.4...5, seed: 66) { foothills.y(at: $0) + 22 }
                .painted(ink(0x5F828A), ink(0x4C7078))
            Mist(y: 366, height: 20, color: ink(0xF0DEE4, 0.5), x: 130)
            nearHills.path().painted(ink(0x456F70), ink(0x24494C))
            Tree.forest(from: -5, to: 370, heights: 18...36, spacing: 3...6.5, seed: 61) { nearHills.y(at: $0) + 10 }
                .painted(ink(0x3F6A6A), ink(0x214A4C))
        }
    }

    private var river: some View {
        ZStack {
            Path.blob((-30, 414), (80, 404), (190, 408), (300, 402), (400, 408), (400, 600), (-30, 600))
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
            Tree.forest(from: 330, to: 375, heights: 26...48, spacing: 5...10, seed: 63) { _ in 432 }
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
