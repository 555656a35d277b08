import RiffleLayers

/// A drawing as large as it is offered that turns around its middle in steps for as long as it is there.
///
/// Only its layer turns: the drawing is painted once.
package struct TurningDrawing: LeafView {
    let name: String
    let steps: Int
    let period: Double
    let draw: @MainActor (CGSize, EnvironmentValues) -> [DrawCommand]

    package typealias Body = Never

    /// - Parameters:
    ///   - name: that of the layer, in dumps.
    ///   - steps: how many steps make a turn, above 0.
    ///   - period: how long a turn takes, in seconds, above 0.
    ///   - draw: paints the drawing in a size.
    nonisolated package init(
        _ name: String, steps: Int, period: Double,
        draw: @escaping @MainActor (CGSize, EnvironmentValues) -> [DrawCommand]
    ) {
        self.name = name
        self.steps = steps
        self.period = period
        self.draw = draw
    }

    package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { makeLeafNode(view, context) }
    package static func _updateNode(_ node: _ViewNode, _ view: Self, _ transaction: Transaction) {
        updateLeafNode(node, view, transaction)
    }
    package static func makeLayoutNode(_ view: Self, _ owner: _ViewNode) -> TurningDrawingNode {
        TurningDrawingNode(view, owner)
    }
    package func update(_ layoutNode: TurningDrawingNode, _ transaction: Transaction) { layoutNode.update(self) }
}

/// The layout node of a drawing that turns.
package final class TurningDrawingNode: LayoutNode {
    private var drawing: TurningDrawing

    init(_ drawing: TurningDrawing, _ owner: _ViewNode) {
        self.drawing = drawing
        super.init(owner)
        layer = EngineLayer(for: self, name: drawing.name)
        graph.motion.start(self, Transaction())
    }

    func update(_ drawing: TurningDrawing) {
        self.drawing = drawing
        setNeedsPaint()
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    package override func effectTransform(size: CGSize, at now: Double?) -> CGAffineTransform {
        guard let now else { return .identity }
        let step = (now / drawing.period * Double(drawing.steps)).rounded(.down)
        let turn = step.truncatingRemainder(dividingBy: Double(drawing.steps)) / Double(drawing.steps)
        return CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
            .concatenating(CGAffineTransform(rotationAngle: turn * 2 * .pi))
            .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    }

    package override func tick(_ now: Double) -> Bool { true }

    package override func paint(size: CGSize, at now: Double) -> [DrawCommand] { drawing.draw(size, environment) }
}
