extension ViewGraph {
    /// - Parameters:
    ///   - size: of the window, in points.
    ///   - scale: pixels per point.
    ///   - resources: what belongs to the window, where its host has needed that before.
    ///   - prepare: called before there are views.
    package convenience init<Root: View>(
        _ root: Root, size: CGSize, scale: CGFloat, environment: EnvironmentValues = EnvironmentValues(),
        resources: WindowResources? = nil, prepare: (ViewGraph) -> Void = { _ in }
    ) {
        let resources = resources ?? WindowResources(size: size, scale: scale)
        resources.screen.resize(to: size, scale: scale)
        self.init { graph, part in
            switch part {
            case .updates: UpdateState(graph)
            case .layouts: LayoutState(graph)
            case .preferences: PreferenceState()
            case .motion: MotionState(graph)
            case .presence: PresenceState()
            case .layers: LayersState(graph)
            case .input: InputState(graph)
            case .window: WindowState(graph, resources, environment.sceneStore, size: size, scale: scale)
            case .focusing: FocusingState(graph)
            case .textInputs: TextInputs(graph)
            case .lifecycle: LifecycleState(graph)
            case .tasks: TasksState()
            case .elements: ElementsState(graph)
            case .alarms: Alarms(graph)
            case .address: WindowAddress(graph)
            case .trail: Trail(graph)
            }
        }
        let environment = window.withWindow(environment)
        let node = window.makeRoot(in: environment)
        prepare(self)
        part(SystemMotion.self).isReturning = resources.session?.isReturning ?? false
        resources.begin(self)
        focus.begin(node)
        resources.requests.onAdd = { [weak self] in self?.requestUpdate() }
        whileCurrent(in: environment) { node.show(root) }
    }

    /// Ends all views, as when a window closes.
    ///
    /// Whoever made the graph has to call this: the views and the graph keep each other alive until then. State, tasks and
    /// proxies outlive the views where an app keeps them; they may ask the graph and its nodes whatever they like, and
    /// nothing comes of it. Frames are empty from now on.
    package func end() {
        guard !hasEnded else { return }
        whileCurrent(in: window.rootNode.environment) {
            input.cancelPointers(at: now)
            window.rootNode.unmount()
            onNeedsFrame = nil
            onIssue = nil
            lifecycle.runCallbacks()
        }
        letGoOfViews()
        window.resources.requests.end()
        window.resources.end()
    }

    /// Empties every list of what is to be done, so that none keeps a node, and with it the graph, alive: the views have ended.
    func letGoOfViews() {
        noteEnd()
        endStates()
    }

    /// Lets go of what is only kept so that it need not be found again, as when nothing has moved for a while: sizes for
    /// proposals, the places within stacks, the elements of the last frame.
    package func forgetCaches() {
        guard !hasEnded else { return }
        window.rootLayout.forgetKnownSizes()
        elements.branches = nil
    }
}
