import RiffleLayers
import SwiftUICore

/// A leaf that takes what it is offered, 10 by 10 when nothing is, as colors and shapes do.
@MainActor
package struct Fill: View {
    package let name: String

    nonisolated package init(_ name: String) { self.name = name }

    package static func _makeNode(_ view: Fill, _ context: _NodeContext) -> _ViewNode {
        ClosureLeaf._makeNode(
            ClosureLeaf(view.name, sizeThatFits: { $0.replacingUnspecifiedDimensions() }), context)
    }

    package static func _updateNode(_ node: _ViewNode, _ view: Fill, _ transaction: Transaction) {}
}

/// A leaf that shrinks to a least width and grows to a most one.
@MainActor
package struct Elastic: View {
    package let name: String
    package let range: ClosedRange<CGFloat>

    nonisolated package init(_ name: String, _ range: ClosedRange<CGFloat>) {
        self.name = name
        self.range = range
    }

    package static func _makeNode(_ view: Elastic, _ context: _NodeContext) -> _ViewNode {
        ClosureLeaf._makeNode(
            ClosureLeaf(view.name) {
                CGSize(width: min(max($0.width ?? 10, view.range.lowerBound), view.range.upperBound), height: 10)
            }, context)
    }

    package static func _updateNode(_ node: _ViewNode, _ view: Elastic, _ transaction: Transaction) {}
}

/// Runs one frame of a view in a window and tells where everything that paints ended up.
@MainActor
package final class LayoutFixture<Root: View> {
    package let fixture: Fixture

    /// The view stands in the top leading corner of a window that gives it the size asked for.
    package init(width: CGFloat = 300, height: CGFloat = 100, @ViewBuilder _ root: () -> Root) {
        fixture = Fixture(root(), size: CGSize(width: width, height: height))
        fixture.frame()
    }

    package var issues: [RuntimeIssue] { fixture.graph.issues }

    /// The frame of a named leaf in the window.
    package subscript(name: String) -> CGRect {
        guard let shown = fixture.shown(name) else { return .null }
        var size = CGSize.zero
        fixture.layers.visit(.root) { if $0.name == name { size = $0.bounds.size } }
        return CGRect(origin: shown.origin, size: size)
    }

    package func widths(_ names: String...) -> [CGFloat] { names.map { self[$0].width } }
    package func x(_ names: String...) -> [CGFloat] { names.map { self[$0].minX } }
}

extension CGRect {
    package init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        self.init(x: x, y: y, width: width, height: height)
    }
}
