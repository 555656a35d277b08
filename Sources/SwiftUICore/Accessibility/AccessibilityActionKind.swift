import Semantics

/// What an accessibility action is for, where assistive technology has a way of its own to ask for it.
public struct AccessibilityActionKind: Hashable, Sendable {
    let action: SemanticsAction

    /// What a tap does.
    public static let `default` = AccessibilityActionKind(action: .activate)
    /// Leaves a sheet, an alert or a screen.
    public static let escape = AccessibilityActionKind(action: .escape)
    /// The most useful thing to do right now.
    public static let magicTap = AccessibilityActionKind(action: .magicTap)
    /// Removes the element.
    public static let delete = AccessibilityActionKind(action: .delete)
    /// Opens the element's menu.
    public static let showMenu = AccessibilityActionKind(action: .showMenu)

    private init(action: SemanticsAction) { self.action = action }

    /// An action by name.
    public init(named name: Text) { action = SemanticsAction(name: name.plainString) }
}

extension View {
    /// Offers an action; `.default` is what activating the view does.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityEdit { $0.actions = [SemanticsHandler(actionKind.action, perform: handler)] }
    }
}
