/// What a graph has of its host's window.
@MainActor
final class WindowState: EngineState {
    let resources: WindowResources
    let sceneStore: KeyValueStore
    var colorSchemes = WindowColorSchemes()
    /// Both nil before there are views, and when they have ended.
    var rootNode: WindowNode!
    var rootLayout: LayoutNode!

    init(_ resources: WindowResources, _ sceneStore: KeyValueStore?) {
        self.resources = resources
        self.sceneStore = sceneStore ?? KeyValueStore()
    }

    func end() {
        rootNode = nil
        rootLayout = nil
    }
}

extension ViewGraph {
    private var window: WindowState { state(of: .window) }

    /// What belongs to the window besides its views.
    package var resources: WindowResources { window.resources }
    /// The window as `UIScreen.main` tells of it.
    var screen: UIScreen { resources.screen }
    /// Where the window keeps what it is to have again.
    package var sceneStore: KeyValueStore { window.sceneStore }
    package internal(set) var colorSchemes: WindowColorSchemes {
        get { window.colorSchemes }
        set { window.colorSchemes = newValue }
    }
    /// The root of all views, until they end: the host's window.
    var rootNode: WindowNode! { window.rootNode }
    /// The geometry of the window, until the views end.
    package var rootLayout: LayoutNode! { window.rootLayout }

    /// Makes the window's node, which shows nothing yet.
    func makeWindow(in environment: EnvironmentValues) -> WindowNode {
        let node = WindowNode(
            _NodeContext(graph: self, parent: nil, environment: environment), screen: screen, values: nil)
        window.rootNode = node
        window.rootLayout = node.layoutNode
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
    package var hostEnvironment: EnvironmentValues {
        guard var values = rootNode?.environment else { return EnvironmentValues() }
        if let scheme = colorSchemes.host { values.colorScheme = scheme }
        return values
    }

    /// Replaces the environment of the whole tree, as when the system switches to dark mode.
    package func setEnvironment(_ values: EnvironmentValues) {
        guard !hasEnded else { return }
        var values = withWindow(values)
        values.colorScheme = colorSchemes.shown(instead: values.colorScheme)
        // As after most changes of a window's size.
        if !values.hasSameValues(as: rootNode.environment) {
            // An update of its own: what `.animation(_:value:)` said in the last one does not concern this change.
            updateID += 1
            rootNode.environmentChanged(values.compacted(), Transaction())
        }
        rootNode.placeViewsAnew(Transaction())
    }

    /// Changes values of the root's environment.
    package func setEnvironment(_ edit: (inout EnvironmentValues) -> Void) {
        var values = hostEnvironment
        edit(&values)
        setEnvironment(values)
    }

    /// Gives the window another size in points, or number of pixels per point; the environment is set separately.
    package func resize(to size: CGSize, scale: CGFloat) {
        guard !hasEnded else { return }
        self.scale = scale
        self.size = size
        screen.resize(to: size, scale: scale)
        rootNode.placeViewsAnew(Transaction())
    }
}
