/// Layout: sizes are negotiated and places given, for the geometry without running animations.
extension ViewGraph {
    func runLayout() {
        guard needsLayout else { return }
        // What is built after a layout belongs to the same update, with its animations, and so does its layout.
        for _ in 0..<Self.contentLimit {
            runLayoutOnce()
            let due = layouts.dueContents
            layouts.dueContents = []
            for content in due { content.updateAfterLayout() }
            gatherContainers()
            guard needsLayout, !due.isEmpty else { return }
        }
    }

    /// How many readers in readers may have their content built one after the other before a loop is assumed.
    private static var contentLimit: Int { 8 }

    private func runLayoutOnce() {
        needsLayout = false
        layouts.pass &+= 1
        rootLayout.place(at: .zero, ProposedViewSize(size), Transaction())
        // Content that was built for a size while that size was being found may have brought containers along.
        gatherContainers()
        for follower in layouts.followers { follower.layoutIsDone(in: self) }
        checkFrames()
    }

    /// Has content built anew that was built for a size, once this update's layout has found out which.
    func evaluateAfterLayout(_ content: any SizedContent) {
        layouts.dueContents.append(content)
        needsLayout = true
        requestUpdate()
    }

    /// Has views placed anew in the update in progress.
    package func setNeedsLayout() { needsLayout = true }

    /// Tells somebody of each layout from now on.
    package func addFollower(_ follower: any LayoutFollowing) { layouts.followers.append(follower) }

    /// Has a reader look after each layout whether it has moved.
    package func watchFrame(of reader: any FrameReading) {
        guard !reader.isWatched else { return }
        reader.isWatched = true
        layouts.frameReaders.append(reader)
    }

    /// Something is shown elsewhere without a layout, as by an effect or by scrolling.
    package func geometryChanged() {
        guard !layouts.frameReaders.isEmpty || layouts.followers.contains(where: \.isFollowing) else { return }
        needsLayout = true
        requestUpdate()
    }

    /// For what looks for the scroll views inside of a view: grows whenever there may be others that are shown. Layouts need
    /// not tell of those, as when one screen after the other is shown in the same place.
    package var scrollViewsVersion: UInt32 { layouts.scrollViewsVersion }

    /// Other scroll views than before may be shown.
    package func shownScrollViewsChanged() {
        layouts.scrollViewsVersion &+= 1
        geometryChanged()
    }

    private func checkFrames() {
        guard !layouts.frameReaders.isEmpty else { return }
        let readers = layouts.frameReaders
        layouts.frameReaders = readers.filter { reader in
            if !reader.isWatching { reader.isWatched = false }
            return reader.isWatched
        }
        // What one reads may let lazy containers release the views of others, and make views that read, too.
        var next = 0
        while next < layouts.frameReaders.count {
            let reader = layouts.frameReaders[next]
            next += 1
            if reader.isWatching { reader.checkFrame() }
        }
    }
}
