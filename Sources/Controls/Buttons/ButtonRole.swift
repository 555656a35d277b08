/// What a button is for, beside what its label says.
public struct ButtonRole: Hashable, Sendable {
    private let rawValue: UInt8

    /// Removes something for good.
    public static let destructive = ButtonRole(rawValue: 0)
    /// Leaves without doing anything.
    public static let cancel = ButtonRole(rawValue: 1)
    /// Closes what it stands in.
    public static let close = ButtonRole(rawValue: 2)
    /// Accepts what was entered.
    public static let confirm = ButtonRole(rawValue: 3)
}
