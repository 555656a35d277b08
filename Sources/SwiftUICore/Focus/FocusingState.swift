/// Where the keyboard and assistive technology are, and who follows them.
@MainActor
package final class FocusingState: EngineState {
    unowned let graph: ViewGraph
    /// The root of the window's views.
    private(set) weak var window: _ViewNode?
    var target = FocusTarget()
    var followers = FocusFollowers()
    /// All that the keyboard can be directed to, in no order.
    var candidates: [ObjectIdentifier: FocusableNode] = [:]
    /// Where the keyboard was when it was there last.
    var place: FocusPlace?
    /// What the keyboard was directed to until it lost its view in this frame.
    var lost: FocusPlace?
    /// The views that had the keyboard until something covered them, the last one last.
    var covered: [FocusPlace] = []
    /// What had the keyboard until it was disabled.
    weak var resting: FocusableNode?
    /// What was touched last of what takes the keyboard.
    weak var touched: FocusableNode?
    /// Whether the keyboard rather than fingers or the mouse directed the focus last.
    var usesKeyboard = false
    /// Where the keyboard was in the views before these, until that is found.
    var kept: KeptFocus?
    /// Where assistive technology is.
    var attention = Attention()

    init(_ graph: ViewGraph) { self.graph = graph }

    /// The window's views begin.
    func begin(_ window: _ViewNode) {
        self.window = window
        graph.window.resources.session?.add(self, kind: "focus", of: window)
    }

    /// Lets go of everything, as the views have ended.
    package func end() {
        target = FocusTarget()
        followers = FocusFollowers()
        candidates = [:]
        place = nil
        lost = nil
        covered = []
        resting = nil
        touched = nil
        kept = nil
        attention = Attention()
    }
}

extension ViewGraph {
    package var focus: FocusingState { state(of: .focusing) }
}
