import RiffleSemantics

/// What of a view is a text to be edited: it has the focus while the text is edited, and is one element to those who
/// cannot see it.
nonisolated package struct TextInputModifier: LayoutModifier {
    package let client: any TextInputClient
    /// What the text is called.
    package let label: (any SpokenText)?
    /// What stands in the place of the text while there is none.
    package let placeholder: (any SpokenText)?

    package init(client: any TextInputClient, label: (any SpokenText)?, placeholder: (any SpokenText)? = nil) {
        self.client = client
        self.label = label
        self.placeholder = placeholder
    }

    @MainActor
    package func makeWrapper(_ owner: _ViewNode) -> TextInputNode { TextInputNode(owner) }

    @MainActor
    package func update(_ wrapper: TextInputNode, _ transaction: Transaction, isNew: Bool) {
        wrapper.update(client, label, placeholder)
    }
}

package final class TextInputNode: FocusableNode {
    package private(set) var client: (any TextInputClient)?
    private var label: (any SpokenText)?
    private var placeholder: (any SpokenText)?

    func update(_ client: any TextInputClient, _ label: (any SpokenText)?, _ placeholder: (any SpokenText)?) {
        graph.elements.invalidate()
        self.client = client
        self.label = label
        self.placeholder = placeholder
        client.attached(to: self)
        graph.textInputs.note(self)
    }

    package override func didDetach() {
        super.didDetach()
        graph.textInputs.forget(self)
    }

    /// What hosts know the text by; that of its element.
    package var inputID: UInt32 { graph.elements.id(of: self) }

    /// Whether the app wants to be told of keys before they type.
    package var wantsKeys: Bool {
        var node: LayoutNode? = self
        while let current = node {
            if current is any KeyPressHandling { return true }
            node = current.parent
        }
        return false
    }

    override var acceptsFocus: Bool { client != nil }
    override func focusChanged() {
        client?.focusChanged(isFocused)
        graph.textInputs.note(self)
    }

    /// Directs the keyboard here.
    package func focus() {
        guard environment.isEnabled, graph.focus.focusedNode !== self || graph.focus.isPassing else { return }
        graph.focus.setFocus(self, byKeyboard: false)
    }

    /// Directs the keyboard to nothing, if it is directed here.
    package func resignFocus() { graph.focus.focusLost(by: self) }

    /// How often somebody has asked for the focus, so that one can tell whether a callback did.
    package var focusRequests: Int { graph.focus.target.requests }

    override func activate() -> Bool { false }

    package override var semanticsContent: SemanticsContent? {
        guard let state = client?.textInput else { return nil }
        let role: SemanticsRole =
            state.traits.isSecure ? .secureField : state.traits.isSearch ? .searchField : .textField
        // Of a secret only its length is told.
        let value = state.traits.isSecure ? String(repeating: "•", count: state.text.count) : state.text
        var traits: SemanticsTraits = []
        if isFocused { traits.insert(.focused) }
        if !environment.isEnabled { traits.insert(.disabled) }
        let edit = SemanticsHandler(.activate) { [weak self] in MainActor.assumeIsolated { self?.focus() } }
        return SemanticsContent(
            role: role, label: label?.spokenString(in: environment) ?? "", value: value,
            placeholder: placeholder?.spokenString(in: environment), traits: traits,
            actions: environment.isEnabled ? [edit] : [], children: .ignore)
    }

    /// Tells those who cannot see the text that it has changed.
    package func textChanged() {
        graph.elements.invalidate()
        graph.textInputs.note(self)
        graph.requestUpdate()
    }

    /// Tells hosts that something else is selected.
    package func selectionChanged() { graph.textInputs.note(self) }
}

extension TextInputs {
    /// The text that the keyboard is directed to.
    package var focused: (any TextInputClient)? { (graph.focus.focusedNode as? TextInputNode)?.client }

    /// Takes an edit to the text it is for; an edit of a text that is gone concerns nobody.
    func send(_ event: TextInputEvent) {
        graph.now = max(graph.now, event.time)
        graph.focus.takeFocusFromRemovedView()
        let node = event.target == 0 ? graph.focus.focusedNode as? TextInputNode : node(event.target)
        guard let node, node.environment.isEnabled, !node.owner.isInRemovedView else { return }
        node.client?.take(event.edit, on: event.version)
    }

    /// A text that can be edited, as it is now.
    package func state(of id: UInt32) -> TextInputState? { node(id)?.client?.textInput }

    private func node(_ id: UInt32) -> TextInputNode? { nodes[id]?.node }

    func note(_ node: TextInputNode) {
        guard !node.isDetached else { return }
        nodes[node.inputID] = Entry(node: node)
        changed.insert(node.inputID)
    }

    func forget(_ node: TextInputNode) {
        guard let id = node.semanticsID else { return }
        nodes[id] = nil
        changed.insert(id)
    }

    /// The texts that have changed since somebody asked last, by their ids; gone ones without a state.
    package func drainChanges() -> [TextInputChange] {
        guard !changed.isEmpty else { return [] }
        let ids = changed.sorted()
        changed = []
        return ids.map { id in change(of: id) }
    }

    /// All texts there are, by their ids.
    package func all() -> [TextInputChange] {
        changed = []
        return nodes.keys.sorted().map { id in change(of: id) }
    }

    private func change(of id: UInt32) -> TextInputChange {
        let node = node(id)
        var state = node?.client?.textInput
        if let node { state?.traits.wantsKeys = node.wantsKeys }
        return TextInputChange(id: id, state: state, isFocused: node.map { $0 === graph.focus.focusedNode } ?? false)
    }
}

/// A text that has changed.
package struct TextInputChange {
    package var id: UInt32
    /// Nil for a text that is gone.
    package var state: TextInputState?
    package var isFocused: Bool

    package init(id: UInt32, state: TextInputState?, isFocused: Bool) {
        self.id = id
        self.state = state
        self.isFocused = isFocused
    }
}

/// The texts that can be edited, for hosts with text fields of their own.
@MainActor
package final class TextInputs: EngineState {
    struct Entry {
        weak var node: TextInputNode?
    }

    var nodes: [UInt32: Entry] = [:]
    var changed: Set<UInt32> = []
    /// Whether the host edits texts by its own means, so that fingers on them are none of the views' business.
    package var areEditedByHost = false
    unowned let graph: ViewGraph

    init(_ graph: ViewGraph) { self.graph = graph }

    package func end() {
        nodes = [:]
        changed = []
    }
}

extension ViewGraph {
    package var textInputs: TextInputs { state(of: .textInputs) }
}
