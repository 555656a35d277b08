import SwiftUICore

/// Where a popover is: beside a rectangle, with an arrow that points at it.
struct PopoverPlacement: Equatable {
    /// How far the arrow stands out, and how wide it is at the card.
    static let arrow = CGSize(width: 26, height: 13)
    static let margin: CGFloat = 10
    static let radius: CGFloat = 13

    let card: CGRect
    let arrow: CGRect
    /// The side of the card on which the arrow is.
    let side: Edge

    /// - Parameters:
    ///   - wanted: the size of the card.
    ///   - side: the side of the card that the arrow is on where there is room.
    init(_ wanted: CGSize, at anchor: CGRect, in window: CGSize, covered: EdgeInsets, side wantedSide: Edge) {
        let area = CGRect(
            x: max(covered.leading, Self.margin), y: max(covered.top, Self.margin),
            width: max(window.width - max(covered.leading, Self.margin) - max(covered.trailing, Self.margin), 0),
            height: max(window.height - max(covered.top, Self.margin) - max(covered.bottom, Self.margin), 0))
        let depth = Self.arrow.height
        let room: [Edge: CGFloat] = [
            .top: area.maxY - anchor.maxY - depth, .bottom: anchor.minY - area.minY - depth,
            .leading: area.maxX - anchor.maxX - depth, .trailing: anchor.minX - area.minX - depth,
        ]
        func fits(_ side: Edge) -> Bool {
            let isVertical = side == .top || side == .bottom
            return (room[side] ?? 0) >= (isVertical ? wanted.height : wanted.width)
        }
        let order: [Edge] = [wantedSide, wantedSide.opposite, .top, .bottom]
        // Beside something that fills the window there is no room: the card then lies on it, at that end of it.
        guard let side = order.first(where: fits) ?? Self.roomiest(room, for: wanted) else {
            let other = Self(wanted, over: anchor.overlap(area), in: area, side: wantedSide)
            (side, card, arrow) = (other.side, other.card, other.arrow)
            return
        }
        self.side = side
        let isVertical = side == .top || side == .bottom
        let width = min(wanted.width, isVertical ? area.width : max(room[side] ?? 0, 0))
        let height = min(wanted.height, isVertical ? max(room[side] ?? 0, 0) : area.height)
        func clamped(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            min(max(value, low), max(low, high))
        }
        let inset = Self.radius + Self.arrow.width / 2
        if isVertical {
            let x = clamped(anchor.midX - width / 2, area.minX, area.maxX - width)
            let y = side == .top ? anchor.maxY + depth : anchor.minY - depth - height
            card = CGRect(x: x, y: clamped(y, area.minY, area.maxY - height), width: width, height: height)
            let tip = clamped(anchor.midX, card.minX + inset, card.maxX - inset)
            arrow = CGRect(
                x: tip - Self.arrow.width / 2, y: side == .top ? card.minY - depth : card.maxY,
                width: Self.arrow.width, height: depth)
        } else {
            let x = side == .leading ? anchor.maxX + depth : anchor.minX - depth - width
            let y = clamped(anchor.midY - height / 2, area.minY, area.maxY - height)
            card = CGRect(x: clamped(x, area.minX, area.maxX - width), y: y, width: width, height: height)
            let tip = clamped(anchor.midY, card.minY + inset, card.maxY - inset)
            arrow = CGRect(
                x: side == .leading ? card.minX - depth : card.maxX, y: tip - Self.arrow.width / 2, width: depth,
                height: Self.arrow.width)
        }
    }

    /// A card on its anchor, with the arrow at the end of the anchor that would have been beside it.
    private init(_ wanted: CGSize, over anchor: CGRect, in area: CGRect, side: Edge) {
        let anchor = anchor.isNull ? CGRect(x: area.midX, y: area.midY, width: 0, height: 0) : anchor
        let height = min(wanted.height, max(area.height - Self.arrow.height, 0))
        let width = min(wanted.width, area.width)
        let isAbove = side != .top
        self.side = isAbove ? .bottom : .top
        let tip = min(max(anchor.midY, area.minY + Self.arrow.height), area.maxY - Self.arrow.height)
        let top = isAbove ? tip - Self.arrow.height - height : tip + Self.arrow.height
        let y = min(max(top, area.minY), max(area.maxY - height, area.minY))
        let x = min(max(anchor.midX - width / 2, area.minX), max(area.maxX - width, area.minX))
        card = CGRect(x: x, y: y, width: width, height: height)
        arrow = CGRect(
            x: card.midX - Self.arrow.width / 2, y: isAbove ? card.maxY : card.minY - Self.arrow.height,
            width: Self.arrow.width, height: Self.arrow.height)
    }

    /// The end with more room, where that is enough for a part of the card that is worth showing.
    private static func roomiest(_ room: [Edge: CGFloat], for wanted: CGSize) -> Edge? {
        let side: Edge = (room[.top] ?? 0) >= (room[.bottom] ?? 0) ? .top : .bottom
        return (room[side] ?? 0) >= min(wanted.height, leastHeight) ? side : nil
    }

    /// A card that is cut lower than this had better lie on what it belongs to, in points.
    private static let leastHeight: CGFloat = 120

    /// The arrow together with its reflection in the card's side, which the card hides.
    var diamond: CGRect {
        switch side {
        case .top: CGRect(x: arrow.minX, y: arrow.minY, width: arrow.width, height: 2 * arrow.height)
        case .bottom:
            CGRect(x: arrow.minX, y: arrow.minY - arrow.height, width: arrow.width, height: 2 * arrow.height)
        case .leading: CGRect(x: arrow.minX, y: arrow.minY, width: 2 * arrow.width, height: arrow.height)
        case .trailing:
            CGRect(x: arrow.minX - arrow.width, y: arrow.minY, width: 2 * arrow.width, height: arrow.height)
        }
    }

    /// The point that the popover grows from, as a share of the window.
    func origin(in window: CGSize) -> UnitPoint {
        let point =
            switch side {
            case .top: CGPoint(x: arrow.midX, y: arrow.minY)
            case .bottom: CGPoint(x: arrow.midX, y: arrow.maxY)
            case .leading: CGPoint(x: arrow.minX, y: arrow.midY)
            case .trailing: CGPoint(x: arrow.maxX, y: arrow.midY)
            }
        return UnitPoint(x: point.x / max(window.width, 1), y: point.y / max(window.height, 1))
    }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}

/// Places a popover's card and its arrow.
struct PopoverLayout: Layout {
    let anchor: CGRect
    let covered: EdgeInsets
    let side: Edge

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 2 else { return }
        let most = CGSize(width: max(bounds.width - 2 * PopoverPlacement.margin, 0), height: bounds.height)
        var wanted = subviews[1].sizeThatFits(.unspecified)
        if wanted.width > most.width {
            wanted = subviews[1].sizeThatFits(ProposedViewSize(width: most.width, height: nil))
        }
        let place = PopoverPlacement(wanted, at: anchor, in: bounds.size, covered: covered, side: side)
        for (subview, frame) in zip(subviews, [place.diamond, place.card]) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }
}

/// The arrow of a popover, which lies half below the card: a square on its tip, with a rounded tip.
struct PopoverArrow: Shape {
    func path(in rect: CGRect) -> Path {
        let tips = [UnitPoint.leading, .top, .trailing, .bottom].map {
            CGPoint(x: rect.minX + rect.width * $0.x, y: rect.minY + rect.height * $0.y)
        }
        return Path {
            $0.addLines(tips)
            $0.closeSubpath()
        }
    }
}
