import RiffleLayers

/// The geometry of a window: its own views and the layers above them, each as large as the window.
///
/// The host's window has the size that the host says; one that is shown in another takes the size it is offered.
package final class WindowLayout: LayoutNode {
    let window: Window

    init(_ owner: WindowNode, _ window: Window) {
        self.window = window
        super.init(owner)
        if window.isNested {
            layer = EngineLayer(for: self, name: "nestedRoot")
        } else {
            layer = EngineLayer(rootOf: owner.graph)
            layer?.attach(root: self)
            layer?.needsPaint = false
        }
    }

    package override var isContainer: Bool { true }
    package override var isWindow: Bool { window.isNested }
    package override var mirrorsPlacement: Bool { false }
    package override var contentsDependOnSize: Bool { false }
    package override var safeAreaBarrier: Edge.Set { .all }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        window.isNested ? proposal.replacingUnspecifiedDimensions() : graph.window.size
    }

    package override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? { nil }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        for child in children { placeChild(child, at: .zero, ProposedViewSize(size), in: size, cause) }
    }

    package override var safeArea: CGRect? { uncovered(in: size) }
    package override var containerSafeArea: CGRect? { uncovered(in: size, byKeyboard: false) }

    /// What the system does not cover.
    ///
    /// - Parameter byKeyboard: whether what covers the lower end while a text is edited counts.
    func uncovered(in size: CGSize, byKeyboard: Bool = true) -> CGRect {
        var insets = window.safeAreaInsets
        if !byKeyboard { insets.bottom = max(insets.bottom - window.keyboardCover, 0) }
        return CGRect(
            x: insets.left, y: insets.top, width: max(size.width - insets.left - insets.right, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
    }

    /// What lies on top is in front of all below it, whatever z-index that has.
    package override func zIndex(of child: LayoutNode) -> Double {
        children.firstIndex { $0 === child }.map { Double($0) } ?? 0
    }

    package override var reachableChildren: [LayoutNode] { window.reachable }

    /// A window that is shown in another takes every touch on it, and none beside it.
    package override func containsPoint(_ point: CGPoint, size: CGSize) -> Bool { window.isNested }

    package override func hitOverride(_ point: CGPoint, size: CGSize) -> Bool? {
        guard window.isNested else { return nil }
        return CGRect(origin: .zero, size: size).holds(point) ? nil : false
    }
}

/// A window's own views, centered in what the system does not cover.
///
/// They have a layer of their own only while something sets them back.
package final class WindowInside: LayoutNode, StackOriented {
    private let window: Window
    private var paintedGround: ResolvedColor?

    init(_ owner: _ViewNode, _ window: Window) {
        self.window = window
        super.init(owner)
    }

    package override var isContainer: Bool { true }
    package override var mirrorsPlacement: Bool { false }
    package override var contentsDependOnSize: Bool { true }
    package var stackOrientation: Axis? { rootOrientation }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    package override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? { nil }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        guard let frame = parent as? WindowLayout else { return }
        placeRootViews(in: size, uncovered: frame.uncovered(in: size), cause)
    }

    /// Gives the views a layer of their own, or takes it away again.
    func setLayered(_ isLayered: Bool) {
        guard isLayered != (layer != nil) else { return }
        layer = isLayered ? EngineLayer(for: self, name: "windowInside") : nil
        parent?.markStructureDirty()
        setNeedsLayerUpdate()
    }

    /// Where they are, as views that ask are told, does not depend on what lies above them.
    package override func effectTransform(size: CGSize, at now: Double?) -> CGAffineTransform {
        guard let now else { return .identity }
        return window.setback(above: self, at: now)?.transform(size: size, of: nil) ?? .identity
    }

    package override func updateLayer(_ layer: inout Layer, size: CGSize, at now: Double) {
        layer.clip = window.setback(above: self, at: now)?.clip(size: size)
    }

    /// The ground, which the host shows otherwise.
    package override func paint(size: CGSize, at now: Double) -> [DrawCommand] {
        let color = groundColor
        paintedGround = color
        return [.fill(Path(CGRect(origin: .zero, size: size)), .color(color), FillStyle())]
    }

    private var groundColor: ResolvedColor {
        var environment = environment
        if let scheme = owner.preferredColorScheme { environment.colorScheme = scheme }
        return SystemColor.background.resolvedColor(in: environment)
    }

    package override func environmentDidChange() { groundMayHaveChanged() }

    /// The window, or a view in it, may want another ground.
    func groundMayHaveChanged() {
        if layer != nil, paintedGround != groundColor { setNeedsPaint() }
    }
}

/// What is seen around a window's own views while they are set back: black.
package final class WindowGround: LayoutNode {
    func setLayered(_ isLayered: Bool) {
        guard isLayered != (layer != nil) else { return }
        layer = isLayered ? EngineLayer(for: self, name: "windowGround") : nil
        parent?.markStructureDirty()
        setNeedsLayerUpdate()
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    package override func paint(size: CGSize, at now: Double) -> [DrawCommand] {
        [.fill(Path(CGRect(origin: .zero, size: size)), .color(.black), FillStyle())]
    }
}

extension WindowLayout: KeyOffering {
    func offer(_ press: KeyPress) -> Bool { window.offer(press) }
}

extension LayoutNode {
    /// The nested window that the node is in; nil in the host's own.
    var nestedWindow: LayoutNode? {
        var node = parent
        while let current = node {
            if current.isWindow { return current }
            node = current.parent
        }
        return nil
    }
}

extension WindowState {
    /// The views of the host's window, without what they show above it.
    package var rootViews: [LayoutNode] { rootNode?.inside.children ?? [] }
}
