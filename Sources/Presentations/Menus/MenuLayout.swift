import SwiftUICore

/// What a part of a menu is to its layout.
enum MenuPart: Hashable {
    case row
    /// A section's header, which stays above its rows.
    case header
    /// Between two sections.
    case band
    /// The ground of a divider that an app put between rows.
    case bandGround
    /// Anything else, as a divider.
    case other
}

struct MenuPartKey: LayoutValueKey {
    static var defaultValue: MenuPart { .other }
}

/// Lines up the rows of a menu. Where it opens upward, the first is nearest to what it was opened from.
struct MenuRowsLayout: FramesLayout {
    static var width: CGFloat { MenuMetrics.width }

    let isReversed: Bool
    /// How far the titles of rows are from the edge, in points.
    var leading: CGFloat = 16

    func arrange(_ subviews: Subviews, _ width: CGFloat) -> (frames: [(Int, CGRect)], height: CGFloat) {
        var groups: [(header: [Int], rows: [Int])] = [([], [])]
        var bands: [Int] = []
        var grounds: [Int] = []
        for index in subviews.indices {
            switch subviews[index][MenuPartKey.self] {
            case .row: groups[groups.count - 1].rows.append(index)
            case .header: groups[groups.count - 1].header.append(index)
            case .bandGround: grounds.append(index)
            case .band:
                bands.append(index)
                groups.append(([], []))
            case .other:
                if subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil)).height <= 1 {
                    bands.append(index)
                    groups.append(([], []))
                } else {
                    groups[groups.count - 1].rows.append(index)
                }
            }
        }
        groups.removeAll { $0.header.isEmpty && $0.rows.isEmpty }
        if isReversed { groups = groups.reversed().map { ($0.header, $0.rows.reversed()) } }
        var frames: [(Int, CGRect)] = []
        var y: CGFloat = 0
        for (place, group) in groups.enumerated() {
            if place > 0 {
                let band = CGRect(x: 0, y: y, width: width, height: MenuMetrics.band)
                if let ground = grounds.popLast() { frames.append((ground, band)) }
                y += MenuMetrics.band
            }
            for index in group.header + group.rows {
                // What is no row by itself, as a text, stands where the titles of rows do.
                let isPlain = subviews[index][MenuPartKey.self] == .other
                let inner = isPlain ? max(width - leading - 16, 0) : width
                let height = subviews[index].sizeThatFits(ProposedViewSize(width: inner, height: nil)).height
                let room = isPlain ? max(height + 2 * MenuMetrics.rowPadding, MenuMetrics.rowHeight) : height
                let corner = CGPoint(x: isPlain ? leading : 0, y: y + (room - height) / 2)
                frames.append((index, CGRect(origin: corner, size: CGSize(width: inner, height: height))))
                y += room
            }
        }
        for index in bands + grounds { frames.append((index, .zero)) }
        return (frames, y)
    }
}

/// Puts a menu beside what it was opened from: below it where that is in the upper part of the window, else above, and
/// always within the window.
struct MenuPlacement: Layout {
    let anchor: CGRect
    let covered: EdgeInsets
    var gap: CGFloat = 8
    /// Whether it is a point that a corner of the menu is at.
    var isAtPoint = false

    /// Whether a menu beside `anchor` opens upward.
    static func opensUpward(from anchor: CGRect, in window: CGSize) -> Bool { anchor.midY > window.height * 0.55 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            let frame = frame(in: bounds.size) { subview.sizeThatFits($0) }
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frame(in window: CGSize, _ sizeThatFits: (ProposedViewSize) -> CGSize) -> CGRect {
        let margin = MenuMetrics.margin
        let top = max(covered.top, margin)
        let bottom = window.height - max(covered.bottom, margin)
        let width = min(sizeThatFits(.unspecified).width, max(window.width - 2 * margin, 0))
        let height = min(sizeThatFits(ProposedViewSize(width: width, height: nil)).height, max(bottom - top, 0))
        let below = anchor.maxY + gap
        let above = anchor.minY - gap - height
        let isUpward = Self.opensUpward(from: anchor, in: window)
        var y = isUpward ? above : below
        if isUpward, above < top, below + height <= bottom { y = below }
        if !isUpward, below + height > bottom, above >= top { y = above }
        y = min(max(y, top), max(bottom - height, top))
        let middle = anchor.midX / max(window.width, 1)
        var x =
            isAtPoint
            ? (anchor.minX + width > window.width - margin ? anchor.minX - width : anchor.minX)
            : middle < 0.4 ? anchor.minX : middle > 0.6 ? anchor.maxX - width : anchor.midX - width / 2
        x = min(max(x, margin), max(window.width - margin - width, margin))
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
