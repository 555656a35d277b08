import RiffleLayers

/// The blinking line at which text is typed.
///
/// It blinks by the time of the frames that are shown anyway: nobody who waits for the views to rest waits for it.
package final class CaretLeaf: LeafContent {
    package unowned let node: LayoutNode

    /// In points.
    static let width: CGFloat = 2
    /// Half a second shown, half a second hidden, each with a short fade.
    private static let period = 1.0
    private static let fade = 0.15

    private weak var text: EditableTextLeaf?
    /// When the caret was last put somewhere: it is shown then.
    private var shownAt = 0.0

    init(_ node: LayoutNode, in text: EditableTextLeaf) {
        self.node = node
        self.text = text
    }

    package var ignoresHits: Bool { true }

    package func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    private var isShown: Bool {
        guard let content = text?.content else { return false }
        return content.isEditing && content.selection.isEmpty
    }

    /// The caret has moved.
    func restart() {
        shownAt = graph.now
        if isShown { graph.motion.followTime(node) }
    }

    package func followTime(to now: Double) -> Bool {
        guard isShown else { return false }
        setNeedsLayerUpdate()
        return true
    }

    package func updateLayer(_ layer: inout Layer, size: CGSize, at now: Double) {
        layer.opacity = isShown ? Self.opacity(after: now - shownAt) : 0
    }

    /// How visible the caret is a time in seconds after it was put somewhere.
    static func opacity(after time: Double) -> Double {
        let phase = max(time, 0).truncatingRemainder(dividingBy: period)
        let half = period / 2
        if phase < half - fade { return 1 }
        if phase < half { return (half - phase) / fade }
        return phase < period - fade ? 0 : (phase - period + fade) / fade
    }

    package func paint(size: CGSize, at now: Double) -> [DrawCommand] {
        guard isShown, let text else { return [] }
        let rect = text.caretRectangle(at: text.content.head, isUpstream: text.content.isUpstream)
        let tint = environment.paint(of: TintShapeStyle()).paint(in: rect)
        let radius = Self.width / 2
        return [
            .fill(Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius)), tint, FillStyle())
        ]
    }
}
