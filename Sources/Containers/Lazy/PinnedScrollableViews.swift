/// Which views of a lazy container's sections stay in sight while their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Takes bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Headers stay at the start of what is visible.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// Footers stay at the end of what is visible.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
