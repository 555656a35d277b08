/// A line of text that can be edited; by `appearance()` also how SwiftUI's text fields look.
open class UITextField: UIControl {
    private static let proxy = UITextField()

    /// What is set for all text fields: `clearButtonMode`.
    public static func appearance() -> UITextField { proxy }

    /// When a button that empties the field stands at its end.
    open var clearButtonMode = ViewMode.never { didSet { if clearButtonMode != oldValue { changes.note() } } }
    /// The text; nil is an empty one.
    open var text: String? { didSet { if text != oldValue { noteToRoot() } } }
    /// What stands in the field while it is empty.
    open var placeholder: String? { didSet { if placeholder != oldValue { changes.note() } } }
    /// What stands in the field while it is empty, with its color.
    open var attributedPlaceholder: NSAttributedString? {
        didSet {
            placeholder = attributedPlaceholder?.string
            changes.note()
        }
    }
    /// The font; nil is the system's, of 17 points.
    open var font: UIFont? { didSet { if font != oldValue { noteToRoot() } } }
    /// The color of the text; nil is that of labels.
    open var textColor: UIColor? { didSet { if textColor != oldValue { changes.note() } } }
    /// Where the text stands.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { changes.note() } } }
    /// What is around the field.
    open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { noteToRoot() } } }
    /// Whether the text is not to be read by others.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { changes.note() } } }
    /// Which keys there are.
    open var keyboardType = UIKeyboardType.default { didSet { if keyboardType != oldValue { changes.note() } } }
    /// What the return key says.
    open var returnKeyType = UIReturnKeyType.default { didSet { if returnKeyType != oldValue { changes.note() } } }
    /// What is written with capitals.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences {
        didSet { if autocapitalizationType != oldValue { changes.note() } }
    }
    /// Whether mistakes are put right.
    open var autocorrectionType = UITextAutocorrectionType.default {
        didSet { if autocorrectionType != oldValue { changes.note() } }
    }
    /// What the text is.
    open var textContentType: UITextContentType! { didSet { if textContentType != oldValue { changes.note() } } }
    /// Who is asked and told about editing.
    open weak var delegate: (any UITextFieldDelegate)?
    /// Whether the field has the focus.
    public var isEditing: Bool { focus.isIn }
    fileprivate private(set) lazy var focus = ResponderFocus(changes)

    /// When something of a field is there.
    public enum ViewMode: Int, Sendable {
        /// Not at all.
        case never
        /// While it is edited, and is not empty.
        case whileEditing
        /// While it is not edited, and is not empty.
        case unlessEditing
        /// As long as it is not empty.
        case always
    }

    /// What is around a field.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none
        /// A line.
        case line
        /// A line; here as `line`.
        case bezel
        /// A ground with round corners.
        case roundedRect
    }

    /// Asks for the keyboard's focus.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        focus.ask(for: true)
        return true
    }

    /// Gives the keyboard's focus back.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        focus.ask(for: false)
        return true
    }

    /// Whether it has the keyboard's focus.
    open override var isFirstResponder: Bool { isEditing }
    /// It takes the keyboard's focus.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// The size of the text or, while it is empty, of what stands for it.
    open override var intrinsicContentSize: CGSize {
        let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
        let size = (shown.isEmpty ? " " : shown).size(withAttributes: [.font: font ?? .systemFont(ofSize: 17)])
        let (width, height): (CGFloat, CGFloat) = borderStyle == .roundedRect ? (14, 12) : (0, 1.5)
        return CGSize(width: (size.width + width).rounded(.up), height: (size.height + height).rounded(.up))
    }

    /// The size of the text.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The field.
    open override var _content: AnyView { AnyView(EditedField(field: self)) }

    /// Takes an edited text, if the delegate lets it.
    fileprivate func take(_ new: String) {
        let old = text ?? ""
        guard new != old else { return }
        let change = FieldEdit(from: old, to: new)
        let isAllowed =
            delegate?.textField(self, shouldChangeCharactersIn: change.range, replacementString: change.replacement)
            ?? true
        // The field shows again what it had.
        guard isAllowed else { return changes.note() }
        text = new
        sendActions(for: .editingChanged)
        delegate?.textFieldDidChangeSelection(self)
    }

    fileprivate func focusMoved(isIn: Bool) {
        sendActions(for: isIn ? .editingDidBegin : .editingDidEnd)
        if isIn { delegate?.textFieldDidBeginEditing(self) } else { delegate?.textFieldDidEndEditing(self) }
    }

    fileprivate func submit() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .editingDidEndOnExit)
    }
}

