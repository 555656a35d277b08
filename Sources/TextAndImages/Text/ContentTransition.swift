/// How a view gets from one content to the next, as a text does when its characters change with an animation.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case identity
        case interpolate
        case opacity
        case numericText(countsDown: Bool)
        case numericValue(Double)
        case replacingSymbols
    }

    let kind: Kind

    /// The new content is there at once.
    public static let identity = ContentTransition(kind: .identity)
    /// What can be interpolated is, as colors are; characters are there at once.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// The new content fades in while the old one fades out.
    public static let opacity = ContentTransition(kind: .opacity)

    /// A symbol shrinks and fades while the new one grows in its place; other content is there at once.
    package static let replacingSymbols = ContentTransition(kind: .replacingSymbols)

    /// Characters that change roll up, those that stay move to their new places.
    ///
    /// - Parameter countsDown: whether they roll down instead.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// Characters that change roll up when a number becomes larger and down when it becomes smaller; those that stay
    /// move to their new places.
    ///
    /// - Parameter value: what the text shows; with NaN it rolls up.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericValue(value))
    }

    /// Whether a symbol that becomes another one does so step by step.
    var blendsSymbols: Bool { kind == .replacingSymbols || kind == .opacity }

    /// How characters change when the transition before was another.
    func textChange(from old: ContentTransition) -> TextChange.Style? {
        switch kind {
        case .identity, .interpolate, .replacingSymbols: return nil
        case .opacity: return .fade
        case .numericText(let countsDown): return .roll(isDownward: countsDown)
        case .numericValue(let value):
            guard case .numericValue(let before) = old.kind else { return .roll(isDownward: false) }
            return .roll(isDownward: value < before)
        }
    }
}

private struct ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .interpolate }
}

extension EnvironmentValues {
    /// How views get from one content to the next.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Sets how views in this view get from one content to the next when it changes with an animation.
    ///
    /// It is for a text or a symbol that stays and shows something else, where `transition` is for a view that is
    /// inserted or removed. By default (`interpolate`) colors pass over into each other, and characters are there at
    /// once. A change without an animation shows no transition.
    ///
    ///     Text("\(points)")
    ///         .monospacedDigit()
    ///         .contentTransition(.numericText(value: Double(points)))
    ///         .animation(.snappy, value: points)
    ///
    /// - Parameter transition: for texts, `numericText()` rolls the characters that change and `opacity` cross-fades.
    ///
    /// On Apple's platforms the characters that roll are blurred, too.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
