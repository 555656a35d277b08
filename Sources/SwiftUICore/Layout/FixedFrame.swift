/// `frame(width:height:)`: a size that the view's own does not change.
nonisolated struct _FrameLayout: UnaryLayoutModifier {
    var width: CGFloat?
    var height: CGFloat?
    var alignment: Alignment

    func validated(_ report: (String) -> Void) -> _FrameLayout {
        func valid(_ length: CGFloat?, _ what: String) -> CGFloat? {
            guard let length, !(length >= 0 && length.isFinite) else { return length }
            report(what)
            // An animation that swings beyond its end must not have the view take all there is in between.
            return length < 0 ? 0 : nil
        }
        return _FrameLayout(
            width: valid(width, "the width of a frame"), height: valid(height, "the height of a frame"),
            alignment: alignment)
    }

    func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    @MainActor
    func size(of child: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.sizeThatFits(offer(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// A frame's fixed length ends the wishes that its view has along it: text in a frame of some height stands as far
    /// from others as plain views do. Source: SwiftUI's frame layout as others have read it. Spacers stay what they are.
    @MainActor
    func spacing(of child: LayoutNode) -> ViewSpacing {
        guard child.spacerMinimum == nil else { return child.spacing }
        var fixed: Edge.Set = []
        if width != nil { fixed.formUnion(.horizontal) }
        if height != nil { fixed.formUnion(.vertical) }
        return child.spacing.resetting(fixed)
    }

    @MainActor
    func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let offer = offer(proposal)
        return (child.origin(alignedBy: alignment, in: size, offer), offer)
    }
}

extension View {
    /// Puts the view into a frame of a fixed size, in points; nil leaves a direction as it is.
    ///
    /// The view is offered the frame's size, aligned in it, and may stand out: a frame neither scales nor clips. Along
    /// a direction that is nil, the frame is as long as the view, and passes on what it is offered. Views around the
    /// frame see its size only. Lengths that mean nothing are reported: negative ones count as 0, infinite ones and NaN
    /// as nil. For a frame that grows with its room, use
    /// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
    ///
    ///     Text("7♣")
    ///         .frame(width: 60, height: 84, alignment: .topLeading)
    ///         .border(.gray)
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// A frame without limits does nothing.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View { frame(width: nil, height: nil, alignment: .center) }
}
