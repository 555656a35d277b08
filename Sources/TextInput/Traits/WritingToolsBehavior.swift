/// How much of a system's writing tools a text offers.
public struct WritingToolsBehavior: Equatable, Sendable {
    private let name: String

    /// As the system likes.
    public static let automatic = WritingToolsBehavior(name: "automatic")
    /// All, in the text itself.
    public static let complete = WritingToolsBehavior(name: "complete")
    /// Some, in a view above the text.
    public static let limited = WritingToolsBehavior(name: "limited")
    /// None.
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

extension View {
    /// Says how much of a system's writing tools texts inside offer: here, as on devices without them, there are none.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        withoutEffect("writingToolsBehavior", because: "there are no writing tools, as on devices without them")
    }
}
