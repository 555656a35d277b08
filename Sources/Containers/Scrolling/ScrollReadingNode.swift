/// The layout node of a modifier that follows the first scroll view in what it modifies.
package class ScrollReadingNode: LayoutNode, FrameReading {
    package var isWatched = false

    package override func didPlace() { graph.layouts.watchFrame(of: self) }

    package var isWatching: Bool { !isDetached }

    package func checkFrame() {
        if isPlaced, let scroll = firstScroll { read(scroll) }
    }

    /// For subclasses: a layout was done, or the content was moved.
    func read(_ scroll: ScrollNode) {}

    /// The first scroll view inside, as the tree is now.
    final var firstScroll: ScrollNode? {
        func search(_ node: LayoutNode) -> ScrollNode? {
            if let scroll = node as? ScrollNode { return scroll }
            for child in node.children {
                if let found = search(child) { return found }
            }
            return nil
        }
        return search(self)
    }
}

/// `onScrollGeometryChange`: tells when something about the visible part of a scroll view changes.
nonisolated struct ScrollGeometryChangeModifier<Value: Equatable>: LayoutModifier {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> ScrollGeometryChangeNode<Value> { ScrollGeometryChangeNode(self, owner) }

    @MainActor
    func update(_ wrapper: ScrollGeometryChangeNode<Value>, _ transaction: Transaction, isNew: Bool) {
        wrapper.modifier = self
    }
}

package final class ScrollGeometryChangeNode<Value: Equatable>: ScrollReadingNode {
    var modifier: ScrollGeometryChangeModifier<Value>
    private var last: Value?

    init(_ modifier: ScrollGeometryChangeModifier<Value>, _ owner: _ViewNode) {
        self.modifier = modifier
        super.init(owner)
    }

    override func read(_ scroll: ScrollNode) {
        // The first time, the action hears of the scroll view as it is before it is laid out.
        if last == nil { tell(modifier.transform(.zero)) }
        tell(modifier.transform(scroll.geometry))
    }

    private func tell(_ value: Value) {
        let old = last
        guard value != old else { return }
        last = value
        let action = modifier.action
        graph.lifecycle.afterLayout(of: owner) { action(old ?? value, value) }
    }
}

/// `onScrollPhaseChange`: tells when something else moves a scroll view's content.
nonisolated struct ScrollPhaseChangeModifier: LayoutModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> ScrollPhaseChangeNode { ScrollPhaseChangeNode(owner) }

    @MainActor
    func update(_ wrapper: ScrollPhaseChangeNode, _ transaction: Transaction, isNew: Bool) {
        wrapper.action = action
    }
}

package final class ScrollPhaseChangeNode: ScrollReadingNode {
    var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void = { _, _, _ in }
    /// Nil until the action has heard of the phase that the scroll view is in at first.
    private var last: ScrollPhase?

    override func read(_ scroll: ScrollNode) {
        let (old, new, context) = (last, scroll.phase, scroll.phaseChangeContext)
        guard new != old else { return }
        last = new
        let action = action
        graph.lifecycle.afterLayout(of: owner) { action(old ?? .idle, new, context) }
    }
}

/// `onScrollVisibilityChange`: tells when a view comes into the visible part of the scroll view around it, and when it
/// goes.
nonisolated struct ScrollVisibilityChangeModifier: LayoutModifier {
    let threshold: Double
    let action: (Bool) -> Void

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> ScrollVisibilityChangeNode { ScrollVisibilityChangeNode(owner) }

    @MainActor
    func update(_ wrapper: ScrollVisibilityChangeNode, _ transaction: Transaction, isNew: Bool) {
        wrapper.modifier = self
    }
}

package final class ScrollVisibilityChangeNode: LayoutNode, FrameReading {
    var modifier: ScrollVisibilityChangeModifier?
    package var isWatched = false
    private var wasVisible = false

    package override func didPlace() { graph.layouts.watchFrame(of: self) }

    package var isWatching: Bool { !isDetached }

    package func checkFrame() {
        guard isPlaced, let modifier, let scroll = enclosingScroll, scroll.isPlaced,
            let toScroll = scroll.globalTransform(at: nil).invertedIfPossible
        else { return }
        let frame = CGRect(origin: .zero, size: size).boundingBox(
            under: globalTransform(at: nil).concatenating(toScroll))
        let seen = frame.overlap(CGRect(origin: .zero, size: scroll.size))
        let area = frame.width * frame.height
        let share = area > 0 && !seen.isNull ? seen.width * seen.height / area : 0
        let isVisible = share > 0 && share >= modifier.threshold - 1e-6
        guard isVisible != wasVisible else { return }
        wasVisible = isVisible
        graph.lifecycle.afterLayout(of: owner) { modifier.action(isVisible) }
    }
}

extension View {
    /// Runs an action with the old and new value made from the geometry of the first scroll view in this view, whenever
    /// the value changes.
    ///
    /// When the view appears it runs with what is made of a scroll view without size and content, as both the old and
    /// the new value, and then with that of the scroll view laid out, if it differs. So it did on Apple's runtime
    /// (iamcgn/swiftui-web, fixture scroll/geometry).
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryChangeModifier(transform: transform, action: action))
    }

    /// Runs an action when something else moves the content of the first scroll view in this view, and once when the
    /// view appears, as on Apple's runtime.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollPhaseChangeModifier { old, new, _ in action(old, new) })
    }

    /// Runs an action when something else moves the content of the first scroll view in this view, and once when the
    /// view appears, as on Apple's runtime.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollPhaseChangeModifier(action: action))
    }

    /// Runs an action when the view comes into the visible part of the scroll view around it, and when it goes.
    ///
    /// - Parameter threshold: the share of the view's area that has to be seen, 0...1; with 0 any part of it will do.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityChangeModifier(threshold: threshold, action: action))
    }
}
