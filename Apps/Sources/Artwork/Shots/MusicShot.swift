import SwiftUI

/// A music player with a cover, and waves of sound behind it.
struct MusicShot: View {
    var body: some View {
        ZStack {
            Ground(ink(0x2A0F4E), ink(0x0E0A2A))
            Glow(x: 90, y: 80, radius: 220, color: ink(0xFF3E9A), strength: 0.6)
            Glow(x: 340, y: 250, radius: 220, color: ink(0x3E7BFF), strength: 0.6)
            waves
            Telephone(ground: ink(0x140C2E)) { player }
                .position(x: 200, y: 158)
            disc.position(x: 66, y: 176)
            equalizer.frame(width: 84, height: 70).position(x: 334, y: 150)
        }
    }

    private var waves: some View {
        ZStack {
            ForEach(0..<9, id: \.self) { index in
                wave(Double(index)).stroke(ink(index.isMultiple(of: 2) ? 0xFF6AC0 : 0x6A9AFF, 0.32), lineWidth: 1.1)
            }
        }
    }

    private func wave(_ index: Double) -> Path {
        Path { path in
            path.addLines(
                (0...80).map { step in
                    let x = Double(step) * 5
                    let height = 16 + index * 6
                    return point(x, 150 + sin(x / 52 + index * 0.35) * height + sin(x / 23 + index) * 6)
                })
        }
    }

    private var cover: some View {
        ZStack {
            LinearGradient(colors: [ink(0xFF7A5A), ink(0xF23E8A), ink(0x5A2FD0)], startPoint: .top, endPoint: .bottom)
            Circle().fill(ink(0xFFE29A)).frame(width: 44).offset(y: -8)
            VStack(spacing: 4) {
                ForEach(0..<6, id: \.self) { index in
                    Rectangle().fill(ink(0x5A2FD0, 0.75)).frame(height: 1.2 + Double(index) * 1.3)
                }
            }
            .frame(maxHeight: .infinity, alignment: .bottom)
        }
        .frame(width: 100, height: 100)
        .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
        .shadow(color: ink(0xF23E8A, 0.6), radius: 14, x: 0, y: 8)
    }

    private var player: some View {
        VStack(spacing: 12) {
            cover
            VStack(spacing: 2) {
                Lettering("Neon Tide", 13, .bold, .white)
                Lettering("Paper Lanterns", 8, .medium, .white.opacity(0.6))
            }
            ZStack(alignment: .leading) {
                Capsule().fill(.white.opacity(0.18)).frame(width: 100, height: 3)
                Capsule().fill(ink(0xFF6AC0)).frame(width: 62, height: 3)
                Circle().fill(.white).frame(width: 8).offset(x: 58)
            }
            HStack(spacing: 15) {
                Image(systemName: "backward.fill").font(.system(size: 12))
                Image(systemName: "pause.fill").font(.system(size: 15))
                    .frame(width: 38, height: 38)
                    .background {
                        Circle().fill(
                            LinearGradient(colors: [ink(0xFF6AC0), ink(0x8A4BFF)], startPoint: .top, endPoint: .bottom))
                    }
                Image(systemName: "forward.fill").font(.system(size: 12))
            }
            .foregroundColor(.white)
        }
        .padding(.top, 34)
    }

    private var disc: some View {
        ZStack {
            Circle().fill(ink(0x0A0818)).frame(width: 96).shadow(color: .black.opacity(0.5), radius: 10, x: 0, y: 8)
            ForEach(0..<6, id: \.self) { index in
                Circle().stroke(.white.opacity(0.09), lineWidth: 0.8).frame(width: 88 - Double(index) * 9)
            }
            Circle().fill(LinearGradient(colors: [ink(0xFFB35A), ink(0xF23E8A)], startPoint: .top, endPoint: .bottom))
                .frame(width: 32)
            Circle().fill(ink(0x0A0818)).frame(width: 6)
        }
    }

    private var equalizer: some View {
        Bars(
            values: [0.3, 0.62, 0.45, 0.9, 0.7, 1, 0.52, 0.8, 0.38], color: ink(0x8AB4FF, 0.9), accent: .white,
            spacing: 4)
    }
}
