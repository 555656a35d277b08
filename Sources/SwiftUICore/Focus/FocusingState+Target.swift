/// What the keyboard is directed to.
struct FocusTarget {
    weak var node: FocusableNode?
    /// Whether it came there by keyboard, which is then shown.
    var isByKeyboard = false
    /// Whether the keyboard only came by, on its way from view to view, or went back there: nobody has asked for this view.
    var isPassing = false
    /// The nested window that was touched last; nil for the host's own, and before any touch.
    weak var touchedWindow: LayoutNode?
    /// How often a focus state has asked for the focus.
    var requests = 0
}

extension FocusingState {
    /// The node that the keyboard is directed to, if it is still there.
    package var focusedNode: FocusableNode? {
        guard let node = target.node, !node.isDetached else { return nil }
        return node
    }

    /// Whether the keyboard came to the focused view on its way from view to view, rather than by a touch or because
    /// somebody asked for it.
    package var isPassing: Bool { target.isPassing }

    /// Directs the keyboard to a node, or to nothing.
    func setFocus(_ node: FocusableNode?, byKeyboard: Bool, isPassing: Bool = false) {
        let old = target.node
        target.node = node
        target.isByKeyboard = byKeyboard
        target.isPassing = isPassing
        if node != nil {
            usesKeyboard = byKeyboard
            resting = nil
        }
        if old !== node, let old, !old.isDetached { old.setFocused(false, showsRing: false) }
        node?.setFocused(true, showsRing: byKeyboard)
        let followers = self.followers.nodes
        // Those left go first, so that a value they share ends as that of the one entered.
        for follower in followers where !follower.isInFocusPath { follower.focusMoved() }
        for follower in followers where follower.isInFocusPath { follower.focusMoved() }
        let containers = [old, node].compactMap { $0 }.flatMap { extendingContainers(around: $0) }
        for container in containers { container.focusMovedInside() }
        graph.requestUpdate()
    }

    /// Directs the keyboard to a view, and scrolls until it is in sight with the ring around it.
    func setFocusByKey(_ node: FocusableNode?) {
        setFocus(node, byKeyboard: true, isPassing: true)
        guard let node else { return }
        let outset = FocusRingNode.outset * 2
        let rect = CGRect(origin: .zero, size: node.size).insetBy(dx: -outset, dy: -outset)
        guard graph.frameNumber > 0, !graph.updates.isSettling, isFar(node) else {
            let isStill = node.environment.accessibilityReduceMotion
            return node.reveal(rect, Transaction(animation: isStill ? nil : .default))
        }
        // Nobody knows for sure how long rows are that lie in between: what is near is looked at again.
        for _ in 0..<Self.revealingRounds {
            node.reveal(rect, Transaction())
            graph.layouts.geometryChanged()
            graph.settle()
        }
    }

    private static var revealingRounds: Int { 3 }

    /// Whether a view lies more than the length of its viewport away from what is in sight.
    private func isFar(_ node: FocusableNode) -> Bool {
        let rect = CGRect(origin: .zero, size: node.size)
        guard let viewport = node.enclosingViewport, let target = viewport.offset(revealing: rect, of: node) else {
            return false
        }
        let offset = viewport.offset(at: graph.now)
        return Axis.allCases.contains { abs(target[$0] - offset[$0]) > viewport.containerSize[$0] }
    }

    /// What was removed and is still shown takes no keys.
    func takeFocusFromRemovedView() {
        if focusedNode?.owner.isInRemovedView == true { loseFocus() }
    }

    /// What can be focused, in the order of the views.
    ///
    /// - Parameter node: a view that counts in any case, as one that is disabled.
    package func focusableNodes(in root: LayoutNode, with node: FocusableNode? = nil) -> [FocusableNode] {
        let other = node
        var found: [FocusableNode] = []
        guard !candidates.isEmpty else { return found }
        func collect(_ node: LayoutNode) {
            node.graph.work.focusNodesVisited += 1
            if let focusable = node as? FocusableNode, focusable.isReachable || focusable === other,
                !node.owner.isInRemovedView
            {
                found.append(focusable)
            }
            for child in node.reachedChildren { collect(child) }
        }
        collect(root)
        return found
    }

    /// Directs the keyboard to the next view or the one before, around both ends.
    func moveFocus(backward: Bool) {
        if let current = focusedNode ?? resting, !current.isDetached,
            let next = focusableNode(after: current, backward: backward)
        {
            return setFocusByKey(next)
        }
        let nodes = focusableNodes(in: graph.window.rootLayout)
        guard !nodes.isEmpty else { return }
        // The window that was touched last goes first.
        let window = focusedNode == nil ? target.touchedWindow : nil
        let touched = window.map { window in nodes.filter { $0.nestedWindow === window } } ?? []
        let first = touched.isEmpty ? nodes : touched
        setFocusByKey(backward ? first.last : first.first)
    }

    /// The node or its view is gone or cannot be focused any more.
    func focusLost(by node: LayoutNode) {
        if target.node === node {
            if node.isDetached { loseFocus() } else { setFocus(nil, byKeyboard: false) }
        }
        // What is only disabled, or has let go of the focus, can be enabled and focused again.
        if node.isDetached, node is FocusableNode { candidates[ObjectIdentifier(node)] = nil }
    }

