import SwiftUI

/// A family of app icons.
struct IconsShot: View {
    var body: some View {
        ZStack {
            Ground(ink(0xF6F3FF), ink(0xE4ECFF))
            VStack(spacing: 26) {
                HStack(spacing: 26) {
                    icon([0xFF9A5A, 0xF2416B]) { flame }
                    icon([0x5AC8FA, 0x2F6BF2]) { cloud }
                    icon([0x7CE08A, 0x1FA86A]) { leaf }
                }
                HStack(spacing: 26) {
                    icon([0x3A3A5E, 0x15152E]) { moon }
                    icon([0xFFE08A, 0xF5A623]) { bolt }
                    icon([0xC58AFB, 0x6A3DE8]) { orbit }
                }
            }
        }
    }

    private func icon<Content: View>(_ colors: [Int], @ViewBuilder _ content: () -> Content) -> some View {
        content()
            .frame(width: 88, height: 88)
            .background {
                LinearGradient(colors: colors.map { ink($0) }, startPoint: .topLeading, endPoint: .bottomTrailing)
            }
            .overlay {
                LinearGradient(colors: [.white.opacity(0.28), .white.opacity(0)], startPoint: .top, endPoint: .center)
            }
            .clipShape(RoundedRectangle(cornerRadius: 21, style: .continuous))
            .overlay {
                RoundedRectangle(cornerRadius: 21, style: .continuous).strokeBorder(.white.opacity(0.3), lineWidth: 1)
            }
            .shadow(color: ink(colors[1], 0.4), radius: 12, x: 0, y: 10)
    }

    private var flame: some View {
        ZStack {
            Path.blob(
                (44, 16), (58, 34), (66, 50), (60, 68), (44, 74), (28, 68), (22, 52), (30, 40), (36, 44), (38, 28)
            )
            .painted(.white, ink(0xFFE3D0))
            Path.blob((44, 42), (54, 54), (54, 66), (44, 71), (34, 66), (34, 54)).painted(ink(0xFFB35A), ink(0xF2416B))
        }
    }

    private var cloud: some View {
        ZStack {
            Circle().fill(ink(0xFFE27A)).frame(width: 30).offset(x: 14, y: -14)
            Path { path in
                path.addEllipse(in: rect(18, 40, 30, 30))
                path.addEllipse(in: rect(30, 28, 34, 34))
                path.addEllipse(in: rect(46, 42, 28, 28))
                path.addRect(rect(32, 54, 28, 16))
            }
            .painted(.white, ink(0xDCEBFF))
        }
    }

    private var leaf: some View {
        ZStack {
            Path { path in
                path.move(to: point(22, 66))
                path.addQuadCurve(to: point(68, 20), control: point(20, 22))
                path.addQuadCurve(to: point(22, 66), control: point(72, 66))
                path.closeSubpath()
            }
            .painted(.white, ink(0xD6F7DC))
            Path.curve((20, 70), (38, 50), (58, 30)).drawn(ink(0x1FA86A), 3)
            Path.curve((40, 48), (40, 38), (42, 32)).drawn(ink(0x1FA86A, 0.7), 2)
            Path.curve((40, 49), (50, 50), (56, 48)).drawn(ink(0x1FA86A, 0.7), 2)
        }
    }

    private var moon: some View {
        ZStack {
            Stars(area: rect(8, 8, 72, 72), count: 16, seed: 4)
            Circle().fill(LinearGradient(colors: [.white, ink(0xC8C4F4)], startPoint: .top, endPoint: .bottom)).frame(
                width: 46)
            Circle().fill(ink(0x2A2A4A)).frame(width: 40).offset(x: 13, y: -8)
        }
    }

    private var bolt: some View {
        Path.polygon((50, 14), (24, 50), (42, 50), (36, 76), (64, 38), (46, 38)).painted(.white, ink(0xFFF4D6))
            .shadow(color: ink(0xB86A00, 0.4), radius: 4, x: 0, y: 3)
    }

    private var orbit: some View {
        ZStack {
            Ellipse().stroke(.white.opacity(0.75), lineWidth: 4).frame(width: 66, height: 26).rotationEffect(
                .degrees(-28))
            Circle().fill(LinearGradient(colors: [.white, ink(0xE2CCFF)], startPoint: .top, endPoint: .bottom)).frame(
                width: 32)
            Ellipse().trim(from: 0, to: 0.5).stroke(.white, lineWidth: 4).frame(width: 66, height: 26)
                .rotationEffect(.degrees(-28))
            Circle().fill(ink(0xFFD66A)).frame(width: 11).offset(x: 27, y: -19)
        }
    }
}
