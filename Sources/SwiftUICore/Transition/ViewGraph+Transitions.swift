/// A view that came in an animated change: its transition starts once its layout nodes have found their containers.
struct Arrival {
    let node: _ViewNode
    let transaction: Transaction
    /// Whether the place that the view stands in came with it.
    let isFirst: Bool
    /// The update in which the view came.
    let update: UInt64
    /// A part of the view that was made after the rest, as a lazy container asked for it; nil for all that is there.
    var part: _ViewNode?
}

/// A view that was removed and stays until its exit is over.
struct Departure {
    let node: _ViewNode
    let layoutNodes: [LayoutNode]
    /// The update that removed it; animations that this update started in it are waited for.
    let update: UInt64
}

extension ViewGraph {
    /// Starts the transition of a view that was just made, if the change is animated.
    ///
    /// - Parameter isFirst: whether the place that the view stands in came with it: then that is what comes, if anything
    ///   does, and the view is there with it.
    func beginInsertion(of node: _ViewNode, _ transaction: Transaction, isFirst: Bool = false) {
        let isDue =
            isFirst ? presence.hasTransitionBodies : transaction.animation != nil || presence.hasIndependentTransitions
        guard isDue else { return }
        presence.arrivals.append(
            Arrival(node: node, transaction: transaction, isFirst: isFirst, update: updateID))
    }

    /// Starts the transition of views that a lazy container makes for a place in it, if the place is in a view that came in
    /// this update.
    ///
    /// - Returns: whether it is.
    func beginInsertion(of part: _ViewNode, at place: _ViewNode) -> Bool {
        let arrival = presence.lazyArrivals.last { $0.update == updateID && $0.node.contains(place) }
        guard var arrival else { return false }
        arrival.part = part
        presence.arrivals.append(arrival)
        return true
    }

    func startArrivals() {
        // A branch in a branch comes in with the transition of the outer one, which thus goes first.
        let due = presence.arrivals.filter { !$0.isFirst } + presence.arrivals.filter(\.isFirst)
        presence.arrivals = []
        if presence.lazyArrivals.last?.update != updateID { presence.lazyArrivals = [] }
        for arrival in due where arrival.node.isMounted && !arrival.node.isLeaving {
            work.transitionsLookedUp += 1
            // In a view that came into a lazy container nothing is made before the layout.
            if arrival.node.deferral != .none, arrival.part == nil, !arrival.isFirst {
                presence.lazyArrivals.append(arrival)
            }
            let transition = transition(of: arrival.node, part: arrival.part)
            let own =
                transition.insertion.contains { $0.animation != nil || $0.effect.hasBody }
                || transition.removal.contains { $0.effect.hasBody }
            guard own || arrival.transaction.animation != nil else { continue }
            for layout in transitionFrames(of: arrival.part ?? arrival.node) {
                let state = layout.transitionState ?? TransitionState(for: layout)
                if !arrival.isFirst {
                    state.insert(
                        transition, arrival.transaction.animation, layout.environment.layoutDirection, at: now)
                }
                let isHosted = state.host(
                    transition, around: layout, of: arrival.node, arrival.transaction, isFirst: arrival.isFirst)
                let isActive = state.isActive(at: now)
                guard isActive || isHosted else { continue }
                layout.transition = state
                layout.parent?.markStructureDirty()
                layout.setNeedsLayerUpdate()
                if isActive { motion.start(layout, arrival.transaction) }
            }
        }
    }

