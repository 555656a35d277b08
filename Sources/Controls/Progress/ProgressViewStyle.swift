/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of view that shows progress.
    associatedtype Body: View
    /// What there is to show.
    typealias Configuration = ProgressViewStyleConfiguration

    /// The view that shows progress.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Progress that a style shows.
public struct ProgressViewStyleConfiguration {
    /// What is under way, whatever views it is made of.
    public struct Label: _StyledPart {
        /// The label.
        public let _content: AnyView
    }

    /// How far it has got in words, whatever views they are made of.
    public struct CurrentValueLabel: _StyledPart {
        /// The label.
        public let _content: AnyView
    }

    /// How far it has got, 0...1; nil while nobody knows.
    public let fractionCompleted: Double?
    /// What is under way; nil where nothing says.
    public var label: Label?
    /// How far it has got in words; nil where nothing says.
    public var currentValueLabel: CurrentValueLabel?
}

private struct ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<ProgressViewStyleConfiguration> { .progress(DefaultProgressViewStyle()) }
}

extension EnvironmentValues {
    var progressViewStyle: ErasedStyle<ProgressViewStyleConfiguration> {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension ErasedStyle<ProgressViewStyleConfiguration> {
    fileprivate static func progress<S: ProgressViewStyle>(_ style: S) -> ErasedStyle {
        ErasedStyle(evaluating: style) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Shows the progress views in this view in a style.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(ErasedStyle.progress(style).modifier(at: \.progressViewStyle))
    }
}
