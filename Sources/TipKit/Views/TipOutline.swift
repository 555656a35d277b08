/// A rounded rectangle with an arrow in the middle of one side, which stands out as far as `depth`.
///
/// Like all shapes it is mirrored where text runs from right to left, so that leading is on the left here.
struct TipOutline: Shape {
    /// The side with the arrow; nil for none.
    let side: Edge?
    let radius: CGFloat

    /// How far the arrow stands out, in points.
    static let depth: CGFloat = 11
    /// How wide it is where it begins.
    private static let width: CGFloat = 25

    func path(in rect: CGRect) -> Path {
        var card = rect
        switch side {
        case .top: (card.origin.y, card.size.height) = (rect.minY + Self.depth, rect.height - Self.depth)
        case .bottom: card.size.height = rect.height - Self.depth
        case .leading: (card.origin.x, card.size.width) = (rect.minX + Self.depth, rect.width - Self.depth)
        case .trailing: card.size.width = rect.width - Self.depth
        case nil: break
        }
        guard card.width > 0, card.height > 0 else { return Path() }
        let round = Path(
            roundedRect: card, cornerRadius: min(radius, min(card.width, card.height) / 2), style: .continuous)
        guard let side else { return round }
        return round.union(Path { Self.addArrow(to: &$0, at: side, of: card) })
    }

    /// An arrow whose sides run into the card in curves, with a round tip.
    private static func addArrow(to path: inout Path, at side: Edge, of card: CGRect) {
        func point(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
            switch side {
            case .top: CGPoint(x: card.midX + along, y: card.minY - out)
            case .bottom: CGPoint(x: card.midX + along, y: card.maxY + out)
            case .leading: CGPoint(x: card.minX - out, y: card.midY + along)
            case .trailing: CGPoint(x: card.maxX + out, y: card.midY + along)
            }
        }
        let half = width / 2
        path.move(to: point(-half, -1))
        path.addLine(to: point(-half, 0))
        path.addQuadCurve(to: point(-half * 0.5, depth * 0.5), control: point(-half * 0.7, depth * 0.1))
        path.addLine(to: point(-half * 0.2, depth * 0.88))
        path.addQuadCurve(to: point(half * 0.2, depth * 0.88), control: point(0, depth * 1.1))
        path.addLine(to: point(half * 0.5, depth * 0.5))
        path.addQuadCurve(to: point(half, 0), control: point(half * 0.7, depth * 0.1))
        path.addLine(to: point(half, -1))
        path.closeSubpath()
    }
}
