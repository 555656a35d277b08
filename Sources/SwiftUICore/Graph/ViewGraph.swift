/// One running user interface: its tree of nodes, what is due in it, and the frame it shows.
///
/// A graph never asks for the time, a random number or anything of the process: hosts pass events and times in, and take
/// changes out. The phases of a frame are in `Frame/`, a file each.
@MainActor
package final class ViewGraph {
    /// The time of the frame in progress, or of the last one, in seconds. The first frame's is the host's choice.
    package internal(set) var now = 0.0
    /// What the last frame cost.
    package internal(set) var statistics = FrameStatistics()
    /// Counted since the graph was made, for tests.
    package var work = WorkCounters()
    /// Called when something is due, so that a host that sleeps knows to ask for a frame.
    package var onNeedsFrame: (() -> Void)?
    /// Called for each body that is evaluated, before it is: for who looks into a running program.
    package var onEvaluation: ((_ViewNode) -> Void)?
    /// Called once for each mistake found in the app.
    package var onIssue: ((RuntimeIssue) -> Void)?
    package internal(set) var issues: [RuntimeIssue] = []

    /// Numbers the rounds of updates; transactions of `.animation(_:value:)` count in one.
    package internal(set) var updateID: UInt64 = 0
    var nodesMade: UInt32 = 0
    package internal(set) var frameNumber: UInt64 = 0
    package internal(set) var needsLayout = true
    /// By the number of the part; written only as the graph begins and ends.
    private nonisolated(unsafe) let states: UnsafeMutablePointer<AnyObject>
    /// What features keep for the window: see `WindowPart`.
    var parts: [ObjectIdentifier: any WindowPart] = [:]

    /// Whether the views have ended; see `end()`.
    private(set) var hasEnded = false
    /// Stands for views that are gone; see `placeholder(for:)`.
    private weak var goneView: _ViewNode?
    /// How many nodes had been made when the last frame ended: views of later nodes have not been shown yet.
    var nodesShown: UInt32 = 0

    /// - Parameter makeState: makes the state of each part.
    init(makeState: (ViewGraph, EnginePart) -> any EngineState) {
        states = .allocate(capacity: EnginePart.allCases.count)
        for part in EnginePart.allCases { (states + part.rawValue).initialize(to: makeState(self, part)) }
    }

    deinit {
        states.deinitialize(count: EnginePart.allCases.count)
        states.deallocate()
    }

    /// The state of a part of the engine, which is of that part's type.
    func state<Kept: EngineState>(of part: EnginePart) -> Kept {
        // Asked for many times in a frame, and made by a `switch` over the parts: not looked at again.
        unsafeBitCast(states[part.rawValue], to: Kept.self)
    }

    /// Has all parts let go of what they have.
    func endStates() {
        for part in EnginePart.allCases { (states[part.rawValue] as? any EngineState)?.end() }
        parts = [:]
        needsLayout = false
    }

    /// Reports a mistake once.
    package func report(_ issue: RuntimeIssue, from node: _ViewNode? = nil) {
        guard !issues.contains(issue) else { return }
        issues.append(issue)
        onIssue?(issue)
    }

    package func requestUpdate() { onNeedsFrame?() }

    /// A node that layout nodes belong to when their own view is gone: what still asks them finds the last environment.
    func placeholder(for gone: _ViewNode) -> _ViewNode {
        if let goneView, goneView.environment.isIdentical(to: gone.environment) { return goneView }
        let node = _ViewNode(_NodeContext(graph: self, parent: nil, environment: gone.environment))
        node.unmount()
        if !hasEnded { goneView = node }
        return node
    }

    /// Lets go of views, which have ended.
    func noteEnd() {
        hasEnded = true
        goneView = nil
    }
}

/// What a frame cost, summed over the rounds it took.
package struct FrameStatistics: Hashable, Sendable {
    /// Bodies of views and modifiers that ran.
    package var bodiesEvaluated = 0
    /// Nodes whose children were placed.
    package var nodesLaidOut = 0
    /// Layers whose contents were painted again.
    package var layersRepainted = 0
    /// Layers of which anything changed: inserted, removed, moved, painted.
    package var layersChanged = 0

    /// Nothing happened.
    package init() {}
}
