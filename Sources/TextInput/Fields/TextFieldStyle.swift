/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The type of view that shows a field.
    associatedtype _Body: View
    /// The label of the fields that a style is given.
    typealias _Label = _TextFieldStyleLabel

    /// The view that shows a field, which is there without any style.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of a text field that a style shows.
public struct _TextFieldStyleLabel: _StyledPart {
    /// The label.
    public let _content: AnyView
    let text: Text?
}

/// The style of the place: plain, and in an alert on a ground.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// The style.
    nonisolated public init() {}

    /// The field on what the place puts behind it.
    public func _body(configuration: TextField<_Label>) -> some View { FieldInPlace(field: configuration) }
}

private struct FieldInPlace<Field: View>: View {
    let field: Field
    @Environment(\.fieldGround) private var ground

    var body: some View {
        if let ground { ground.wrap(AnyView(field)) } else { field }
    }
}

/// Nothing but the text.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// The style.
    nonisolated public init() {}

    /// The field as it is.
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// The style.
    nonisolated public init() {}

    /// The field with a border around it.
    public func _body(configuration: TextField<_Label>) -> some View { RoundedBorder { configuration } }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The style of the place: plain.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Nothing but the text.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A border with round corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A field in a border of one pixel (sizes and colors: apple-facts-controls.md §6).
struct RoundedBorder<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.displayScale) private var scale
    @Environment(\.colorScheme) private var colorScheme

    private static var radius: CGFloat { 5 }
    private static var height: CGFloat { 34 }
    private static var inset: CGFloat { 7 }

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: Self.radius)
        content
            .padding(.horizontal, Self.inset)
            .padding(.vertical, 6)
            .frame(minHeight: Self.height)
            .background {
                shape.fill(Color(.systemBackground))
                shape.strokeBorder(
                    colorScheme == .dark ? Color.white.opacity(0.2) : Color.black.opacity(0.2),
                    lineWidth: 1 / max(scale, 1))
            }
    }
}

private struct TextFieldStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<TextField<_TextFieldStyleLabel>> { .textFields(DefaultTextFieldStyle()) }
}

extension EnvironmentValues {
    var textFieldStyle: ErasedStyle<TextField<_TextFieldStyleLabel>> {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

extension ErasedStyle<TextField<_TextFieldStyleLabel>> {
    fileprivate static func textFields<S: TextFieldStyle>(_ style: S) -> ErasedStyle {
        ErasedStyle(evaluating: style) { $0._body(configuration: $1) }
    }
}

extension View {
    /// Shows the text fields in this view in a style.
    ///
    /// `plain` shows nothing but the text, and so does `automatic`, except in alerts, whose fields have a ground.
    /// `roundedBorder` puts a border of one pixel around the field, which is then at least 34 points high. The style
    /// nearest to a field counts.
    ///
    ///     TextField("Find a recipe", text: term)
    ///         .textFieldStyle(.roundedBorder)
    ///         .padding()
    ///
    /// - Parameter style: `automatic`, `plain` or `roundedBorder`.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(ErasedStyle.textFields(style).modifier(at: \.textFieldStyle))
    }
}
