/// `containerRelativeFrame`: a length that is a part of the scroll view, or else the window, around the view.
nonisolated struct ContainerRelativeFrameModifier: LayoutModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> ContainerRelativeFrameNode { ContainerRelativeFrameNode(self, owner) }

    @MainActor
    func update(_ wrapper: ContainerRelativeFrameNode, _ transaction: Transaction, isNew: Bool) {
        if !isNew { wrapper.update(self, transaction) }
    }
}

package final class ContainerRelativeFrameNode: LayoutNode, FrameReading {
    private var modifier: ContainerRelativeFrameModifier
    package var isWatched = false
    /// The lengths that all measurements since the last invalidation have used; nil before the first one.
    ///
    /// They change together with an invalidation only: of two measurements with other lengths, the views around could
    /// know the size of one and place the other.
    private var lengths: ProposedViewSize?

    init(_ modifier: ContainerRelativeFrameModifier, _ owner: _ViewNode) {
        self.modifier = modifier
        super.init(owner)
    }

    func update(_ newModifier: ContainerRelativeFrameModifier, _ transaction: Transaction) {
        let isSame = newModifier.alignment == modifier.alignment
        modifier = newModifier
        if !updateLengths(transaction), !isSame { invalidateLayout(transaction) }
    }

    /// - Returns: whether the lengths are others.
    @discardableResult
    private func updateLengths(_ transaction: Transaction) -> Bool {
        let new = currentLengths()
        guard let lengths, new != lengths else { return false }
        self.lengths = new
        invalidateLayout(transaction)
        return true
    }

    package override var mirrorsPlacement: Bool { true }

    /// The length of the container along an axis: the innermost scroll view around that is offered one, without its
    /// margins, or the window without what covers its edges.
    private func containerLength(_ axis: Axis) -> CGFloat {
        var scroll = enclosingScroll
        while let current = scroll {
            if let length = current.offeredLength(axis) { return length }
            scroll = current.enclosingScroll
        }
        let insets = environment.safeAreaInsets
        return max(graph.window.size[axis] - (axis == .horizontal ? insets.horizontal : insets.vertical), 0)
    }

    private func currentLengths() -> ProposedViewSize {
        func length(_ axis: Axis) -> CGFloat? {
            guard modifier.axes.contains(axis) else { return nil }
            let whole = containerLength(axis)
            let length = modifier.length(whole, axis)
            return length.isFinite ? max(length, 0) : whole
        }
        return ProposedViewSize(width: length(.horizontal), height: length(.vertical))
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: lengths?.width ?? proposal.width, height: lengths?.height ?? proposal.height)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let lengths = lengths ?? currentLengths()
        self.lengths = lengths
        let size = principal?.sizeThatFits(offer(proposal)) ?? .zero
        return CGSize(width: lengths.width ?? size.width, height: lengths.height ?? size.height)
    }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        guard let child = principal else { return }
        let offer = offer(proposal)
        placeChild(
            child, at: child.origin(alignedBy: modifier.alignment, in: size, offer), offer, in: size, cause)
    }

    package override func didPlace() { graph.layouts.watchFrame(of: self) }

    package var isWatching: Bool { !isDetached }

    /// The container is as large as its own container lets it be, which is only known when all is placed.
    package func checkFrame() {
        if isPlaced { updateLengths(graph.updates.transaction) }
    }
}

extension ScrollNode {
    /// The length of what is offered to the scroll view and not kept free, in points; nil where it is offered none.
    ///
    /// Across its axes a scroll view is as large as its content, and reaches under covers as far as that does: a length
    /// of the content that followed from either would follow from itself.
    fileprivate func offeredLength(_ axis: Axis) -> CGFloat? {
        guard isPlaced, let offered = proposal[axis], offered.isFinite else { return nil }
        if axes.contains(axis) { return containerSize[axis] }
        let margins = environment.scrollContentMargins
        let clear = (parent as? IgnoresSafeAreaNode)?.proposal[axis] ?? offered
        return max(clear - (axis == .horizontal ? margins.horizontal : margins.vertical), 0)
    }
}

extension View {
    /// Makes the view as large as the scroll view around it along some axes, or else as the window.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Makes the view as large as a part of the scroll view around it, or else of the window, along some axes.
    ///
    /// - Parameter length: makes the view's length from the container's, in points.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
    }

    /// Makes the view as large as some of the equal parts of the scroll view around it, or else of the window.
    ///
    /// - Parameters:
    ///   - count: into how many parts the container is divided; less than one counts as one.
    ///   - span: how many of them the view takes.
    ///   - spacing: what lies between two parts, in points.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        let count = CGFloat(max(count, 1))
        let span = CGFloat(max(span, 1))
        return containerRelativeFrame(axes, alignment: alignment) { length, _ in
            (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
        }
    }
}
