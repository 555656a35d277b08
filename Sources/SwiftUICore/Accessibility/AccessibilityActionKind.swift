import Semantics

/// What an accessibility action is for, where assistive technology has a way of its own to ask for it.
public struct AccessibilityActionKind: Equatable, Sendable {
    private enum Form: Equatable, Sendable {
        case standard(SemanticsAction)
        case named(Text)
    }

    private let form: Form

    /// What a tap does.
    public static let `default` = AccessibilityActionKind(form: .standard(.activate))
    /// Leaves a sheet, an alert or a screen.
    public static let escape = AccessibilityActionKind(form: .standard(.escape))
    /// The most useful thing to do right now.
    public static let magicTap = AccessibilityActionKind(form: .standard(.magicTap))
    /// Removes the element.
    public static let delete = AccessibilityActionKind(form: .standard(.delete))
    /// Opens the element's menu.
    public static let showMenu = AccessibilityActionKind(form: .standard(.showMenu))

    static let increment = AccessibilityActionKind(form: .standard(.increment))
    static let decrement = AccessibilityActionKind(form: .standard(.decrement))

    private init(form: Form) { self.form = form }

    /// An action by name.
    public init(named name: Text) { form = .named(name) }

    /// The action as it is called in an environment.
    func action(in environment: EnvironmentValues) -> SemanticsAction {
        switch form {
        case .standard(let action): action
        case .named(let name): SemanticsAction(name: name.spokenString(in: environment))
        }
    }
}

extension View {
    /// Offers an action; `.default` is what activating the view does.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityEdit(handlers: [handler]) { $0.actions = [actionKind] }
    }
}
