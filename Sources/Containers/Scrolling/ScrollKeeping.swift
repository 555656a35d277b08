/// Where the view stands that a scroll position names, while nobody moves the content: what is put in before it does not
/// move it out of its place.
struct ScrollKeeping {
    private struct Place {
        let id: AnyHashable
        /// How far the content was scrolled.
        let offset: CGPoint
        /// Where the view began in the viewport.
        let origin: CGPoint
        let anchoring: Anchoring?
        /// Whether the view was where its anchor has it.
        let isAnchored: Bool
    }

    /// What an anchor makes of a view.
    struct Anchoring: Equatable {
        /// The offset at which the view is where the anchor has it, as far as the ends of the content allow.
        var offset: CGPoint
        /// The room that the anchor is a point of, along the axes that scroll; 0 across them.
        var room: CGSize
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
    ///   - anchoring: what the position's anchor makes of the view; nil where it has none. In a room of another size a
    ///     view that was where the anchor has it is there again.
    mutating func step(
        id: AnyHashable?, origin: CGPoint?, offset: CGPoint, anchoring: Anchoring? = nil
    ) -> Step {
        let last = place
        place = nil
        guard let id else { return .stay }
        if let origin {
            let now = CGPoint(x: origin.x - offset.x, y: origin.y - offset.y)
            let isAnchored = anchoring.map { $0.offset.isNear(offset) } ?? false
            if let last, last.id == id, last.isAnchored, let anchoring, anchoring.room != last.anchoring?.room {
                if !isAnchored { return .follow(anchoring.offset) }
            } else if let last, last.id == id, last.offset == offset,
                max(abs(now.x - last.origin.x), abs(now.y - last.origin.y)) > 0.5
            {
                return .follow(CGPoint(x: origin.x - last.origin.x, y: origin.y - last.origin.y))
            }
            place = Place(id: id, offset: offset, origin: now, anchoring: anchoring, isAnchored: isAnchored)
            return .stay
        }
        return last?.id == id && last?.offset == offset ? .search : .stay
    }
}

extension CGPoint {
    fileprivate func isNear(_ other: CGPoint) -> Bool { max(abs(x - other.x), abs(y - other.y)) <= 0.5 }
}

extension ScrollNode {
    /// Where the view of an id is in the content, among those that `scrollTargetLayout` names; nil where it is not.
    func targetFrame(of id: AnyHashable) -> CGRect? {
        guard let content else { return nil }
        let type = Swift.type(of: id.base)
        return targetNodes.first { $0.owner.explicitID(of: type) == id }.map { frame(of: $0, in: content) }
    }

    /// What an anchor makes of a view that has a frame in the content.
    func anchoring(of frame: CGRect, at anchor: UnitPoint) -> ScrollKeeping.Anchoring {
        let room = containerSize
        var along = CGSize.zero
        for axis in Axis.allCases where axes.contains(axis) { along[axis] = room[axis] }
        var offset = offset(at: graph.now)
        if axes.contains(Axis.horizontal) {
            offset.x = min(max(frame.minX + (frame.width - room.width) * anchor.x, 0), machine.limit.x)
        }
        if axes.contains(Axis.vertical) {
            offset.y = min(max(frame.minY + (frame.height - room.height) * anchor.y, 0), machine.limit.y)
        }
        return ScrollKeeping.Anchoring(offset: offset, room: along)
    }
}
