/// What a place puts around text fields that nobody asked to look otherwise.
package struct FieldGround {
    package let wrap: @MainActor (AnyView) -> AnyView

    package init(wrap: @escaping @MainActor (AnyView) -> AnyView) { self.wrap = wrap }
}

/// What the place around a text field does once its text was submitted.
@MainActor
package final class FieldReturn: LettingGo {
    package var action: () -> Void = {}

    nonisolated package init() {}

    package func letGo() { action = {} }
}

private struct FieldGroundKey: EnvironmentKey {
    static var defaultValue: FieldGround? { nil }
}

private struct FieldReturnKey: EnvironmentKey {
    static var defaultValue: FieldReturn? { nil }
}

extension EnvironmentValues {
    /// What is around text fields of the automatic style; nil for nothing.
    package var fieldGround: FieldGround? {
        get { self[FieldGroundKey.self] }
        set { self[FieldGroundKey.self] = newValue }
    }

    /// What follows the submission of the text field here; nil for nothing.
    package var fieldReturn: FieldReturn? {
        get { self[FieldReturnKey.self] }
        set { self[FieldReturnKey.self] = newValue }
    }
}
