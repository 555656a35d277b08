extension UIView {
    /// How a view changes with the one around it.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Changes of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance to the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the top.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the bottom.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// How what a view shows fills it.
    public enum ContentMode: Int, Sendable {
        /// Stretched.
        case scaleToFill
        /// As large as there is room for all of it.
        case scaleAspectFit
        /// As small as nothing is left empty.
        case scaleAspectFill
        /// As `scaleToFill`.
        case redraw
        /// In its own size, in the middle.
        case center
        /// In its own size, at the top.
        case top
        /// In its own size, at the bottom.
        case bottom
        /// In its own size, at the left.
        case left
        /// In its own size, at the right.
        case right
        /// In its own size, in the top left corner.
        case topLeft
        /// In its own size, in the top right corner.
        case topRight
        /// In its own size, in the bottom left corner.
        case bottomLeft
        /// In its own size, in the bottom right corner.
        case bottomRight
    }

    /// Puts a view in front of those inside.
    public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

    /// Puts a view among those inside: 0 is behind all.
    public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Puts a view in front of another one inside.
    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === siblingSubview }) else { return addSubview(view) }
        insert(view, at: index + 1)
    }

    /// Puts a view behind another one inside.
    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === siblingSubview }) else { return addSubview(view) }
        insert(view, at: index)
    }

    private func insert(_ view: UIView, at index: Int) {
        if view.container === self {
            subviews.removeAll { $0 === view }
        } else {
            view.removeFromSuperview()
        }
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.container = self
        noteToRoot()
        didAddSubview(view)
        view.didMoveToSuperview()
    }

    /// Takes the view out of the one around it.
    public func removeFromSuperview() {
        guard let around = container else { return }
        around.subviews.removeAll { $0 === self }
        container = nil
        around.noteToRoot()
        didMoveToSuperview()
    }

    /// Puts one of the views inside in front of the others.
    public func bringSubviewToFront(_ view: UIView) { if view.container === self { addSubview(view) } }

    /// Puts one of the views inside behind the others.
    public func sendSubviewToBack(_ view: UIView) { if view.container === self { insertSubview(view, at: 0) } }

    /// The outermost of the views that this one was put into; itself where there is none.
    package var root: UIView {
        var view = self
        while let around = view.container { view = around }
        return view
    }

    /// Whether the view is another one, or inside of it.
    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let one = current {
            if one === view { return true }
            current = one.superview
        }
        return false
    }

    /// The first of the view and those inside that has a number.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }

    /// Has views inside that follow the size change with it, as their masks say.
    func resizeSubviews(from old: CGSize) {
        let new = bounds.size
        guard old != new else { return }
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
            let mask = view.autoresizingMask
            let (x, width) = Self.resized(
                view.frame.minX, view.frame.width, old.width, new.width, mask.contains(.flexibleLeftMargin),
                mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
            let (y, height) = Self.resized(
                view.frame.minY, view.frame.height, old.height, new.height, mask.contains(.flexibleTopMargin),
                mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
            view.frame = CGRect(x: x, y: y, width: width, height: height)
        }
    }

    /// What a change of the room does to a place in it: the parts that may change share it as they share the room, or
    /// alike where none has any.
    private static func resized(
        _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, _ before: Bool, _ inside: Bool,
        _ after: Bool
    ) -> (start: CGFloat, length: CGFloat) {
        let change = new - old
        let parts = [before ? max(start, 0) : 0, inside ? max(length, 0) : 0, after ? max(old - start - length, 0) : 0]
        let count = [before, inside, after].filter { $0 }.count
        guard count > 0 else { return (start, length) }
        let total = parts.reduce(0, +)
        func share(_ index: Int, _ isOn: Bool) -> CGFloat {
            guard isOn else { return 0 }
            return total > 0 ? change * parts[index] / total : change / CGFloat(count)
        }
        return (start + share(0, before), max(length + share(1, inside), 0))
    }

    /// Makes the view as large as its place, and has the views inside take theirs.
    package func takeSize(_ size: CGSize) {
        changes.isBeingPlaced = true
        if bounds.size != size { bounds.size = size }
        changes.isBeingPlaced = false
        layoutSubtree()
    }

    /// Has the views inside take their places, without telling anybody of those: whoever shows them is placing them.
    package func layoutSubtree() {
        let placed = [self] + subviews
        for view in placed { view.changes.isBeingPlaced = true }
        ConstraintLayout(self).placeSubviews()
        layoutSubviews()
        for view in placed { view.changes.isBeingPlaced = false }
    }
}
