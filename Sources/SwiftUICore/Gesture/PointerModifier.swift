/// What the mouse's pointer looks like. The names are those of CSS (Basic User Interface, `cursor`), which has all of them.
package enum PointerLook: String, Hashable, Sendable {
    case arrow = "default"
    case text
    case verticalText = "vertical-text"
    case crosshair
    case openHand = "grab"
    case closedHand = "grabbing"
    case pointingHand = "pointer"
    case zoomIn = "zoom-in"
    case zoomOut = "zoom-out"
    case columnResize = "col-resize"
    case rowResize = "row-resize"
    case leftResize = "w-resize"
    case rightResize = "e-resize"
    case upResize = "n-resize"
    case downResize = "s-resize"
    case horizontalResize = "ew-resize"
    case verticalResize = "ns-resize"
    case risingResize = "nesw-resize"
    case fallingResize = "nwse-resize"
    case hidden = "none"
}

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
        wrapper.graph.pointerLookChanged(over: wrapper)
    }
}

package final class PointerNode: LayoutNode {
    var look: PointerLook?

    override init(_ owner: _ViewNode) {
        super.init(owner)
        graph.input.hover.count += 1
    }

    package override func didDetach() {
        super.didDetach()
        graph.input.hover.count -= 1
        look = nil
        graph.pointerLookChanged(over: self)
    }
}

/// What the mouse is over that says what its pointer looks like.
struct PointerState {
    struct Entry {
        weak var node: PointerNode?
    }

    /// The innermost first.
    var nodes: [Entry] = []
    /// What the host was told last.
    var look: PointerLook?
}

extension ViewGraph {
    /// The mouse is over these.
    func point(at nodes: [PointerNode]) {
        input.pointer.nodes = nodes.map { PointerState.Entry(node: $0) }
        showPointer()
    }

    fileprivate func pointerLookChanged(over node: PointerNode) {
        if input.pointer.nodes.contains(where: { $0.node === node }) { showPointer() }
    }

    private func showPointer() {
        let look = input.pointer.nodes.lazy.compactMap { $0.node?.look }.first
        guard look != input.pointer.look else { return }
        input.pointer.look = look
        outbox.queue.add(.pointer(look))
    }
}
