/// Animate: what is in motion is taken to the frame's time, and what has left is let go.
extension ViewGraph {
    /// Counts a layout node as moving until its `tick` says otherwise.
    func startAnimating(_ node: LayoutNode, _ transaction: Transaction) {
        node.animationUpdate = updateID
        for completion in transaction.completions where !node.completions.contains(where: { $0 === completion }) {
            completion.animationStarted()
            node.completions.append(completion)
        }
        guard !node.isAnimating else { return }
        node.isAnimating = true
        animating.append(node)
        requestUpdate()
    }

    func runAnimations() {
        guard !animating.isEmpty || !departures.isEmpty else { return }
        let moving = animating
        animating = []
        for node in moving {
            if !node.isDetached { node.setNeedsLayerUpdate() }
            if node.isDetached || !node.advanceAnimations(to: now) {
                node.isAnimating = false
                let completions = node.completions
                node.completions = []
                for completion in completions { completion.animationEnded() }
            } else {
                animating.append(node)
            }
        }
        endDepartures()
    }

    /// Whether anything moves or is due, so that the next frame will differ.
    package var isIdle: Bool {
        animating.isEmpty && departures.isEmpty && queue.isEmpty && !needsLayout && callbacks.isEmpty
            && staleContainers.isEmpty && appearances.isEmpty && layoutNodesWithStaleLayers.isEmpty
            && staleLayers.isEmpty
    }

    /// The views that still move, for messages.
    package var movingViews: [String] {
        var paths = animating.filter { !$0.isDetached }.map(\.owner.path)
        paths += departures.map { $0.node.path + " (leaving)" }
        paths += queue.map { $0.path + " (to be updated)" }
        return paths
    }
}

extension LayoutNode {
    /// Takes everything that moves here to `now`.
    ///
    /// - Returns: whether something still moves.
    final func advanceAnimations(to now: Double) -> Bool {
        var isMoving = tick(now)
        if let frameAnimation {
            if frameAnimation.isActive(at: now) { isMoving = true } else { self.frameAnimation = nil }
        }
        if let transition {
            if transition.isActive(at: now) {
                isMoving = true
            } else if !transition.isRemoval {
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
