import RiffleLayers
import SwiftUICore

/// A leaf of fixed size that can be found by name in the layer tree.
@MainActor
package struct Box: View, Equatable {
    package let name: String
    package var width: CGFloat = 10
    package var height: CGFloat = 10

    nonisolated package init(_ name: String, width: CGFloat = 10, height: CGFloat = 10) {
        self.name = name
        self.width = width
        self.height = height
    }

    package static func _makeNode(_ view: Box, _ context: _NodeContext) -> _ViewNode {
        ClosureLeaf._makeNode(view.leaf, context)
    }

    /// Boxes of a test never change: what is asserted is what happens around them.
    package static func _updateNode(_ node: _ViewNode, _ view: Box, _ transaction: Transaction) {}

    private var leaf: ClosureLeaf {
        let size = CGSize(width: width, height: height)
        return ClosureLeaf(name, sizeThatFits: { _ in size })
    }
}

/// Runs a view on a virtual clock and keeps the layers a host would have.
@MainActor
package final class Fixture {
    package let graph: ViewGraph
    package private(set) var layers = LayerTree()
    package private(set) var lastChanges: [LayerChange] = []

    package init<Root: View>(_ root: Root, size: CGSize = CGSize(width: 100, height: 100)) {
        graph = ViewGraph(root, size: size, scale: 2)
    }

    isolated deinit { graph.end() }

    @discardableResult
    package func frame(at time: Double? = nil) -> FrameStatistics {
        let frame = graph.frame(at: time ?? graph.now)
        lastChanges = frame.changes
        layers.apply(frame.changes)
        return frame.statistics
    }

    /// Names of the layers that paint something, back to front.
    package var names: [String] {
        var names: [String] = []
        layers.visit(.root) { if !$0.contents.isEmpty { names.append($0.name) } }
        return names
    }

    /// Where a named layer's origin is in the window, and its opacity from the root down.
    package func shown(_ name: String) -> (origin: CGPoint, opacity: Double)? {
        var found: Layer?
        layers.visit(.root) { if $0.name == name { found = $0 } }
        guard var layer = found else { return nil }
        var point = CGPoint.zero
        var opacity = 1.0
        while true {
            point = point.applying(layer.transform)
            opacity *= layer.opacity
            guard layer.parent != .root, let parent = layers[layer.parent] else { return (point, opacity) }
            layer = parent
        }
    }

    /// Where a layer's origin is in the window.
    package func origin(of layer: Layer) -> CGPoint {
        var layer = layer
        var point = CGPoint.zero.applying(layer.transform)
        while layer.parent != .root, let parent = layers[layer.parent] {
            layer = parent
            point = point.applying(layer.transform)
        }
        return point
    }

    /// Turns the wheel, and shows a frame.
    @discardableResult
    package func turn(by distance: CGFloat) -> FrameStatistics {
        graph.input.send(
            .wheel(
                WheelEvent(
                    location: CGPoint(x: 50, y: 50), delta: CGSize(width: 0, height: distance),
                    time: graph.now + 0.1)))
        return frame()
    }

    package func pointer(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, at time: Double) {
        graph.input.send(.pointer(PointerEvent(id: 1, phase: phase, location: CGPoint(x: x, y: y), time: time)))
    }
}

/// Lets a test write state from outside and look at what bodies did.
package final class Probe<Value> {
    package var value: Value
    package var write: ((Value) -> Void)?
    package var log: [String] = []

    package init(_ value: Value) { self.value = value }
}
