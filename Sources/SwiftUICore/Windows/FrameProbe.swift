/// Tells where a view is, whenever it is asked.
///
/// What is shown beside a view asks only when it is shown: until then the view costs no more than itself.
@MainActor
package final class FrameProbe {
    fileprivate weak var node: LayoutNode?

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
    package func cancelTouches() {
        guard let node, !node.isDetached else { return }
        node.graph.forgetGestures(in: node)
        var hasKept = false
        var outer = node.parent
        while let current = outer {
            if let id = current.memberID {
                if hasKept { node.graph.forgetGesture(id) }
                hasKept = true
            }
            outer = current.parent
        }
    }

    /// Whether a touch on a point of the window would reach the view, as far as its own frame goes.
    package func contains(_ point: CGPoint) -> Bool { frame?.contains(point) ?? false }
}

nonisolated struct FrameProbeModifier: LayoutModifier {
    let probe: FrameProbe

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> ProbedNode { ProbedNode(owner) }

    @MainActor
    func update(_ wrapper: ProbedNode, _ transaction: Transaction, isNew: Bool) { probe.node = wrapper }
}

package final class ProbedNode: LayoutNode {}

extension View {
    /// Lets a probe tell where the view is.
    nonisolated package func probed(by probe: FrameProbe) -> some View { modifier(FrameProbeModifier(probe: probe)) }
}
