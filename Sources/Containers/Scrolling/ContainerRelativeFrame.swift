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
    /// The lengths that the last measurement gave.
    private var lengths = ProposedViewSize.unspecified
    /// Whether an earlier measurement of the same layout gave others, which views around may have gone by.
    private var hasChanged = false

    init(_ modifier: ContainerRelativeFrameModifier, _ owner: _ViewNode) {
        self.modifier = modifier
        super.init(owner)
    }

    func update(_ newModifier: ContainerRelativeFrameModifier, _ transaction: Transaction) {
        let isSame = newModifier.alignment == modifier.alignment
        modifier = newModifier
        if !isSame || currentLengths() != lengths { invalidateLayout(transaction) }
    }

    package override var mirrorsPlacement: Bool { true }

    /// The size of the container: a scroll view without its margins, or the window without what covers its edges.
    private var container: CGSize {
        if let viewport = enclosingViewport, viewport.containerSize != .zero { return viewport.containerSize }
        let insets = environment.safeAreaInsets
        return CGSize(
            width: max(graph.window.size.width - insets.horizontal, 0),
            height: max(graph.window.size.height - insets.vertical, 0))
    }

    private func currentLengths() -> ProposedViewSize {
        let container = container
        func length(_ axis: Axis, of whole: CGFloat) -> CGFloat? {
            guard modifier.axes.contains(axis == .horizontal ? Axis.Set.horizontal : .vertical) else { return nil }
            let length = modifier.length(whole, axis)
            return length.isFinite ? max(length, 0) : whole
        }
        return ProposedViewSize(
            width: length(.horizontal, of: container.width), height: length(.vertical, of: container.height))
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: lengths.width ?? proposal.width, height: lengths.height ?? proposal.height)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let current = currentLengths()
        if current != lengths, lengths != .unspecified { hasChanged = true }
        lengths = current
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
        guard isPlaced, hasChanged || currentLengths() != lengths else { return }
        hasChanged = false
        invalidateLayout(Transaction())
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
