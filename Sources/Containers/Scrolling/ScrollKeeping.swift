/// Where the view stands that a scroll position names, while nobody moves the content: what is put in before it does not
/// move it out of its place.
struct ScrollKeeping {
    private struct Place {
        let id: AnyHashable
        /// How far the content was scrolled.
        let offset: CGPoint
        /// Where the view began in the viewport.
        let origin: CGPoint
    }

    private var place: Place?

    /// What to do after a layout.
    enum Step: Equatable {
        /// Nothing.
        case stay
        /// Scroll to an offset, without an animation.
        case follow(CGPoint)
        /// Look for the view, which no layout node stands for any more.
        case search
    }

    /// A layout was done, or something moves the content.
    ///
    /// - Parameters:
    ///   - id: what the position names; nil for none, and while something moves the content.
    ///   - origin: where its view begins in the content; nil where there is none now.
    ///   - offset: how far the content is scrolled.
    mutating func step(id: AnyHashable?, origin: CGPoint?, offset: CGPoint) -> Step {
        let last = place
        place = nil
        guard let id else { return .stay }
        if let origin {
            let now = CGPoint(x: origin.x - offset.x, y: origin.y - offset.y)
            if let last, last.id == id, last.offset == offset,
                max(abs(now.x - last.origin.x), abs(now.y - last.origin.y)) > 0.5
            {
                return .follow(CGPoint(x: origin.x - last.origin.x, y: origin.y - last.origin.y))
            }
            place = Place(id: id, offset: offset, origin: now)
            return .stay
        }
        return last?.id == id && last?.offset == offset ? .search : .stay
    }
}

extension ScrollNode {
    /// Where the view of an id begins in the content, among those that `scrollTargetLayout` names; nil where it is not.
    func targetOrigin(of id: AnyHashable) -> CGPoint? {
        guard let content else { return nil }
        let type = Swift.type(of: id.base)
        return targetNodes.first { $0.owner.explicitID(of: type) == id }.map { frame(of: $0, in: content).origin }
    }
}
