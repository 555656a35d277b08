import RiffleLayers
import RiffleSemantics

/// A layout node that the keyboard can be directed to.
package class FocusableNode: LayoutNode {
    private var ring: FocusRingNode?
    /// Whether the keyboard is directed here by keyboard.
    private var wantsRing = false

    override init(_ owner: _ViewNode) {
        super.init(owner)
        graph.focus.candidates[ObjectIdentifier(self)] = self
    }

    /// Whether the keyboard may be directed here.
    var acceptsFocus: Bool { true }
    /// Whether a touch directs the keyboard here.
    var acceptsFocusByTouch: Bool { false }
    /// Whether the keyboard is directed here.
    private(set) final var isFocused = false

    /// What the space bar and the return key do.
    ///
    /// - Returns: whether there is anything to do.
    func activate() -> Bool { false }

    /// What the arrow keys do.
    ///
    /// - Returns: whether there is anything to do.
    func adjust(_ direction: AccessibilityAdjustmentDirection) -> Bool { false }

    /// Told when the keyboard is directed here or elsewhere.
    func focusChanged() {}

    final func setFocused(_ isFocused: Bool, showsRing: Bool) {
        if self.isFocused != isFocused {
            self.isFocused = isFocused
            graph.elements.invalidate()
            focusChanged()
        }
        wantsRing = isFocused && showsRing
        setRing(wantsRing)
    }

    private func setRing(_ isWanted: Bool) {
        let isShown = isWanted && environment.isFocusEffectEnabled
        guard !isDetached, let content = children.first, isShown != (children.count > 1) else { return }
        guard isShown else { return setChildren([content]) }
        // Another one each time: where the last one was, or was moving to, does not concern this one.
        self.ring?.detach()
        let ring = FocusRingNode(owner)
        self.ring = ring
        setChildren([content, ring])
        placeRing(Transaction())
    }

    /// Also while it is hidden: this frame may still be going to take it away.
    package override func didDetach() { ring?.detach() }

    /// The ring is painted in the tint color, and views around may have it left out.
    package override func environmentDidChange() {
        ring?.setNeedsPaint()
        if wantsRing { setRing(true) }
    }

    private func placeRing(_ cause: Transaction) {
        guard let ring else { return }
        let outset = FocusRingNode.outset
        let frame = CGRect(origin: .zero, size: size).insetBy(dx: -outset, dy: -outset)
        placeChild(ring, at: frame.origin, ProposedViewSize(frame.size), in: size, cause)
    }

    package override var principal: LayoutNode? { children.first }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        super.placeChildren(in: size, proposal, cause)
        if children.count > 1 { placeRing(cause) }
    }
}

/// The outline around what the keyboard is directed to, once it came there by keyboard.
package final class FocusRingNode: LayoutNode {
    /// How far the ring's line is from what it surrounds, in points.
    static let outset: CGFloat = 3
    private static let thickness: CGFloat = 3
    private static let radius: CGFloat = 8

    override init(_ owner: _ViewNode) {
        super.init(owner)
        layer = EngineLayer(for: self, name: "FocusRing")
    }

    package override var ignoresHits: Bool { true }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    package override func paint(size: CGSize, at now: Double) -> [DrawCommand] {
        let bounds = CGRect(origin: .zero, size: size)
        let path = Path(roundedRect: bounds, cornerSize: CGSize(width: Self.radius, height: Self.radius))
        let paint = environment.accent(in: bounds)
        return [.stroke(path, paint, StrokeStyle(lineWidth: Self.thickness))]
    }
}
