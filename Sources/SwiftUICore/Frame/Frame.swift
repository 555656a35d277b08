import RiffleLayers

/// What a frame gives its host.
package struct Frame {
    /// What to do to the layers of the frame before.
    package var changes: [LayerChange] = []
    package var statistics = FrameStatistics()
    /// Whether the next frame will differ although nothing comes in.
    package var isMoving = false
    /// When a gesture or a schedule wants to be told the time, in seconds; nil when none waits.
    package var deadline: Double?
    /// What the person at the device should feel.
    package var feedback: [SensoryFeedback] = []
    /// What the host is to do outside of its window.
    package var requests: [HostRequest] = []
    /// The appearance that views have asked for; nil where that of the host counts.
    package var preferredColorScheme: ColorScheme?
    /// Which events views wait for besides those that every host sends.
    package var wishes = EventWishes()
}

/// Events that a host sends only to views that want them.
package struct EventWishes: Hashable, Sendable {
    /// A mouse that moves without a button.
    package var hover = false
    /// Two fingers, which a browser would otherwise zoom its page by.
    package var pinches = false

    package init(hover: Bool = false, pinches: Bool = false) {
        self.hover = hover
        self.pinches = pinches
    }
}

extension ViewGraph {
    /// Runs one frame: every phase, in order.
    ///
    /// - Parameter time: in seconds; times before the last frame's count as the last frame's.
    package func frame(at time: Double) -> Frame {
        guard !hasEnded else { return Frame() }
        return whileCurrent(in: window.rootNode.environment) { runFrame(at: time) }
    }

    private func runFrame(at time: Double) -> Frame {
        if time.isFinite { now = max(now, time) }
        defer { statistics = FrameStatistics() }
        motion.followMotions()
        input.runDeadlines()
        alarms.ring()
        var hasSettled = settle()
        if hasSettled, focus.keepFocus() { hasSettled = settle() }
        if hasSettled { recompute() }
        motion.runAnimations()
        if hasSettled, !updates.queue.isEmpty || !updates.staleContainers.isEmpty || needsLayout { settle() }
        let changes = runLayers()
        let (requests, feedback) = window.resources.requests.drain()
        if frameNumber == 0 { part(SystemMotion.self).isReturning = false }
        frameNumber += 1
        nodesShown = nodesMade
        return Frame(
            changes: changes, statistics: statistics, isMoving: !isIdle, deadline: alarms.deadline,
            feedback: feedback, requests: requests, preferredColorScheme: window.preferredColorScheme,
            wishes: EventWishes(hover: input.wantsHover, pinches: input.twoFingerGestures > 0))
    }
}
