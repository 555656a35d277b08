/// Shows a text.
open class UILabel: UIView {
    /// The text; nil shows nothing.
    open var text: String? { didSet { if text != oldValue { noteToRoot() } } }
    /// The font: at first the system's, of 17 points.
    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { if font != oldValue { noteToRoot() } } }
    /// The color of the text.
    open var textColor: UIColor! = .label { didSet { if textColor != oldValue { changes.note() } } }
    /// Where the lines stand.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { changes.note() } } }
    /// The most lines; 0 for as many as it takes.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { noteToRoot() } } }
    /// What becomes of a text that there is no room for.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { changes.note() } }
    }
    /// Whether a text that there is no room for gets smaller.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { changes.note() } }
    }
    /// How small it gets at most, as a share of its size; 0 counts as a hundredth.
    open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { changes.note() } } }

    /// The size of the text on as few lines as it has.
    open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: 0, height: 0)) }

    /// The size of the text in a width in points; 0 limits nothing.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = text ?? ""
        let attributes: [NSAttributedString.Key: Any] = [.font: font as Any]
        let whole = text.size(withAttributes: attributes)
        guard numberOfLines != 1, size.width > 0, size.width < whole.width else {
            return CGSize(width: whole.width.rounded(.up), height: whole.height.rounded(.up))
        }
        let wrapped = text.boundingRect(
            with: CGSize(width: size.width, height: 1e6), options: [.usesLineFragmentOrigin], attributes: attributes,
            context: nil)
        let most = numberOfLines == 0 ? .infinity : font.lineHeight * CGFloat(numberOfLines)
        return CGSize(width: wrapped.width.rounded(.up), height: min(wrapped.height, most).rounded(.up))
    }

    /// The text.
    open override var _content: AnyView {
        guard let text, !text.isEmpty else { return AnyView(EmptyView()) }
        let truncation: Text.TruncationMode =
            switch lineBreakMode {
            case .byTruncatingHead: .head
            case .byTruncatingMiddle: .middle
            default: .tail
            }
        return AnyView(
            Text(verbatim: text).font(Font(font)).foregroundStyle(Color(textColor))
                .multilineTextAlignment(textAlignment.inside).lineLimit(numberOfLines == 0 ? nil : numberOfLines)
                .truncationMode(truncation)
                .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.01) : 1)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: textAlignment.frame))
    }
}
