import SwiftUI

/// A card without its number and holder: ground, pattern, chip and wordmark.
struct CardArtwork: View {
    let style: CardStyle

    var body: some View {
        RoundedRectangle(cornerRadius: 16)
            .fill(LinearGradient(colors: style.colors, startPoint: .topLeading, endPoint: .bottomTrailing))
            .overlay { CardPattern(style: style) }
            .overlay {
                LinearGradient(
                    colors: [.white.opacity(0.22), .white.opacity(0), .black.opacity(0.18)], startPoint: .top,
                    endPoint: .bottom)
            }
            .overlay(alignment: .topLeading) {
                HStack(spacing: 12) {
                    CardChip()
                    Contactless()
                }
                .padding(.leading, 25)
                // On the smallest phone, 66 of these points are seen above the next card of a stack.
                .padding(.top, 72)
            }
            .overlay(alignment: .topTrailing) {
                Wordmark(style: style)
                    .padding(.trailing, 22)
                    .padding(.top, Wordmark.top)
            }
            .clipShape(RoundedRectangle(cornerRadius: 16))
            .overlay { RoundedRectangle(cornerRadius: 16).strokeBorder(.white.opacity(0.18), lineWidth: 1) }
    }
}

/// The metal contacts of a card.
private struct CardChip: View {
    private let metal = Gradient(colors: [
        Color(red: 0.98, green: 0.90, blue: 0.66), Color(red: 0.83, green: 0.68, blue: 0.36),
        Color(red: 0.95, green: 0.85, blue: 0.58),
    ])

    var body: some View {
        RoundedRectangle(cornerRadius: 6)
            .fill(LinearGradient(gradient: metal, startPoint: .topLeading, endPoint: .bottomTrailing))
            .overlay { ChipLines().stroke(Color(red: 0.45, green: 0.33, blue: 0.12).opacity(0.7), lineWidth: 0.8) }
            .frame(width: 40, height: 30)
    }
}

private struct ChipLines: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            let middle = CGRect(x: rect.midX - 7, y: rect.midY - 7, width: 14, height: 14)
            path.addRoundedRect(in: middle, cornerSize: CGSize(width: 4, height: 4))
            for y in [rect.minY + rect.height / 3, rect.maxY - rect.height / 3] {
                path.move(to: CGPoint(x: rect.minX, y: y))
                path.addLine(to: CGPoint(x: middle.minX, y: y))
                path.move(to: CGPoint(x: middle.maxX, y: y))
                path.addLine(to: CGPoint(x: rect.maxX, y: y))
            }
            for (start, end) in [(rect.minY, middle.minY), (middle.maxY, rect.maxY)] {
                path.move(to: CGPoint(x: rect.midX, y: start))
                path.addLine(to: CGPoint(x: rect.midX, y: end))
            }
        }
    }
}

/// Three arcs that say the card need not touch the reader.
private struct Contactless: View {
    var body: some View {
        Arcs()
            .stroke(.white.opacity(0.85), style: StrokeStyle(lineWidth: 2, lineCap: .round))
            .frame(width: 16, height: 22)
    }

    private struct Arcs: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                for radius in [6.0, 12, 18] {
                    let center = CGPoint(x: rect.minX - 4, y: rect.midY)
                    path.move(
                        to: CGPoint(
                            x: center.x + radius * cos(-Double.pi / 5), y: center.y + radius * sin(-Double.pi / 5)))
                    path.addArc(
                        center: center, radius: radius, startAngle: .degrees(-36), endAngle: .degrees(36),
                        clockwise: false)
                }
            }
        }
    }
}

/// The issuer's name in lettering of our own, in the strip that stays in sight above the next card of a stack.
private struct Wordmark: View {
    /// On the largest card, 50 points of each card are seen above the one in front of it: 41 of these.
    static let top: CGFloat = 11
    private static let height: CGFloat = 26

    let style: CardStyle

    var body: some View {
        Group {
            if style.pattern == .rings {
                HStack(spacing: 7) {
                    name(12, .semibold)
                    HStack(spacing: -9) {
                        ring(Color(red: 0.92, green: 0.18, blue: 0.16))
                        ring(Color(red: 1.0, green: 0.62, blue: 0.16).opacity(0.88))
                    }
                }
            } else {
                name(style.wordmark.count > 5 ? 19 : 26, .heavy)
                    .italic(style.pattern == .waves)
                    .kerning(style.pattern == .waves ? 0 : 1.5)
            }
        }
        .frame(height: Self.height)
    }

    private func name(_ size: CGFloat, _ weight: Font.Weight) -> Text {
        Text(style.wordmark).font(.system(size: size, weight: weight)).foregroundColor(.white)
    }

    private func ring(_ color: Color) -> some View {
        Circle().fill(color).frame(width: Self.height, height: Self.height)
    }
}
