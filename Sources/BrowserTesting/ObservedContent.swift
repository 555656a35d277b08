import RiffleHosting
import RiffleLayers
import RiffleSemantics
import RiffleWebHost

/// Writes down what reaches an app, and hands it on.
@MainActor
package final class ObservedContent: WebContent {
    /// What is observed.
    package let content: any WebContent
    package private(set) var events: [InputEvent] = []
    package private(set) var traits: PageTraits
    package private(set) var frameCount = 0

    package init(_ content: any WebContent, _ traits: PageTraits) {
        self.content = content
        self.traits = traits
    }

    /// The engine, where that is what is observed.
    package var graph: ViewGraph? { (content as? EngineContent).map { SessionInspection($0.session).graph } }

    package var onNeedsFrame: (() -> Void)? {
        get { content.onNeedsFrame }
        set { content.onNeedsFrame = newValue }
    }

    package func send(_ event: InputEvent) {
        events.append(event)
        content.send(event)
    }

    package func loseInput(at time: Double) { content.loseInput(at: time) }

    package func frame(at time: Double) -> WebFrame {
        frameCount += 1
        return content.frame(at: time)
    }

    package var layers: [LayerChange] { content.layers }

    package func sleep(at time: Double) -> Bool { content.sleep(at: time) }

    package var isAsleep: Bool { content.isAsleep }

    package func wake(at time: Double) { content.wake(at: time) }

    package var scale: Double { content.scale }

    package func apply(_ traits: PageTraits) {
        self.traits = traits
        content.apply(traits)
    }

    package var semantics: SemanticsTree { content.semantics }

    package func focus(_ node: UInt32?, byKeyboard: Bool) { content.focus(node, byKeyboard: byKeyboard) }

    package func takeTexts(isAll: Bool) -> [TextInputChange] { content.takeTexts(isAll: isAll) }

    package func textInput(_ id: UInt32) -> TextInputState? { content.textInput(id) }

    package func perform(_ action: SemanticsAction, on node: UInt32) { content.perform(action, on: node) }

    package func answer(_ id: UInt32, _ answer: HostAnswer) { content.answer(id, answer) }

    /// The pointer events of a phase.
    package func pointers(_ phase: PointerEvent.Phase) -> [PointerEvent] {
        events.compactMap { if case .pointer(let event) = $0, event.phase == phase { event } else { nil } }
    }
}
