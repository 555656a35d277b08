/// The node of a window: its own views, and the layers that these show above everything else.
package final class WindowNode: RootNode {
    private(set) var ownWindow: Window!
    /// Behind the window's own views, while they are set back.
    private(set) var ground: WindowGround!
    /// The window's own views.
    private(set) var inside: WindowInside!
    /// What a window that is shown in another one says of itself to the views in it, whose environment is the host's
    /// otherwise; nil for the host's own.
    private var values: NestedEnvironment?

    init(_ context: _NodeContext, screen: UIScreen, values: NestedEnvironment?) {
        self.values = values
        super.init(context)
        ownWindow = Window(self, screen: screen, isNested: values != nil)
        layoutNode = WindowLayout(self, ownWindow)
        ground = WindowGround(self)
    }

    /// Makes the views that are shown.
    func show<Content: View>(_ view: Content) {
        let views = ContainerNode(childContext)
        inside = WindowInside(views, ownWindow)
        views.layoutNode = inside
        views.content = Content._makeNode(view, views.childContext)
        views.childListChanged(Transaction())
        content = views
        childListChanged(Transaction())
    }

    func update<Content: View>(_ view: Content, _ transaction: Transaction) {
        guard let views = (content as? ContainerNode)?.content else { return }
        Content._updateNode(views, view, transaction)
    }

    package override var childContext: _NodeContext {
        var context = super.childContext
        if let values {
            context.environment = graph.window.environment
            values.apply(to: &context.environment)
            context.environment.screen = ownWindow.screen
        }
        return context
    }

    package override func gatherLayoutNodes() -> [LayoutNode] {
        [ground] + super.gatherLayoutNodes() + ownWindow.layers.map { $0.layoutNode }
    }

    /// A window that is shown in another one says something else of itself.
    func update(_ newValues: NestedEnvironment, _ transaction: Transaction) {
        guard newValues != values else { return }
        if newValues.safeAreaInsets != values?.safeAreaInsets { placeViewsAnew(transaction) }
        values = newValues
        ownWindow.screen.resize(to: newValues.screenSize, scale: graph.window.scale)
        content?.environmentChanged(childContext.environment, transaction)
    }

    package override func groundMayHaveChanged() {
        // What shows another window does the same for it.
        if values == nil { graph.window.showPreferredColorScheme(content?.preferredColorScheme) }
        inside.groundMayHaveChanged()
    }

    /// The size of the window, or what the system covers of it, is another.
    func placeViewsAnew(_ transaction: Transaction) {
        inside.invalidateLayout(transaction)
        for layer in ownWindow.layers { layer.layoutNode.invalidateLayout(transaction) }
    }
}
