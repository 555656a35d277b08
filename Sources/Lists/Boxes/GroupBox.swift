/// Views on a ground of their own, with a label above them.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let hasLabel: Bool
    @Environment(\.groupBoxStyle) private var style

    /// Views with a label above them.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
        hasLabel = Label.self != EmptyView.self
    }

    /// Views with a label above them.
    @available(*, deprecated, renamed: "GroupBox(content:label:)")
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(content: content) { label }
    }

    /// The box in the style of the environment.
    @MainActor public var body: some View {
        style.makeBody(
            GroupBoxStyleConfiguration(
                label: .init(_content: AnyView(label)), content: .init(_content: AnyView(content)),
                hasLabel: hasLabel))
    }

    /// One view.
    @MainActor public static var _listShape: _ListShape { .one }
}

extension GroupBox where Label == EmptyView {
    /// Views on a ground of their own.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    /// Views with a title above them.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Views with a title above them.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style is asked to show, for styles that change something and leave the rest to another.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        hasLabel = configuration.hasLabel
    }
}

/// The parts of a box.
public struct GroupBoxStyleConfiguration {
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
    let hasLabel: Bool
}

/// How boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of view that shows a box.
    associatedtype Body: View
    /// The parts.
    typealias Configuration = GroupBoxStyleConfiguration

    /// The view that shows a box.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A gray ground with round corners, and the label in bold.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// The style.
    nonisolated public init() {}

    /// The views on their ground.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            if configuration.hasLabel {
                configuration.label.font(.headline).frame(maxWidth: .infinity, alignment: .leading)
                    .accessibilityAddTraits(.isHeader)
            }
            VStack { configuration.content }.frame(maxWidth: .infinity)
        }
        .padding(16)
        .background(
            Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8, style: .continuous)
        )
        .accessibilityElement(children: .contain)
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// A gray ground with round corners.
    nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<GroupBoxStyleConfiguration> { .boxes(DefaultGroupBoxStyle()) }
}

extension EnvironmentValues {
    var groupBoxStyle: ErasedStyle<GroupBoxStyleConfiguration> {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

extension ErasedStyle<GroupBoxStyleConfiguration> {
    fileprivate static func boxes<S: GroupBoxStyle>(_ style: S) -> ErasedStyle {
        ErasedStyle(evaluating: style) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Shows the boxes in this view in a style.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(ErasedStyle.boxes(style).modifier(at: \.groupBoxStyle))
    }
}
