import RiffleLayers
import RiffleSemantics

/// One running user interface: its tree of nodes, what is due in it, and the frame it shows.
///
/// A graph never asks for the time, a random number or anything of the process: hosts pass events and times in, and take
/// changes out. The phases of a frame are in `Frame/`, a file each.
@MainActor
package final class ViewGraph {
    /// The time of the frame in progress, or of the last one, in seconds. The first frame's is the host's choice.
    package internal(set) var now = 0.0
    /// What the last frame cost.
    package internal(set) var statistics = FrameStatistics()
    /// Counted since the graph was made, for tests.
    package var work = WorkCounters()
    /// Called when something is due, so that a host that sleeps knows to ask for a frame.
    package var onNeedsFrame: (() -> Void)?
    /// Called for each body that is evaluated, before it is: for who looks into a running program.
    package var onEvaluation: ((_ViewNode) -> Void)?
    /// Called once for each mistake found in the app.
    package var onIssue: ((RuntimeIssue) -> Void)?
    package internal(set) var issues: [RuntimeIssue] = []

    /// Numbers the rounds of updates; transactions of `.animation(_:value:)` count in one.
    package internal(set) var updateID: UInt64 = 0
    var nodesMade: UInt32 = 0
    package internal(set) var frameNumber: UInt64 = 0
    package internal(set) var needsLayout = true
    package internal(set) var size: CGSize
    package internal(set) var scale: CGFloat
    /// Where the window keeps what it is to have again.
    package let sceneStore: KeyValueStore
    /// What belongs to the window besides its views.
    package let resources: WindowResources
    /// The window as `UIScreen.main` tells of it.
    package var screen: UIScreen { resources.screen }

    // What the phases of a frame have to do, and know from the last time.
    package let updates = UpdateState()
    let layouts = LayoutState()
    var preferences = PreferenceState()
    package internal(set) var colorSchemes = WindowColorSchemes()
    let lifecycle = LifecycleState()
    let presence = PresenceState()
    let motion = MotionState()
    let layers = LayersState()
    let elements = ElementsState()
    package let input = InputState()
    let focusing = FocusingState()
    package let tasks = TasksState()

    /// What features keep for the window: see `WindowPart`.
    var parts: [ObjectIdentifier: any WindowPart] = [:]

    var textInputs = TextInputs()
    /// Whether the host edits texts by its own means, so that fingers on them are none of the views' business.
    package var hostEditsText = false
    /// What was copied last.
    package var clipboard: Clipboard { resources.clipboard }

    /// The root of all views, until they end: the host's window.
    private(set) var rootNode: WindowNode!
    /// The geometry of the window, until the views end.
    package private(set) var rootLayout: LayoutNode!
    /// Whether the views have ended; see `end()`.
    private(set) var hasEnded = false
    /// Stands for views that are gone; see `placeholder(for:)`.
    private weak var goneView: _ViewNode?
    /// How many nodes had been made when the last frame ended: views of later nodes have not been shown yet.
    var nodesShown: UInt32 = 0

    /// - Parameters:
    ///   - size: of the window, in points.
    ///   - scale: pixels per point.
    ///   - resources: what belongs to the window, where its host has needed that before.
    ///   - prepare: called before there are views.
    package init<Root: View>(
        _ root: Root, size: CGSize, scale: CGFloat, environment: EnvironmentValues = EnvironmentValues(),
        resources: WindowResources? = nil, prepare: (ViewGraph) -> Void = { _ in }
    ) {
        self.size = size
        self.scale = scale
        sceneStore = environment.sceneStore ?? KeyValueStore()
        self.resources = resources ?? WindowResources(size: size, scale: scale)
        self.resources.screen.resize(to: size, scale: scale)
        var environment = environment
        environment.displayScale = scale
        environment.screen = screen
        environment.windowResources = self.resources
        let context = _NodeContext(graph: self, parent: nil, environment: environment)
        let node = WindowNode(context, screen: screen, values: nil)
        rootNode = node
        rootLayout = node.layoutNode
        prepare(self)
        part(SystemMotion.self).isReturning = self.resources.session?.isReturning ?? false
        self.resources.begin(self)
        focusing.begin(node)
        self.resources.requests.onAdd = { [weak self] in self?.requestUpdate() }
        whileCurrent(in: environment) { node.show(root) }
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
        var values = values
        values.displayScale = scale
        values.screen = screen
        values.windowResources = resources
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

    /// Lets go of what is only kept so that it need not be found again, as when nothing has moved for a while: sizes for
    /// proposals, the places within stacks, the elements of the last frame.
    package func forgetCaches() {
        guard !hasEnded else { return }
        rootLayout.forgetKnownSizes()
        elements.branches = nil
    }

    /// Reports a mistake once.
    package func report(_ issue: RuntimeIssue, from node: _ViewNode? = nil) {
        guard !issues.contains(issue) else { return }
        issues.append(issue)
        onIssue?(issue)
    }

    package func requestUpdate() { onNeedsFrame?() }

    /// A node that layout nodes belong to when their own view is gone: what still asks them finds the last environment.
    func placeholder(for gone: _ViewNode) -> _ViewNode {
        if let goneView, goneView.environment.isIdentical(to: gone.environment) { return goneView }
        let node = _ViewNode(_NodeContext(graph: self, parent: nil, environment: gone.environment))
        node.unmount()
        if !hasEnded { goneView = node }
        return node
    }

    /// Lets go of the views, which have ended. They and the graph keep each other alive until then.
    func letGoOfViews() {
        hasEnded = true
        rootNode = nil
        rootLayout = nil
        goneView = nil
    }
}

/// What a frame cost, summed over the rounds it took.
package struct FrameStatistics: Hashable, Sendable {
    /// Bodies of views and modifiers that ran.
    package var bodiesEvaluated = 0
    /// Nodes whose children were placed.
    package var nodesLaidOut = 0
    /// Layers whose contents were painted again.
    package var layersRepainted = 0
    /// Layers of which anything changed: inserted, removed, moved, painted.
    package var layersChanged = 0

    /// Nothing happened.
    package init() {}
}
