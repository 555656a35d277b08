/// Text of several lines that can be edited.
///
/// What is behind SwiftUI's `TextEditor` is `scrollContentBackground`, whatever `appearance()` says.
open class UITextView: UIScrollView {
    /// What is set for all texts of UIKit; nothing comes of it.
    public override class func appearance() -> UITextView { UITextView() }

    /// The text.
    open var text: String! = "" { didSet { if text != oldValue { noteToRoot() } } }
    /// The font; nil is the system's, of 12 points.
    open var font: UIFont? { didSet { if font != oldValue { noteToRoot() } } }
    /// The color of the text; nil is that of labels.
    open var textColor: UIColor? { didSet { if textColor != oldValue { changes.note() } } }
    /// Where the lines stand.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { changes.note() } } }
    /// Whether the text can be edited; else it can be selected.
    open var isEditable = true { didSet { if isEditable != oldValue { changes.note() } } }
    /// Whether the text can be selected where it cannot be edited.
    open var isSelectable = true { didSet { if isSelectable != oldValue { changes.note() } } }
    /// Which keys there are.
    open var keyboardType = UIKeyboardType.default { didSet { if keyboardType != oldValue { changes.note() } } }
    /// What is written with capitals.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences {
        didSet { if autocapitalizationType != oldValue { changes.note() } }
    }
    /// Whether mistakes are put right.
    open var autocorrectionType = UITextAutocorrectionType.default {
        didSet { if autocorrectionType != oldValue { changes.note() } }
    }
    /// What the return key says.
    open var returnKeyType = UIReturnKeyType.default { didSet { if returnKeyType != oldValue { changes.note() } } }
    /// Between the edges and the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { noteToRoot() } }
    }
    /// What holds the text.
    public private(set) lazy var textContainer = NSTextContainer { [weak self] in self?.noteToRoot() }
    /// Who is asked and told about editing.
    open weak var delegate: (any UITextViewDelegate)?
    fileprivate private(set) lazy var focus = ResponderFocus(changes)

    /// Asks for the keyboard's focus.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        guard isEditable else { return false }
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
    open override var isFirstResponder: Bool { focus.isIn }
    /// It takes the keyboard's focus where it can be edited.
    open override var canBecomeFirstResponder: Bool { isEditable }

    /// The size of the text where it does not scroll; else none.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(CGSize(width: 0, height: 0))
    }

    /// Between the edges and the text, in points, with what the container adds beside it.
    fileprivate var insets: EdgeInsets {
        let padding = textContainer.lineFragmentPadding
        return EdgeInsets(
            top: textContainerInset.top, leading: textContainerInset.left + padding,
            bottom: textContainerInset.bottom, trailing: textContainerInset.right + padding)
    }

    /// The size of the text and what is around it in a width in points; 0 limits nothing.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let sides = insets.leading + insets.trailing
        let room = size.width > sides && size.width < 1e5 ? size.width - sides : 1e6
        let box = (text.isEmpty ? " " : text ?? " ").boundingRect(
            with: CGSize(width: room, height: 1e6), options: [.usesLineFragmentOrigin],
            attributes: [.font: font ?? .systemFont(ofSize: 12)], context: nil)
        return CGSize(
            width: box.width.rounded(.up) + sides, height: box.height.rounded(.up) + insets.top + insets.bottom)
    }

    /// The text.
    open override var _content: AnyView { AnyView(EditedText(view: self)) }

    /// Takes an edited text, if the delegate lets it.
    fileprivate func take(_ new: String) {
        let old = text ?? ""
        guard new != old else { return }
        let change = FieldEdit(from: old, to: new)
        let isAllowed =
            delegate?.textView(self, shouldChangeTextIn: change.range, replacementText: change.replacement) ?? true
        // The text that was there is shown again.
        guard isAllowed else { return changes.note() }
        text = new
        delegate?.textViewDidChange(self)
        delegate?.textViewDidChangeSelection(self)
    }

    fileprivate func focusMoved(isIn: Bool) {
        if isIn { delegate?.textViewDidBeginEditing(self) } else { delegate?.textViewDidEndEditing(self) }
    }
}

/// What holds the text of a view.
@MainActor @preconcurrency
public final class NSTextContainer {
    private let noteChange: () -> Void

    fileprivate init(_ noteChange: @escaping () -> Void) { self.noteChange = noteChange }

    /// Points at both ends of lines: at first 5.
    public var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { noteChange() } }
    }
}

/// Who is asked and told about the editing of a text.
@MainActor @preconcurrency
public protocol UITextViewDelegate: AnyObject {
    /// The text has the focus.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// The text has the focus no more.
    func textViewDidEndEditing(_ textView: UITextView)
    /// The text was edited.
    func textViewDidChange(_ textView: UITextView)
    /// The text was edited.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Whether a part of the text, in units of UTF-16, may become another one.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
    /// Nothing to do.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Nothing to do.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Nothing to do.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Nothing to do.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Yes.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
}

/// SwiftUI's editor for a text of UIKit's.
private struct EditedText: View {
    let view: UITextView

    var body: some View {
        Group {
            if view.isEditable {
                TextEditor(text: Binding(get: { view.text ?? "" }, set: { view.take($0) }))
                    .modifier(FollowingResponder(view.focus) { view.focusMoved(isIn: $0) })
                    .scrollContentBackground(.hidden)
                    .submitLabel(view.returnKeyType.label)
                    .padding(beyondEditor)
            } else {
                ScrollView { shown }.scrollDisabled(!view.isScrollEnabled)
            }
        }
        .font(Font(view.font ?? .systemFont(ofSize: 12)))
        .foregroundStyle(Color(view.textColor ?? .label))
        .multilineTextAlignment(view.textAlignment.inside)
        .scrollDisabled(!view.isScrollEnabled)
        .keyboardType(view.keyboardType)
        .autocapitalization(view.autocapitalizationType)
        .autocorrectionDisabled(view.autocorrectionType == .no)
        .background { if view.backgroundColor == nil { Color(.systemBackground) } }
        .dependent(on: view.changes)
    }

    /// What the insets are more than those that editors have by themselves.
    private var beyondEditor: EdgeInsets {
        let insets = view.insets
        return EdgeInsets(
            top: insets.top - 8, leading: insets.leading - 5, bottom: insets.bottom - 8, trailing: insets.trailing - 5)
    }

    @ViewBuilder private var shown: some View {
        let text = Text(verbatim: view.text ?? "")
            .frame(maxWidth: .infinity, alignment: view.textAlignment.frame)
            .padding(view.insets)
        if view.isSelectable { text.textSelection(.enabled) } else { text }
    }
}
