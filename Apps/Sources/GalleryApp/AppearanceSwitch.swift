import AppData
import SwiftUI

/// A switch between light and dark mode: a sun and a moon, with a knob under the current one.
struct AppearanceSwitch: View {
    /// The chosen color scheme; nil follows the system.
    @Binding var chosenScheme: ColorScheme?

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Button {
            chosenScheme = isDark ? .light : .dark
        } label: {
            HStack(spacing: 0) {
                Image(systemName: "sun.max.fill")
                    .font(.system(size: 14, weight: .semibold))
                    .frame(width: 36, height: 30)
                    .opacity(isDark ? 0.45 : 1)
                Crescent()
                    .frame(width: 14, height: 14)
                    .frame(width: 36, height: 30)
                    .opacity(isDark ? 1 : 0.45)
            }
            .background(alignment: isDark ? .trailing : .leading) {
                Knob()
                    .frame(width: 36, height: 30)
            }
            .padding(3)
            .background { Capsule().fill(.primary.opacity(0.08)) }
            .contentShape(TouchArea())
        }
        .buttonStyle(.plain)
        .animation(.spring(response: 0.3, dampingFraction: 0.8), value: isDark)
        .accessibilityElement()
        .accessibilityLabel("Dark appearance")
        .accessibilityValue(isDark ? Text("On") : Text("Off"))
        .accessibilityAddTraits(.isButton)
        .accessibilityAction { chosenScheme = isDark ? .light : .dark }
    }

    private var isDark: Bool { colorScheme == .dark }
}

/// The knob under the selected item, which is lighter than its background in both color schemes.
struct Knob: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Capsule()
            .fill(Color(white: colorScheme == .dark ? 0.36 : 1))
            .shadow(color: .black.opacity(0.16), radius: 3, x: 0, y: 1)
    }
}

/// A crescent moon.
private struct Crescent: Shape {
    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let center = CGPoint(x: rect.midX, y: rect.midY)
        // The tips point to the upper right. The inner edge is an arc around a point beyond them.
        let start = Angle.degrees(10)
        let end = Angle.degrees(-100)
        return Path { path in
            path.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: false)
            let horn = CGPoint(x: center.x + radius * cos(start.radians), y: center.y + radius * sin(start.radians))
            let inner = CGPoint(x: center.x - radius * 0.12, y: center.y + radius * 0.28)
            path.addQuadCurve(to: horn, control: inner)
            path.closeSubpath()
        }
    }
}
