import Layers

/// Eight blades in a circle, the first of which moves on by one eight times a second.
///
/// Only the layer turns: the blades are painted once.
struct ProgressWheelBlades: LeafView {
    let style: AnyShapeStyle

    typealias Body = Never

    nonisolated init(style: AnyShapeStyle) { self.style = style }

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { makeLeafNode(view, context) }
    static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        updateLeafNode(node, view, transaction)
    }
    static func makeLayoutNode(_ view: Self, _ owner: _ViewNode) -> ProgressWheelNode { ProgressWheelNode(owner) }
    func update(_ layoutNode: ProgressWheelNode, _ transaction: Transaction) {
        layoutNode.style = style
        layoutNode.setNeedsPaint()
    }
}

package final class ProgressWheelNode: LayoutNode {
    fileprivate var style = AnyShapeStyle(Color.gray)
    private static let count = 8
    /// How long a turn takes, in seconds.
    private static let period = 1.0
    /// Of a blade, in shares of the wheel's diameter.
    private static let bladeSize = CGSize(width: 0.125, height: 0.28)

    override init(_ owner: _ViewNode) {
        super.init(owner)
        layer = EngineLayer(for: self, name: "ProgressWheel")
        graph.startAnimating(self, Transaction())
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    package override func effectTransform(size: CGSize, at now: Double?) -> CGAffineTransform {
        guard let now else { return .identity }
        let step = (now / Self.period * Double(Self.count)).rounded(.down)
        let turn = step.truncatingRemainder(dividingBy: Double(Self.count)) / Double(Self.count)
        return CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
            .concatenating(CGAffineTransform(rotationAngle: turn * 2 * .pi))
            .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    }

    package override func tick(_ now: Double) -> Bool { true }

    package override func paint(size: CGSize, at now: Double) -> [DrawCommand] {
        let bounds = CGRect(origin: .zero, size: size)
        let diameter = min(size.width, size.height)
        let blade = CGSize(width: Self.bladeSize.width * diameter, height: Self.bladeSize.height * diameter)
        let outline = Path(
            roundedRect: CGRect(x: -blade.width / 2, y: -diameter / 2, width: blade.width, height: blade.height),
            cornerSize: CGSize(width: blade.width / 2, height: blade.width / 2))
        let paint = environment.paint(of: style)
        return (0..<Self.count).map { index in
            // The first blade points up; those that it has left fade.
            let turn = CGAffineTransform(rotationAngle: -2 * .pi * CGFloat(index) / CGFloat(Self.count))
                .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
            let alpha = max(1 - 0.15 * Double(index), 0.2)
            return .fill(outline.applying(turn), paint.multiplyingAlpha(by: alpha).paint(in: bounds), FillStyle())
        }
    }
}
