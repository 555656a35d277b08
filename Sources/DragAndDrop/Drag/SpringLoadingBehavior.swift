import SwiftUICore

/// Whether something opens while things are dragged over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String

    /// As the system has it.
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    /// It does.
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    /// It does not.
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension View {
    /// Says whether controls act when something that is dragged rests on them. They do not, as on a phone.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        withoutEffect(
            "springLoadingBehavior",
            because: "controls do not act while something is dragged over them, as on an iPhone")
    }
}
