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

extension InputState {
    /// The mouse is over these.
    func point(at nodes: [any PointerShowing]) {
        pointer.nodes = nodes.map { PointerState.Entry(node: $0) }
        showPointer()
    }

    /// What the pointer looks like over a node is another thing now.
    package func pointerLookChanged(over node: any PointerShowing) {
        if pointer.nodes.contains(where: { $0.node === node }) { showPointer() }
    }

    private func showPointer() {
        let look = pointer.nodes.lazy.compactMap { $0.node?.look }.first
        guard look != pointer.look else { return }
        pointer.look = look
        graph.window.resources.requests.add(.pointer(look))
    }
}