    /// Removes a view: at once, or after its transition when the change is animated.
    ///
    /// - Returns: whether the view stays for now; its parent is told when it is gone (`forgetLeftChildren`).
    func beginRemoval(of node: _ViewNode, _ transaction: Transaction) -> Bool {
        let transition = transition(of: node)
        let animation = transaction.animation
        let isAnimated = transition.removal.contains { $0.animation ?? animation != nil }
        // What was never painted has nothing to fade out.
        guard isAnimated, node.wasPainted else {
            // What asked to go at once disappears before what comes in its place appears.
            lifecycle.disappearsFirst = transition.removal.isEmpty
            node.unmount()
            lifecycle.disappearsFirst = false
            return false
        }
        let frames = transitionFrames(of: node)
        node.isLeaving = true
        presence.mayHaveLeavingViews = true
        keepContent(of: node)
        for layout in frames {
            let state = layout.transitionState ?? TransitionState(for: layout)
            state.remove(transition, animation, layout.environment.layoutDirection, at: now)
            if layout.transition == nil {
                layout.transition = state
                layout.parent?.markStructureDirty()
            }
            state.removeHosted(transition, around: layout, of: node, transaction)
            layout.setNeedsLayerUpdate()
            motion.start(layout, transaction)
            input.forgetGestures(in: layout)
        }
        presence.departures[ObjectIdentifier(node)] = Departure(node: node, layoutNodes: frames, update: updateID)
        return true
    }

    /// Brings a view back that was leaving.
    func resume(_ node: _ViewNode, _ transaction: Transaction) {
        node.isLeaving = false
        endKeepingContent(of: node, transaction)
        guard let ended = presence.departures.removeValue(forKey: ObjectIdentifier(node)) else { return }
        for layout in ended.layoutNodes {
            layout.transitionState?.resume(transaction, at: now)
            layout.setNeedsLayerUpdate()
            motion.start(layout, transaction)
        }
    }

    func endDepartures() {
        defer { presence.mayHaveLeavingViews = !presence.departures.isEmpty }
        guard !presence.departures.isEmpty else { return }
        let due = presence.departures.takeAll()
        let waited = branchesInMotion(due)
        var parents: [_ViewNode] = []
        for departure in due {
            let isMoving =
                departure.layoutNodes.contains { $0.transition?.isActive(at: now) ?? false }
                || waited.contains(ObjectIdentifier(departure.node))
            if isMoving {
                presence.departures[ObjectIdentifier(departure.node)] = departure
                continue
            }
            unmountDeparted(departure.node)
            endKeepingContent(of: departure.node)
            for layout in departure.layoutNodes {
                layout.transition?.end()
                layout.transition = nil
            }
            if let parent = departure.node.parent, parents.last !== parent { parents.append(parent) }
        }
        forgetEndedRemovals()
        for parent in parents where parent.isMounted {
            parent.forgetLeftChildren()
            parent.childListChanged(Transaction())
        }
    }

    /// The branches in which something moves that their removal has set in motion, in them or in what their transitions
    /// make of them: those are hosted below the branch.
    private func branchesInMotion(_ departures: [Departure]) -> Set<ObjectIdentifier> {
        var updates: [ObjectIdentifier: UInt64] = [:]
        for departure in departures { updates[ObjectIdentifier(departure.node)] = departure.update }
        let known = Set(updates.values)
        var branches: Set<ObjectIdentifier> = []
        for moving in motion.animating where !moving.isDetached && known.contains(moving.animationUpdate) {
            var node: _ViewNode? = moving.owner
            while let current = node {
                work.departureNodesVisited += 1
                let id = ObjectIdentifier(current)
                if current.isLeaving, updates[id] == moving.animationUpdate { branches.insert(id) }
                node = current.parent
            }
        }
        return branches
    }

    /// The transition that counts for a branch: the outermost in its chain of modifiers, else one around the place
    /// where the branch stands with nothing but modifiers between, else a fade.
    ///
    /// - Parameter part: a part of the branch that has a chain of its own.
    private func transition(of node: _ViewNode, part: _ViewNode? = nil) -> AnyTransition {
        givenTransition(of: node, part: part).reduced(in: node.environment)
    }

    private func givenTransition(of node: _ViewNode, part: _ViewNode?) -> AnyTransition {
        if let inner = node.outermostTransition ?? part?.outermostTransition { return inner.transition }
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
        (node.outermostTransition ?? node).appendLayoutNodes(to: &own)
        if node.outermostTransition != nil { return own }
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
