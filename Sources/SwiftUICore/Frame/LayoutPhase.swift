/// Layout: sizes are negotiated and places given, for the geometry without running animations.
extension ViewGraph {
    func runLayout() {
        guard needsLayout else { return }
        needsLayout = false
        rootLayout.place(at: .zero, ProposedViewSize(size), Transaction())
        // Content that was built for a size while that size was being found may have brought containers along.
        gatherContainers()
        for reader in frameReaders { reader.checkFrame() }
    }
}

/// Content that depends on where it is, not only on how large.
@MainActor
protocol FrameReading: AnyObject {
    /// Queues the content when its place in the window is another than when it was evaluated.
    func checkFrame()
}
