/// What a graph has of its host's window.
@MainActor
package final class WindowState: EngineState {
    unowned let graph: ViewGraph
    /// What belongs to the window besides its views.
    package let resources: WindowResources
    /// Where the window keeps what it is to have again.
    package let sceneStore: KeyValueStore
    /// In points.
    package private(set) var size: CGSize
    /// Pixels per point.
    package private(set) var scale: CGFloat
    package internal(set) var colorSchemes = WindowColorSchemes()
    /// The root of all views, until they end: the host's window.
    private(set) var rootNode: WindowNode!
    /// The geometry of the window, until the views end.
    package private(set) var rootLayout: LayoutNode!
    /// The views that hear of addresses, in the order in which they came.
    var addressReceivers: [OnOpenURLNode] = []

    init(
        _ graph: ViewGraph, _ resources: WindowResources, _ sceneStore: KeyValueStore?, size: CGSize, scale: CGFloat
    ) {
        self.graph = graph
        self.size = size
        self.scale = scale
        self.resources = resources
        self.sceneStore = sceneStore ?? KeyValueStore()
    }

    package func end() {
        rootNode = nil
        rootLayout = nil
        addressReceivers = []
    }
}

extension ViewGraph {
    package var window: WindowState { state(of: .window) }
}

extension WindowState {
    /// The window as `UIScreen.main` tells of it.
    var screen: UIScreen { resources.screen }

    /// Makes the window's node, which shows nothing yet.
    func makeRoot(in environment: EnvironmentValues) -> WindowNode {
        let node = WindowNode(
            _NodeContext(graph: graph, parent: nil, environment: environment), screen: screen, values: nil)
        rootNode = node
        rootLayout = node.layoutNode
        return node
    }

    /// An environment with what the window itself says in it.
    func withWindow(_ values: EnvironmentValues) -> EnvironmentValues {
        var values = values
        values.displayScale = scale
        values.screen = screen
        values.windowResources = resources
        return values
    }

    /// The environment of the root views, as the host has it.
    package var environment: EnvironmentValues {
        guard var values = rootNode?.environment else { return EnvironmentValues() }
        if let scheme = colorSchemes.host { values.colorScheme = scheme }
        return values
    }

    /// Replaces the environment of the whole tree, as when the system switches to dark mode.
    package func setEnvironment(_ values: EnvironmentValues) {
        guard !graph.hasEnded else { return }
        var values = withWindow(values)
        values.colorScheme = colorSchemes.shown(instead: values.colorScheme)
        // As after most changes of a window's size.
        if !values.hasSameValues(as: rootNode.environment) {
            // An update of its own: what `.animation(_:value:)` said in the last one does not concern this change.
            graph.updateID += 1
            rootNode.environmentChanged(values.compacted(), Transaction())
        }
        rootNode.placeViewsAnew(Transaction())
    }

    /// Changes values of the root's environment.
    package func setEnvironment(_ edit: (inout EnvironmentValues) -> Void) {
        var values = environment
        edit(&values)
        setEnvironment(values)
    }

    /// Gives the window another size in points, or number of pixels per point; the environment is set separately.
    package func resize(to size: CGSize, scale: CGFloat) {
        guard !graph.hasEnded else { return }
        self.scale = scale
        self.size = size
        screen.resize(to: size, scale: scale)
        rootNode.placeViewsAnew(Transaction())
    }
}
