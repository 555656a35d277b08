import RiffleLayers

/// What a view shows above everything else in its window.
///
/// In the tree of views it is a child of the view that shows it: environment, state and lifetime come from there. It
/// has layout of its own, though, as large as the window, and touches on it do not reach the views around its parent.
package struct WindowLayer {
    /// Whether nothing below the layer can be reached: neither by touch nor by keyboard or assistive technology.
    package var isModal: Bool
    /// Whether views of one window or layer show only one such layer at a time: others wait until it is gone.
    package var isExclusive: Bool
    /// Whether the layer is on its way out: it does not hold anything back any more, and nobody can reach it.
    package var isLeaving: Bool
    /// How much of the window's lower end the layer keeps for itself, in points, above what the system covers there: all
    /// views of the window stay clear of it as of a keyboard. Negative numbers and NaN count as 0.
    package var lowerCover: CGFloat
    /// Given the keys that nothing else wants, when they go down; tells whether it wanted one.
    package var onKey: ((KeyPress) -> Bool)?
    /// Told what the views in the layer prefer for their ground.
    package var onPreferredColorScheme: (ColorScheme?) -> Void
    let content: AnyView

    /// Creates a layer of views, which are placed in the middle and offered the size of the window.
    @MainActor
    package init(
        isModal: Bool, isExclusive: Bool = false, isLeaving: Bool = false, lowerCover: CGFloat = 0,
        onKey: ((KeyPress) -> Bool)? = nil, onPreferredColorScheme: @escaping (ColorScheme?) -> Void = { _ in },
        @ViewBuilder content: () -> some View
    ) {
        self.lowerCover = lowerCover > 0 ? lowerCover : 0
        self.isModal = isModal && !isLeaving
        self.isExclusive = isExclusive
        self.isLeaving = isLeaving
        self.onKey = isLeaving ? nil : onKey
        self.onPreferredColorScheme = onPreferredColorScheme
        self.content = AnyView(content())
    }
}

/// `windowLayer(_:)`.
nonisolated struct WindowLayerModifier: NodeModifier, ActsOnce {
    let layer: WindowLayer?

    @MainActor
    func makeNode(_ context: _NodeContext) -> WindowLayerPresenterNode { WindowLayerPresenterNode(context) }

    @MainActor
    func contentWasMade(in node: WindowLayerPresenterNode) { node.update(layer, Transaction()) }

    @MainActor
    func update(
        _ node: WindowLayerPresenterNode, _ transaction: Transaction, _ updateContent: (Transaction) -> Void
    ) {
        updateContent(transaction)
        node.update(layer, transaction)
    }
}

/// The node of a view that may show a layer above its window.
final class WindowLayerPresenterNode: GeometryNode {
    private var layer: WindowLayerNode?
    /// What is to be shown when what is shown now is gone.
    private var waiting: WindowLayer?

    func update(_ newLayer: WindowLayer?, _ transaction: Transaction) {
        waiting = nil
        if let newLayer {
            if let layer { layer.update(newLayer, transaction) } else { show(newLayer, transaction) }
        } else if let layer {
            self.layer = nil
            layer.unmount()
            graph.preferenceTreeChanged()
        }
    }

    private func show(_ newLayer: WindowLayer, _ transaction: Transaction) {
        guard let window, let root = rootAround else { return }
        if newLayer.isExclusive, let other = root.exclusiveLayer {
            waiting = newLayer
            root.presenters.append(WeakPresenter(node: self))
            // What is asked to leave by the same action may hear of it later than this.
            graph.lifecycle.afterWrites { [weak self, weak other] in
                guard let self, let other, isMounted, layer == nil, waiting != nil, other.isMounted,
                    !other.isLeavingWindow
                else { return }
                graph.report(.secondExclusiveLayer(path: path), from: self)
            }
            return
        }
        var context = childContext
        // Animations of what is around the view are not those of what lies above the window.
        context.scope = nil
        context.environment.leavePlace()
        context.environment.takeMotion(of: transaction, in: graph)
        let node = WindowLayerNode(newLayer, context, window)
        layer = node
        if newLayer.isExclusive { root.exclusiveLayer = node }
        graph.preferenceTreeChanged()
    }

