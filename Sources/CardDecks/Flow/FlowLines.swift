import SwiftUI

/// Views in lines of a width, as they are filled one view after another.
struct FlowLines {
    /// Where a view stands.
    struct Item: Equatable {
        /// What the view is offered: nothing in particular, or the line's width.
        var proposal: ProposedViewSize
        /// From the start of its line.
        var x: CGFloat
        /// From the top of the first line.
        var y: CGFloat
        var line: Int
    }

    /// How much wider than the room a line may be, in points: the sum of its widths is not exact.
    static let tolerance: CGFloat = 0.001

    /// Nil for one line without end.
    private let width: CGFloat?
    private let spacing: CGFloat
    private let lineSpacing: CGFloat

    private(set) var items: [Item] = []
    /// Of each line, what its views and the spacing between them take.
    private(set) var widths: [CGFloat] = []
    /// Of all lines.
    private(set) var size = CGSize.zero

    /// The first view of the line that is being filled.
    private var lineStart = 0
    private var x: CGFloat = 0
    private var y: CGFloat = 0
    /// How far views of the line reach above and below its guide.
    private var ascent: CGFloat = 0
    private var descent: CGFloat = 0

    init(width: CGFloat?, spacing: CGFloat, lineSpacing: CGFloat) {
        self.width = width.flatMap { $0.isFinite ? max($0, 0) : nil }
        self.spacing = spacing
        self.lineSpacing = lineSpacing
    }

    /// Puts a view on this line if it fits or is the first, otherwise on the next.
    ///
    /// - Parameters:
    ///   - ideal: the size the view takes when it is offered nothing in particular.
    ///   - measure: its size and the height of its guide when offered the line's width, should that be less.
    mutating func append(ideal: CGSize, measure: (ProposedViewSize) -> (size: CGSize, guide: CGFloat)) {
        let isTooWide = width.map { ideal.width > $0 + Self.tolerance } ?? false
        let proposal = isTooWide ? ProposedViewSize(width: width, height: nil) : .unspecified
        let (size, guide) = measure(proposal)
        if items.count > lineStart {
            let end = x + spacing + size.width
            if let width, end > width + Self.tolerance { finishLine() } else { x += spacing }
        }
        // Until the line is complete, its views have their places from the guide.
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
