/// The legend that a chart has by itself: a color and a name for each value, in as many lines as they need.
struct ChartLegendView: View {
    let model: ChartModel

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if let ramp = model.styles.foreground.ramp {
                RampLegend(colors: ramp, domain: model.styles.foreground.domain)
            }
            let entries = model.legendEntries
            if !entries.isEmpty {
                FlowLayout(spacing: 8, lineSpacing: 4) {
                    ForEach(entries) { entry in
                        HStack(spacing: 4) {
                            LegendSwatch(entry: entry)
                            entry.id.text
                        }
                        .accessibilityElement(children: .combine)
                    }
                }
            }
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
    }
}

/// What stands before a name: its symbol in its color, or a piece of its line.
private struct LegendSwatch: View {
    let entry: LegendEntry
    @ScaledMetric(relativeTo: .caption2) private var size = 8.0

    var body: some View {
        if let stroke = entry.stroke {
            LegendLine().stroke(entry.paint, style: stroke).frame(width: 20, height: size)
        } else {
            switch entry.symbol {
            case .shape(let shape): shape.fill(entry.paint).frame(width: size, height: size)
            case .view(let view): view.foregroundStyle(entry.paint)
            }
        }
    }
}

private struct LegendLine: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        }
    }
}

/// The colors of quantities, from the least to the greatest.
private struct RampLegend: View {
    let colors: [Color]
    let domain: [_PlottedValue]

    var body: some View {
        HStack(spacing: 6) {
            domain.first?.text
            LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
                .frame(width: 80, height: 8)
                .clipShape(.capsule)
            domain.last?.text
        }
    }
}

/// Views in lines, as words of a text.
struct FlowLayout: Layout {
    var spacing: CGFloat
    var lineSpacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        arrange(subviews, width: proposal.width ?? .infinity).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let frames = arrange(subviews, width: bounds.width + 0.5).frames
        for (subview, frame) in zip(subviews, frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func arrange(_ subviews: Subviews, width: CGFloat) -> (frames: [CGRect], size: CGSize) {
        var frames: [CGRect] = []
        var size = CGSize.zero
        var x: CGFloat = 0
        var y: CGFloat = 0
        var height: CGFloat = 0
        for subview in subviews {
            var wanted = subview.sizeThatFits(.unspecified)
            if wanted.width > width { wanted = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
            if x > 0, x + wanted.width > width {
                x = 0
                y += height + lineSpacing
                height = 0
            }
            frames.append(CGRect(origin: CGPoint(x: x, y: y), size: wanted))
            x += wanted.width + spacing
            height = max(height, wanted.height)
            size = CGSize(width: max(size.width, x - spacing), height: y + height)
        }
        return (frames, size)
    }
}
