/// A field for what is looked for.
open class UISearchBar: UIView {
    /// What is around the field.
    public enum Style: UInt, Sendable {
        /// A ground.
        case `default`
        /// A ground.
        case prominent
        /// Nothing.
        case minimal
    }

    /// What is looked for.
    open var text: String? { didSet { if text != oldValue { changes.note() } } }
    /// What stands in the field while it is empty.
    open var placeholder: String? { didSet { if placeholder != oldValue { changes.note() } } }
    /// What is around the field.
    open var searchBarStyle = Style.default { didSet { if searchBarStyle != oldValue { changes.note() } } }
    /// Whether there is a button that ends the search.
    open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { changes.note() } } }
    /// What is written with capitals.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences {
        didSet { if autocapitalizationType != oldValue { changes.note() } }
    }
    /// Whether mistakes are put right.
    open var autocorrectionType = UITextAutocorrectionType.default {
        didSet { if autocorrectionType != oldValue { changes.note() } }
    }
    /// Which keys there are.
    open var keyboardType = UIKeyboardType.default { didSet { if keyboardType != oldValue { changes.note() } } }
    /// Who is told of the search.
    open weak var delegate: (any UISearchBarDelegate)?
    fileprivate private(set) lazy var focus = ResponderFocus(changes)

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

    /// Gives the keyboard's focus back.
    @discardableResult
    open override func endEditing(_ force: Bool) -> Bool { resignFirstResponder() }

    /// Whether it has the keyboard's focus.
    open override var isFirstResponder: Bool { focus.isIn }
    /// It takes the keyboard's focus.
    open override var canBecomeFirstResponder: Bool { true }

    /// As wide as it is offered, 56 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 56) }
    /// As wide as it is offered, 56 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
    /// It keeps its height.
    open override var _usualHugging: UILayoutPriority { .defaultHigh }

    /// The field.
    open override var _content: AnyView { AnyView(SearchBarContent(bar: self)) }

    fileprivate func take(_ new: String) {
        guard new != text ?? "" else { return }
        text = new
        delegate?.searchBar(self, textDidChange: new)
    }

    fileprivate func focusMoved(isIn: Bool) {
        if isIn { delegate?.searchBarTextDidBeginEditing(self) } else { delegate?.searchBarTextDidEndEditing(self) }
    }
}

/// Who is told of a search.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
    /// The field has the focus.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// The field has the focus no more.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Something else is looked for.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// The return key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The button that ends the search was pressed.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// Nothing to do.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Nothing to do.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Nothing to do.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Nothing to do.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Nothing to do.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

private struct SearchBarContent: View {
    let bar: UISearchBar

    private var text: Binding<String> { Binding(get: { bar.text ?? "" }, set: { bar.take($0) }) }

    var body: some View {
        HStack(spacing: 8) {
            HStack(spacing: 6) {
                Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
                TextField(bar.placeholder ?? "", text: text)
                    .modifier(FollowingResponder(bar.focus) { bar.focusMoved(isIn: $0) })
                    .submitLabel(.search)
                    .onSubmit { bar.delegate?.searchBarSearchButtonClicked(bar) }
                if bar.text?.isEmpty == false {
                    Button("Clear", systemImage: "xmark.circle.fill") { bar.take("") }
                        .labelStyle(.iconOnly).foregroundStyle(.secondary).buttonStyle(.plain)
                }
            }
            .padding(.horizontal, 8)
            .frame(height: 36)
            .background(Color(.tertiarySystemFill), in: .rect(cornerRadius: 10))
            if bar.showsCancelButton {
                Button("Cancel") { bar.delegate?.searchBarCancelButtonClicked(bar) }
            }
        }
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { if bar.searchBarStyle != .minimal { Rectangle().fill(.bar) } }
        .autocapitalization(bar.autocapitalizationType)
        .autocorrectionDisabled(bar.autocorrectionType == .no)
        .keyboardType(bar.keyboardType)
        .dependent(on: bar.changes)
    }
}
