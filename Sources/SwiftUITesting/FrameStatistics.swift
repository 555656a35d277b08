import RiffleHeadlessHost

/// What a frame cost, summed over the rounds it took.
public struct FrameStatistics: Hashable, Sendable {
    /// Bodies of views and modifiers that ran.
    public var bodiesEvaluated = 0
    /// Nodes whose children were placed.
    public var nodesLaidOut = 0
    /// Layers whose contents were painted again.
    public var layersRepainted = 0
    /// Layers of which anything changed: inserted, removed, moved, painted.
    public var layersChanged = 0

    /// Nothing happened.
    public init() {}

    init(_ counted: SwiftUICore.FrameStatistics) {
        bodiesEvaluated = counted.bodiesEvaluated
        nodesLaidOut = counted.nodesLaidOut
        layersRepainted = counted.layersRepainted
        layersChanged = counted.layersChanged
    }
}
