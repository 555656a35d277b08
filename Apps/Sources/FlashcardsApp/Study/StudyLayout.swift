import SwiftUI

/// Arranges the parts of the study screen: buttons beside the card in a wide window, below it in a tall one.
///
/// The subviews are, in this order, the bar, the answers, the cards and the buttons of panels. The cards take what room
/// there is, so that all buttons are in reach.
struct StudyLayout: Layout {
    private static let margin: CGFloat = 20
    private static let spacing: CGFloat = 12

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 393, height: 393))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 4 else { return }
        let (bar, answers, cards, panels) = (subviews[0], subviews[1], subviews[2], subviews[3])
        let width = ProposedViewSize(width: bounds.width - 2 * Self.margin, height: nil)
        let (barHeight, panelHeight) = (bar.sizeThatFits(width).height, panels.sizeThatFits(width).height)
        let isWide = bounds.width > bounds.height
        let margin = min(Self.margin, bounds.height / 20)
        bar.place(at: CGPoint(x: bounds.midX, y: bounds.minY + margin), anchor: .top, proposal: width)
        panels.place(at: CGPoint(x: bounds.midX, y: bounds.maxY - margin), anchor: .bottom, proposal: width)
        if isWide {
            // The card stands between two halves of the answers, as high as the window.
            let side = Self.sideWidth(bounds.width)
            cards.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: bounds.width - 2 * side, height: bounds.height))
            let free = bounds.height - barHeight - panelHeight - 2 * margin
            answers.place(
                at: CGPoint(x: bounds.midX, y: bounds.minY + margin + barHeight + free / 2), anchor: .center,
                proposal: ProposedViewSize(width: bounds.width, height: free))
        } else {
            let answerHeight = answers.sizeThatFits(width).height
            let top = bounds.minY + margin + barHeight + Self.spacing
            let bottom = bounds.maxY - margin - panelHeight - Self.spacing - answerHeight
            cards.place(
                at: CGPoint(x: bounds.midX, y: (top + bottom - Self.spacing) / 2), anchor: .center,
                proposal: ProposedViewSize(width: width.width, height: max(bottom - Self.spacing - top, 0)))
            // Exactly that high: what is left to itself takes the least, and hangs over.
            answers.place(
                at: CGPoint(x: bounds.midX, y: bottom), anchor: .top,
                proposal: ProposedViewSize(width: width.width, height: answerHeight))
        }
    }

    /// The width that the answers take on each side of the card, in points: what a card of 450 leaves, but enough for two
    /// buttons.
    static func sideWidth(_ width: CGFloat) -> CGFloat { max((width - 450) / 2, 160) }
}