    /// What was in the way is gone.
    func showWaiting() {
        guard isMounted, layer == nil, let waiting else { return }
        self.waiting = nil
        show(waiting, Transaction())
    }

    override func forEachChild(_ body: (_ViewNode) -> Void) {
        super.forEachChild(body)
        if let layer { body(layer) }
    }

    override func environmentChanged(_ environment: EnvironmentValues, _ transaction: Transaction) {
        super.environmentChanged(environment, transaction)
        guard let layer else { return }
        var inner = environment
        inner.leavePlace()
        inner.appearsAtOnce = layer.environment.appearsAtOnce
        inner.motionWatchers = layer.environment.motionWatchers
        layer.environmentChanged(inner, transaction)
    }

    /// The layer has a place of its own.
    override func appendOwnLayoutNodes(to list: inout [LayoutNode]) { content?.appendLayoutNodes(to: &list) }
}

/// The node of what is shown above a window.
package final class WindowLayerNode: RootNode {
    private let ownWindow: Window
    private(set) var isModal = false
    private(set) var isLeavingWindow = false
    /// Whether the layer hides all that is below it.
    private(set) var isCovering = false
    private(set) var lowerCover: CGFloat
    private(set) var onKey: ((KeyPress) -> Bool)?
    /// What the layer makes of what is below it.
    weak var setback: SetbackNode?
    /// What had the keyboard before the layer took it.
    var former = FormerFocus()

    init(_ layer: WindowLayer, _ context: _NodeContext, _ window: Window) {
        ownWindow = window
        lowerCover = layer.lowerCover
        super.init(context)
        layoutNode = WindowLayerLayout(self, window)
        onPreferredColorScheme = layer.onPreferredColorScheme
        onKey = layer.onKey
        content = AnyView._makeNode(layer.content, childContext)
        childListChanged(Transaction())
        window.add(self)
        setModal(layer.isModal)
        // Once only, and when it is known who has the keyboard: what the views before knew is added to that.
        graph.window.resources.session?.add(self, kind: "layer", of: self)
        graph.lifecycle.newLayers.append(self)
    }

    func update(_ layer: WindowLayer, _ transaction: Transaction) {
        if layer.isLeaving != isLeavingWindow {
            isLeavingWindow = layer.isLeaving
            var motion = environment
            motion.takeMotion(of: transaction, in: graph)
            if motion.appearsAtOnce != environment.appearsAtOnce || !motion.motionWatchers.isEmpty
                || !environment.motionWatchers.isEmpty
            {
                environmentChanged(motion, transaction)
            }
        }
        onPreferredColorScheme = layer.onPreferredColorScheme
        onKey = layer.onKey
        if layer.lowerCover != lowerCover {
            lowerCover = layer.lowerCover
            ownWindow.coversChanged()
        }
        setModal(layer.isModal)
        AnyView._updateNode(content!, layer.content, transaction)
    }

    /// What moves below a layer that hides it rests until it can be seen again.
    func setCovering(_ isCovering: Bool) {
        guard isCovering != self.isCovering else { return }
        self.isCovering = isCovering
        if isCovering {
            graph.presence.mayHaveDormantViews = true
        } else {
            graph.motion.wakeResting()
            graph.lifecycle.afterLayout { [graph] in graph.alarms.tellWhoCameIntoSight() }
        }
    }

    /// A modal layer takes the keyboard's focus, and gives it back to where it was.
    private func setModal(_ isModal: Bool) {
        guard isModal != self.isModal else { return }
        self.isModal = isModal
        graph.elements.invalidate()
        if isModal {
            former = FormerFocus(graph.focus)
            graph.focus.loseFocus()
        } else {
            let current = graph.focus.focusedNode
            guard current == nil || contains(current!.owner) else { return }
            // Whoever has used the keyboard in it goes on where a finger has opened it.
            let isByKeyboard = current != nil && graph.focus.target.isByKeyboard
            if let node = former.node(in: graph, orOpener: isByKeyboard) {
                graph.focus.setFocus(node, byKeyboard: former.wasByKeyboard || isByKeyboard, isPassing: true)
            } else if current != nil {
                graph.focus.loseFocus()
                if let place = former.place { graph.focus.lost = place }
            }
            former = FormerFocus()
        }
    }

    package override func didUnmount() {
        super.didUnmount()
        ownWindow.remove(self)
        setModal(false)
        if let root = rootAround, root.exclusiveLayer === self { root.exclusiveLayerLeft() }
    }

    /// The nodes of the layer that a node is in.
    static func around(_ node: _ViewNode) -> WindowLayerNode? {
        var node: _ViewNode? = node
        while let current = node {
            if let layer = current as? WindowLayerNode { return layer }
            if current.isRoot { return nil }
            node = current.parent
        }
        return nil
    }

    func setbacksChanged() { ownWindow.setbacksChanged() }
}

