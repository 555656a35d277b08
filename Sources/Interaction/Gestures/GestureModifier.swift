/// `gesture`, `highPriorityGesture`, `simultaneousGesture`.
struct AddGestureModifier<G: Gesture>: LayoutModifier {
    let gesture: G
    let priority: GestureMember.Priority
    let mask: GestureMask
    var kind = GestureMember.Kind.gesture

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> GestureNode<G> { GestureNode(self, owner) }

    @MainActor
    func update(_ wrapper: GestureNode<G>, _ transaction: Transaction, isNew: Bool) {
        if !isNew { wrapper.update(self) }
    }
}

/// The layout node of a view with a gesture: it keeps the gesture's recognizer.
package final class GestureNode<G: Gesture>: LayoutNode {
    private var modifier: AddGestureModifier<G>
    private let id: GestureMember.ID
    private lazy var recognizer = G.makeErasedRecognizer(for: modifier.gesture)
    private var hasRecognizer = false
    private var takesTwoFingers = false

    init(_ modifier: AddGestureModifier<G>, _ owner: _ViewNode) {
        self.modifier = modifier
        id = owner.graph.input.nextMemberID()
        super.init(owner)
        countTwoFingers()
    }

    package override func didDetach() {
        super.didDetach()
        if takesTwoFingers { graph.input.countTwoFingerGestures(by: -1) }
    }

    private func countTwoFingers() {
        let before = takesTwoFingers
        takesTwoFingers = modifier.gesture._takesTwoFingers
        graph.input.countTwoFingerGestures(by: (takesTwoFingers ? 1 : 0) - (before ? 1 : 0))
    }

    func update(_ newModifier: AddGestureModifier<G>) {
        modifier = newModifier
        countTwoFingers()
        // A gesture value is made anew with each body; only one that is being recognized has to be told.
        guard hasRecognizer else { return }
        guard modifier.mask.contains(.gesture) else { return graph.input.forgetGesture(id) }
        G.updateErasedRecognizer(recognizer, with: modifier.gesture)
        graph.input.refreshGesture(id)
    }

    package override var memberID: GestureMember.ID? { hasRecognizer ? id : nil }

    package override func gestureMember(at now: Double) -> GestureMember? {
        hasRecognizer = true
        return GestureMember(
            id: id, recognizer: recognizer, space: gestureSpace, priority: modifier.priority, mask: modifier.mask,
            kind: modifier.kind)
    }
}

extension View {
    /// Adds a gesture; those of the views inside go first.
    ///
    /// Of gestures that want the same finger, one wins: that of the view further in, unless an outer one was added by
    /// `highPriorityGesture(_:including:)`. With `simultaneousGesture(_:including:)` both go on. The gesture is touched
    /// where the view is, which `contentShape(_:)` changes. Its values are in points of the view, as it is at this
    /// point of the modifiers: attach a drag outside of the `offset` that it changes.
    ///
    ///     Image(systemName: "suit.spade.fill")
    ///         .offset(offset)
    ///         .gesture(
    ///             DragGesture()
    ///                 .onChanged { offset = $0.translation }
    ///                 .onEnded { _ in withAnimation(.spring) { offset = .zero } }
    ///         )
    ///
    /// - Parameters:
    ///   - gesture: what to recognize.
    ///   - mask: whether this gesture, those of the views inside, both or none count.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(AddGestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }

    /// Adds a gesture that goes before those of the views inside.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(AddGestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Adds a gesture that is recognized together with those of the views inside.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(AddGestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Adds a gesture of a text: of taps into it, or of what else it does.
    nonisolated package func textGesture<T: Gesture>(_ gesture: T, isTap: Bool) -> some View {
        modifier(AddGestureModifier(gesture: gesture, priority: .normal, mask: .all, kind: isTap ? .textTap : .text))
    }

    /// Runs an action when the view is tapped.
    ///
    /// A tap is up within 0.75 s and 45 points of where it went down. With a count of 2, the second goes down within
    /// 0.35 s of the first, and an action for one tap further out waits for that. The gaps between the views of a stack
    /// are not touched: a `contentShape(_:)` makes them part of it. Gestures of the views inside go first. Prefer a
    /// `Button` for what has a label: the keyboard and screen readers can press it, too.
    ///
    ///     HStack {
    ///         Text("Tokyo")
    ///         Spacer()
    ///     }
    ///     .contentShape(.rect)
    ///     .onTapGesture {
    ///         isSelected.toggle()
    ///     }
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }
}
