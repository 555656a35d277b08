import RiffleSemantics

/// Accessibility modifiers of all kinds: an edit of the elements inside.
struct AccessibilityModifier: LayoutModifier {
    /// Apart from the modifier, as it is large, and the view and the node both keep it.
    final class Content {
        let edit: SemanticsEdit
        /// What the edit's actions do.
        let handlers: [() -> Void]

        init(edit: SemanticsEdit, handlers: [() -> Void]) {
            self.edit = edit
            self.handlers = handlers
        }
    }

    private let content: Content

    init(edit: SemanticsEdit, handlers: [() -> Void]) { content = Content(edit: edit, handlers: handlers) }

    static var readsEnvironment: Bool { true }

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> AccessibilityNode { AccessibilityNode(owner) }

    /// New handlers of actions that stay are found through the node, and leave the elements as they are known.
    @MainActor
    func update(_ wrapper: AccessibilityNode, _ transaction: Transaction, isNew: Bool) {
        let region = wrapper.environment.textRegion
        if isNew || wrapper.content?.edit != content.edit || wrapper.region != region {
            wrapper.graph.elements.invalidate()
        }
        wrapper.content = content
        wrapper.region = region
    }
}

final class AccessibilityNode: LayoutNode {
    fileprivate(set) var content: AccessibilityModifier.Content?
    /// What texts of the edit were last written for.
    fileprivate(set) var region: TextRegion?

    override var semanticsEdit: SemanticsEdit? { content?.edit }

    override func performSemanticsAction(at index: Int) {
        guard let content, content.handlers.indices.contains(index) else { return }
        content.handlers[index]()
    }
}

/// What becomes of the elements inside an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    package let children: SemanticsChildren

    /// They are left out.
    public static let ignore = AccessibilityChildBehavior(children: .ignore)
    /// They stay elements inside this one.
    public static let contain = AccessibilityChildBehavior(children: .contain)
    /// They are merged into this one.
    public static let combine = AccessibilityChildBehavior(children: .merge)
}

/// Which way an adjustable value goes.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// Up.
    case increment
    /// Down.
    case decrement
}

extension View {
    nonisolated package func accessibilityEdit(
        handlers: [() -> Void] = [], _ change: (inout SemanticsEdit) -> Void
    ) -> some View {
        var edit = SemanticsEdit()
        change(&edit)
        return modifier(AccessibilityModifier(edit: edit, handlers: handlers))
    }
}
