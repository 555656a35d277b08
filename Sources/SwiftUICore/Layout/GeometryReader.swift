/// A container whose views are built from its size and place.
///
/// It takes all the room it is offered, 10 by 10 points when nothing is. Its views start at its top leading corner,
/// over each other. They are built while it is placed, for the size it will have when running animations have ended,
/// and built again when the size changes, or the place if the closure asked for it. The proxy has lengths in points;
/// `frame(in:)` converts to other spaces. To follow a size without a container, `onGeometryChange(for:of:action:)` is
/// enough.
///
///     GeometryReader { proxy in
///         HStack(spacing: 0) {
///             Color.green
///                 .frame(width: proxy.size.width * watered)
///             Color.gray.opacity(0.3)
///         }
///     }
///     .frame(height: 8)
///
/// - Complexity: Each change of its size evaluates the closure; a closure that asks for its place runs in each frame in
///   which that has changed, as when it is scrolled.
@frozen
nonisolated public struct GeometryReader<Content: View>: View {
    /// Builds the views.
    public var content: (GeometryProxy) -> Content

    /// A container whose views are built from its geometry.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    /// The container draws nothing itself.
    public typealias Body = Never

    /// Makes the node; the views come when its size is known.
    @MainActor
    public static func _makeNode(_ view: GeometryReader, _ context: _NodeContext) -> _ViewNode {
        GeometryReaderViewNode(view.content, context)
    }

    /// Has the views built anew if the closure may be another.
    @MainActor
    public static func _updateNode(_ node: _ViewNode, _ view: GeometryReader, _ transaction: Transaction) {
        unsafeDowncast(node, to: GeometryReaderViewNode<Content>.self).update(view.content, transaction)
    }
}

/// Builds its content while its layout node is being placed.
package final class GeometryReaderViewNode<Content: View>: ContainerNode, SizedContent {
    private var build: (GeometryProxy) -> Content
    private var isDue = true
    private var dueTransaction = Transaction()
    private var builtSize: CGSize?
    private var reader: GeometryReaderLayoutNode { unsafeDowncast(layoutNode, to: GeometryReaderLayoutNode.self) }

    init(_ build: @escaping (GeometryProxy) -> Content, _ context: _NodeContext) {
        self.build = build
        super.init(context)
        let layout = GeometryReaderLayoutNode(self)
        layout.sizedContent = self
        layoutNode = layout
    }

    package override var viewName: String? { "GeometryReader" }

    package override var isContentDue: Bool { isDue && content != nil }

    func update(_ newBuild: @escaping (GeometryProxy) -> Content, _ transaction: Transaction) {
        let isSame = ViewComparison.areEqual(build, newBuild)
        build = newBuild
        if !isSame { contentIsDue(transaction) }
    }

    package override func evaluate(_ transaction: Transaction) {
        contentIsDue(graph.transactionForEvaluation(of: self, inherited: transaction))
    }

    func contentIsDue(_ transaction: Transaction) {
        dueTransaction = dueTransaction.merging(transaction)
        guard !isDue else { return }
        isDue = true
        // Not now: this update may change the size as well.
        graph.layouts.evaluateAfterLayout(self)
    }

    func updateContent(for size: CGSize, _ cause: Transaction) {
        guard isDue || size != builtSize && !isKept else { return }
        var transaction = cause.resolved(in: scope, of: graph).merging(dueTransaction)
        // What is built from the place changes with whatever has moved the reader, whoever else has asked for it.
        if !reader.geometryReads.hold(for: reader) {
            transaction = transaction.merging(graph.updates.transaction.resolved(in: scope, of: graph))
        }
        isDue = false
        dueTransaction = Transaction()
        builtSize = size
        reader.geometryReads = GeometryReads()
        graph.statistics.bodiesEvaluated += 1
        let proxy = GeometryProxy(layoutNode, size: size)
        let value = DependencyTracking.evaluate(for: self) { build(proxy) }
        if let content {
            Content._updateNode(content, value, transaction)
        } else {
            content = Content._makeNode(value, childContext)
            childListChanged(transaction)
        }
        graph.evaluatePostponed()
        graph.updates.gatherContainers()
        if !reader.geometryReads.isEmpty { graph.layouts.watchFrame(of: reader) }
    }

    func updateAfterLayout() {
        guard isMounted, layoutNode.isPlaced else { return }
        updateContent(for: layoutNode.size, Transaction())
    }

    /// Whether the room around is no concern of the content any more, which is in a view that was removed.
    private var isKept: Bool { content != nil && isInRemovedView }
}

/// Content that is built for a size.
@MainActor
protocol SizedContent: AnyObject {
    /// Builds the content if it is due or was built for another size.
    func updateContent(for size: CGSize, _ cause: Transaction)
    /// Notes that the content has to be built anew.
    func contentIsDue(_ transaction: Transaction)
    /// Builds content that is due although its size stayed.
    func updateAfterLayout()
}

package final class GeometryReaderLayoutNode: LayoutNode, GeometryDependent, FrameReading, StackOriented {
    weak var sizedContent: (any SizedContent)?
    var geometryReads = GeometryReads()
    package var isWatched = false
    private var isBuilding = false

    package var stackOrientation: Axis? { nil }
    package override var isContainer: Bool { true }
    package override var absorbsInvalidation: Bool { isBuilding }
    package override var spacing: ViewSpacing { ViewSpacing() }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        isBuilding = true
        sizedContent?.updateContent(for: size, cause)
        isBuilding = false
        let offer = ProposedViewSize(size)
        for child in children { placeChild(child, at: .zero, offer, in: size, cause) }
    }

    package override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? {
        nil
    }

    package var isWatching: Bool { !isDetached && !geometryReads.isEmpty }

    package func checkFrame() {
        guard isPlaced, !owner.isInRemovedView, !geometryReads.hold(for: self) else { return }
        sizedContent?.contentIsDue(Transaction())
    }
}
