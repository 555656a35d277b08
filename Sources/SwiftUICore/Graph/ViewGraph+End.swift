extension ViewGraph {
    /// Ends all views, as when a window closes.
    ///
    /// Whoever made the graph has to call this: the views and the graph keep each other alive until then. State, tasks and
    /// proxies outlive the views where an app keeps them; they may ask the graph and its nodes whatever they like, and
    /// nothing comes of it. Frames are empty from now on.
    package func end() {
        guard !hasEnded else { return }
        whileCurrent(in: rootNode.environment) {
            cancelPointers(at: now)
            rootNode.unmount()
            onNeedsFrame = nil
            onIssue = nil
            runCallbacks()
        }
        letGoOfViews()
        forgetWhatIsDue()
        resources.requests.end()
        resources.end()
    }

    /// Empties every list of what is to be done, so that none keeps a node, and with it the graph, alive.
    func forgetWhatIsDue() {
        updates.end()
        layouts.end()
        preferences = PreferenceState()
        lifecycle.end()
        presence.end()
        motion.end()
        layers.end()
        elements.end()
        input.end()
        focusing.end()
        textInputs = TextInputs()
        parts = [:]
        needsLayout = false
    }
}
