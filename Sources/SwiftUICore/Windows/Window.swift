/// A window: the host's, or one that is shown in another, as a device on a page is.
///
/// It holds what a window is to the views in it: the screen, the layers that views show above everything else, and
/// which of these have input, focus and the accessibility tree for themselves.
@MainActor
package final class Window {
    package let screen: UIScreen
    /// Whether the window is shown in another one rather than by the host.
    package let isNested: Bool
    /// The layers above the window's own views, the lowest first.
    package private(set) var layers: [WindowLayerNode] = []
    private weak var node: WindowNode?
    /// What views of the window share, by type: see `FrameProbe.shared(_:)`.
    var shared: [ObjectIdentifier: AnyObject] = [:]

    init(_ node: WindowNode, screen: UIScreen, isNested: Bool) {
        self.node = node
        self.screen = screen
        self.isNested = isNested
    }

    /// How far the system, and layers that keep the lower end for themselves, cover the sides, in points.
    var safeAreaInsets: SideInsets {
        guard let environment = node?.childContext.environment else { return SideInsets() }
        var insets = SideInsets(environment.safeAreaInsets, environment.layoutDirection)
        insets.bottom += layerCover
        return insets
    }

    /// How much of the lower end is covered only while a text is edited, in points.
    var keyboardCover: CGFloat { (node?.childContext.environment.keyboardCover ?? 0) + layerCover }

    private var layerCover: CGFloat { layers.lazy.map(\.lowerCover).max() ?? 0 }

    /// A layer keeps more of the lower end for itself, or less.
    func coversChanged() {
        guard let node, node.isMounted else { return }
        node.placeViewsAnew(Transaction())
    }

    // MARK: Layers

    /// Puts a layer on top.
    func add(_ layer: WindowLayerNode) {
        layers.append(layer)
        layersChanged()
        if layer.lowerCover > 0 { coversChanged() }
    }

    func remove(_ layer: WindowLayerNode) {
        guard layers.contains(where: { $0 === layer }) else { return }
        layers.removeAll { $0 === layer }
        layersChanged()
        if layer.lowerCover > 0 { coversChanged() }
        setbacksChanged()
    }

    private func layersChanged() {
        guard let node, node.isMounted else { return }
        node.childListChanged(Transaction())
        node.graph.elements.invalidate()
    }

    /// The lowest layer that can be reached; nil where the window's own views can.
    private var lowestReachable: Int? { layers.lastIndex { $0.isModal } }

    /// What keyboard and assistive technology reach, back to front: a modal layer hides all below it.
    var reachable: [LayoutNode] {
        guard let node else { return [] }
        guard let lowest = lowestReachable else { return node.layoutNode.children }
        return layers[lowest...].map { $0.layoutNode }
    }

    /// Offers a key that nothing else wants to the layers that can be reached, the topmost first.
    ///
    /// - Returns: whether one wanted it.
    func offer(_ press: KeyPress) -> Bool {
        for layer in layers.reversed() {
            if layer.onKey?(press) == true { return true }
            if layer.isModal { return false }
        }
        return false
    }

    // MARK: Setbacks

    /// What the layers above make of what is below them: each concerns what lies right under it.
    func setback(above layout: LayoutNode, at now: Double) -> Setback? {
        let start = layers.firstIndex { $0.layoutNode === layout }.map { $0 + 1 } ?? 0
        return layers[start...].lazy.compactMap { $0.setback }.first?.presented(at: now)
    }

    /// A layer has another setback, or it moves.
    func setbacksChanged() {
        guard let node, node.isMounted else { return }
        let isSetBack = layers.contains { $0.setback != nil }
        node.ground.setLayered(isSetBack)
        node.inside.setLayered(isSetBack)
        node.inside.setNeedsLayerUpdate()
        for layer in layers { layer.layoutNode.setNeedsLayerUpdate() }
    }
}

extension _ViewNode {
    /// The window that the view is in; nil once the views have ended.
    package var window: Window? {
        var node: _ViewNode? = self
        while let current = node {
            if let window = current as? WindowNode { return window.ownWindow }
            node = current.parent
        }
        return nil
    }
}
