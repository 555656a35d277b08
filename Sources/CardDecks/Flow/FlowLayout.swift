import SwiftUI

/// Lines up views as text lines up words: side by side, and on a new line where the next one does not fit.
///
///     FlowLayout(spacing: 12) {
///         ForEach(tags) { TagView(tag: $0) }
///     }
///
/// A view is offered no particular size, and takes its ideal one. One that is wider than a line is offered the width of
/// the line instead, so that text in it wraps or truncates. What fits exactly stays.
///
/// The layout is as wide as its widest line, and exactly as high as its lines and the spacing between them. To let it
/// take the whole width, put it in `.frame(maxWidth: .infinity, alignment: .leading)`. Without a width to keep to, as
/// in a view that scrolls sideways, it has one line.
///
/// Under a right-to-left layout direction lines start on the right.
///
/// Measuring and placing take time proportional to the number of views; lines are kept from one to the other.
public struct FlowLayout: Layout, Equatable, Sendable {
    /// Horizontally: which side shorter lines keep to; `leading`, `center` or `trailing`, others count as `leading`.
    /// Vertically: how the views of a line stand to each other.
    public var alignment: Alignment
    /// Between the views of a line, in points. Negative lets them overlap; NaN and infinity count as 0.
    public var spacing: CGFloat
    /// Between two lines, in points. Negative lets them overlap; NaN and infinity count as 0.
    public var lineSpacing: CGFloat

    /// A layout in lines.
    ///
    /// - Parameters:
    ///   - alignment: which side shorter lines keep to, and how the views of a line stand to each other.
    ///   - spacing: between the views of a line, in points.
    ///   - lineSpacing: between two lines, in points; nil for the same as `spacing`.
    public init(
        alignment: Alignment = .leading, spacing: CGFloat = 8, lineSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.lineSpacing = lineSpacing ?? spacing
    }

    /// What is known of the views between measuring and placing them.
    public struct Cache {
        fileprivate var ideals: [CGSize]
        fileprivate var spacing: ViewSpacing?
        /// The arrangements asked for last, newest last: containers ask for the least and the greatest width too.
        fileprivate var arrangements: [(layout: FlowLayout, width: CGFloat?, lines: FlowLines)] = []
    }

    /// Measures all views once.
    public func makeCache(subviews: Subviews) -> Cache { Cache(ideals: subviews.map { $0.sizeThatFits(.unspecified) }) }

    /// The distances that the views want to what is around them.
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

    /// Which part of the room that a line leaves comes before it.
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

    /// Where the guide that a line's views stand by lies in one of them.
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
