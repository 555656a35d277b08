import RiffleLayers

/// Room that takes what its stack has left, along the stack; outside of stacks, in both directions.
///
/// A spacer gets what all other views of the stack leave, and several share it equally. It is at least `minLength`
/// points long, 8 without one, and has no distance to its neighbors beyond the stack's own `spacing`. It draws nothing
/// and is not touched.
///
///     HStack {
///         Text("Dune")
///         Spacer(minLength: 20)
///         Text("412 pages")
///     }
@frozen
public struct Spacer: LeafView, Sendable {
    /// The least length, in points; nil stands for the standard of 8. NaN, infinite and negative lengths count as 0.
    public var minLength: CGFloat?

    /// Room of at least a length in points; nil stands for the standard of 8.
    @inlinable
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    /// A spacer draws nothing.
    public typealias Body = Never

    /// Makes the spacer's node.
    public static func _makeNode(_ view: Spacer, _ context: _NodeContext) -> _ViewNode { makeLeafNode(view, context) }

    /// Updates the least length.
    public static func _updateNode(_ node: _ViewNode, _ view: Spacer, _ transaction: Transaction) {
        updateLeafNode(node, view, transaction)
    }

    package static func makeLayoutNode(_ view: Spacer, _ owner: _ViewNode) -> SpacerLayoutNode {
        SpacerLayoutNode(owner)
    }

    package func update(_ layoutNode: SpacerLayoutNode, _ transaction: Transaction) {
        layoutNode.update(minLength, transaction)
    }
}

package final class SpacerLayoutNode: LayoutNode {
    private var minimum = ViewSpacing.standard

    func update(_ length: CGFloat?, _ transaction: Transaction) {
        var new = length ?? ViewSpacing.standard
        if !new.isFinite || new < 0 { new = 0 }
        guard new != minimum else { return }
        minimum = new
        invalidateLayout(transaction)
    }

    package override var spacing: ViewSpacing { .none }

    /// Spacers get what all others leave.
    package override var layoutPriority: Double { -.infinity }

    package override var spacerMinimum: ((Axis) -> CGFloat)? {
        let orientation = stackOrientationAround
        let minimum = minimum
        return { axis in orientation == nil || orientation == axis ? minimum : 0 }
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let orientation = stackOrientationAround
        func length(_ axis: Axis) -> CGFloat {
            if let orientation, orientation != axis { return 0 }
            return max(proposal[axis] ?? minimum, minimum)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }
}

extension LayoutNode {
    /// The direction of the stack that this node is a child of, through modifiers; nil outside of stacks.
    final var stackOrientationAround: Axis? {
        var node = parent
        while let current = node {
            if current.isContainer { return (current as? any StackOriented)?.stackOrientation }
            node = current.parent
        }
        return nil
    }
}
