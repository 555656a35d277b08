import SwiftUI

/// A ground that covers the whole shot.
struct Ground: View {
    let colors: [Color]

    init(_ colors: Color...) { self.colors = colors }

    var body: some View {
        Rectangle().fill(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
    }
}

/// A telephone with something on its screen, which is 128 × 268 points.
struct Telephone<Screen: View>: View {
    var ground: Color = .white
    @ViewBuilder let screen: Screen

    var body: some View {
        ZStack(alignment: .top) {
            ground
            screen
        }
        .frame(width: 128, height: 268)
        .overlay(alignment: .top) {
            Capsule().fill(.black).frame(width: 34, height: 9).padding(.top, 6)
        }
        .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
        .padding(4)
        .background { RoundedRectangle(cornerRadius: 24, style: .continuous).fill(ink(0x15161C)) }
        .shadow(color: .black.opacity(0.28), radius: 14, x: 0, y: 12)
    }
}

/// A panel with a soft shadow.
struct Panel<Content: View>: View {
    var color: Color = .white
    var radius = 12.0
    var shadow = 0.12
    @ViewBuilder let content: Content

    var body: some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { RoundedRectangle(cornerRadius: radius, style: .continuous).fill(color) }
            .shadow(color: .black.opacity(shadow), radius: 8, x: 0, y: 5)
    }
}

/// Lettering of a size and weight.
struct Lettering: View {
    let text: String
    let size: Double
    var weight: Font.Weight = .semibold
    var color: Color = .black
    var design: Font.Design = .default

    init(
        _ text: String, _ size: Double, _ weight: Font.Weight = .semibold, _ color: Color = .black,
        design: Font.Design = .default
    ) {
        self.text = text
        self.size = size
        self.weight = weight
        self.color = color
        self.design = design
    }

    var body: some View {
        Text(text)
            .font(.system(size: size, weight: weight, design: design))
            .foregroundColor(color)
            .lineLimit(1)
            .fixedSize()
    }
}

/// A line through values from 0 to 1, with what is below it filled.
struct Chart: View {
    let values: [Double]
    let color: Color
    var width = 2.0
    var fill = 0.35

    var body: some View {
        ZStack {
            Line(values: values, isClosed: true)
                .fill(
                    LinearGradient(
                        colors: [color.opacity(fill), color.opacity(0)], startPoint: .top, endPoint: .bottom))
            Line(values: values, isClosed: false)
                .stroke(color, style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
        }
    }

    private struct Line: Shape {
        let values: [Double]
        let isClosed: Bool

        func path(in rect: CGRect) -> Path {
            let step = rect.width / CGFloat(max(values.count - 1, 1))
            let points = values.enumerated().map { index, value in
                CGPoint(x: rect.minX + CGFloat(index) * step, y: rect.maxY - rect.height * value)
            }
            return Path { path in
                path.addLines(Curve.through(points))
                guard isClosed else { return }
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }
}

/// Upright bars with round tops; values from 0 to 1.
struct Bars: View {
    let values: [Double]
    let color: Color
    let accent: Color
    var chosen = -1
    var spacing = 5.0

    var body: some View {
        GeometryReader { proxy in
            HStack(alignment: .bottom, spacing: spacing) {
                ForEach(values.indices, id: \.self) { index in
                    RoundedRectangle(cornerRadius: 3)
                        .fill(index == chosen ? accent : color)
                        .frame(height: proxy.size.height * values[index])
                        .frame(maxHeight: .infinity, alignment: .bottom)
                }
            }
        }
    }
}

/// A ring that is drawn for a part of its length.
struct Ring: View {
    let fraction: Double
    let width: Double
    let colors: [Color]
    let track: Color

    var body: some View {
        ZStack {
            Circle().stroke(track, lineWidth: width)
            Circle()
                .trim(from: 0, to: fraction)
                .stroke(
                    LinearGradient(colors: colors, startPoint: .topTrailing, endPoint: .bottomLeading),
                    style: StrokeStyle(lineWidth: width, lineCap: .round)
                )
                .rotationEffect(.degrees(-90))
        }
        .padding(width / 2)
    }
}

/// A symbol in a tinted tile.
struct Badge: View {
    let symbol: String
    let color: Color
    var size = 22.0
    var ground = 0.16

    var body: some View {
        Image(systemName: symbol)
            .font(.system(size: size * 0.48, weight: .semibold))
            .foregroundColor(color)
            .frame(width: size, height: size)
            .background { RoundedRectangle(cornerRadius: size * 0.32, style: .continuous).fill(color.opacity(ground)) }
    }
}
