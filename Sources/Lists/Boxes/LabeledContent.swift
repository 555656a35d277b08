/// A label at the leading edge with a value, or views, at the trailing one.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.labeledContentStyle) private var style

    /// A label with views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The label and the views in the style of the environment.
    @MainActor public var body: some View {
        style.makeBody(
            LabeledContentStyleConfiguration(
                label: .init(_content: AnyView(label)), content: .init(_content: AnyView(content))))
    }

    /// One view.
    @MainActor public static var _listShape: _ListShape { .one }
}

extension LabeledContent where Label == Text {
    /// A title with views.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A title with views.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A title with a text.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(titleKey) { Text(value) }
    }

    /// A title with a text.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(title) { Text(value) }
    }

    /// A title with a value, written by a format.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(titleKey) { Text(format.format(value)) }
    }

    /// A title with a value, written by a format.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(title) { Text(format.format(value)) }
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// What a style is asked to show, for styles that change something and leave the rest to another.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// The parts of labeled content.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public struct Label: _StyledPart {
        /// The label.
        public let _content: AnyView
    }

    /// The views.
    public struct Content: _StyledPart {
        /// The views.
        public let _content: AnyView
    }

    /// The label.
    public let label: Label
    /// The views.
    public let content: Content
}

/// How labeled content looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of view that shows it.
    associatedtype Body: View
    /// The parts.
    typealias Configuration = LabeledContentStyleConfiguration

    /// The view that shows labeled content.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label at the leading edge, and the content in gray at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// The style.
    nonisolated public init() {}

    /// A row with the label and the content; below each other where they do not fit at large sizes of type.
    public func makeBody(configuration: Configuration) -> some View { LabeledRow(configuration: configuration) }
}

private struct LabeledRow: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.hidesLabels) private var hidesLabel
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        if hidesLabel {
            configuration.content
        } else if typeSize.isAccessibilitySize {
            VStack(alignment: .leading) { parts }.combinedLabel()
        } else {
            HStack(spacing: 6) { parts }.combinedLabel()
        }
    }

    @ViewBuilder private var parts: some View {
        ControlLabel(configuration.label).frame(maxWidth: .infinity, alignment: .leading)
        HStack { configuration.content }
            .defaultForegroundStyle(.secondary)
            .multilineTextAlignment(typeSize.isAccessibilitySize ? .leading : .trailing)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The label at the leading edge, and the content in gray at the trailing one.
    nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<LabeledContentStyleConfiguration> {
        .labeledContent(AutomaticLabeledContentStyle())
    }
}

extension EnvironmentValues {
    var labeledContentStyle: ErasedStyle<LabeledContentStyleConfiguration> {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}

extension ErasedStyle<LabeledContentStyleConfiguration> {
    fileprivate static func labeledContent<S: LabeledContentStyle>(_ style: S) -> ErasedStyle {
        ErasedStyle(evaluating: style) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Shows the labeled content in this view in a style.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(ErasedStyle.labeledContent(style).modifier(at: \.labeledContentStyle))
    }
}
