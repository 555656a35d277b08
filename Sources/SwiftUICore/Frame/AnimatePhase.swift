/// Animate: what is in motion is taken to the frame's time, and what has left is let go.
extension MotionState {
    /// Counts a layout node as moving until its `tick` says otherwise.
    package func start(_ node: LayoutNode, _ transaction: Transaction) {
        node.animationUpdate = graph.updateID
        for completion in transaction.completions { wait(for: completion, transaction.animation, on: node) }
        guard !node.isAnimating else { return }
        node.isAnimating = true
        node.touchAreaChanged()
        animating.append(node)
        graph.requestUpdate()
    }

    private func wait(for completion: AnimationCompletion, _ animation: Animation?, on node: LayoutNode) {
        if completion.waitsForRemoval {
            guard !node.completions.contains(where: { $0 === completion }) else { return }
            node.completions.append(completion)
        } else {
            let time = graph.now + (animation?.timeline.logicalEndTime ?? 0)
            let known = graph.updates.timedCompletions.firstIndex { $0.completion === completion }
            if let known {
                graph.updates.timedCompletions[known].time = max(graph.updates.timedCompletions[known].time, time)
                return
            }
            graph.updates.timedCompletions.append((time, completion))
        }
        completion.begin()
    }

    /// Has a node's `followTime(to:)` called in each frame that is made anyway, until it says otherwise. Nothing waits for it.
    package func followTime(_ node: LayoutNode) {
        guard !timeFollowers.contains(where: { $0 === node }) else { return }
        timeFollowers.append(node)
    }

    /// Takes what layouts ask for to the frame's time, before anything is laid out in it.
    func followMotions() {
        let now = graph.now
        for node in animating where !node.isDetached { node.followMotion(to: now) }
    }

    func runAnimations() {
        endCompletions()
        let now = graph.now
        if !timeFollowers.isEmpty {
            timeFollowers = timeFollowers.filter { !$0.isDetached && $0.followTime(to: now) }
        }
        guard !animating.isEmpty || !graph.presence.departures.isEmpty else { return }
        let moving = animating
        animating = []
        for node in moving {
            if rests(node) { continue }
            if !node.isDetached { node.setNeedsLayerUpdate() }
            if node.isDetached || !node.advanceAnimations(to: now) {
                node.isAnimating = false
                let completions = node.completions
                node.completions = []
                for completion in completions { completion.end() }
            } else {
                animating.append(node)
            }
        }
        graph.endDepartures()
    }

    /// Lets a node rest whose views nobody can see, as those of a screen that another one covers: what moves there is a
    /// matter of the time, and is right again once it is looked at. What somebody waits for goes on.
    private func rests(_ node: LayoutNode) -> Bool {
        guard node.graph.presence.mayHaveDormantViews, !node.isDetached, node.completions.isEmpty, node.restsOutOfSight,
            node.owner.isOutOfSight
        else { return false }
        node.isAnimating = false
        resting[ObjectIdentifier(node)] = node
        return true
    }

    /// Takes up what rested in views that can be seen again.
    func wakeResting() {
        guard !resting.isEmpty else { return }
        for node in resting.takeAll() where !node.isDetached {
            if node.owner.isOutOfSight {
                resting[ObjectIdentifier(node)] = node
            } else if !node.isAnimating {
                node.isAnimating = true
                animating.append(node)
            }
        }
        graph.requestUpdate()
    }

    private func endCompletions() {
        guard !graph.updates.timedCompletions.isEmpty else { return }
        let now = graph.now
        let due = graph.updates.timedCompletions.filter { $0.time <= now }
        graph.updates.timedCompletions.removeAll { $0.time <= now }
        for (_, completion) in due { completion.end() }
    }

    /// The views that still move, for messages.
    package var movingViews: [String] {
        var paths = animating.filter { !$0.isDetached }.map(\.owner.path)
        paths += graph.presence.departures.values.map { $0.node.path + " (leaving)" }
        paths += graph.updates.queue.map { $0.path + " (to be updated)" }
        return paths
    }
}

extension ViewGraph {
    /// Whether anything moves or is due, so that the next frame will differ.
    package var isIdle: Bool {
        motion.animating.isEmpty && updates.timedCompletions.isEmpty && presence.departures.isEmpty
            && updates.queue.isEmpty && !needsLayout
            && lifecycle.callbacks.isEmpty && updates.staleContainers.isEmpty && lifecycle.appearances.isEmpty
            && layers.staleNodes.isEmpty && layers.stale.isEmpty
    }
}

extension LayoutNode {
    /// Takes everything that moves here to `now`.
    ///
    /// - Returns: whether something still moves.
    final func advanceAnimations(to now: Double) -> Bool {
        var isMoving = tick(now)
        if let frameAnimation {
            if frameAnimation.isActive(at: now) {
                isMoving = true
            } else if !frameAnimation.isSampled(at: now) {
                self.frameAnimation = nil
            }
        }
        if let transition {
            if transition.isActive(at: now) {
                isMoving = true
            } else if !transition.isRemoval, transition.stage == nil {
                endTransition()
            }
        }
        return isMoving
    }

    /// Takes the transition's layer away: what was in it goes back to where it belongs.
    final func endTransition() {
        transition = nil
        parent?.markStructureDirty()
    }
}
