/// Says what the pointer looks like over a view; of several views the innermost that says so decides.
package struct PointerModifier: LayoutModifier {
    let look: PointerLook?

    /// - Parameter look: nil leaves it to the views around.
    package init(_ look: PointerLook?) { self.look = look }

    @MainActor
    package func makeWrapper(_ owner: _ViewNode) -> PointerNode { PointerNode(owner) }

    @MainActor
    package func update(_ wrapper: PointerNode, _ transaction: Transaction, isNew: Bool) {
        guard wrapper.look != look else { return }
        wrapper.look = look
        wrapper.graph.input.pointerLookChanged(over: wrapper)
    }
}

package final class PointerNode: LayoutNode, PointerShowing {
    package fileprivate(set) var look: PointerLook?

    override init(_ owner: _ViewNode) {
        super.init(owner)
        graph.input.countHoverFollowers(by: 1)
    }

    package override func didDetach() {
        super.didDetach()
        graph.input.countHoverFollowers(by: -1)
        look = nil
        graph.input.pointerLookChanged(over: self)
    }
}
