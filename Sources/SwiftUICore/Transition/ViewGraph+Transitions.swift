/// A view that came in an animated change: its transition starts once its layout nodes have found their containers.
struct Arrival {
    let node: _ViewNode
    let transaction: Transaction
}

/// A view that was removed and stays until its exit is over.
struct Departure {
    let node: _ViewNode
    let layoutNodes: [LayoutNode]
    /// The update that removed it; animations that this update started in it are waited for.
    let update: UInt64
    let onEnd: () -> Void

    /// Whether what moves here was set in motion by the removal, in the view or in what its transition makes of it.
    @MainActor
    func waits(for moving: LayoutNode) -> Bool {
        guard moving.animationUpdate == update else { return false }
        return node.contains(moving.owner)
            || layoutNodes.contains { $0.transition?.host?.contains(moving.owner) ?? false }
    }
}

extension ViewGraph {
    /// Starts the transition of a view that was just made, if the change is animated.
    func beginInsertion(of node: _ViewNode, _ transaction: Transaction) {
        arrivals.append(Arrival(node: node, transaction: transaction))
    }

    func startArrivals() {
        let due = arrivals
        arrivals = []
        for arrival in due where arrival.node.isMounted && !arrival.node.isLeaving {
            let transition = transition(of: arrival.node)
            let own =
                transition.insertion.contains { $0.animation != nil || $0.effect.hasBody }
                || transition.removal.contains { $0.effect.hasBody }
            guard own || arrival.transaction.animation != nil else { continue }
            for layout in transitionFrames(of: arrival.node) {
                let state = layout.transition ?? TransitionState(for: layout)
                state.insert(
                    transition, arrival.transaction.animation, layout.environment.layoutDirection, at: now)
                let isHosted = state.host(transition, around: layout, of: arrival.node, arrival.transaction)
                let isActive = state.isActive(at: now)
                guard isActive || isHosted else { continue }
                layout.transition = state
                layout.parent?.markStructureDirty()
                layout.setNeedsLayerUpdate()
                if isActive { startAnimating(layout, arrival.transaction) }
            }
        }
    }

    /// Removes a view: at once, or after its transition when the change is animated.
    ///
    /// - Parameter onEnd: called when a view that stayed is gone.
    /// - Returns: whether the view stays for now.
    func beginRemoval(
        of node: _ViewNode, _ transaction: Transaction, onEnd: @escaping () -> Void
    ) -> Bool {
        let transition = transition(of: node)
        let animation = transaction.animation
        let isAnimated = transition.removal.contains { $0.animation ?? animation != nil }
        // What was never painted has nothing to fade out.
        guard isAnimated, node.wasPainted else {
            // What asked to go at once disappears before what comes in its place appears.
            disappearsFirst = transition.removal.isEmpty
            node.unmount()
            disappearsFirst = false
            return false
        }
        let frames = transitionFrames(of: node)
        node.isLeaving = true
        mayHaveLeavingViews = true
        for layout in frames {
            let state = layout.transition ?? TransitionState(for: layout)
            state.remove(transition, animation, layout.environment.layoutDirection, at: now)
            if layout.transition == nil {
                layout.transition = state
                layout.parent?.markStructureDirty()
            }
            state.removeHosted(transition, around: layout, of: node, transaction)
            layout.setNeedsLayerUpdate()
            startAnimating(layout, transaction)
            forgetGestures(in: layout)
        }
        departures.append(Departure(node: node, layoutNodes: frames, update: updateID, onEnd: onEnd))
        return true
    }

    /// Brings a view back that was leaving.
    func resume(_ node: _ViewNode, _ transaction: Transaction) {
        node.isLeaving = false
        let ended = departures.filter { $0.node === node }
        departures.removeAll { $0.node === node }
        for layout in ended.flatMap(\.layoutNodes) {
            layout.transition?.resume(transaction, at: now)
            layout.setNeedsLayerUpdate()
            startAnimating(layout, transaction)
        }
    }

    func endDepartures() {
        defer { mayHaveLeavingViews = !departures.isEmpty }
        guard !departures.isEmpty else { return }
        let due = departures
        departures = []
        for departure in due {
            let isMoving =
                departure.layoutNodes.contains { $0.transition?.isActive(at: now) ?? false }
                || animating.contains { !$0.isDetached && departure.waits(for: $0) }
            if isMoving {
                departures.append(departure)
                continue
            }
            let parent = departure.node.parent
            departure.node.unmount()
            departure.onEnd()
            for layout in departure.layoutNodes {
                layout.transition?.end()
                layout.transition = nil
            }
            parent?.childListChanged(Transaction())
        }
    }

    /// The transition that counts for a branch: the outermost in its chain of modifiers, else one around the place
    /// where the branch stands with nothing but modifiers between, else a fade.
    private func transition(of node: _ViewNode) -> AnyTransition {
        givenTransition(of: node).reduced(in: node.environment)
    }

    private func givenTransition(of node: _ViewNode) -> AnyTransition {
        if let inner = node.outermostTransition() { return inner.transition }
        var ancestor = node.parent
        while let current = ancestor {
            if let outer = current as? TransitionNode { return outer.transition }
            guard current is SingleChildNode || current is BranchNode, !(current is ContainerNode) else { break }
            ancestor = current.parent
        }
        return .opacity
    }

    /// The layout nodes whose frames a branch's transition moves: those that `.transition` marks, inside the branch
    /// or around it, else the branch's own.
    private func transitionFrames(of node: _ViewNode) -> [LayoutNode] {
        var own: [LayoutNode] = []
        (node.outermostTransition() ?? node).appendLayoutNodes(to: &own)
        if node.outermostTransition() != nil { return own }
        return own.map { layout in
            var current = layout
            while let parent = current.parent, !parent.isContainer {
                if parent is TransitionLayoutNode { return parent }
                current = parent
            }
            return layout
        }
    }

}

extension _ViewNode {
    /// Whether a frame has shown anything of the view.
    var wasPainted: Bool {
        var layouts: [LayoutNode] = []
        appendLayoutNodes(to: &layouts)
        var layers: [EngineLayer] = []
        for layout in layouts { layout.appendLayers(to: &layers) }
        return layers.contains(where: \.isInserted)
    }
}
