/// A label that hides and shows views.
///
/// In a list the views are rows of their own, below that of the label.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let isExpanded: Binding<Bool>?
    @RestoredState private var isOpen = false
    @Environment(\.disclosureGroupStyle) private var style

    private init(_ label: Label, _ isExpanded: Binding<Bool>?, _ content: Content) {
        self.label = label
        self.isExpanded = isExpanded
        self.content = content
    }

    /// Views that a label hides and shows; hidden at first.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), nil, content())
    }

    /// Views that a label hides and shows, while a value says whether they are shown.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), isExpanded, content())
    }

    /// The label, and the views while they are shown, in the style of the environment.
    @MainActor public var body: some View {
        style.makeBody(
            DisclosureGroupStyleConfiguration(
                label: .init(_content: AnyView(label)), content: .init(_content: AnyView(content)),
                isExpanded: isExpanded ?? $isOpen))
    }
}

extension DisclosureGroup where Label == Text {
    /// Views that a title hides and shows; hidden at first.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), nil, content())
    }

    /// Views that a title hides and shows, while a value says whether they are shown.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), isExpanded, content())
    }

    /// Views that a title hides and shows; hidden at first.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: () -> Content) {
        self.init(Text(label), nil, content())
    }

    /// Views that a title hides and shows, while a value says whether they are shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(Text(label), isExpanded, content())
    }
}

/// What a style shows of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
    /// The label.
    public struct Label: _StyledPart {
        /// The label.
        public let _content: AnyView
    }

    /// The views that are hidden and shown.
    public struct Content: _StyledPart {
        /// The views.
        public let _content: AnyView
    }

    /// The label.
    public let label: Label
    /// The views that are hidden and shown.
    public let content: Content
    /// Whether the views are shown.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of view that shows a group.
    associatedtype Body: View
    /// What there is to show.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// The view that shows a group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label with a chevron at the end, which turns; the views below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// The style.
    nonisolated public init() {}

    /// The label, and the views while they are shown.
    public func makeBody(configuration: Configuration) -> some View { DisclosureRows(configuration: configuration) }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The label with a chevron at the end.
    nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// Several views, so that in a list each is a row.
private struct DisclosureRows: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.rowTarget) private var rowTarget

    var body: some View {
        if rowTarget == nil {
            VStack(spacing: 8) {
                DisclosureLabel(configuration: configuration)
                if configuration.isExpanded {
                    VStack { configuration.content }.frame(maxWidth: .infinity)
                }
            }
            .clipped()
        } else {
            DisclosureLabel(configuration: configuration)
            if configuration.isExpanded { configuration.content._content.modifier(RowIndentation()) }
        }
    }
}

/// The label of a group, with its chevron.
private struct DisclosureLabel: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.rowTarget) private var rowTarget

    var body: some View {
        let row = HStack {
            configuration.label.frame(maxWidth: .infinity, alignment: .leading)
            ExpansionChevron(isExpanded: configuration.isExpanded)
        }
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
        .accessibilityValue(configuration.isExpanded ? "Expanded" : "Collapsed")
        .accessibilityAction { toggle() }
        if rowTarget == nil {
            row.pressable(isEnabled: { true }, setPressed: { _ in }, trigger: toggle)
        } else {
            row.rowAction { toggle() }
        }
    }

    private func toggle() { withAnimation { configuration.isExpanded.toggle() } }
}

/// Moves the content of a row in, once for each group around it.
struct RowIndentation: ViewModifier {
    func body(content: Content) -> some View { content.padding(.leading, ListMetrics.indentation) }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<DisclosureGroupStyleConfiguration> {
        .disclosureGroups(AutomaticDisclosureGroupStyle())
    }
}

extension EnvironmentValues {
    var disclosureGroupStyle: ErasedStyle<DisclosureGroupStyleConfiguration> {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

extension ErasedStyle<DisclosureGroupStyleConfiguration> {
    fileprivate static func disclosureGroups<S: DisclosureGroupStyle>(_ style: S) -> ErasedStyle {
        ErasedStyle(evaluating: style) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Shows the disclosure groups in this view in a style.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modifier(ErasedStyle.disclosureGroups(style).modifier(at: \.disclosureGroupStyle))
    }
}
