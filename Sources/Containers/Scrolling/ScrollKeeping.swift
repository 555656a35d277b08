/// Where the view stands that a scroll position names, while nobody moves the content: what is put in before it does not
/// move it out of its place.
struct ScrollKeeping {
    private struct Place {
        let id: AnyHashable
        /// How far the content was scrolled.
        let offset: CGPoint
        /// Where the view began in the viewport.
        let origin: CGPoint
        let room: CGSize
        let alignment: UnitPoint?
    }

    private var place: Place?

    /// What to do after a layout.
    enum Step: Equatable {
        /// Nothing.
        case stay
        /// Scroll to an offset, without an animation.
        case follow(CGPoint)
        /// Have a point of the view meet the same point of the viewport again, as that has another size.
        case realign(UnitPoint)
        /// Look for the view, which no layout node stands for any more.
        case search
    }

    /// A layout was done, or something moves the content.
    ///
    /// - Parameters:
    ///   - id: what the position names; nil for none, and while something moves the content.
    ///   - origin: where its view begins in the content; nil where there is none now.
    ///   - offset: how far the content is scrolled.
    ///   - room: the viewport without its insets, along the axes that scroll; 0 across them.
    ///   - alignment: the point at which the view meets the viewport; nil where it meets it nowhere in particular.
    mutating func step(
        id: AnyHashable?, origin: CGPoint?, offset: CGPoint, room: CGSize = .zero, alignment: UnitPoint? = nil
    ) -> Step {
        let last = place
        place = nil
        guard let id else { return .stay }
        if let last, last.id == id, last.room != room, let alignment = last.alignment { return .realign(alignment) }
        if let origin {
            let now = CGPoint(x: origin.x - offset.x, y: origin.y - offset.y)
            if let last, last.id == id, last.offset == offset,
                max(abs(now.x - last.origin.x), abs(now.y - last.origin.y)) > 0.5
            {
                return .follow(CGPoint(x: origin.x - last.origin.x, y: origin.y - last.origin.y))
            }
            place = Place(id: id, offset: offset, origin: now, room: room, alignment: alignment)
            return .stay
        }
        return last?.id == id && last?.offset == offset ? .search : .stay
    }
}

extension ScrollNode {
    /// Where the view of an id is in the content, among those that `scrollTargetLayout` names; nil where it is not.
    func targetFrame(of id: AnyHashable) -> CGRect? {
        guard let content else { return nil }
        let type = Swift.type(of: id.base)
        return targetNodes.first { $0.owner.explicitID(of: type) == id }.map { frame(of: $0, in: content) }
    }

    /// The viewport without its insets, along the axes that scroll; 0 across them.
    var roomAlongAxes: CGSize {
        var room = CGSize.zero
        for axis in Axis.allCases where axes.contains(axis) { room[axis] = containerSize[axis] }
        return room
    }

    /// The offset at which a part of the content is where an anchor has it, as far as the ends of the content allow.
    func offset(of frame: CGRect, at anchor: UnitPoint) -> CGPoint {
        var offset = offset(at: graph.now)
        for axis in Axis.allCases where axes.contains(axis) {
            let share = axis == .horizontal ? anchor.x : anchor.y
            let start = frame.origin[axis] + (frame.size[axis] - containerSize[axis]) * share
            offset[axis] = min(max(start, 0), machine.limit[axis])
        }
        return offset
    }

    /// The point at which a part of the content meets the viewport: a given one, or else its edges; nil where it meets it
    /// nowhere in particular.
    func alignment(of frame: CGRect, preferring anchor: UnitPoint?) -> UnitPoint? {
        let now = offset(at: graph.now)
        func meets(_ anchor: UnitPoint, _ axis: Axis) -> Bool {
            !axes.contains(axis) || abs(offset(of: frame, at: anchor)[axis] - now[axis]) <= 0.5
        }
        if let anchor, Axis.allCases.allSatisfy({ meets(anchor, $0) }) { return anchor }
        let edges = [UnitPoint.topLeading, .bottomTrailing]
        guard let x = edges.first(where: { meets($0, .horizontal) })?.x,
            let y = edges.first(where: { meets($0, .vertical) })?.y
        else { return nil }
        return UnitPoint(x: x, y: y)
    }
}
