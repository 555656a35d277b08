import SwiftUI

/// Two telephones with an app that delivers food.
struct DeliveryShot: View {
    private let brand = ink(0xF2603C)

    var body: some View {
        ZStack {
            Ground(ink(0xFFD9A8), ink(0xFFA86B))
            Circle().fill(ink(0xFFC07A)).frame(width: 260).position(x: 60, y: 40)
            Circle().fill(ink(0xF98A54)).frame(width: 200).position(x: 360, y: 280)
            Telephone(ground: ink(0xFFF8F0)) { menu }
                .rotationEffect(.degrees(-9))
                .position(x: 136, y: 162)
            Telephone(ground: .white) { dish }
                .rotationEffect(.degrees(7))
                .position(x: 272, y: 158)
        }
    }

    private var menu: some View {
        VStack(alignment: .leading, spacing: 9) {
            Lettering("Hungry?", 15, .heavy, ink(0x33190E), design: .rounded)
            HStack(spacing: 5) {
                Image(systemName: "magnifyingglass").font(.system(size: 8, weight: .bold))
                Lettering("Ramen, tacos, pho", 7.5, .medium, ink(0xA58A7C))
                Spacer()
            }
            .foregroundColor(ink(0xA58A7C))
            .padding(7)
            .background { RoundedRectangle(cornerRadius: 9).fill(.white) }
            HStack(spacing: 7) {
                place(0xFFE0D2, bowl: 0xF2603C, "Miso House")
                place(0xDDF1DC, bowl: 0x46A35E, "Green Cup")
            }
            Lettering("Near you", 9, .bold, ink(0x33190E))
            row(0xFFE9B8, bowl: 0xE8A32E, "Golden Curry", "20 min")
            row(0xE4DDFB, bowl: 0x7A5BD0, "Ube & Co", "35 min")
        }
        .padding(.horizontal, 11)
        .padding(.top, 26)
    }

    private func place(_ ground: Int, bowl: Int, _ name: String) -> some View {
        VStack(spacing: 3) {
            Bowl(color: ink(bowl)).frame(width: 36, height: 36)
            Lettering(name, 7, .bold, ink(0x33190E))
        }
        .frame(width: 49, height: 64)
        .background { RoundedRectangle(cornerRadius: 12, style: .continuous).fill(ink(ground)) }
    }

    private func row(_ ground: Int, bowl: Int, _ name: String, _ time: String) -> some View {
        HStack(spacing: 7) {
            Bowl(color: ink(bowl)).frame(width: 24, height: 24)
                .frame(width: 32, height: 32)
                .background { RoundedRectangle(cornerRadius: 9, style: .continuous).fill(ink(ground)) }
            VStack(alignment: .leading, spacing: 1) {
                Lettering(name, 7.5, .bold, ink(0x33190E))
                Lettering(time, 6.5, .medium, ink(0xA58A7C))
            }
        }
    }

    private var dish: some View {
        VStack(spacing: 10) {
            ZStack {
                brand
                Circle().fill(.white.opacity(0.14)).frame(width: 150)
                Bowl(color: ink(0xFFF2DE)).frame(width: 92, height: 92).offset(y: 12)
            }
            .frame(height: 132)
            .clipShape(UnevenRoundedRectangle(bottomLeadingRadius: 26, bottomTrailingRadius: 26))
            VStack(alignment: .leading, spacing: 7) {
                Lettering("Spicy Miso", 13, .heavy, ink(0x33190E), design: .rounded)
                HStack(spacing: 2) {
                    ForEach(0..<5, id: \.self) { _ in
                        Image(systemName: "star.fill").font(.system(size: 7)).foregroundColor(ink(0xF6B531))
                    }
                }
                Capsule().fill(ink(0xF0E6DE)).frame(width: 100, height: 5)
                Capsule().fill(ink(0xF0E6DE)).frame(width: 78, height: 5)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 12)
            HStack {
                Lettering("$14", 11, .heavy, .white)
                Spacer()
                Lettering("Add", 9, .bold, .white)
            }
            .padding(.horizontal, 12)
            .frame(width: 104, height: 30)
            .background { Capsule().fill(brand) }
        }
    }
}

/// A bowl of noodles seen from above.
private struct Bowl: View {
    let color: Color

    var body: some View {
        GeometryReader { proxy in
            let side = proxy.size.width
            ZStack {
                Circle().fill(color).shadow(color: .black.opacity(0.22), radius: side * 0.06, x: 0, y: side * 0.05)
                Circle().fill(ink(0x8A3A1E)).padding(side * 0.09)
                Circle().fill(ink(0xC8622E)).padding(side * 0.12)
                ForEach(0..<5, id: \.self) { index in
                    Circle()
                        .trim(from: 0.05, to: 0.5)
                        .stroke(ink(0xFFDD94), style: StrokeStyle(lineWidth: side * 0.035, lineCap: .round))
                        .frame(width: side * (0.22 + 0.1 * Double(index)))
                        .rotationEffect(.degrees(Double(index) * 47 + 150))
                }
                Circle().fill(.white).frame(width: side * 0.27).offset(x: side * 0.14, y: -side * 0.12)
                Circle().fill(ink(0xFFB52E)).frame(width: side * 0.14).offset(x: side * 0.14, y: -side * 0.12)
                Circle().fill(ink(0x5FA845)).frame(width: side * 0.09).offset(x: -side * 0.18, y: -side * 0.16)
                Circle().fill(ink(0x7CC257)).frame(width: side * 0.07).offset(x: -side * 0.1, y: -side * 0.22)
                Circle().fill(ink(0x5FA845)).frame(width: side * 0.08).offset(x: side * 0.2, y: side * 0.16)
            }
        }
    }
}
