/// How far a heading stands above what it heads.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// Nobody said.
    case unspecified
    /// The heading of a screen.
    case h1
    /// One below it.
    case h2
    /// One below that.
    case h3
    /// One below that.
    case h4
    /// One below that.
    case h5
    /// The lowest.
    case h6
}

/// What a text is, for how it is read out.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String

    /// Plain text.
    public static let plain = AccessibilityTextContentType(name: "plain")
    /// What a program prints.
    public static let console = AccessibilityTextContentType(name: "console")
    /// The listing of a file system.
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    /// A message of somebody.
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    /// A story.
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    /// The text of a program.
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    /// Numbers in cells.
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    /// A text that is written.
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension View {
    /// Makes the view a heading of a level. Without one it gets the first level where nothing above it is a heading, else
    /// the second.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibilityEdit {
            $0.addedTraits = .header
            $0.role = .header
            $0.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
        }
    }

    /// Has assistive technology meet other views in this one's place, which nobody sees.
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        accessibilityHidden(true)
            .overlay(representation().mask(Color.clear).allowsHitTesting(false))
    }

    /// Names the view by other words for those who say what to press; browsers know it by its label.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        withoutEffect("accessibilityInputLabels", because: "browsers know an element by its label alone")
    }

    /// Names the view by other words for those who say what to press; browsers know it by its label.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        withoutEffect("accessibilityInputLabels", because: "browsers know an element by its label alone")
    }

    /// Names the view by other words for those who say what to press; browsers know it by its label.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        withoutEffect("accessibilityInputLabels", because: "browsers know an element by its label alone")
    }

    /// Says whether the view does something when it is touched; here elements tell by their actions.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View {
        withoutEffect(
            "accessibilityRespondsToUserInteraction",
            because: "readers are told of interaction by the actions of an element")
    }

    /// Keeps the view's colors where a system inverts all; nothing here does.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        withoutEffect("accessibilityIgnoresInvertColors", because: "nothing inverts colors")
    }

    /// Shows the view large while a finger rests on it, where texts are large; here large titles grow themselves.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
        withoutEffect(
            "accessibilityShowsLargeContentViewer",
            because: "large titles grow themselves, and no viewer shows the other texts of bars larger")
    }

    /// Shows other views large while a finger rests on this one; here large titles grow themselves.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View {
        withoutEffect(
            "accessibilityShowsLargeContentViewer",
            because: "large titles grow themselves, and no viewer shows the other texts of bars larger")
    }

    /// Says what the text is, for how it is read out; browsers' readers decide that themselves.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
        withoutEffect("accessibilityTextContentType", because: "the readers of browsers decide how they read a text")
    }
}