/// The geometry of a layer: as large as the window, with its views in the middle.
package final class WindowLayerLayout: LayoutNode {
    private let window: Window

    init(_ owner: WindowLayerNode, _ window: Window) {
        self.window = window
        super.init(owner)
        layer = EngineLayer(for: self, name: "windowLayer")
        setNeedsLayerUpdate()
    }

    package override var isContainer: Bool { true }
    package override var mirrorsPlacement: Bool { false }
    package override var contentsDependOnSize: Bool { false }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        for child in children {
            let taken = child.sizeThatFits(ProposedViewSize(size))
            let origin = CGPoint(x: (size.width - taken.width) / 2, y: (size.height - taken.height) / 2)
            placeChild(child, at: origin, ProposedViewSize(size), in: size, cause)
        }
    }

    package override func effectTransform(size: CGSize, at now: Double?) -> CGAffineTransform {
        guard let now else { return .identity }
        let own = (owner as? WindowLayerNode)?.setback?.presented(at: now)
        return window.setback(above: self, at: now)?.transform(size: size, of: own) ?? .identity
    }

    package override func updateLayer(_ layer: inout Layer, size: CGSize, at now: Double) {
        layer.clip = window.setback(above: self, at: now)?.clip(size: size)
    }

    /// A modal layer takes every touch.
    package override func containsPoint(_ point: CGPoint, size: CGSize) -> Bool {
        (owner as? WindowLayerNode)?.isModal ?? false
    }

    /// Also touches beside the window, where it is modal.
    package override func ownTouchArea(size: CGSize) -> CGRect? { nil }

    package override var ignoresHits: Bool { (owner as? WindowLayerNode)?.isLeavingWindow ?? true }

    package override var reachableChildren: [LayoutNode] { ignoresHits ? [] : children }
}

private struct AppearsAtOnceKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct MotionWatchersKey: EnvironmentKey {
    static var defaultValue: [AnimationCompletion] { [] }
}

extension EnvironmentValues {
    /// Whether the change that brought the layer above the window, or takes it away, asked for no animation.
    package var appearsAtOnce: Bool {
        get { self[AppearsAtOnceKey.self] }
        set { self[AppearsAtOnceKey.self] = newValue }
    }

    /// Who waits until the layer above the window has come, or gone.
    package var motionWatchers: [AnimationCompletion] {
        get { self[MotionWatchersKey.self] }
        set { self[MotionWatchersKey.self] = newValue }
    }

    /// Takes up how a change wants a layer above the window to come or go.
    @MainActor
    fileprivate mutating func takeMotion(of transaction: Transaction, in graph: ViewGraph) {
        appearsAtOnce = transaction.disablesAnimations || !graph.part(SystemMotion.self).isOn
        motionWatchers = transaction.motionWatchers
    }
}

extension RuntimeIssue {
    fileprivate static func secondExclusiveLayer(path: String) -> RuntimeIssue {
        RuntimeIssue(
            kind: .other,
            message: "a view asks to be presented while something else is, from the same window or sheet. Only one is "
                + "shown at a time: this one waits until the other is dismissed. Present it from inside the other, or "
                + "dismiss that first.", path: path)
    }
}

extension View {
    /// Shows views above everything else in the window that this view is in; nil shows none.
    nonisolated package func windowLayer(_ layer: WindowLayer?) -> some View {
        modifier(WindowLayerModifier(layer: layer))
    }
}
