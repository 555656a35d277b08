import Layers
import Semantics

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
    /// Called once for each mistake found in the app.
    package var onIssue: ((RuntimeIssue) -> Void)?
    package private(set) var issues: [RuntimeIssue] = []

    // Update
    /// Numbers the rounds of updates; transactions of `.animation(_:value:)` count in one.
    package internal(set) var updateID: UInt64 = 0
    var queue: [_ViewNode] = []
    var stages = WriteStages()
    /// Of the writes that are taken up now, or next.
    var stage = WriteStage()
    /// Writes for which the nodes of the queue come too early, in the order of their stages.
    var waiting: [WaitingWrites] = []
    var isSettling = false
    /// Values that remember what they were until no writes wait.
    var stagedSources: [any StagedSource] = []
    var staleContainers: [ContainerNode] = []
    /// Completions of changes that the update in progress takes up.
    var openCompletions: [AnimationCompletion] = []
    /// Completions that wait for a time.
    var timedCompletions: [(time: Double, completion: AnimationCompletion)] = []

    /// State that the next body node of its type takes up.
    var keptState: KeptState?

    // Layout
    package internal(set) var needsLayout = true
    package internal(set) var size: CGSize
    package internal(set) var scale: CGFloat
    /// Where the window keeps what it is to have again.
    package let sceneStore: KeyValueStore
    /// The window as `UIScreen.main` tells of it.
    package let screen: UIScreen
    /// Content whose evaluation depends on where it is: see `GeometryReader`.
    var frameReaders: [any FrameReading] = []
    /// Content to be built anew once the layout in progress has found its size.
    var dueContents: [any SizedContent] = []
    /// What the writes that made the update in progress asked for, all together.
    package internal(set) var updateTransaction = Transaction()

    // Preferences
    var preferences = PreferenceState()

    /// What the views want for their window, until another one may have a say in it.
    var knownColorScheme: ColorScheme??

    /// How far what is being placed may swing beyond its place.
    var swingRoom: SwingRoom?

    /// How many of the views have a gesture for two fingers.
    package internal(set) var twoFingerGestures = 0

    // Callbacks
    var callbacks: [() -> Void] = []
    /// Feedback that events brought about since the last frame.
    var feedback: [SensoryFeedback] = []
    /// What events since the last frame want of the host.
    var requests: [HostRequest] = []
    var appearances: [any AppearanceCallback] = []
    /// What runs before anything appears.
    var disappearances: [() -> Void] = []
    /// What begins to receive before anything appears.
    var subscriptions: [() -> Void] = []
    /// Whether what is being removed disappears before anything appears.
    var disappearsFirst = false

    // Animation and layers
    var animating: [LayoutNode] = []
    /// What would be moving if it could be seen: see `runAnimations()`.
    var resting = InsertionOrdered<ObjectIdentifier, LayoutNode>()
    /// What follows the time of frames without asking for any.
    var timeFollowers: [LayoutNode] = []
    var arrivals: [Arrival] = []
    var departures = InsertionOrdered<ObjectIdentifier, Departure>()
    /// How many of the tasks that views started have not ended; those that were asked to stop count until they do.
    package internal(set) var runningTasks = 0
    /// Where tasks of views do what they do away from the main actor; nil leaves it to the pool of threads.
    package var taskExecutor: (any TaskExecutor)?
    /// Whether tasks of views are named after them, for a host that says what it waits for.
    package var namesTasks = false
    /// Whether a view may be leaving; false spares asking all the way up to the root.
    var mayHaveLeavingViews = false
    /// Whether a view has a transition that runs, or does something, in changes that are not animated.
    var hasIndependentTransitions = false
    /// Whether a view may be dormant; false spares asking all the way up to the root.
    var mayHaveDormantViews = false
    package internal(set) var frameNumber: UInt64 = 0
    var staleLayers: [EngineLayer] = []
    var changedLayers: [EngineLayer] = []
    var insertedLayers: [EngineLayer] = []
    var removedLayers: [EngineLayer] = []
    var layoutNodesWithStaleLayers: [LayoutNode] = []
    /// Scroll views that have to find out anew which layers are in sight.
    var cullingQueue: [ScrollNode] = []
    /// Whether there has been a scroll view, whose content layers have to tell when they change.
    var hasScrollViews = false
    private var lastLayerID: UInt32 = 0
    /// Whether the views have ended; see `end()`.
    private(set) var hasEnded = false
    /// Stands for views that are gone; see `placeholder(for:)`.
    private var goneView: _ViewNode?

    /// What features keep for the window: see `WindowPart`.
    var parts: [ObjectIdentifier: any WindowPart] = [:]

    // Semantics
    /// The elements found last, until something about them may have changed.
    var semanticsBranches: [SemanticsBranch]?
    var semanticsSources: [UInt32: SemanticsSource] = [:]
    var lastSemanticsID: UInt32 = 0

    // Input
    package let arena = GestureArena()
    var pointerSanitizer = PointerSanitizer()
    var lastMemberID = 0
    var focus = FocusTarget()
    var hover = HoverState()
    /// What a finger has taken out of its place and holds.
    var heldNodes: [LayoutNode] = []
    /// What has touched last.
    package internal(set) var lastPointerKind = PointerEvent.Kind.touch
    /// The screens that the fingers which are down have touched.
    var touchedScreens: [Int: UIScreen] = [:]
    var focusFollowers = FocusFollowers()
    /// Where assistive technology is.
    var attention = Attention()
    /// All that the keyboard can be directed to, in no order.
    var focusables: [ObjectIdentifier: FocusableNode] = [:]
    var textInputs = TextInputs()
    /// What the view in focus gives to others.
    private(set) lazy var focusedValues = StateLocation(FocusedValues(), in: self)
    var areFocusedValuesDue = false
    /// Whether the host edits texts by its own means, so that fingers on them are none of the views' business.
    package var hostEditsText = false
    /// What was copied last.
    package var clipboard = Clipboard()
    /// What the window's code has asked of its host.
    let requestQueue = HostRequestQueue()

    /// The root of all views, until they end: the host's window.
    private(set) var rootNode: WindowNode!
    /// The geometry of the window, until the views end.
    package private(set) var rootLayout: LayoutNode!

    /// - Parameters:
    ///   - size: of the window, in points.
    ///   - scale: pixels per point.
    package init<Root: View>(
        _ root: Root, size: CGSize, scale: CGFloat, environment: EnvironmentValues = EnvironmentValues()
    ) {
        self.size = size
        self.scale = scale
        sceneStore = environment.sceneStore ?? KeyValueStore()
        screen = UIScreen(size: size, scale: scale)
        var environment = environment
        environment.displayScale = scale
        environment.screen = screen
        let context = _NodeContext(graph: self, parent: nil, environment: environment)
        let node = WindowNode(context, screen: screen, values: nil)
        rootNode = node
        rootLayout = node.layoutNode
        requestQueue.onAdd = { [weak self] in self?.requestUpdate() }
        whileCurrent(in: environment) { node.show(root) }
    }

    func nextLayerID() -> LayerID {
        lastLayerID += 1
        return LayerID(rawValue: lastLayerID)
    }

    /// The environment of the root views, as the host has it.
    var hostEnvironment: EnvironmentValues { rootNode?.environment ?? EnvironmentValues() }

    /// Replaces the environment of the whole tree, as when the system switches to dark mode.
    package func setEnvironment(_ values: EnvironmentValues) {
        guard !hasEnded else { return }
        var values = values
        values.displayScale = scale
        values.screen = screen
        // As after most changes of a window's size.
        if !values.hasSameValues(as: hostEnvironment) {
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
        semanticsBranches = nil
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
