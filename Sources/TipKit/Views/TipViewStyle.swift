/// How tips look.
@MainActor @preconcurrency
public protocol TipViewStyle {
    /// The type of view that shows a tip.
    associatedtype Body: View
    /// The parts of a tip.
    typealias Configuration = TipViewStyleConfiguration

    /// Shows a tip.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a tip.
public struct TipViewStyleConfiguration {
    /// The tip itself.
    public let tip: any Tip
    /// The picture.
    public var image: Image? { tip.image }
    /// What the tip is about.
    public var title: Text? { tip.title }
    /// How to use what the tip is about.
    public var message: Text? { tip.message }
    /// The buttons. Their handlers also do what the view of the tip does.
    public var actions: [Tips.Action] { tip.actions.enumerated().map { $1.at($0, then: action) } }
    let action: (Tips.Action) -> Void
}

private struct TipViewStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<TipViewStyleConfiguration> { .tips(MiniTipViewStyle()) }
}

extension EnvironmentValues {
    /// How tips look.
    var tipViewStyle: ErasedStyle<TipViewStyleConfiguration> {
        get { self[TipViewStyleKey.self] }
        set { self[TipViewStyleKey.self] = newValue }
    }
}

extension ErasedStyle<TipViewStyleConfiguration> {
    fileprivate static func tips<S: TipViewStyle>(_ style: S) -> ErasedStyle {
        ErasedStyle(evaluating: style) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Shows the tips in this view, and its popovers, in a style.
    nonisolated public func tipViewStyle<S: TipViewStyle>(_ style: S) -> some View {
        modifier(ErasedStyle.tips(style).modifier(at: \.tipViewStyle))
    }
}
