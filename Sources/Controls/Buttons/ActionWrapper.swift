/// What the controls of a place do before and after what they are for: a button in an alert dismisses that, too.
///
/// It holds however a control is used: by touch, by keyboard or by assistive technology.
@MainActor
package final class ActionWrapper: LettingGo {
    /// Given what a control is for and what it does, which it has to call.
    package var perform: (_ role: ButtonRole?, _ action: () -> Void) -> Void = { $1() }

    nonisolated package init() {}

    package func letGo() { perform = { $1() } }

    /// The action as it is where the wrapper counts.
    package func wrap(_ role: ButtonRole?, _ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        { self.perform(role) { action() } }
    }
}

private struct ActionWrapperKey: PlaceBoundKey {
    static var defaultValue: ActionWrapper? { nil }
}

extension EnvironmentValues {
    /// What the controls here do beside what they are for; nil where that is nothing.
    package var actionWrapper: ActionWrapper? {
        get { self[ActionWrapperKey.self] }
        set { self[ActionWrapperKey.self] = newValue }
    }
}
