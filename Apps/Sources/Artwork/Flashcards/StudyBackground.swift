import SwiftUI

/// What lies under the cards of the study app: a calm evening over hills, darker at the edges than in the middle, where
/// white cards lie.
struct StudyBackground: View {
    static let size = CGSize(width: 852, height: 393)

    var body: some View {
        ZStack {
            LinearGradient(
                colors: [ink(0x2B3A78), ink(0x5C6BB4), ink(0xA78CC8), ink(0xF4B6B0)], startPoint: .top,
                endPoint: UnitPoint(x: 0.5, y: 0.86))
            Stars(area: rect(0, 0, 852, 150), count: 70, seed: 5)
            Disk(x: 690, y: 84, radius: 24, color: ink(0xFFF4DC), glow: ink(0xFFC8C8), reach: 8)
            Streaks(area: rect(-40, 70, 940, 140), color: ink(0xFFD6D8, 0.4), count: 14, seed: 8, softness: 4)
            hills
            trees
        }
    }

    private var hills: some View {
        ZStack {
            hill(
                [(-20, 268), (110, 236), (230, 258), (360, 214), (500, 250), (640, 222), (760, 254), (880, 230)],
                seed: 2
            )
            .painted(ink(0x8A7CBC), ink(0xE0A8B8))
            Mist(y: 290, height: 40, color: ink(0xFFD2CC, 0.6), x: 426, width: 1100)
            hill([(-20, 300), (140, 286), (300, 316), (470, 288), (620, 312), (760, 284), (880, 300)], seed: 4)
                .painted(ink(0x5F62A8), ink(0x8A7AB4))
            Mist(y: 336, height: 26, color: ink(0xE8B8C8, 0.4), x: 300, width: 900)
            hill([(-20, 336), (120, 346), (280, 330), (440, 352), (600, 338), (740, 350), (880, 330)], seed: 6)
                .painted(ink(0x3B4486), ink(0x232C62))
        }
    }

    private func hill(_ points: [(Double, Double)], seed: Int) -> Path {
        Ridge(points, roughness: 0.03, seed: seed, isSoft: true).path(to: 400)
    }

    private var trees: some View {
        ZStack {
            Tree.forest(from: -8, to: 190, heights: 18...40, spacing: 7...16, seed: 81) { 346 + $0 * 0.02 }
                .painted(ink(0x2F3876), ink(0x1B2354))
            Tree.forest(from: 676, to: 860, heights: 18...44, spacing: 7...16, seed: 82) { 350 - ($0 - 676) * 0.06 }
                .painted(ink(0x2F3876), ink(0x1B2354))
            hill([(-20, 378), (200, 366), (426, 384), (650, 368), (880, 376)], seed: 9).painted(
                ink(0x1F2858), ink(0x141B42))
        }
    }
}
