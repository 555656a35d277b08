import SwiftUI

/// A dark terminal for markets.
struct MarketsShot: View {
    private let up = ink(0x34E3A0)
    private let down = ink(0xFF5A76)

    var body: some View {
        ZStack {
            Ground(ink(0x0B1220), ink(0x131C33))
            VStack(spacing: 12) {
                header
                HStack(spacing: 12) {
                    candles
                    VStack(spacing: 12) {
                        ticker("BTC", "64,210", up, [0.2, 0.4, 0.3, 0.6, 0.5, 0.9])
                        ticker("ETH", "3,148", down, [0.9, 0.7, 0.76, 0.5, 0.56, 0.3])
                        ticker("SOL", "172.4", up, [0.3, 0.28, 0.5, 0.44, 0.7, 0.86])
                    }
                    .frame(width: 104)
                }
                HStack(spacing: 12) {
                    volume
                    shares.frame(width: 104)
                }
                .frame(height: 74)
            }
            .padding(18)
        }
    }

    private var header: some View {
        HStack(spacing: 14) {
            Lettering("◆ vertex", 12, .heavy, .white, design: .rounded)
            Spacer()
            ForEach(["1D", "1W", "1M", "1Y"], id: \.self) { span in
                Lettering(span, 8, .bold, span == "1W" ? .white : ink(0x6B7A99))
                    .padding(.horizontal, 7)
                    .padding(.vertical, 4)
                    .background { Capsule().fill(ink(0x3D5BFF, span == "1W" ? 1 : 0)) }
            }
        }
    }

    private func box<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        content()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { RoundedRectangle(cornerRadius: 12, style: .continuous).fill(ink(0x18233E)) }
            .overlay {
                RoundedRectangle(cornerRadius: 12, style: .continuous).strokeBorder(.white.opacity(0.06), lineWidth: 1)
            }
    }

    private var candles: some View {
        box {
            ZStack(alignment: .topLeading) {
                Path { path in
                    for row in 0..<4 {
                        path.addLines([point(10, 40 + Double(row) * 26), point(238, 40 + Double(row) * 26)])
                    }
                }
                .stroke(.white.opacity(0.06), lineWidth: 1)
                candle(rises: true).fill(up)
                candle(rises: false).fill(down)
                VStack(alignment: .leading, spacing: 1) {
                    Lettering("BTC / USD", 8, .semibold, ink(0x8A98B8))
                    HStack(alignment: .firstTextBaseline, spacing: 6) {
                        Lettering("64,210.80", 16, .bold, .white)
                        Lettering("+2.41 %", 8, .bold, up)
                    }
                }
                .padding(11)
            }
        }
    }

    private func candle(rises: Bool) -> Path {
        Path { path in
            var dice = Dice(14)
            var level = 112.0
            for index in 0..<25 {
                let change = dice.sway() * 17 - 1.6
                let x = 14 + Double(index) * 8.9
                let (top, bottom) = (min(level, level + change), max(level, level + change))
                let wick = dice.roll(2...7)
                if (change < 0) == rises {
                    path.addRoundedRect(
                        in: rect(x - 2.4, top, 4.8, max(bottom - top, 2)), cornerSize: CGSize(width: 1, height: 1))
                    path.addRect(rect(x - 0.5, top - wick, 1, bottom - top + wick * 1.8))
                }
                level = min(max(level + change, 52), 132)
            }
        }
    }

    private func ticker(_ name: String, _ price: String, _ color: Color, _ values: [Double]) -> some View {
        box {
            HStack(spacing: 6) {
                VStack(alignment: .leading, spacing: 1) {
                    Lettering(name, 7, .semibold, ink(0x8A98B8))
                    Lettering(price, 10, .bold, .white)
                }
                Spacer()
                Chart(values: values, color: color, width: 1.5).frame(width: 36, height: 20)
            }
            .padding(9)
        }
    }

    private var volume: some View {
        box {
            VStack(alignment: .leading, spacing: 6) {
                Lettering("Volume", 8, .semibold, ink(0x8A98B8))
                Bars(
                    values: (0..<30).map(trade),
                    color: ink(0x3D5BFF, 0.75), accent: up, chosen: 21, spacing: 2.6)
            }
            .padding(10)
        }
    }

    private func trade(_ hour: Int) -> Double {
        let time = Double(hour)
        return 0.3 + 0.3 * sin(time * 0.9) + 0.3 * abs(sin(time * 0.31))
    }

    private var shares: some View {
        box {
            HStack(spacing: 8) {
                ZStack {
                    Ring(fraction: 1, width: 8, colors: [ink(0x3D5BFF), ink(0x3D5BFF)], track: .clear)
                    Ring(fraction: 0.62, width: 8, colors: [up, ink(0x1FA8C8)], track: .clear)
                    Ring(fraction: 0.24, width: 8, colors: [ink(0xFFC35A), ink(0xFF7A5A)], track: .clear)
                }
                .frame(width: 48, height: 48)
                VStack(alignment: .leading, spacing: 5) {
                    ForEach([0xFF9A5A, 0x34E3A0, 0x3D5BFF], id: \.self) { color in
                        HStack(spacing: 4) {
                            Circle().fill(ink(color)).frame(width: 5)
                            Capsule().fill(.white.opacity(0.25)).frame(width: 18, height: 3)
                        }
                    }
                }
            }
        }
    }
}
