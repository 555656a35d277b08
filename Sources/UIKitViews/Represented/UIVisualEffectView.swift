/// Blurs what is under it: a material.
open class UIVisualEffectView: UIView {
    /// What is done to what is under the view; nil is nothing.
    open var effect: UIVisualEffect? { didSet { if effect !== oldValue { changes.note() } } }
    /// Holds what stands on the blur.
    public let contentView: UIView

    /// A view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        contentView = UIView()
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// A view without an effect.
    public convenience init() { self.init(effect: nil) }

    /// Cannot be read from an archive.
    public required init?(coder: NSCoder) { nil }

    /// The material.
    open override var _content: AnyView {
        guard let blur = effect as? UIBlurEffect else { return AnyView(EmptyView()) }
        return AnyView(
            Rectangle().fill(blur.material).transformEnvironment(\.colorScheme) { $0 = blur.colorScheme ?? $0 })
    }
}
