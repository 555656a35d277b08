/// Layout: sizes are negotiated and places given, for the geometry without running animations.
extension LayoutState {
    func runLayout() {
        guard graph.needsLayout else { return }
        // What is built after a layout belongs to the same update, with its animations, and so does its layout.
        for _ in 0..<Self.contentLimit {
            runLayoutOnce()
            let due = dueContents
            dueContents = []
            for content in due { content.updateAfterLayout() }
            graph.updates.gatherContainers()
            guard graph.needsLayout, !due.isEmpty else { return }
        }
    }

    /// How many readers in readers may have their content built one after the other before a loop is assumed.
    private static var contentLimit: Int { 8 }

    private func runLayoutOnce() {
        graph.needsLayout = false
        pass &+= 1
        graph.window.rootLayout.place(at: .zero, ProposedViewSize(graph.window.size), Transaction())
        // Content that was built for a size while that size was being found may have brought containers along.
        graph.updates.gatherContainers()
        for follower in followers { follower.layoutIsDone(in: graph) }
        checkFrames()
    }

    /// Has content built anew that was built for a size, once this update's layout has found out which.
    func evaluateAfterLayout(_ content: any SizedContent) {
        dueContents.append(content)
        graph.needsLayout = true
        graph.requestUpdate()
    }

    /// Whether content is made anew after the layout in progress, and another layout follows: views that the update removes
    /// may still be there.
    package var awaitsContent: Bool { !dueContents.isEmpty }

    /// Has views placed anew in the update in progress.
    package func setNeedsLayout() { graph.needsLayout = true }

    /// Tells somebody of each layout from now on.
    package func addFollower(_ follower: any LayoutFollowing) { followers.append(follower) }

    /// Has a reader look after each layout whether it has moved.
    package func watchFrame(of reader: any FrameReading) {
        guard !reader.isWatched else { return }
        reader.isWatched = true
        frameReaders.append(reader)
    }

    /// Something is shown elsewhere without a layout, as by an effect or by scrolling.
    package func geometryChanged() {
        guard !frameReaders.isEmpty || followers.contains(where: \.isFollowing) else { return }
        graph.needsLayout = true
        graph.requestUpdate()
    }

    /// Other scroll views than before may be shown.
    package func shownScrollViewsChanged() {
        scrollViewsVersion &+= 1
        geometryChanged()
    }

    private func checkFrames() {
        guard !frameReaders.isEmpty else { return }
        let readers = frameReaders
        frameReaders = readers.filter { reader in
            if !reader.isWatching { reader.isWatched = false }
            return reader.isWatched
        }
        // What one reads may let lazy containers release the views of others, and make views that read, too.
        var next = 0
        while next < frameReaders.count {
            let reader = frameReaders[next]
            next += 1
            if reader.isWatching { reader.checkFrame() }
        }
    }
}
