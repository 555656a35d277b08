import RiffleLayers

/// A thin line across its stack: vertical in an `HStack` or a `LazyHStack`, horizontal everywhere else.
///
/// It is one pixel thick and as long as it is offered, so that a stack around it becomes as long as its room, too; 10
/// points where nothing is offered. It has the color of separators, lighter or darker with the appearance, and no style
/// or tint changes that: use a `Rectangle` with a frame for other lines.
///
///     VStack {
///         Text("Tram 11")
///         Divider()
///         Text("every 6 minutes")
///     }
///     .frame(width: 200)
@frozen
public struct Divider: LeafView, Sendable {
    /// Makes a line.
    nonisolated public init() {}

    /// The engine draws the line.
    public typealias Body = Never

    /// Makes the line's node.
    public static func _makeNode(_ view: Divider, _ context: _NodeContext) -> _ViewNode { makeLeafNode(view, context) }

    /// Updates nothing: all lines are equal.
    public static func _updateNode(_ node: _ViewNode, _ view: Divider, _ transaction: Transaction) {
        updateLeafNode(node, view, transaction)
    }

    package static func makeLayoutNode(_ view: Divider, _ owner: _ViewNode) -> DividerLayoutNode {
        DividerLayoutNode(owner)
    }

    package func update(_ layoutNode: DividerLayoutNode, _ transaction: Transaction) {
        layoutNode.update(layoutNode.environment, transaction)
    }
}

package final class DividerLayoutNode: LayoutNode {
    private var thickness: CGFloat = 0.5
    private var colorScheme = ColorScheme.light

    override init(_ owner: _ViewNode) {
        super.init(owner)
        layer = EngineLayer(for: self, name: "Divider")
    }

    func update(_ environment: EnvironmentValues, _ transaction: Transaction) {
        if environment.colorScheme != colorScheme {
            colorScheme = environment.colorScheme
            setNeedsPaint()
        }
        if environment.pixelLength != thickness {
            thickness = environment.pixelLength
            invalidateLayout(transaction)
        }
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if stackOrientationAround == .horizontal {
            return CGSize(width: thickness, height: proposal.height ?? 10)
        }
        return CGSize(width: proposal.width ?? 10, height: thickness)
    }

    package override func paint(size: CGSize, at now: Double) -> [DrawCommand] {
        // The separator colors of iOS.
        let color =
            colorScheme == .light
            ? ResolvedColor(bytes: 60, 60, 67, alpha: 0.29) : ResolvedColor(bytes: 84, 84, 88, alpha: 0.6)
        return [.fill(Path(CGRect(origin: .zero, size: size)), .color(color), FillStyle())]
    }

    package override func containsPoint(_ point: CGPoint, size: CGSize) -> Bool {
        CGRect(origin: .zero, size: size).holds(point)
    }
}
