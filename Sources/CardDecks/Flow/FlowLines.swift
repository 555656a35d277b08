import SwiftUI

/// Distributes views over lines, one view after another.
struct FlowLines {
    /// Where a view stands.
    struct Item: Equatable {
        /// What is proposed to the view: nothing in particular, or the width of the line.
        var proposal: ProposedViewSize
        /// From the start of its line.
        var x: CGFloat
        /// From the top of the first line.
        var y: CGFloat
        var line: Int
    }

    /// How much wider than the available width a line may be, in points, as sums of widths have rounding errors.
    static let tolerance: CGFloat = 0.001

    /// The available width; nil if it is not limited, which gives a single line.
    private let width: CGFloat?
    private let spacing: CGFloat
    private let lineSpacing: CGFloat

    private(set) var items: [Item] = []
    /// The width of each line: its views and the spacing between them.
    private(set) var widths: [CGFloat] = []
    /// The size of all lines together.
    private(set) var size = CGSize.zero

    /// The first view of the line that is being filled.
    private var lineStart = 0
    private var x: CGFloat = 0
    private var y: CGFloat = 0
    /// How far the views of the line extend above and below its guide.
    private var ascent: CGFloat = 0
    private var descent: CGFloat = 0

    init(width: CGFloat?, spacing: CGFloat, lineSpacing: CGFloat) {
        self.width = width.flatMap { $0.isFinite ? max($0, 0) : nil }
        self.spacing = spacing
        self.lineSpacing = lineSpacing
    }

    /// Puts a view on the current line if it fits or is the first there, otherwise on the next.
    ///
    /// - Parameters:
    ///   - ideal: the ideal size of the view.
    ///   - measure: measures the size and the guide of the view for a proposal; used if the view has to be narrower.
    mutating func append(ideal: CGSize, measure: (ProposedViewSize) -> (size: CGSize, guide: CGFloat)) {
        let isTooWide = width.map { ideal.width > $0 + Self.tolerance } ?? false
        let proposal = isTooWide ? ProposedViewSize(width: width, height: nil) : .unspecified
        let (size, guide) = measure(proposal)
        if items.count > lineStart {
            let end = x + spacing + size.width
            if let width, end > width + Self.tolerance { finishLine() } else { x += spacing }
        }
        // Until the line is complete, the positions of its views are relative to the guide.
        items.append(Item(proposal: proposal, x: x, y: -guide, line: widths.count))
        x += size.width
        ascent = max(items.count - 1 > lineStart ? ascent : -.infinity, guide)
        descent = max(items.count - 1 > lineStart ? descent : -.infinity, size.height - guide)
    }

    /// Completes the last line.
    mutating func finish() {
        if items.count > lineStart { finishLine() }
        size.height = max(size.height, 0)
    }

    private mutating func finishLine() {
        if !widths.isEmpty { y += lineSpacing }
        for index in lineStart..<items.count { items[index].y += y + ascent }
        y += ascent + descent
        widths.append(x)
        size.width = max(size.width, x)
        size.height = max(size.height, y)
        lineStart = items.count
        x = 0
    }
}
