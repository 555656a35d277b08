import RiffleLayers

/// How a layer above a window sets back what lies below it: smaller, moved, with rounded corners.
nonisolated package struct Setback: Equatable, Sendable {
    /// About the middle of the upper edge; 1 leaves the size.
    package var scale: CGFloat
    /// Downward, in points.
    package var offset: CGFloat
    /// In points, as seen.
    package var cornerRadius: CGFloat

    /// Creates one.
    package init(scale: CGFloat = 1, offset: CGFloat = 0, cornerRadius: CGFloat = 0) {
        self.scale = scale
        self.offset = offset
        self.cornerRadius = cornerRadius
    }

    /// - Parameter own: how what is set back sets back what is below it; its upper edge is as far down as that says.
    func transform(size: CGSize, of own: Setback?) -> CGAffineTransform {
        var shift = offset
        if let own, own.offset > 0 {
            let top = own.offset + Self.strip
            shift += top * (1 - scale) - top * offset / own.offset
        }
        return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: size.width * (1 - scale) / 2, ty: shift)
    }

    /// How much of what is below is seen above what sets it back, in points.
    package static let strip: CGFloat = 10

    func clip(size: CGSize) -> LayerClip? {
        guard cornerRadius > 0, scale > 0 else { return nil }
        let rect = CGRect(origin: .zero, size: size)
        let corner = CGSize(width: cornerRadius / scale, height: cornerRadius / scale)
        return .path(Path(roundedRect: rect, cornerSize: corner), isEvenOdd: false)
    }

    typealias Values = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

    var values: Values {
        get { AnimatablePair(scale, AnimatablePair(offset, cornerRadius)) }
        set { (scale, offset, cornerRadius) = (newValue.first, newValue.second.first, newValue.second.second) }
    }
}

/// `setback(_:)`.
nonisolated struct SetbackModifier: LayoutModifier {
    let setback: Setback

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> SetbackNode { SetbackNode(setback, owner) }

    @MainActor
    func update(_ wrapper: SetbackNode, _ transaction: Transaction, isNew: Bool) {
        if !isNew { wrapper.update(setback, transaction) }
    }
}

/// Lays out its child unchanged, and moves what lies below the window layer that it is in.
package final class SetbackNode: LayoutNode {
    private var attribute: AnimatedAttribute<Setback.Values>
    private weak var windowLayer: WindowLayerNode?

    init(_ setback: Setback, _ owner: _ViewNode) {
        attribute = AnimatedAttribute(setback.values)
        super.init(owner)
        windowLayer = WindowLayerNode.around(owner)
        windowLayer?.setback = self
        windowLayer?.setbacksChanged()
    }

    func update(_ setback: Setback, _ transaction: Transaction) {
        if attribute.update(to: setback.values, transaction, at: graph.now) {
            graph.motion.start(self, transaction)
        }
        windowLayer?.setbacksChanged()
    }

    func presented(at now: Double) -> Setback {
        var setback = Setback()
        setback.values = attribute.presented(at: now)
        return setback
    }

    package override func tick(_ now: Double) -> Bool {
        attribute.prune(at: now)
        windowLayer?.setbacksChanged()
        return attribute.isActive(at: now)
    }

    package override func didDetach() {
        guard let windowLayer, windowLayer.setback === self else { return }
        windowLayer.setback = nil
        windowLayer.setbacksChanged()
    }
}

extension View {
    /// Sets back what lies below the window layer that the view is in.
    nonisolated package func setback(_ setback: Setback) -> some View {
        modifier(SetbackModifier(setback: setback))
    }
}