    /// A touch hides the ring, and directs the keyboard to what takes it that way.
    ///
    /// The window that was touched takes the keyboard from the one that had it.
    func focusTouched(_ path: [LayoutNode]) {
        let window = path.first { $0.isWindow }
        if let node = focusedNode, node.nestedWindow !== window { setFocus(nil, byKeyboard: false) }
        target.touchedWindow = window
        usesKeyboard = false
        resting = nil
        touched = path.lazy.compactMap { $0 as? FocusableNode }.first { $0.isReachable }
        if let node = path.lazy.compactMap({ $0 as? FocusableNode }).first(where: { $0.acceptsFocusByTouch }),
            node.isReachable
        {
            setFocus(node, byKeyboard: false)
        } else if target.isByKeyboard, let node = focusedNode {
            target.isByKeyboard = false
            node.setFocused(true, showsRing: false)
        }
    }

    // MARK: Keys

    /// Takes a key to what it is for: shortcuts with modifiers, the focused view and those around it, the focus itself,
    /// and other shortcuts; arrows that nothing else wanted move the focus, as with Full Keyboard Access, and keys with
    /// modifiers go to whoever takes what is left.
    func sendKey(_ event: KeyEvent) {
        graph.now = max(graph.now, event.time)
        takeFocusFromRemovedView()
        let press = KeyPress(event)
        let isDown = press.phase == .down
        let isCommand = !press.modifiers.isDisjoint(with: [.command, .control, .option])
        if isDown, isCommand, performShortcut(press) { return }
        var node: LayoutNode? = focusedNode
        while let current = node {
            if (current as? any KeyPressHandling)?.handle(press) == .handled { return }
            node = current.parent
        }
        if press.phase != .up, let client = graph.textInputs.focused, client.take(press) { return }
        guard isDown else { return }
        if press.isSecondary { return graph.input.pressSecondarily() }
        if press.key == .tab, press.modifiers.subtracting(.shift).isEmpty {
            moveFocus(backward: press.modifiers.contains(.shift))
        } else if press.modifiers.isEmpty, press.key == .space || press.key == .return,
            focusedNode?.activate() == true
        {
            return
        } else if press.modifiers.isEmpty, let node = focusedNode, let direction = node.adjustment(by: press.key),
            node.adjust(direction)
        {
            return
        } else if !isCommand, !performShortcut(press) {
            if offerToLayers(press) { return }
            if press.modifiers.isEmpty, let direction = FocusDirection(press.key) {
                moveFocus(direction)
            } else if !moveFocusInContainer(by: press) {
                scroll(by: press)
            }
        } else if isCommand {
            graph.part(UnclaimedKeys.self).offer(press)
        }
    }

    /// Offers a key to what lies above the window that has the keyboard, then to what lies above the host's own.
    private func offerToLayers(_ press: KeyPress) -> Bool {
        let layout = focusedNode.map(\.nestedWindow) ?? target.touchedWindow
        if let window = layout as? any KeyOffering, window.offer(press) { return true }
        return graph.window.rootNode.ownWindow.offer(press)
    }

    /// The window that has the keyboard goes first, then the host's own; before any touch, whatever comes first counts.
    private func performShortcut(_ press: KeyPress) -> Bool {
        func matches(_ node: FocusableNode) -> Bool { node.environment.keyboardShortcut?.matches(press) == true }
        // Which comes first matters only where there is one.
        let isWanted = candidates.values.contains { matches($0) }
        let matching = isWanted ? focusableNodes(in: graph.window.rootLayout).filter { matches($0) } : []
        guard let window = focusedNode.map(\.nestedWindow) ?? target.touchedWindow else {
            return matching.contains { $0.activate() } || performKeyCommand(press, in: nil)
        }
        return matching.contains { $0.nestedWindow === window && $0.activate() }
            || matching.contains { $0.nestedWindow == nil && $0.activate() } || performKeyCommand(press, in: window)
            || performKeyCommand(press, in: nil)
    }
}

extension FocusableNode {
    /// Which way an arrow key goes; nil for other keys.
    fileprivate func adjustment(by key: KeyEquivalent) -> AccessibilityAdjustmentDirection? {
        let isMirrored = environment.layoutDirection == .rightToLeft
        switch key {
        case .upArrow: return .increment
        case .downArrow: return .decrement
        case .rightArrow: return isMirrored ? .decrement : .increment
        case .leftArrow: return isMirrored ? .increment : .decrement
        default: return nil
        }
    }

    /// Whether the keyboard may be directed here now.
    var isReachable: Bool { isPlaced && acceptsFocus && environment.isEnabled }
}

extension FocusingState {
    /// Has a key that nobody else wants move a viewport: what is around the view in focus, else what is in the middle of the
    /// window.
    private func scroll(by press: KeyPress) {
        var node: LayoutNode? = focusedNode
        while let current = node {
            if current.viewport?.scroll(by: press) == true { return }
            node = current.parent
        }
        var path: [LayoutNode] = []
        let middle = CGPoint(x: graph.window.rootLayout.size.width / 2, y: graph.window.rootLayout.size.height / 2)
        _ = graph.window.rootLayout.hitTest(middle, at: graph.now, path: &path)
        for node in path where node.viewport?.scroll(by: press) == true { return }
    }
}
