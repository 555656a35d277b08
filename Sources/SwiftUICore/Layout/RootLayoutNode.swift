import Layers

/// The window: it offers its size to the root view and centers it. Several are lined up as by a `VStack`.
package final class RootLayoutNode: LayoutNode, StackOriented {
    override init(_ owner: _ViewNode) {
        super.init(owner)
        layer = EngineLayer(rootOf: owner.graph)
        layer?.attach(root: self)
        layer?.needsPaint = false
    }

    package override var isContainer: Bool { true }

    package var stackOrientation: Axis? { rootOrientation }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { graph.size }

    package override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize, _ cause: Transaction) {
        placeRootViews(in: size, uncovered: area(in: size), cause)
    }

    /// What is left of the window, with leading on the left.
    private func area(in size: CGSize) -> CGRect {
        let insets = environment.safeAreaInsets
        return CGRect(
            x: insets.leading, y: insets.top, width: max(size.width - insets.horizontal, 0),
            height: max(size.height - insets.vertical, 0))
    }

    package override var safeArea: CGRect? {
        var area = area(in: size)
        if environment.layoutDirection == .rightToLeft { area.origin.x = size.width - area.maxX }
        return area
    }

    package override var contentsDependOnSize: Bool { false }
}
