/// Controls that one fills in, in sections: a list that has the looks of settings.
///
/// Each view is a row, and each `Section` is a card with a header and a footer. Like a `List` a form scrolls, takes all
/// the room it is offered, and is at most as wide as lines can be read. Controls adapt: a picker shows its label in
/// front, for example. `formStyle(.columns)` puts the views below each other instead, without a ground and without
/// scrolling.
///
///     Form {
///         Section("You") {
///             TextField("Name", text: name)
///             Toggle("Public profile", isOn: isPublic)
///         }
///     }
///
/// - Complexity: only rows in sight exist, as in a `List`.
nonisolated public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formStyle) private var style

    /// A form of the views of a closure.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The form in the style of the environment.
    @MainActor public var body: some View {
        style.makeBody(FormStyleConfiguration(content: .init(_content: AnyView(content))))
    }

    /// One view.
    @MainActor public static var _listShape: _ListShape { .one }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style is asked to show.
    public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// What a style shows of a form.
public struct FormStyleConfiguration {
    /// The views of a form.
    public struct Content: _StyledPart {
        /// The views.
        public let _content: AnyView
    }

    /// The views of the form.
    public let content: Content
}

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The type of view that shows a form.
    associatedtype Body: View
    /// What there is to show.
    typealias Configuration = FormStyleConfiguration

    /// The view that shows a form.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style for where a form stands: grouped.
public struct AutomaticFormStyle: FormStyle {
    /// The style.
    nonisolated public init() {}

    /// Sections on cards.
    public func makeBody(configuration: Configuration) -> some View { FormList(configuration: configuration) }
}

/// Sections on cards.
public struct GroupedFormStyle: FormStyle {
    /// The style.
    nonisolated public init() {}

    /// Sections on cards.
    public func makeBody(configuration: Configuration) -> some View { FormList(configuration: configuration) }
}

/// Labels in one column and controls in another, without a ground and without scrolling.
public struct ColumnsFormStyle: FormStyle {
    /// The style.
    nonisolated public init() {}

    /// One view below the other.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) { configuration.content }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The style for where a form stands.
    nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Sections on cards.
    nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Labels in one column and controls in another.
    nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct FormList: View {
    let configuration: FormStyleConfiguration

    var body: some View { ListBody(content: configuration.content._content, selection: nil) }
}

private struct FormStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<FormStyleConfiguration> { .forms(AutomaticFormStyle()) }
}

extension EnvironmentValues {
    var formStyle: ErasedStyle<FormStyleConfiguration> {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

extension ErasedStyle<FormStyleConfiguration> {
    fileprivate static func forms<S: FormStyle>(_ style: S) -> ErasedStyle {
        ErasedStyle(evaluating: style) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Shows the forms in this view in a style.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        modifier(ErasedStyle.forms(style).modifier(at: \.formStyle))
    }
}
