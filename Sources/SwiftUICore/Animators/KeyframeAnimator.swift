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
        KeyframeAnimatorNode(view, context)
    }

    /// Gives the node newer values.
    @MainActor
    public static func _updateNode(_ node: _ViewNode, _ view: KeyframeAnimator, _ transaction: Transaction) {
        unsafeDowncast(node, to: KeyframeAnimatorNode<Value, KeyframePath, Content>.self).update(view, transaction)
    }
}

package final class KeyframeAnimatorNode<Value, KeyframePath: Keyframes, Content: View>: FrameDrivenNode
where KeyframePath.Value == Value {
    private var view: KeyframeAnimator<Value, KeyframePath, Content>
    private var timeline: KeyframeTimeline<Value>?
    /// When the timeline began; nil until the frame after the view was first shown.
    private var start: Double?
    private var value: Value
    private let firstFrame: UInt64

    init(_ view: KeyframeAnimator<Value, KeyframePath, Content>, _ context: _NodeContext) {
        self.view = view
        value = view.initialValue
        firstFrame = context.graph.frameNumber
        super.init(context)
        content = Content._makeNode(shownContent, childContext)
        if view.trigger == nil {
            timeline = KeyframeTimeline(view.initialValue, view.keyframes(view.initialValue))
            startRunning()
        }
    }

    package override var viewName: String? { "KeyframeAnimator" }

    private var shownContent: Content {
        let value = value
        return DependencyTracking.evaluate(inBodyOf: self) { view.content(value) }
    }

    func update(_ newView: KeyframeAnimator<Value, KeyframePath, Content>, _ transaction: Transaction) {
        let isTriggered = newView.trigger != view.trigger
        view = newView
        if isTriggered {
            timeline = KeyframeTimeline(view.initialValue, view.keyframes(value))
            start = graph.now
            startRunning()
        }
        Content._updateNode(content!, shownContent, transaction)
    }

    override func frameBegan() -> Bool {
        guard let timeline else { return false }
        guard graph.frameNumber > firstFrame else { return true }
        let began = start ?? graph.now
        start = began
        var time = graph.now - began
        if view.isRepeating, timeline.duration > 0 { time = time.truncatingRemainder(dividingBy: timeline.duration) }
        value = timeline.value(time: time)
        contentIsDue(Transaction())
        let isOver = !view.isRepeating && time >= timeline.duration || timeline.duration == 0
        if isOver { self.timeline = nil }
        return !isOver
    }

    override func evaluateContent(_ transaction: Transaction) {
        Content._updateNode(content!, shownContent, transaction)
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
