import RiffleSemantics

/// Makes a view one element for the keyboard and for assistive technology: something that is named by what is in it, that
/// can be used, and that has a value which may go up and down.
package struct ElementModifier: LayoutModifier {
    var role: SemanticsRole
    /// What it is called where nothing in the view says.
    var label: String
    var value: String?
    var traits: SemanticsTraits
    var isEnabled: Bool
    /// What the space bar and the return key do; nil where they do nothing.
    var activate: (@MainActor () -> Void)?
    /// What the arrow keys do; nil where they do nothing.
    var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?
    /// Whether an element around the view already stands for it, so that this one does not exist.
    var isCovered: Bool

    /// Creates an element, which takes the focus of the keyboard where it can be used or its value can be changed.
    ///
    /// - Parameter isCovered: whether an element around the view already stands for it, as a control does for the same
    ///   control in its style.
    package init(
        role: SemanticsRole, label: String = "", value: String? = nil, traits: SemanticsTraits = [],
        isEnabled: Bool = true, isCovered: Bool = false, activate: (@MainActor () -> Void)? = nil,
        adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)? = nil
    ) {
        self.role = role
        self.label = label
        self.value = value
        self.traits = traits
        self.isEnabled = isEnabled
        self.isCovered = isCovered
        self.activate = activate
        self.adjust = adjust
    }

    @MainActor
    package func makeWrapper(_ owner: _ViewNode) -> ElementNode { ElementNode(self, owner) }

    @MainActor
    package func update(_ wrapper: ElementNode, _ transaction: Transaction, isNew: Bool) {
        if !isNew { wrapper.update(self) }
    }

    /// Whether somebody who cannot see the element would be told something else.
    fileprivate func differs(from other: ElementModifier) -> Bool {
        role != other.role || label != other.label || value != other.value || traits != other.traits
            || isEnabled != other.isEnabled || isCovered != other.isCovered
    }
}

/// The layout node of an element.
package final class ElementNode: FocusableNode {
    fileprivate var modifier: ElementModifier

    init(_ modifier: ElementModifier, _ owner: _ViewNode) {
        self.modifier = modifier
        super.init(owner)
    }

    func update(_ new: ElementModifier) {
        if new.differs(from: modifier) { graph.elements.invalidate() }
        if modifier.isEnabled, !new.isEnabled, isFocused { graph.focus.restFocus(on: self) }
        modifier = new
    }

    override var acceptsFocus: Bool {
        !modifier.isCovered && (modifier.activate != nil || modifier.adjust != nil)
    }

    package override var semanticsContent: SemanticsContent? {
        if modifier.isCovered { return nil }
        var content = SemanticsContent(
            role: modifier.role, label: modifier.label, value: modifier.value, traits: modifier.traits,
            children: .merge)
        guard modifier.isEnabled else {
            content.traits.formUnion(.disabled)
            return content
        }
        if isFocused { content.traits.formUnion(.focused) }
        if modifier.activate != nil {
            content.actions.append(
                SemanticsHandler(.activate) { [weak self] in MainActor.assumeIsolated { _ = self?.activate() } })
        }
        if modifier.adjust != nil {
            content.actions += [handler(.increment, .increment), handler(.decrement, .decrement)]
        }
        return content
    }

    private func handler(
        _ action: SemanticsAction, _ direction: AccessibilityAdjustmentDirection
    ) -> SemanticsHandler {
        SemanticsHandler(action) { [weak self] in MainActor.assumeIsolated { _ = self?.adjust(direction) } }
    }

    override func activate() -> Bool {
        guard let action = modifier.activate else { return false }
        action()
        return true
    }

    override func adjust(_ direction: AccessibilityAdjustmentDirection) -> Bool {
        guard let action = modifier.adjust else { return false }
        action(direction)
        return true
    }
}

extension LayoutNode {
    /// Whether the node is in the label of a button or a link, which acts on each tap, whatever in the label could act.
    package final var isInButton: Bool {
        var node = parent
        while let current = node {
            if let element = current as? ElementNode, [.button, .link].contains(element.modifier.role) { return true }
            node = current.parent
        }
        return false
    }
}
