import RiffleSemantics

/// What an accessibility action is for, where assistive technology has a way of its own to ask for it.
public struct AccessibilityActionKind: Equatable, Sendable {
    private enum Form: Equatable, Sendable {
        case standard(SemanticsAction)
        case named(Spoken, SemanticsAction.Kind)
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

    package static let increment = AccessibilityActionKind(form: .standard(.increment))
    package static let decrement = AccessibilityActionKind(form: .standard(.decrement))

    private init(form: Form) { self.form = form }

    /// An action by name, which may be of a kind that assistive technology knows.
    package init(named name: any SpokenText, kind: SemanticsAction.Kind = .custom) {
        form = .named(Spoken(wrappedValue: name), kind)
    }

    /// The action as it is called in an environment.
    func action(in environment: EnvironmentValues) -> SemanticsAction {
        switch form {
        case .standard(let action): action
        case .named(let name, let kind):
            SemanticsAction(name: name.wrappedValue?.spokenString(in: environment) ?? "", kind: kind)
        }
    }
}
