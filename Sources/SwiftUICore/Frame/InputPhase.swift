/// Input: events reach the gestures of what they touch, and the callbacks of those run.
extension InputState {
    /// Takes an event at once. What its callbacks write is shown by the next frame, and known to the next event.
    package func send(_ event: InputEvent) {
        let graph = graph
        graph.focus.forgetKeptPlace()
        guard !graph.hasEnded else { return }
        graph.whileCurrent(in: graph.window.rootNode.environment) {
            switch event {
            case .pointer(let event): sendPointer(event)
            case .wheel(let event): sendWheel(event)
            case .hover(let event): sendHover(event)
            case .secondaryPress(let event): sendSecondaryPress(event)
            case .key(let event):
                settleInput(at: event.time)
                graph.focus.sendKey(event)
            case .text(let event):
                settleInput(at: event.time)
                graph.textInputs.send(event)
            }
        }
        graph.requestUpdate()
    }

    /// Takes up what decides where a key or a text goes: a tap a moment ago may have directed the keyboard elsewhere.
    package func prepare(for event: InputEvent) {
        guard !graph.hasEnded else { return }
        let time: Double
        switch event {
        case .key(let event): time = event.time
        case .text(let event): time = event.time
        case .pointer, .wheel, .hover, .secondaryPress: return
        }
        graph.whileCurrent(in: graph.window.rootNode.environment) { settleInput(at: time) }
    }

    /// Updates what events since the last frame have changed: callbacks know the views that they were made with, so those
    /// of two keys or taps in one frame would both act on what was there before the first.
    ///
    /// Movements do without. They come in bunches, of which the last one counts.
    func settleInput(at time: Double) {
        guard graph.isUnsettled, graph.frameNumber > 0 else { return }
        graph.now = max(graph.now, time)
        graph.settle()
    }

    /// The views under a point, the innermost first, brought up to date.
    ///
    /// What counts is what was shown: a person aims at what they saw, which a task may have moved a moment ago. A view that
    /// is gone since then is not in it, and the one that took its place is not touched either.
    func touchPath(at point: CGPoint, time: Double) -> [LayoutNode] {
        graph.now = max(graph.now, time)
        var path: [LayoutNode] = []
        _ = graph.window.rootLayout.hitTest(point, at: graph.now, path: &path)
        if graph.isUnsettled, graph.frameNumber > 0 {
            graph.settle()
            path = path.filter { !$0.isDetached && !$0.isLeaving }
        }
        return path.filter { !$0.owner.isInRemovedView }
    }

    private func sendPointer(_ raw: PointerEvent) {
        var events: [PointerEvent] = []
        sanitizer.sanitize(raw) { events.append($0) }
        for event in events { deliver(event) }
    }

    private func deliver(_ event: PointerEvent) {
        graph.now = max(graph.now, event.time)
        var actions = GestureActions()
        lastPointerKind = event.kind
        if event.phase == .began {
            let path = touchPath(at: event.location, time: event.time)
            touchLocation = event.location
            // What is disabled lets touches pass to what is around it.
            let members = path.compactMap { $0.environment.isEnabled ? $0.gestureMember(at: graph.now) : nil }
            screens[event.id] = path.first?.environment.screen
            graph.focus.focusTouched(path)
            arena.begin(event, on: members, into: &actions)
        } else {
            if event.phase.isLast { settleInput(at: event.time) }
            arena.handle(event, into: &actions)
        }
        let touched = screens[event.id] ?? graph.window.screen
        if event.phase.isLast { screens[event.id] = nil }
        graph.whileCurrent(on: touched) {
            actions.perform()
            drawConsequences(at: event.time)
        }
    }

    /// Has something done when all gestures of the event in progress have called back, and what those wrote is taken up.
    package func afterGestures(_ action: @escaping () -> Void) { consequences.append(action) }

    private func drawConsequences(at time: Double) {
        guard !consequences.isEmpty else { return }
        settleInput(at: time)
        let due = consequences
        consequences = []
        for action in due { action() }
    }

    /// Cancels every finger that is down, as when the window or the connection is lost.
    package func cancelPointers(at time: Double) {
        let graph = graph
        guard !graph.hasEnded else { return }
        var events: [PointerEvent] = []
        sanitizer.cancelAll(at: time) { events.append($0) }
        for event in events { deliver(event) }
        graph.requestUpdate()
    }

    /// Whether a touch on a point of the window reaches a layout node or something in it, or a button around it that takes
    /// the touch for it, as a row of a list does.
    package func touches(_ layout: LayoutNode, at point: CGPoint) -> Bool {
        guard !graph.hasEnded else { return false }
        var path: [LayoutNode] = []
        _ = graph.window.rootLayout.hitTest(point, at: graph.now, path: &path)
        if path.contains(where: { $0 === layout }) { return true }
        let button = path.first { $0.environment.isEnabled && $0.gestureMember(at: graph.now)?.kind == .button }
        guard let button else { return false }
        var outer = layout.parent
        while let node = outer, node !== button { outer = node.parent }
        return outer != nil
    }

    private func sendWheel(_ event: WheelEvent) {
        guard event.isUsable else { return }
        graph.now = max(graph.now, event.time)
        var path: [LayoutNode] = []
        _ = graph.window.rootLayout.hitTest(event.location, at: graph.now, path: &path)
        for node in path where (node as? any WheelScrolling)?.scroll(event) == true { return }
    }

    /// Lets gestures know that time passed without an event, as a long press needs.
    func runDeadlines() {
        guard let deadline = arena.deadline, deadline <= graph.now else { return }
        var actions = GestureActions()
        arena.advance(to: graph.now, into: &actions)
        actions.perform()
        drawConsequences(at: graph.now)
    }
}

extension GestureActions {
    /// Runs all of them. What those write that are told of a gesture under way are samples of how the fingers move.
    @MainActor
    mutating func perform() {
        run { action in withTransaction(Transaction.current.sampled, action) }
    }
}

extension Transaction {
    /// The change as one of the series that a gesture under way makes.
    package var sampled: Transaction {
        var sampled = continued
        sampled.tracksVelocity = true
        return sampled
    }

    /// The change as one of the series that dragging a slider or holding a button makes.
    package var continued: Transaction {
        var continued = self
        continued.isContinuous = true
        return continued
    }
}

/// A layout node that a wheel scrolls.
@MainActor
package protocol WheelScrolling: AnyObject {
    /// Takes what it can of the event.
    ///
    /// - Returns: whether anything moved, so that others around it leave the event alone.
    func scroll(_ event: WheelEvent) -> Bool
}
