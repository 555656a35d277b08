import SwiftUI

/// Bars in two parts, one for each day.
struct BarChart: View {
    struct Bar: Equatable {
        var lower: Int
        var upper: Int
    }

    let bars: [Bar]
    /// The names of the first and the last day.
    let first: LocalizedStringKey
    let last: LocalizedStringKey
    let lowerColor: Color
    let upperColor: Color

    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        VStack(spacing: 4) {
            Canvas { context, size in draw(&context, size) }
                .frame(height: 120)
            ChartAxis(first: first, last: last)
        }
        .padding(.vertical, 6)
        .accessibilityElement(children: .ignore)
        .accessibilityAddTraits(.isImage)
    }

    private func draw(_ context: inout GraphicsContext, _ size: CGSize) {
        let most = CGFloat(max(bars.map { $0.lower + $0.upper }.max() ?? 0, 1))
        let step = size.width / CGFloat(max(bars.count, 1))
        let width = min(step * 0.7, 28)
        for (index, bar) in bars.enumerated() {
            let place = layoutDirection == .rightToLeft ? bars.count - 1 - index : index
            let x = step * (CGFloat(place) + 0.5) - width / 2
            let lower = size.height * CGFloat(bar.lower) / most
            let upper = size.height * CGFloat(bar.upper) / most
            // A day without answers keeps a trace of a bar.
            let ground = CGRect(x: x, y: size.height - 2, width: width, height: 2)
            context.fill(Path(roundedRect: ground, cornerRadius: 1), with: .color(.gray.opacity(0.3)))
            for (height, bottom, color) in [(lower, 0, lowerColor), (upper, lower, upperColor)] where height > 0 {
                let part = CGRect(x: x, y: size.height - bottom - height, width: width, height: height)
                context.fill(Path(roundedRect: part, cornerRadius: min(3, height / 2)), with: .color(color))
            }
        }
    }
}

/// A line through the days that have a value, from 0 to 1, and another for what is aimed at.
struct LineChart: View {
    /// Nil for days without a value.
    let values: [Double?]
    let goal: Double

    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        VStack(spacing: 4) {
            Canvas { context, size in draw(&context, size) }
                .frame(height: 120)
            ChartAxis(first: "29 days ago", last: "Today")
        }
        .padding(.vertical, 6)
        .accessibilityElement(children: .ignore)
        .accessibilityAddTraits(.isImage)
    }

    private func draw(_ context: inout GraphicsContext, _ size: CGSize) {
        let inner = CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)
        func y(_ value: Double) -> CGFloat { inner.maxY - inner.height * value }
        let aim = Path {
            $0.move(to: CGPoint(x: inner.minX, y: y(goal)))
            $0.addLine(to: CGPoint(x: inner.maxX, y: y(goal)))
        }
        context.stroke(aim, with: .color(.gray), style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
        var line = Path()
        let step = inner.width / CGFloat(max(values.count - 1, 1))
        var dots: [CGPoint] = []
        for (index, value) in values.enumerated() {
            guard let value else { continue }
            let place = layoutDirection == .rightToLeft ? values.count - 1 - index : index
            dots.append(CGPoint(x: inner.minX + step * CGFloat(place), y: y(value)))
        }
        line.addLines(dots)
        context.stroke(line, with: .color(.indigo), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        for dot in dots {
            let circle = Path(ellipseIn: CGRect(x: dot.x - 3, y: dot.y - 3, width: 6, height: 6))
            context.fill(circle, with: .color(.indigo))
        }
    }
}

/// The names of the first and the last day of a chart.
private struct ChartAxis: View {
    let first: LocalizedStringKey
    let last: LocalizedStringKey

    var body: some View {
        HStack {
            Text(first)
            Spacer()
            Text(last)
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
    }
}
