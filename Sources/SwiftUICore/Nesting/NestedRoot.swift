import Layers

/// Views that are shown in a window of their own inside of another: a device on a page.
///
/// To what is inside, the frame is the window: it is what `.global` is measured from, its covered edges are the safe
/// area, its environment starts anew from the host's, the ground goes with `preferredColorScheme`, and preferences end
/// here. Touches outside of the frame reach nothing inside.
nonisolated package struct NestedRoot<Content: View>: View {
    let values: NestedEnvironment
    let onPreferredColorScheme: (ColorScheme?) -> Void
    let content: Content

    /// - Parameter onPreferredColorScheme: told after the layout in which what the views want for their window changed.
    package init(
        _ values: NestedEnvironment, onPreferredColorScheme: @escaping (ColorScheme?) -> Void,
        @ViewBuilder content: () -> Content
    ) {
        self.values = values
        self.onPreferredColorScheme = onPreferredColorScheme
        self.content = content()
    }

    package typealias Body = Never

    @MainActor
    package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        let node = NestedRootNode(view.values, context)
        node.onPreferredColorScheme = view.onPreferredColorScheme
        node.layoutNode = NestedWindowNode(node)
        node.content = Content._makeNode(view.content, node.childContext)
        node.childListChanged(Transaction())
        return node
    }

    @MainActor
    package static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        let node = unsafeDowncast(node, to: NestedRootNode.self)
        node.onPreferredColorScheme = view.onPreferredColorScheme
        node.update(view.values, transaction)
        Content._updateNode(node.content!, view.content, transaction)
    }
}

/// What a nested window says of itself to the views in it.
package struct NestedEnvironment: Equatable {
    /// In points.
    package var screenSize: CGSize
    package var colorScheme: ColorScheme
    /// What the device covers at the edges, in points.
    package var safeAreaInsets: EdgeInsets
    package var horizontalSizeClass: UserInterfaceSizeClass
    package var verticalSizeClass: UserInterfaceSizeClass

    package init(
        screenSize: CGSize, colorScheme: ColorScheme, safeAreaInsets: EdgeInsets,
        horizontalSizeClass: UserInterfaceSizeClass, verticalSizeClass: UserInterfaceSizeClass
    ) {
        self.screenSize = screenSize
        self.colorScheme = colorScheme
        self.safeAreaInsets = safeAreaInsets
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
    }

    fileprivate func apply(to environment: inout EnvironmentValues) {
        environment.colorScheme = colorScheme
        environment.safeAreaInsets = safeAreaInsets
        environment.horizontalSizeClass = horizontalSizeClass
        environment.verticalSizeClass = verticalSizeClass
    }
}

/// The node of a `NestedRoot`.
package final class NestedRootNode: ContainerNode {
    private var values: NestedEnvironment
    fileprivate var onPreferredColorScheme: (ColorScheme?) -> Void = { _ in }
    private var knownScheme: ColorScheme?
    private var isSchemeStale = false
    private let screen: UIScreen

    fileprivate init(_ values: NestedEnvironment, _ context: _NodeContext) {
        self.values = values
        screen = UIScreen(size: values.screenSize, scale: context.graph.scale)
        super.init(context)
    }

    package override var isRoot: Bool { true }

    package override var childContext: _NodeContext {
        var context = super.childContext
        context.environment = rootEnvironment
        return context
    }

    /// The host's values and the device's; what the views around set does not reach inside.
    private var rootEnvironment: EnvironmentValues {
        var environment = graph.hostEnvironment
        values.apply(to: &environment)
        environment.screen = screen
        return environment
    }

    fileprivate var safeAreaInsets: EdgeInsets { values.safeAreaInsets }

    fileprivate func update(_ newValues: NestedEnvironment, _ transaction: Transaction) {
        guard newValues != values else { return }
        if newValues.safeAreaInsets != values.safeAreaInsets { layoutNode.invalidateLayout(transaction) }
        values = newValues
        screen.resize(to: values.screenSize, scale: graph.scale)
        content?.environmentChanged(rootEnvironment, transaction)
    }

    /// A view inside may want another appearance for its window, or none any more.
    func preferredColorSchemeMayHaveChanged() {
        guard !isSchemeStale else { return }
        isSchemeStale = true
        graph.afterLayout { [weak self] in self?.readPreferredColorScheme() }
        graph.requestUpdate()
    }

    private func readPreferredColorScheme() {
        isSchemeStale = false
        guard isMounted, let content else { return }
        let scheme = content.preferredColorScheme
        guard scheme != knownScheme else { return }
        knownScheme = scheme
        onPreferredColorScheme(scheme)
    }
}

/// The geometry of a `NestedRoot`: a window that takes the size it is offered.
package final class NestedWindowNode: LayoutNode, StackOriented {
    override init(_ owner: _ViewNode) {
        super.init(owner)
        layer = EngineLayer(for: self, name: "nestedRoot")
    }

    package override var isContainer: Bool { true }
    package override var isWindow: Bool { true }
    package var stackOrientation: Axis? { rootOrientation }
    package override var mirrorsPlacement: Bool { false }
    package override var contentsDependOnSize: Bool { false }
    package override var safeAreaBarrier: Edge.Set { .all }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    package override func explicitAlignment(
        _ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
    ) -> CGFloat? { nil }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        placeRootViews(in: size, uncovered: area(in: size), cause)
    }

    package override var safeArea: CGRect? { area(in: size) }

    /// What is not covered.
    private func area(in size: CGSize) -> CGRect {
        guard let root = owner as? NestedRootNode else { return CGRect(origin: .zero, size: size) }
        let direction = root.childContext.environment.layoutDirection
        let insets = SideInsets(root.safeAreaInsets, direction)
        return CGRect(
            x: insets.left, y: insets.top, width: max(size.width - insets.left - insets.right, 0),
            height: max(size.height - insets.top - insets.bottom, 0))
    }

    /// The screen takes every touch on it, and none beside it.
    package override func containsPoint(_ point: CGPoint, size: CGSize) -> Bool { true }

    package override func hitOverride(_ point: CGPoint, size: CGSize) -> Bool? {
        CGRect(origin: .zero, size: size).contains(point) ? nil : false
    }
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
