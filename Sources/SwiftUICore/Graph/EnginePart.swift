/// The parts of the engine that keep something for each graph: what they have to do, and what they know from the frame before.
///
/// A graph has one state of each. Who needs it asks by a member of the graph that stands with the state, so that the graph
/// itself names nothing that stands above it.
package enum EnginePart: Int, CaseIterable {
    case updates
    case layouts
    case preferences
    case motion
    case presence
    case layers
    case input
    case window
    case focusing
    case textInputs
    case lifecycle
    case tasks
    case elements
    case alarms
    case address
    case trail
}

/// What a part of the engine keeps for a graph.
@MainActor
package protocol EngineState: AnyObject {
    /// Lets go of everything, as the views have ended.
    func end()
}

extension EngineState {
    package func end() {}
}
