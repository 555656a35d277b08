extension ViewGraph {
    /// Ends all views, as when a window closes; nothing may be asked of the graph afterwards.
    ///
    /// State and tasks outlive the views where an app keeps them, and nodes do not keep their graph alive: a write must
    /// not find a node that would tell a graph that is gone.
    package func end() {
        cancelPointers(at: now)
        rootNode.unmount()
        onNeedsFrame = nil
        onIssue = nil
        runCallbacks()
    }
}
