/// Shows a picture.
open class UIImageView: UIView {
    /// The picture; nil shows nothing.
    open var image: UIImage? { didSet { if image != oldValue { noteToRoot() } } }

    /// A view of a picture, as large as that.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// The picture's size; none without a picture.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
    /// The picture's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    /// The picture; one that is painted by its alpha alone has the tint.
    open override var _content: AnyView {
        guard let image else { return AnyView(EmptyView()) }
        guard image.renderingMode == .alwaysTemplate else { return painted(Image(uiImage: image)) }
        return AnyView(painted(Image(uiImage: image)).foregroundStyle(.tint))
    }

    private func painted(_ picture: Image) -> AnyView {
        switch contentMode {
        case .scaleToFill, .redraw: return AnyView(picture.resizable())
        case .scaleAspectFit: return AnyView(picture.resizable().scaledToFit())
        case .scaleAspectFill: return AnyView(picture.resizable().scaledToFill())
        default: return AnyView(picture.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        }
    }

    private var alignment: Alignment {
        switch contentMode {
        case .top: .top
        case .bottom: .bottom
        case .left: .leading
        case .right: .trailing
        case .topLeft: .topLeading
        case .topRight: .topTrailing
        case .bottomLeft: .bottomLeading
        case .bottomRight: .bottomTrailing
        default: .center
        }
    }
}
