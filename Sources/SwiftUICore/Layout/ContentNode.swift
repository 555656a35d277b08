import RiffleGestures
import RiffleLayers
import RiffleSemantics

/// What a leaf that is written above the engine shows, and how large it is: an object that a `ContentNode` keeps.
///
/// Each phase of a frame that concerns the leaf calls one of these. What has to be kept from one call for the next stands in
/// the object itself.
@MainActor
package protocol LeafContent: AnyObject {
    /// The leaf's node, which outlives the content.
    var node: LayoutNode { get }

    /// The size that the leaf takes when offered `proposal`, in points.
    func measure(_ proposal: ProposedViewSize) -> CGSize

    /// Called when the leaf has its size, and may place what it has put into itself.
    func place(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction)

    /// Where a guide is; nil where the leaf has none of its own.
    func explicitAlignment(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat?

    /// The distances that the leaf wants to its neighbors.
    func spacing() -> ViewSpacing

    /// Writes into the leaf's layer what is shown of it besides its contents.
    func updateLayer(_ layer: inout Layer, size: CGSize, at now: Double)

    /// What the leaf's layer paints.
    func paint(size: CGSize, at now: Double) -> [DrawCommand]

    /// How far beyond its frame the leaf may paint, in points; nil where that is known only after painting.
    var paintReach: CGFloat? { get }

    /// Whether what `paint` gives may differ between two sizes.
    var contentsDependOnSize: Bool { get }

    /// Whether a point in the leaf's coordinates touches it.
    func containsPoint(_ point: CGPoint, size: CGSize) -> Bool

    /// Where the leaf can be touched, in its coordinates, at least; nil where that may be anywhere.
    func ownTouchArea(size: CGSize) -> CGRect?

    /// Whether the pointer passes through.
    var ignoresHits: Bool { get }

    /// Names the gesture that the leaf adds to touches, once it has been asked for.
    var memberID: GestureMember.ID? { get }

    /// The gesture that the leaf adds to a touch on it.
    ///
    /// - Parameter point: where the finger is, in the leaf's coordinates.
    func gestureMember(touchedAt point: CGPoint) -> GestureMember?

    /// What the leaf is to somebody who cannot see it; nil for what is only decoration.
    var semanticsContent: SemanticsContent? { get }

    /// Called each frame while the leaf is animated.
    ///
    /// - Returns: whether something still moves after `now`.
    func tick(_ now: Double) -> Bool

    /// Called in each frame that is made anyway, once `graph.motion.followTime` was.
    ///
    /// - Returns: whether to go on.
    func followTime(to now: Double) -> Bool

    /// Called when a time has come that the leaf has set an alarm to, as soon as the leaf is in sight.
    func timeHasPassed()

    /// Called when the view is gone for good.
    func didDetach()
}

extension LeafContent {
    package var graph: ViewGraph { node.graph }
    package var owner: _ViewNode { node.owner }
    package var environment: EnvironmentValues { node.environment }
    package func invalidateLayout(_ transaction: Transaction) { node.invalidateLayout(transaction) }
    // A content that is being made may call this, and its node does not have it yet.
    package func setNeedsPaint() { node.setNeedsPaint(hasMeaning: semanticsContent != nil) }
    package func setNeedsLayerUpdate() { node.setNeedsLayerUpdate() }
}

// What leaves that are simple leave out.
extension LeafContent {
    package func place(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {}
    package func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? { nil }
    package func spacing() -> ViewSpacing { ViewSpacing() }
    package func updateLayer(_ layer: inout Layer, size: CGSize, at now: Double) {}
    package var paintReach: CGFloat? { nil }
    package var contentsDependOnSize: Bool { true }
    package func containsPoint(_ point: CGPoint, size: CGSize) -> Bool {
        CGRect(origin: .zero, size: size).holds(point)
    }
    package func ownTouchArea(size: CGSize) -> CGRect? { CGRect(origin: .zero, size: size) }
    package var ignoresHits: Bool { false }
    package var memberID: GestureMember.ID? { nil }
    package func gestureMember(touchedAt point: CGPoint) -> GestureMember? { nil }
    package var semanticsContent: SemanticsContent? { nil }
    package func tick(_ now: Double) -> Bool { false }
    package func followTime(to now: Double) -> Bool { false }
    package func timeHasPassed() {}
    package func didDetach() {}
}

/// The layout node of a leaf whose content is written above the engine.
package final class ContentNode<Content: LeafContent>: LayoutNode, AlarmReceiver {
    /// Nil only while it is made.
    package private(set) var content: Content!

    /// - Parameters:
    ///   - name: that of the layer, in dumps.
    ///   - make: makes the content, which may keep the node unowned.
    package init(_ owner: _ViewNode, name: String, _ make: (LayoutNode) -> Content) {
        super.init(owner)
        layer = EngineLayer(for: self, name: name)
        content = make(self)
    }

    package override var isPlainLeaf: Bool { true }
    package override func measure(_ proposal: ProposedViewSize) -> CGSize { content.measure(proposal) }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        content.place(in: size, proposal, cause)
    }

    package override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? { content.explicitAlignment(key, in: size, proposal) }

    package override var spacing: ViewSpacing { content.spacing() }

    package override func updateLayer(_ layer: inout Layer, size: CGSize, at now: Double) {
        content.updateLayer(&layer, size: size, at: now)
    }

    package override func paint(size: CGSize, at now: Double) -> [DrawCommand] { content.paint(size: size, at: now) }
    package override var paintReach: CGFloat? { content.paintReach }
    package override var contentsDependOnSize: Bool { content.contentsDependOnSize }

    package override func containsPoint(_ point: CGPoint, size: CGSize) -> Bool {
        content.containsPoint(point, size: size)
    }

    package override func ownTouchArea(size: CGSize) -> CGRect? { content.ownTouchArea(size: size) }
    package override var ignoresHits: Bool { content.ignoresHits }
    package override var memberID: GestureMember.ID? { content.memberID }

    package override func gestureMember(at now: Double) -> GestureMember? {
        content.gestureMember(touchedAt: gestureSpace.convert(graph.input.touchLocation, to: .local))
    }

    package override var semanticsContent: SemanticsContent? { content.semanticsContent }
    package override func tick(_ now: Double) -> Bool { content.tick(now) }
    package override func followTime(to now: Double) -> Bool { content.followTime(to: now) }
    package override func didDetach() { content.didDetach() }

    package func alarmRang() {
        guard isInSight else { return graph.alarms.waitUntilInSight(self) }
        content.timeHasPassed()
    }

    package func cameIntoSight() { content.timeHasPassed() }
    package var isInSight: Bool { !isCulled }
}

/// For those who look for leaves of one kind among all nodes.
@MainActor
package protocol ContentKeeping {
    var anyContent: any LeafContent { get }
}

extension ContentNode: ContentKeeping {
    package var anyContent: any LeafContent { content }
}
