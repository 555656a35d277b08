import SwiftUI

/// A watch with rings for a day's movement, and its figures.
struct RingsShot: View {
    var body: some View {
        ZStack {
            Ground(ink(0x10231F), ink(0x07110F))
            Glow(x: 130, y: 150, radius: 210, color: ink(0x3EF0A8), strength: 0.35)
            watch.position(x: 130, y: 150)
            VStack(alignment: .leading, spacing: 16) {
                figure("flame.fill", 0xFF5A7A, "Move", "482", "kcal", 0.82)
                figure("figure.walk", 0xB8F24A, "Steps", "9,204", "", 0.7)
                figure("heart.fill", 0x4AD8FF, "Pulse", "64", "bpm", 0.5)
            }
            .frame(width: 132)
            .position(x: 306, y: 150)
        }
    }

    private var watch: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 20).fill(
                LinearGradient(colors: [ink(0x2A3A36), ink(0x17211F)], startPoint: .top, endPoint: .bottom)
            )
            .frame(width: 96, height: 300)
            RoundedRectangle(cornerRadius: 48, style: .continuous)
                .fill(
                    LinearGradient(
                        colors: [ink(0x5E6E6A), ink(0x232E2C)], startPoint: .topLeading, endPoint: .bottomTrailing)
                )
                .frame(width: 160, height: 188)
                .shadow(color: .black.opacity(0.6), radius: 16, x: 0, y: 12)
            RoundedRectangle(cornerRadius: 4).fill(ink(0x3E4C49)).frame(width: 9, height: 34).offset(x: 82, y: -26)
            RoundedRectangle(cornerRadius: 41, style: .continuous).fill(.black).frame(width: 144, height: 172)
            VStack(spacing: 6) {
                HStack {
                    Lettering("Today", 11, .semibold, ink(0x3EF0A8))
                    Spacer()
                    Lettering("10:09", 11, .medium, .white)
                }
                .padding(.horizontal, 24)
                ZStack {
                    Ring(fraction: 0.82, width: 11, colors: [ink(0xFF8AA0), ink(0xF2264E)], track: ink(0xF2264E, 0.22))
                        .frame(width: 116, height: 116)
                    Ring(fraction: 0.7, width: 11, colors: [ink(0xDFFF6A), ink(0x7ADB1E)], track: ink(0x7ADB1E, 0.22))
                        .frame(width: 90, height: 90)
                    Ring(fraction: 0.5, width: 11, colors: [ink(0x8AF0FF), ink(0x1EA8E8)], track: ink(0x1EA8E8, 0.22))
                        .frame(width: 64, height: 64)
                }
            }
            .frame(width: 144)
        }
    }

    private func figure(_ symbol: String, _ color: Int, _ name: String, _ value: String, _ unit: String, _ part: Double)
        -> some View
    {
        VStack(alignment: .leading, spacing: 5) {
            HStack(spacing: 7) {
                Badge(symbol: symbol, color: ink(color), size: 24)
                Lettering(name, 10, .medium, .white.opacity(0.65))
            }
            HStack(alignment: .firstTextBaseline, spacing: 3) {
                Lettering(value, 22, .bold, .white, design: .rounded)
                Lettering(unit, 9, .medium, .white.opacity(0.6))
            }
            ZStack(alignment: .leading) {
                Capsule().fill(.white.opacity(0.12)).frame(width: 124, height: 4)
                Capsule().fill(ink(color)).frame(width: 124 * part, height: 4)
            }
        }
    }
}
