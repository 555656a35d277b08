import SwiftUI

/// Arranges views like words in a text: side by side, with a new line where the next view does not fit.
///
///     FlowLayout(spacing: 12) {
///         ForEach(tags) { TagView(tag: $0) }
///     }
///
/// Each view has its ideal size. A view that would be wider than a line is proposed the width of the line instead, so
/// that text in it wraps or truncates. A view that fits exactly stays on its line.
///
/// The layout is as wide as its widest line, and as high as all lines with the spacing between them. To make it take the
/// whole width, add `.frame(maxWidth: .infinity, alignment: .leading)`. If the width is not limited, as in a view that
/// scrolls sideways, there is only one line.
///
/// In a right-to-left layout, lines start on the right.
///
/// Measuring and placing take time proportional to the number of views. Lines found while measuring are used again for
/// placing.
public struct FlowLayout: Layout, Equatable, Sendable {
    /// The horizontal part aligns shorter lines: `leading`, `center` or `trailing`; others count as `leading`. The
    /// vertical part aligns the views within a line.
    public var alignment: Alignment
    /// The space between the views of a line, in points. Negative lets them overlap; NaN and infinity count as 0.
    public var spacing: CGFloat
    /// The space between two lines, in points. Negative lets them overlap; NaN and infinity count as 0.
    public var lineSpacing: CGFloat

    /// Creates a flow layout.
    ///
    /// - Parameters:
    ///   - alignment: how shorter lines are aligned horizontally, and the views within a line vertically.
    ///   - spacing: the space between the views of a line, in points.
    ///   - lineSpacing: the space between two lines, in points; nil for the same as `spacing`.
    public init(
        alignment: Alignment = .leading, spacing: CGFloat = 8, lineSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.lineSpacing = lineSpacing ?? spacing
    }

    /// What is kept about the views between measuring and placing them.
    public struct Cache {
        fileprivate var ideals: [CGSize]
        fileprivate var spacing: ViewSpacing?
        /// The most recent arrangements, the newest at the end. Containers also ask for the minimum and maximum width.
        fileprivate var arrangements: [(layout: FlowLayout, width: CGFloat?, lines: FlowLines)] = []
    }

    /// Measures all views once.
    public func makeCache(subviews: Subviews) -> Cache { Cache(ideals: subviews.map { $0.sizeThatFits(.unspecified) }) }

    /// The spacing that the views prefer to what is around them.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        if let known = cache.spacing { return known }
        let spacing = subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
        cache.spacing = spacing
        return spacing
    }

    /// The widest line, and the heights of all lines with the spacing between them.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        lines(proposal.width, subviews, &cache).size
    }

    /// Places line after line.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        let lines = lines(proposal.width, subviews, &cache)
        for (index, subview) in subviews.enumerated() {
            let item = lines.items[index]
            let indent = (bounds.width - lines.widths[item.line]) * share
            subview.place(
                at: CGPoint(x: bounds.minX + indent + item.x, y: bounds.minY + item.y), proposal: item.proposal)
        }
    }

    /// The layout itself sets no horizontal guide.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// The first baseline is that of the first line, and the last that of the last line.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
        let lines = lines(proposal.width, subviews, &cache)
        let line = guide == .firstTextBaseline ? 0 : lines.widths.count - 1
        let baselines = lines.items.indices.lazy.filter { lines.items[$0].line == line }.compactMap { index in
            subviews[index].dimensions(in: lines.items[index].proposal)[explicit: guide].map {
                bounds.minY + lines.items[index].y + $0
            }
        }
        return guide == .firstTextBaseline ? baselines.min() : baselines.max()
    }

    /// The part of the free room of a line that goes in front of it.
    private var share: CGFloat {
        switch alignment.horizontal {
        case .center: 0.5
        case .trailing: 1
        default: 0
        }
    }

    private func lines(_ width: CGFloat?, _ subviews: Subviews, _ cache: inout Cache) -> FlowLines {
        for known in cache.arrangements where known.width == width && known.layout == self { return known.lines }
        var lines = FlowLines(width: width, spacing: finite(spacing), lineSpacing: finite(lineSpacing))
        for (index, ideal) in cache.ideals.enumerated() {
            lines.append(ideal: ideal) { proposal in
                let size = proposal == .unspecified ? ideal : subviews[index].sizeThatFits(proposal)
                return (size, guide(of: subviews[index], proposal, height: size.height))
            }
        }
        lines.finish()
        if cache.arrangements.count == 3 { cache.arrangements.removeFirst() }
        cache.arrangements.append((self, width, lines))
        return lines
    }

    /// The position of the vertical alignment guide in one of the views.
    private func guide(of subview: LayoutSubview, _ proposal: ProposedViewSize, height: CGFloat) -> CGFloat {
        let guide = subview.dimensions(in: proposal)[alignment.vertical]
        return guide.isFinite ? guide : height
    }

    private func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
}

#Preview("Flow") {
    FlowLayout(spacing: 12) {
        ForEach(["One", "Twenty-two", "Three hundred and thirty-three", "4", "Fifty-five"], id: \.self) { text in
            Text(text)
                .padding(8)
                .background(Color.orange.opacity(0.2))
                .cornerRadius(10)
        }
    }
    .padding()
}
