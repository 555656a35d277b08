import RiffleLayers

/// The thumb beside a scroll view's content that tells where it is and how long; shown while it moves.
struct ScrollIndicator: LeafView {
    let axis: Axis

    typealias Body = Never

    nonisolated init(axis: Axis) { self.axis = axis }

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { makeLeafNode(view, context) }
    static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        updateLeafNode(node, view, transaction)
    }
    static func makeLayoutNode(_ view: Self, _ owner: _ViewNode) -> ContentNode<ScrollThumb> {
        ContentNode(owner, name: "ScrollIndicator") { ScrollThumb($0, axis: view.axis) }
    }
    func update(_ layoutNode: ContentNode<ScrollThumb>, _ transaction: Transaction) {
        layoutNode.content.environmentChanged(transaction)
    }
}

/// What an indicator shows: placed where the thumb is at the start, moved by its layer's transform.
final class ScrollThumb: LeafContent {
    unowned let node: LayoutNode
    private static let thickness: CGFloat = 3
    private static let inset: CGFloat = 3
    private static let shortest: CGFloat = 36
    /// How short the thumb gets when content is pulled beyond its end.
    private static let shortestStretched: CGFloat = 8

    let axis: Axis
    /// The length along which the thumb moves, its own included.
    private var track: CGFloat = 0

    init(_ node: LayoutNode, axis: Axis) {
        self.node = node
        self.axis = axis
    }

    /// Indicators are told of a changed environment, and pass it on to the scroll view around them.
    func environmentChanged(_ transaction: Transaction) {
        setNeedsPaint()
        scroll?.environmentChanged(transaction)
        scroll?.indicatorsMayHaveChanged()
    }

    private var scroll: ScrollNode? { node.parent as? ScrollNode }

    /// Whether the indicator is seen while content moves.
    var isShown: Bool {
        guard let scroll, scroll.showsIndicators, scroll.axes.contains(axis) else { return false }
        let visibility =
            axis == .horizontal
            ? environment.horizontalScrollIndicatorVisibility : environment.verticalScrollIndicatorVisibility
        return visibility != .hidden && visibility != .never && scroll.motion(axis).limit > 0
    }

    /// Where the thumb is in a viewport while the start of the content is shown.
    func thumbFrame(in viewport: CGSize, _ margins: EdgeInsets, _ contentLength: CGFloat) -> CGRect {
        let length = viewport[axis]
        let isHorizontal = axis == .horizontal
        track = max(length - 2 * Self.inset - (isHorizontal ? margins.horizontal : margins.vertical), 0)
        let thumb = contentLength > length ? min(max(track * length / contentLength, Self.shortest), track) : 0
        let end = isHorizontal ? margins.bottom : margins.trailing
        let across = max(viewport[axis.other] - Self.inset - Self.thickness - end, 0)
        return isHorizontal
            ? CGRect(x: Self.inset + margins.leading, y: across, width: thumb, height: Self.thickness)
            : CGRect(x: across, y: Self.inset + margins.top, width: Self.thickness, height: thumb)
    }

    func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    var ignoresHits: Bool { true }

    func paint(size: CGSize, at now: Double) -> [DrawCommand] {
        guard size.width > 0, size.height > 0 else { return [] }
        let bounds = CGRect(origin: .zero, size: size)
        let radius = Self.thickness / 2
        let color: ResolvedColor = environment.colorScheme == .dark ? .white : .black
        return [
            .fill(
                Path(roundedRect: bounds, cornerSize: CGSize(width: radius, height: radius)),
                .color(color.multiplyingAlpha(by: 0.35)), FillStyle())
        ]
    }

    func updateLayer(_ layer: inout Layer, size: CGSize, at now: Double) {
        layer.transform = movement(of: size).concatenating(layer.transform)
        layer.opacity = isShown ? scroll?.machine.indicatorOpacity(at: now) ?? 0 : 0
    }

    /// Moves the thumb along its track, and squeezes it against the end that content is pulled from.
    private func movement(of size: CGSize) -> CGAffineTransform {
        guard let scroll else { return .identity }
        let motion = scroll.motion(axis)
        let offset = motion.position(at: graph.now)
        let thumb = size[axis]
        let room = track - thumb
        guard motion.limit > 0, thumb > 0 else { return .identity }
        let beyond = max(-offset, offset - motion.limit, 0)
        let share = max(thumb - beyond, min(Self.shortestStretched, thumb)) / thumb
        var shift = room * min(max(offset / motion.limit, 0), 1)
        if offset > motion.limit { shift += thumb * (1 - share) }
        guard axis == .horizontal else {
            return CGAffineTransform(a: 1, b: 0, c: 0, d: share, tx: 0, ty: shift)
        }
        if environment.layoutDirection == .rightToLeft { shift = -shift + thumb * (1 - share) }
        return CGAffineTransform(a: share, b: 0, c: 0, d: 1, tx: shift, ty: 0)
    }
}
