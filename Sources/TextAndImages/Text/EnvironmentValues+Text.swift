import RiffleTextLayout

/// How many lines a text shows.
package struct LineLimits: Hashable, Sendable {
    /// The least whose room is taken; nil or below 1 for one.
    var lower: Int?
    /// The most; nil for no limit.
    var upper: Int?

    /// As many lines as the text has.
    package static let none = LineLimits()
}

private struct LineLimitsKey: EnvironmentKey {
    static var defaultValue: LineLimits { LineLimits() }
}

private struct LineSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

private struct TextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
}

private struct TruncationModeKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
}

private struct MinimumScaleFactorKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}

private struct AllowsTighteningKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct TextCaseKey: EnvironmentKey {
    static var defaultValue: Text.Case? { nil }
}

extension EnvironmentValues {
    package var lineLimits: LineLimits {
        get { self[LineLimitsKey.self] }
        set { self[LineLimitsKey.self] = newValue }
    }

    /// The most lines a text shows; nil for no limit. How many it takes the room of is another matter, and stays.
    public var lineLimit: Int? {
        get { lineLimits.upper }
        set { lineLimits.upper = newValue }
    }

    /// Points between the lines of a text.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// Where the lines of a text stand in its width.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// Which part of a line gives way to the ellipsis.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// The smallest factor, 0 … 1, by which type may be scaled to fit.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// Whether characters may move together to fit.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    /// Which letters are made large or small; nil for none.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

extension Text.TruncationMode {
    var layoutTruncation: TextRequest.Truncation {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}
