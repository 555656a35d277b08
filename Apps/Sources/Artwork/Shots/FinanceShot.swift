import SwiftUI

/// A banking dashboard in a browser window.
struct FinanceShot: View {
    private let brand = ink(0x5B5BF0)

    var body: some View {
        ZStack {
            Ground(ink(0xE4E3FF), ink(0xC9CCFF))
            Circle().fill(ink(0x8E8CFF, 0.35)).frame(width: 220).position(x: 380, y: 40)
            Circle().fill(ink(0xFFB7C8, 0.5)).frame(width: 160).position(x: 20, y: 290)
            window
                .frame(width: 340, height: 234)
                .background { RoundedRectangle(cornerRadius: 14, style: .continuous).fill(ink(0xF7F7FC)) }
                .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
                .shadow(color: ink(0x2A2780, 0.28), radius: 20, x: 0, y: 14)
        }
    }

    private var window: some View {
        HStack(spacing: 0) {
            sidebar
            VStack(alignment: .leading, spacing: 10) {
                HStack {
                    VStack(alignment: .leading, spacing: 1) {
                        Lettering("Good morning, Ada", 12, .bold, ink(0x1C1B3A))
                        Lettering("Here is your money today", 7, .medium, ink(0x8A8AA8))
                    }
                    Spacer()
                    Circle().fill(ink(0xFFB68A)).frame(width: 18, height: 18)
                }
                HStack(spacing: 10) {
                    balance
                    card.frame(width: 104)
                }
                .frame(height: 78)
                HStack(spacing: 10) {
                    spending
                    payments.frame(width: 104)
                }
            }
            .padding(14)
        }
    }

    private var sidebar: some View {
        VStack(spacing: 13) {
            RoundedRectangle(cornerRadius: 6).fill(.white).frame(width: 18, height: 18)
                .overlay { Circle().fill(brand).frame(width: 8, height: 8) }
            ForEach(["house.fill", "creditcard.fill", "chart.bar.fill", "bell.fill", "gearshape.fill"], id: \.self) {
                name in
                Image(systemName: name)
                    .font(.system(size: 10, weight: .semibold))
                    .foregroundColor(.white.opacity(name == "house.fill" ? 1 : 0.5))
            }
            Spacer()
        }
        .padding(.top, 14)
        .frame(width: 40)
        .frame(maxHeight: .infinity)
        .background(brand)
    }

    private var balance: some View {
        Panel {
            VStack(alignment: .leading, spacing: 3) {
                Lettering("Balance", 7, .medium, ink(0x8A8AA8))
                Lettering("$24,860.50", 15, .bold, ink(0x1C1B3A))
                Chart(values: [0.2, 0.35, 0.28, 0.5, 0.42, 0.66, 0.58, 0.86], color: brand)
            }
            .padding(10)
        }
    }

    private var card: some View {
        VStack(alignment: .leading) {
            HStack {
                Lettering("nova", 9, .heavy, .white, design: .rounded)
                Spacer()
                HStack(spacing: -5) {
                    Circle().fill(.white.opacity(0.9)).frame(width: 11)
                    Circle().fill(.white.opacity(0.5)).frame(width: 11)
                }
            }
            Spacer()
            Lettering("•••• 4921", 9, .semibold, .white)
            Lettering("08/29", 6, .medium, .white.opacity(0.8))
        }
        .padding(10)
        .background {
            RoundedRectangle(cornerRadius: 12, style: .continuous)
                .fill(
                    LinearGradient(
                        colors: [ink(0xFF8FA8), ink(0x8A5BF6)], startPoint: .topLeading, endPoint: .bottomTrailing))
        }
    }

    private var spending: some View {
        Panel {
            VStack(alignment: .leading, spacing: 6) {
                Lettering("Spending", 8, .bold, ink(0x1C1B3A))
                Bars(
                    values: [0.4, 0.62, 0.5, 0.9, 0.55, 0.72, 0.38], color: ink(0xDCDCFB), accent: brand, chosen: 3)
            }
            .padding(10)
        }
    }

    private var payments: some View {
        Panel {
            VStack(alignment: .leading, spacing: 7) {
                ForEach(
                    [
                        ("cart.fill", 0xF2994A, "-$42"), ("airplane", 0x2D9CDB, "-$310"),
                        ("cup.and.saucer.fill", 0x27AE60, "-$6"),
                    ], id: \.0
                ) { item in
                    HStack(spacing: 6) {
                        Badge(symbol: item.0, color: ink(item.1), size: 18)
                        Spacer()
                        Lettering(item.2, 8, .bold, ink(0x1C1B3A))
                    }
                }
            }
            .padding(10)
        }
    }
}
