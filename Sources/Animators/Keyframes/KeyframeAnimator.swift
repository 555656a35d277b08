/// A view that is made from a value which keyframes change over time.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
    let initialValue: Value
    let isRepeating: Bool
    let trigger: Trigger?
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Plays the keyframes whenever a value changes, from the initial value; `keyframes` gets what is shown then.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        isRepeating = false
        self.trigger = Trigger(trigger)
        self.content = content
        self.keyframes = keyframes
    }

    /// Plays the keyframes when the view appears, again and again or once.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        isRepeating = repeating
        trigger = nil
        self.content = content
        self.keyframes = keyframes
    }

    /// The content draws itself.
    public typealias Body = Never

    /// Makes the node, with the initial value.
    @MainActor
    public static func _makeNode(_ view: KeyframeAnimator, _ context: _NodeContext) -> _ViewNode {
        DriverNode(KeyframeDriver(view), name: "KeyframeAnimator", context)
    }

    /// Gives the node newer values.
    @MainActor
    public static func _updateNode(_ node: _ViewNode, _ view: KeyframeAnimator, _ transaction: Transaction) {
        let node = unsafeDowncast(node, to: DriverNode<KeyframeDriver<Value, KeyframePath, Content>>.self)
        node.driver.update(view)
        node.showContent(transaction)
    }
}

/// Plays keyframes, and makes a view of their value in each frame.
private final class KeyframeDriver<Value, KeyframePath: Keyframes, Content: View>: ContentDriver
where KeyframePath.Value == Value {
    weak var node: DrivenNode?
    private var view: KeyframeAnimator<Value, KeyframePath, Content>
    private var timeline: KeyframeTimeline<Value>?
    /// When the timeline began; nil until the frame after the view was first shown.
    private var start: Double?
    private var value: Value
    private var firstFrame: UInt64 = 0

    init(_ view: KeyframeAnimator<Value, KeyframePath, Content>) {
        self.view = view
        value = view.initialValue
    }

    func makeContent() -> Content? { view.content(value) }

    func started() {
        guard let node else { return }
        firstFrame = node.frameNumber
        guard view.trigger == nil else { return }
        timeline = KeyframeTimeline(view.initialValue, view.keyframes(view.initialValue))
        node.run()
    }

    func update(_ newView: KeyframeAnimator<Value, KeyframePath, Content>) {
        let isTriggered = newView.trigger != view.trigger
        view = newView
        guard isTriggered, let node else { return }
        timeline = KeyframeTimeline(view.initialValue, view.keyframes(value))
        start = node.now
        node.run()
    }

    func frameBegan() -> Bool {
        guard let timeline, let node else { return false }
        guard node.frameNumber > firstFrame else { return true }
        let began = start ?? node.now
        start = began
        var time = node.now - began
        if view.isRepeating, timeline.duration > 0 { time = time.truncatingRemainder(dividingBy: timeline.duration) }
        value = timeline.value(time: time)
        node.contentIsDue()
        let isOver = !view.isRepeating && time >= timeline.duration || timeline.duration == 0
        if isOver { self.timeline = nil }
        return !isOver
    }
}

extension View {
    /// Changes the view by a value that keyframes change, when it appears: again and again, or once.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(
            AnimatorModifier { placeholder in
                KeyframeAnimator(
                    initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
                    keyframes: keyframes)
            })
    }

    /// Changes the view by a value that keyframes change, whenever another value changes.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(
            AnimatorModifier { placeholder in
                KeyframeAnimator(
                    initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
                    keyframes: keyframes)
            })
    }
}
