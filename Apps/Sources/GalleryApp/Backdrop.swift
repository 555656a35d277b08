import SwiftUI

/// The background behind the devices: a plain color with three soft lights.
struct Backdrop: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        GeometryReader { proxy in
            let side = max(proxy.size.width, proxy.size.height)
            ZStack {
                LinearGradient(colors: ground, startPoint: .top, endPoint: .bottom)
                light(Color(red: 0.36, green: 0.42, blue: 0.98), at: UnitPoint(x: 0.08, y: 0.1), reach: side * 0.5)
                light(Color(red: 0.96, green: 0.36, blue: 0.58), at: UnitPoint(x: 0.95, y: 0.25), reach: side * 0.45)
                light(Color(red: 1, green: 0.68, blue: 0.3), at: UnitPoint(x: 0.55, y: 1.05), reach: side * 0.5)
            }
        }
        .accessibilityHidden(true)
    }

    private var ground: [Color] {
        colorScheme == .dark
            ? [Color(red: 0.07, green: 0.07, blue: 0.1), Color(red: 0.04, green: 0.04, blue: 0.06)]
            : [Color(red: 0.97, green: 0.975, blue: 0.99), Color(red: 0.92, green: 0.93, blue: 0.96)]
    }

    private func light(_ color: Color, at center: UnitPoint, reach: CGFloat) -> some View {
        let strength = colorScheme == .dark ? 0.22 : 0.16
        return RadialGradient(
            colors: [color.opacity(strength), color.opacity(0)], center: center, startRadius: 0, endRadius: reach)
    }
}
