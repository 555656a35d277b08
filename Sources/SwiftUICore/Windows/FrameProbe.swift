/// Tells where a view is, whenever it is asked.
///
/// What is shown beside a view asks only when it is shown: until then the view costs no more than itself.
@MainActor
package final class FrameProbe {
    package private(set) weak var node: LayoutNode?

    nonisolated package init() {}

    /// The frame of the view in its window, without running animations; nil while the view is nowhere.
    package var frame: CGRect? {
        guard let node, !node.isDetached, node.isPlaced else { return nil }
        return node.frame(of: CGRect(origin: .zero, size: node.size), in: .global)
    }

    /// A rectangle of the view, in the view's coordinates.
    package func area(of source: Anchor<CGRect>.Source) -> CGRect? { frame.map { source.value($0.size) } }

    /// Tells of a mistake that concerns the view.
    package func report(_ message: String) {
        guard let node, !node.isDetached else { return }
        node.graph.report(RuntimeIssue(kind: .other, message: message, path: node.owner.path), from: node.owner)
    }

    /// Ends the part that gestures have in touches under way, in the view and around it: what was pressed is not pressed
    /// any more. Only the nearest gesture around the view goes on.
    ///
    /// - Parameter spares: whether the gesture of a node goes on all the same.
    package func cancelTouches(sparing spares: @MainActor (LayoutNode) -> Bool) {
        guard let node, !node.isDetached else { return }
        node.graph.input.forgetGestures(in: node, sparing: spares)
        var hasKept = false
        var outer = node.parent
        while let current = outer {
            if let id = current.memberID {
                if hasKept, !spares(current) { node.graph.input.forgetGesture(id) }
                hasKept = true
            }
            outer = current.parent
        }
    }

    /// The probes of what a touch on a point of the window would reach, the innermost first.
    package func probes(at point: CGPoint) -> [FrameProbe] {
        guard let node, !node.isDetached else { return [] }
        let graph = node.graph
        let place = CGRect(origin: point, size: .zero)
        let touched = node.nestedWindow?.globalFrame(of: place, at: graph.now) ?? place
        var path: [LayoutNode] = []
        _ = graph.window.rootLayout.hitTest(touched.origin, at: graph.now, path: &path)
        return path.compactMap { ($0 as? ProbedNode)?.probe }
    }

    /// Whether the view could be found at a point of the window: its frame is there, and nothing that is above its window
    /// or layer is.
    package func isOpen(at point: CGPoint) -> Bool {
        guard let node, !node.isDetached, contains(point) else { return false }
        let graph = node.graph
        let place = CGRect(origin: point, size: .zero)
        let touched = node.nestedWindow?.globalFrame(of: place, at: graph.now) ?? place
        var path: [LayoutNode] = []
        _ = graph.window.rootLayout.hitTest(touched.origin, at: graph.now, path: &path)
        guard let layer = path.first(where: { $0 is WindowLayerLayout }) else { return true }
        return WindowLayerNode.around(node.owner)?.layoutNode === layer
    }

    /// What has been copied in the window's program; nil while the view is nowhere.
    package var clipboard: Clipboard? { node?.graph.window.resources.clipboard }

    /// How many views are around the view.
    package var depth: Int { node.map { sequence(first: $0, next: \.parent).reduce(0) { count, _ in count + 1 } } ?? 0 }

    /// An object that all views of the window share, which is made when it is asked for first; nil while the view is
    /// nowhere.
    package func shared<Value: AnyObject>(_ make: @MainActor () -> Value) -> Value? {
        guard let window = node?.owner.window else { return nil }
        if let known = window.shared[ObjectIdentifier(Value.self)] as? Value { return known }
        let new = make()
        window.shared[ObjectIdentifier(Value.self)] = new
        return new
    }

    fileprivate func follow(_ node: ProbedNode) {
        self.node = node
        node.probe = self
    }

    /// Whether a touch on a point of the window would reach the view, as far as its own frame goes.
    package func contains(_ point: CGPoint) -> Bool { frame?.contains(point) ?? false }
}

nonisolated struct FrameProbeModifier: LayoutModifier {
    let probe: FrameProbe

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> ProbedNode { ProbedNode(owner) }

    @MainActor
    func update(_ wrapper: ProbedNode, _ transaction: Transaction, isNew: Bool) { probe.follow(wrapper) }
}

package final class ProbedNode: LayoutNode {
    fileprivate(set) weak var probe: FrameProbe?
}

extension View {
    /// Lets a probe tell where the view is.
    nonisolated package func probed(by probe: FrameProbe) -> some View { modifier(FrameProbeModifier(probe: probe)) }
}
