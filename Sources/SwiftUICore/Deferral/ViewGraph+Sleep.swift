extension ViewGraph {
    /// Ends all views of a window that is to have them again: their state stays as it is, and so do those parts of features that
    /// say so. What fingers do is cancelled, tasks are asked to stop, and views disappear.
    ///
    /// - Returns: what the next graph of the window takes up.
    package func sleep() -> FormerViews {
        window.resources.session?.hold()
        let former = FormerViews(
            held: HeldViews(of: window.rootNode), parts: parts.filter { type(of: $1).outlivesViews }, issues: issues,
            lastLayer: layers.lastID, lastElement: elements.lastID, lastStep: trail.lastStep, onIssue: onIssue)
        whileCurrent(in: window.rootNode.environment) {
            input.cancelPointers(at: now)
            window.rootNode.unmount()
            onNeedsFrame = nil
            lifecycle.runCallbacks()
            onIssue = nil
        }
        letGoOfViews()
        window.resources.rest()
        return former
    }

    /// Goes on where the views before have ended. What was a layer or an element then is none of this graph's. To be called before
    /// there are views.
    package func takeUp(_ former: FormerViews) {
        updates.held = former.held
        parts = former.parts
        issues = former.issues
        layers.lastID = former.lastLayer
        elements.lastID = former.lastElement
        trail.lastStep = former.lastStep
        onIssue = former.onIssue
    }
}

/// What a window has of its views while it sleeps.
@MainActor
package struct FormerViews {
    package let held: HeldViews
    let parts: [ObjectIdentifier: any WindowPart]
    let issues: [RuntimeIssue]
    let lastLayer: UInt32
    let lastElement: UInt32
    let lastStep: UInt64
    let onIssue: ((RuntimeIssue) -> Void)?
}
