/// The elements that assistive technology knows.
@MainActor
package final class ElementsState: EngineState {
    unowned let graph: ViewGraph
    /// The elements found last, until something about them may have changed.
    var branches: [SemanticsBranch]?
    /// Where views next to the focused one may have to be made, until something about the elements may have changed.
    var focusGaps: FocusGaps?
    var sources: [UInt32: SemanticsSource] = [:]
    var lastID: UInt32 = 0

    init(_ graph: ViewGraph) { self.graph = graph }

    /// Lets go of everything, as the views have ended.
    package func end() {
        branches = nil
        sources = [:]
    }
}

/// Where an element of the semantics tree comes from.
struct SemanticsSource {
    weak var layout: LayoutNode?
    var handlers: [SemanticsHandler]
}

extension ViewGraph {
    package var elements: ElementsState { state(of: .elements) }
}
