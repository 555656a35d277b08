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

/// A layout node that says what the pointer looks like over it.
@MainActor
package protocol PointerShowing: LayoutNode {
    /// Nil leaves it to the views around.
    var look: PointerLook? { get }
}

/// What the mouse is over that says what its pointer looks like.
struct PointerState {
    struct Entry {
        weak var node: (any PointerShowing)?
    }

    /// The innermost first.
    var nodes: [Entry] = []
    /// What the host was told last.
    var look: PointerLook?
}

extension ViewGraph {
    /// The mouse is over these.
    func point(at nodes: [any PointerShowing]) {
        input.pointer.nodes = nodes.map { PointerState.Entry(node: $0) }
        showPointer()
    }

    /// What the pointer looks like over a node is another thing now.
    package func pointerLookChanged(over node: any PointerShowing) {
        if input.pointer.nodes.contains(where: { $0.node === node }) { showPointer() }
    }

    private func showPointer() {
        let look = input.pointer.nodes.lazy.compactMap { $0.node?.look }.first
        guard look != input.pointer.look else { return }
        input.pointer.look = look
        resources.requests.add(.pointer(look))
    }
}
