import SwiftUI

/// Controls for a house: a thermostat, lamps, a camera.
struct HomeShot: View {
    private let dark = ink(0x2F3A4E)

    var body: some View {
        ZStack {
            Ground(ink(0xEFF3F8), ink(0xD8E1EC))
            HStack(spacing: 16) {
                thermostat
                VStack(spacing: 16) {
                    HStack(spacing: 16) {
                        tile("lightbulb.fill", "Kitchen", "On · 70 %", 0xF5B23C, isOn: true)
                        tile("lock.fill", "Front door", "Locked", 0x6E7C92, isOn: false)
                    }
                    HStack(spacing: 16) {
                        tile("tv", "Living room", "Off", 0x6E7C92, isOn: false)
                        tile("drop.fill", "Garden", "20 min", 0x3E9BF2, isOn: true)
                    }
                }
            }
            .padding(26)
        }
    }

    private var thermostat: some View {
        raised(radius: 26) {
            VStack(spacing: 12) {
                HStack {
                    Lettering("Climate", 11, .bold, dark)
                    Spacer()
                    Image(systemName: "ellipsis").font(.system(size: 11, weight: .bold)).foregroundColor(ink(0x8A97AB))
                }
                ZStack {
                    Circle().fill(ink(0xEFF3F8)).frame(width: 126)
                        .shadow(color: .white, radius: 7, x: -5, y: -5)
                        .shadow(color: ink(0x9AAAC2, 0.6), radius: 8, x: 6, y: 6)
                    Circle().trim(from: 0.12, to: 0.88).stroke(
                        ink(0xDDE5EF), style: StrokeStyle(lineWidth: 9, lineCap: .round)
                    )
                    .rotationEffect(.degrees(90)).frame(width: 104)
                    Circle().trim(from: 0.12, to: 0.6)
                        .stroke(
                            LinearGradient(
                                colors: [ink(0xFF6A4A), ink(0xFFB65A)], startPoint: .top, endPoint: .bottom),
                            style: StrokeStyle(lineWidth: 9, lineCap: .round)
                        )
                        .rotationEffect(.degrees(90)).frame(width: 104)
                    VStack(spacing: 0) {
                        Lettering("21°", 34, .bold, dark, design: .rounded)
                        Lettering("warming up", 8, .medium, ink(0x8A97AB))
                    }
                }
                HStack(spacing: 14) {
                    round("minus")
                    round("plus")
                }
            }
            .padding(16)
        }
        .frame(width: 166)
    }

    private func round(_ symbol: String) -> some View {
        Image(systemName: symbol).font(.system(size: 13, weight: .bold)).foregroundColor(dark)
            .frame(width: 36, height: 36)
            .background {
                Circle().fill(ink(0xEFF3F8))
                    .shadow(color: .white, radius: 4, x: -3, y: -3)
                    .shadow(color: ink(0x9AAAC2, 0.55), radius: 5, x: 4, y: 4)
            }
    }

    private func tile(_ symbol: String, _ name: String, _ state: String, _ color: Int, isOn: Bool) -> some View {
        raised(radius: 20) {
            VStack(alignment: .leading, spacing: 4) {
                HStack {
                    Badge(symbol: symbol, color: ink(color), size: 28, ground: isOn ? 0.2 : 0.1)
                    Spacer()
                    toggle(ink(color), isOn: isOn)
                }
                Spacer()
                Lettering(name, 10, .bold, dark)
                Lettering(state, 8, .medium, ink(0x8A97AB))
            }
            .padding(11)
        }
    }

    private func toggle(_ color: Color, isOn: Bool) -> some View {
        ZStack(alignment: isOn ? .trailing : .leading) {
            Capsule().fill(isOn ? color : ink(0xCFD8E4)).frame(width: 24, height: 14)
            Circle().fill(.white).frame(width: 10, height: 10).padding(2)
        }
    }

    private func raised<Content: View>(radius: Double, @ViewBuilder _ content: () -> Content) -> some View {
        content()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                RoundedRectangle(cornerRadius: radius, style: .continuous).fill(ink(0xEFF3F8))
                    .shadow(color: .white.opacity(0.9), radius: 8, x: -6, y: -6)
                    .shadow(color: ink(0x9AAAC2, 0.5), radius: 10, x: 7, y: 7)
            }
    }
}
