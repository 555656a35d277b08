import RiffleLayers

/// `mask`: shows of a view what lies under another view's alpha.
///
/// The mask is laid out like an overlay. Around both lies a node whose layer names the mask's layer.
struct MaskModifier: LayoutModifier {
    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> MaskedNode { MaskedNode(owner) }

    @MainActor
    func update(_ wrapper: MaskedNode, _ transaction: Transaction, isNew: Bool) {}
}

package final class MaskedNode: LayoutNode {
    fileprivate weak var mask: MaskNode? {
        didSet { if mask !== oldValue { setNeedsLayerUpdate() } }
    }

    override init(_ owner: _ViewNode) {
        super.init(owner)
        layer = EngineLayer(for: self, name: "masked")
        setNeedsLayerUpdate()
    }

    package override func updateLayer(_ layer: inout Layer, size: CGSize, at now: Double) {
        layer.mask = mask?.layer?.state.id
    }

    package override var contentsDependOnSize: Bool { false }
}

/// The views whose alpha counts, together in one layer.
nonisolated struct MaskContent<Mask: View>: View, ContainerView {
    let content: Mask

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        makeContainerNode(view, context)
    }
    @MainActor static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        updateContainerNode(node, view, transaction)
    }
    @MainActor static func makeLayoutNode(_ owner: _ViewNode) -> MaskNode { MaskNode(owner) }
    @MainActor func update(_ layoutNode: MaskNode, _ transaction: Transaction) {}
}

package final class MaskNode: ZStackLayoutNode {
    override init(_ owner: _ViewNode) {
        super.init(owner)
        layer = EngineLayer(for: self, name: "mask")
    }

    /// A mask is not seen, so it is not touched either.
    package override var ignoresHits: Bool { true }

    package override var contentsDependOnSize: Bool { false }
    package override var passesAllGuides: Bool { children.count == 1 }

    package override func didPlace() {
        var node = parent
        while let current = node, !(current is MaskedNode) { node = current.parent }
        (node as? MaskedNode)?.mask = self
    }
}

extension View {
    /// Shows of the view only what lies under the alpha of others, which are aligned in its frame.
    ///
    /// Where the mask is opaque the view is seen as it is, where it is clear the view is not seen, and between the two
    /// it is seen in part. The colors of the mask do not count. The mask is laid out like an overlay: it is offered the
    /// view's size, and it does not change the layout. Several views in the closure lie over each other. The mask
    /// receives no touches.
    ///
    ///     Text("Water the fern, then the ivy, then the orchid by the window.")
    ///         .mask {
    ///             LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
    ///         }
    ///
    /// - Parameters:
    ///   - alignment: where the mask lies in the view's frame.
    ///   - mask: the views whose alpha counts.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(
            SecondaryLayer(secondary: MaskContent(content: mask()), isBackground: false, alignment: alignment)
        ).modifier(MaskModifier())
    }

    /// Shows of the view only what lies under the alpha of another.
    @_disfavoredOverload
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask(alignment: .center) { mask } }
}
