/// How a view of a certain ratio relates to the room it is offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as possible inside the room.
    case fit
    /// As small as possible around the room.
    case fill
}

/// `aspectRatio`: offers a view a rectangle of a certain ratio.
nonisolated struct _AspectRatioLayout: UnaryLayoutModifier {
    /// Width by height; nil stands for the view's ideal size.
    var ratio: CGFloat?
    var mode: ContentMode

    func validated(_ report: (String) -> Void) -> _AspectRatioLayout {
        guard let ratio, !(ratio > 0 && ratio.isFinite) else { return self }
        // A picture that is not there has no ratio; that is no mistake of the caller's.
        if ratio != 0, !ratio.isNaN { report("an aspect ratio") }
        return _AspectRatioLayout(ratio: nil, mode: mode)
    }

    @MainActor
    func offer(_ child: LayoutNode, _ proposal: ProposedViewSize) -> ProposedViewSize {
        if proposal.width == nil, proposal.height == nil, ratio == nil { return proposal }
        var size = CGSize(width: 1, height: 1)
        if let ratio { size.width = ratio } else { size = child.sizeThatFits(.unspecified) }
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return proposal }
        let horizontal = proposal.width.map { $0 / size.width }
        let vertical = proposal.height.map { $0 / size.height }
        let scale: CGFloat
        switch (horizontal, vertical) {
        case (let horizontal?, let vertical?):
            scale = mode == .fit ? min(horizontal, vertical) : max(horizontal, vertical)
        case (let scaling?, nil), (nil, let scaling?): scale = scaling
        case (nil, nil):
            // With nothing to go by the view's ideal width is kept.
            scale = child.sizeThatFits(.unspecified).width / size.width
        }
        return ProposedViewSize(width: size.width * scale, height: size.height * scale)
    }

    @MainActor
    func size(of child: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(offer(child, proposal))
    }

    @MainActor
    func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
        (.zero, offer(child, proposal))
    }
}

extension View {
    /// Offers the view a rectangle of a ratio, width by height; nil takes the view's ideal ratio.
    ///
    /// With `.fit` it is the largest such rectangle inside the room, with `.fill` the smallest around it, which stands
    /// out of the room until it is clipped. Where one length is not offered, the other one decides; where none is, the
    /// view's ideal width does. The result is as large as the view makes itself in it: a picture that is not
    /// `resizable()` and a view in a fixed frame stay as they are. Ratios that are not above 0 count as nil.
    ///
    ///     RoundedRectangle(cornerRadius: 12)
    ///         .fill(.teal)
    ///         .aspectRatio(5 / 7, contentMode: .fit)
    ///         .frame(maxWidth: 240)
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(ratio: aspectRatio, mode: contentMode))
    }

    /// Offers the view a rectangle of the ratio of a size; see `aspectRatio(_:contentMode:)`.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Makes the view as large as its room allows without changing its ratio.
    nonisolated public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

    /// Makes the view just large enough to cover its room without changing its ratio.
    nonisolated public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}
