/// The fingers and pointers on a window, and what takes part in their touches.
@MainActor
package final class InputState: EngineState {
    unowned let graph: ViewGraph
    let arena = GestureArena()
    var sanitizer = PointerSanitizer()
    var lastMemberID = 0
    /// How many of the views have a gesture for two fingers.
    package internal(set) var twoFingerGestures = 0
    var hover = HoverState()
    var pointer = PointerState()
    /// What a finger has taken out of its place and holds.
    package internal(set) var held: [LayoutNode] = []
    /// What has touched last.
    package internal(set) var lastPointerKind = PointerEvent.Kind.touch
    /// Where the finger is that has touched last, in the root view's coordinates.
    var touchLocation = CGPoint.zero
    /// The screens that the fingers which are down have touched.
    var screens: [Int: UIScreen] = [:]
    /// What follows the callbacks of the gestures of an event, and what those ask for.
    var consequences: [() -> Void] = []

    init(_ graph: ViewGraph) { self.graph = graph }

    /// Lets go of everything, as the views have ended.
    package func end() {
        hover = HoverState()
        pointer = PointerState()
        held = []
        screens = [:]
        consequences = []
    }
}

extension ViewGraph {
    package var input: InputState { state(of: .input) }
}