/// Who is asked and told about the editing of a field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
    /// The field has the focus.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// The field has the focus no more.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Whether a part of the text, in units of UTF-16, may become another one.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The text was edited.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the return key does what it does.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Nothing to do.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Nothing to do.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Yes.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Nothing to do.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Yes.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
    /// "return".
    case `default`
    /// "go".
    case go
    /// "search", of a company's; here "search".
    case google
    /// "join".
    case join
    /// "next".
    case next
    /// "route".
    case route
    /// "search".
    case search
    /// "send".
    case send
    /// "search", of a company's; here "search".
    case yahoo
    /// "done".
    case done
    /// "emergency call"; here "return".
    case emergencyCall
    /// "continue".
    case `continue`

    package var label: SubmitLabel {
        switch self {
        case .default, .emergencyCall: .return
        case .go: .go
        case .google, .search, .yahoo: .search
        case .join: .join
        case .next: .next
        case .route: .route
        case .send: .send
        case .done: .done
        case .continue: .continue
        }
    }
}

/// Whether mistakes in a text are put right.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As usual: they are.
    case `default`
    /// They are not.
    case no
    /// They are.
    case yes
}

/// The part of a text that an edit replaced.
package struct FieldEdit {
    /// In units of UTF-16 of the old text.
    package let range: NSRange
    package let replacement: String

    package init(from old: String, to new: String) {
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let room = min(old.count, new.count) - prefix
        let suffix = zip(old.reversed(), new.reversed()).prefix(room).prefix { $0 == $1 }.count
        let start = old.prefix(prefix).utf16.count
        range = NSRange(location: start, length: old.dropFirst(prefix).dropLast(suffix).utf16.count)
        replacement = String(new.dropFirst(prefix).dropLast(suffix))
    }
}

/// SwiftUI's field for one of UIKit's.
private struct EditedField: View {
    let field: UITextField

    private var text: Binding<String> { Binding(get: { field.text ?? "" }, set: { field.take($0) }) }

    private var prompt: Text? {
        guard let placeholder = field.placeholder, !placeholder.isEmpty else { return nil }
        let attributed = field.attributedPlaceholder.flatMap { $0.length > 0 ? $0 : nil }
        let color = attributed?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        return color.map { Text(verbatim: placeholder).foregroundColor(Color($0)) } ?? Text(verbatim: placeholder)
    }

    var body: some View {
        HStack(spacing: 4) {
            Group {
                if field.isSecureTextEntry {
                    SecureField(field.placeholder ?? "", text: text, prompt: prompt)
                } else {
                    TextField(field.placeholder ?? "", text: text, prompt: prompt)
                }
            }
            .textFieldStyle(.plain)
            .modifier(FollowingResponder(field.focus) { field.focusMoved(isIn: $0) })
            if showsClearButton {
                Button("Clear", systemImage: "xmark.circle.fill") { field.take("") }
                    .labelStyle(.iconOnly).foregroundStyle(.tertiary).buttonStyle(.plain)
            }
        }
        .font(Font(field.font ?? .systemFont(ofSize: 17)))
        .foregroundStyle(Color(field.textColor ?? .label))
        .multilineTextAlignment(field.textAlignment.inside)
        .keyboardType(field.keyboardType)
        .textContentType(field.textContentType)
        .autocapitalization(field.autocapitalizationType)
        .autocorrectionDisabled(field.autocorrectionType == .no)
        .submitLabel(field.returnKeyType.label)
        .onSubmit { field.submit() }
        .padding(.horizontal, field.borderStyle == .roundedRect ? 7 : 0)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { border }
        .disabled(!field.isEnabled)
        .dependent(on: field.changes)
    }

    @ViewBuilder private var border: some View {
        switch field.borderStyle {
        case .none: EmptyView()
        case .line, .bezel: Rectangle().strokeBorder(Color(.separator), lineWidth: 1)
        case .roundedRect:
            RoundedRectangle(cornerRadius: 5).fill(Color(.systemBackground))
                .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(.systemGray4), lineWidth: 1) }
        }
    }

    private var showsClearButton: Bool {
        guard field.text?.isEmpty == false else { return false }
        return switch field.clearButtonMode {
        case .never: false
        case .whileEditing: field.isEditing
        case .unlessEditing: !field.isEditing
        case .always: true
        }
    }
}
