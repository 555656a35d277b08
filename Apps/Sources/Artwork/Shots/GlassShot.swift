import SwiftUI

/// Shaded solids and soft light, as for a cover.
struct GlassShot: View {
    var body: some View {
        ZStack {
            Ground(ink(0xFF9FB8), ink(0x8A6BF2), ink(0x3E8BFF))
            Circle().fill(ink(0xFFE29A)).frame(width: 240).position(x: 70, y: 60).blur(radius: 50)
            Circle().fill(ink(0xFF5AA8)).frame(width: 220).position(x: 350, y: 270).blur(radius: 56)
            tube
            ball(x: 292, y: 92, radius: 52, [0xFFF0B8, 0xFFB23C, 0xE85A2E])
            ball(x: 96, y: 214, radius: 66, [0xFFD6F0, 0xF25AA8, 0x8A1FA8])
            ball(x: 330, y: 226, radius: 30, [0xD6FBFF, 0x3EC8F2, 0x1F5AD8])
            cone
            ball(x: 182, y: 66, radius: 17, [0xFFFFFF, 0xB8A8FF, 0x5A3ED8])
            plate
        }
    }

    private func ball(x: Double, y: Double, radius: Double, _ colors: [Int]) -> some View {
        ZStack {
            Path.ellipse(x + radius * 0.2, y + radius * 1.16, radius * 1.7, radius * 0.4).fill(ink(0x2A0F5E, 0.4)).blur(
                radius: 9)
            Circle()
                .fill(
                    RadialGradient(
                        colors: colors.map { ink($0) }, center: UnitPoint(x: 0.34, y: 0.28), startRadius: 0,
                        endRadius: radius * 1.6)
                )
                .frame(width: radius * 2, height: radius * 2)
                .position(x: x, y: y)
            Path.ellipse(x - radius * 0.36, y - radius * 0.46, radius * 0.5, radius * 0.3).fill(.white.opacity(0.7))
                .blur(radius: 4)
        }
    }

    private var tube: some View {
        ZStack {
            ForEach(0..<26, id: \.self) { index in
                let t = Double(index) / 25
                Circle()
                    .trim(from: 0.08 + t * 0.004, to: 0.9)
                    .stroke(
                        Color(
                            hue: 0.56 + 0.2 * t, saturation: 0.55 - 0.25 * sin(t * .pi),
                            brightness: 0.72 + 0.28 * sin(t * .pi)),
                        style: StrokeStyle(lineWidth: 2.6, lineCap: .round)
                    )
                    .frame(width: 122 + Double(index) * 2.4)
            }
        }
        .rotationEffect(.degrees(24))
        .position(x: 212, y: 158)
        .shadow(color: ink(0x1F0F5E, 0.4), radius: 14, x: 0, y: 14)
    }

    private var cone: some View {
        ZStack {
            Path.ellipse(272, 274, 110, 16).fill(ink(0x2A0F5E, 0.4)).blur(radius: 8)
            Path { path in
                path.move(to: point(262, 168))
                path.addLine(to: point(312, 258))
                path.addQuadCurve(to: point(214, 258), control: point(262, 286))
                path.closeSubpath()
            }
            .painted(ink(0xEFFFF4), ink(0x5AE0A8), ink(0x0F8A8A), to: .across)
        }
    }

    private var plate: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 22, style: .continuous).fill(.white.opacity(0.2))
            RoundedRectangle(cornerRadius: 22, style: .continuous)
                .fill(
                    LinearGradient(
                        colors: [.white.opacity(0.4), .white.opacity(0.05)], startPoint: .topLeading,
                        endPoint: .bottomTrailing))
            RoundedRectangle(cornerRadius: 22, style: .continuous).strokeBorder(.white.opacity(0.6), lineWidth: 1.2)
            VStack(spacing: 3) {
                Lettering("prisma", 28, .heavy, .white, design: .rounded)
                Lettering("soft solids, vol. 2", 9, .medium, .white.opacity(0.9))
            }
        }
        .frame(width: 176, height: 92)
        .shadow(color: ink(0x1F0F5E, 0.3), radius: 14, x: 0, y: 10)
        .position(x: 200, y: 158)
    }
}
