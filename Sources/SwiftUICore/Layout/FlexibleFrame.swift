/// `frame(minWidth:…)`: limits for the size.
nonisolated struct _FlexFrameLayout: UnaryLayoutModifier {
    /// The limits along one axis, in points.
    nonisolated struct Limits: Equatable {
        var least: CGFloat?
        var ideal: CGFloat?
        var most: CGFloat?

        /// The limits in order: a larger least length raises the others.
        func validated(_ name: String, _ report: (String) -> Void) -> Limits {
            var valid = self
            if let length = least, !(length >= 0 && length.isFinite) {
                report("the minimum \(name) of a frame")
                valid.least = nil
            }
            if let length = ideal, !(length >= 0 && length.isFinite) {
                report("the ideal \(name) of a frame")
                valid.ideal = length < 0 ? 0 : nil
            }
            if let length = most, !(length >= 0) {
                report("the maximum \(name) of a frame")
                valid.most = length < 0 ? 0 : nil
            }
            if let length = valid.ideal { valid.ideal = max(length, valid.least ?? 0) }
            if let length = valid.most { valid.most = max(length, valid.ideal ?? valid.least ?? 0) }
            return valid
        }

        /// Which of the limits is larger than one that must not be smaller; nil where they are in order.
        func contradiction(_ name: String) -> String? {
            func exceeds(_ first: CGFloat?, _ second: CGFloat?) -> Bool {
                first.map { first in second.map { first > $0 } ?? false } ?? false
            }
            if exceeds(least, most) { return "the minimum \(name) of a frame exceeds its maximum" }
            if exceeds(least, ideal) { return "the minimum \(name) of a frame exceeds its ideal one" }
            if exceeds(ideal, most) { return "the ideal \(name) of a frame exceeds its maximum" }
            return nil
        }

        /// What the child is offered.
        func offer(_ proposal: CGFloat?) -> CGFloat? {
            (proposal ?? ideal).map { min(max($0, least ?? 0), most ?? .infinity) }
        }

        /// What the child is offered in a frame that has its length: all of it, so that what stretches fills the least length
        /// where nothing was proposed. A frame whose length is the child's own, with nothing proposed, offers nothing.
        /// (Apple's, as several reimplementations of `_FlexFrameLayout` agree.)
        func offer(in length: CGFloat, _ proposal: CGFloat?) -> CGFloat? {
            let isChilds = proposal == nil && ideal == nil && length > least ?? -.infinity && length < most ?? .infinity
            return isChilds ? nil : length
        }

        /// What the frame takes: what it is offered, within its limits; where there is none, the child's length is
        /// the limit.
        func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
            guard let wanted = proposal ?? ideal else { return min(max(child, least ?? 0), most ?? .infinity) }
            if proposal == nil { return min(max(wanted, least ?? 0), most ?? .infinity) }
            var length = child
            if let least { length = max(least, min(length, wanted)) }
            if let most { length = min(most, max(length, wanted)) }
            return length
        }
    }

    var horizontal: Limits
    var vertical: Limits
    var alignment: Alignment

    func validated(_ report: (String) -> Void) -> _FlexFrameLayout {
        _FlexFrameLayout(
            horizontal: horizontal.validated("width", report), vertical: vertical.validated("height", report),
            alignment: alignment)
    }

    var contradiction: String? { horizontal.contradiction("width") ?? vertical.contradiction("height") }

    func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
    }

    @MainActor
    func size(of child: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(offer(proposal))
        return CGSize(
            width: horizontal.length(proposal.width, child: size.width),
            height: vertical.length(proposal.height, child: size.height))
    }

    @MainActor
    func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let offer = ProposedViewSize(
            width: horizontal.offer(in: size.width, proposal.width),
            height: vertical.offer(in: size.height, proposal.height))
        return (child.origin(alignedBy: alignment, in: size, offer), offer)
    }
}

extension View {
    /// Puts the view into a frame whose size, in points, stays within limits.
    ///
    /// The frame takes what it is offered, within the limits; where one is missing, the view's own length stands in. So
    /// `maxWidth: .infinity` alone fills the width that there is, and never makes the frame narrower than the view.
    /// When nothing is offered it takes the ideal length, or the view's own. The view is aligned in the frame, and
    /// offered the frame's size. Lengths that mean nothing are reported: negative ones count as 0, NaN and infinite
    /// ones, except as maximum, as nil. Limits that contradict each other are reported and raised to the larger.
    ///
    ///     Text("Add to trip")
    ///         .frame(maxWidth: .infinity, minHeight: 44)
    ///         .background(.tint.opacity(0.2), in: .capsule)
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                horizontal: .init(least: minWidth, ideal: idealWidth, most: maxWidth),
                vertical: .init(least: minHeight, ideal: idealHeight, most: maxHeight), alignment: alignment))
    }
}
