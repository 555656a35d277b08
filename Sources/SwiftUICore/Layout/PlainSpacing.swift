/// Gives a view the wishes of a plain one, whatever is inside.
struct PlainSpacingModifier: LayoutModifier {
    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> PlainSpacingNode { PlainSpacingNode(owner) }

    @MainActor
    func update(_ wrapper: PlainSpacingNode, _ transaction: Transaction, isNew: Bool) {}
}

package final class PlainSpacingNode: LayoutNode {
    package override var spacing: ViewSpacing { ViewSpacing() }
}

extension View {
    /// Has the view stand as far from others as views without text do, though there may be texts in it.
    nonisolated package func plainSpacing() -> some View { modifier(PlainSpacingModifier()) }
}
