/// A wheel that turns while something is done.
open class UIActivityIndicatorView: UIView {
    /// How large the wheel is.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
    }

    /// How large the wheel is.
    open var style: Style { didSet { if style != oldValue { noteToRoot() } } }
    /// The color of the wheel; nil is gray.
    open var color: UIColor! { didSet { if color != oldValue { changes.note() } } }
    /// Whether a wheel that does not turn is left out.
    open var hidesWhenStopped = true { didSet { if hidesWhenStopped != oldValue { changes.note() } } }
    /// Whether the wheel turns.
    public private(set) var isAnimating = false

    /// A wheel that does not turn yet.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        bounds.size = intrinsicContentSize
    }

    /// A wheel of 20 points in a rectangle of the view around it.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }

    /// Cannot be read from an archive.
    public required init?(coder: NSCoder) { nil }

    /// Turns the wheel.
    open func startAnimating() { turn(true) }
    /// Stops the wheel.
    open func stopAnimating() { turn(false) }

    private func turn(_ isOn: Bool) {
        guard isOn != isAnimating else { return }
        isAnimating = isOn
        changes.note()
    }

    /// The size of the wheel.
    open override var intrinsicContentSize: CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }
    /// The size of the wheel.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    /// It keeps its size.
    open override var _usualHugging: UILayoutPriority { .defaultHigh }

    /// The wheel.
    open override var _content: AnyView {
        guard isAnimating || !hidesWhenStopped else { return AnyView(EmptyView()) }
        let wheel = ProgressView().progressViewStyle(.circular).tint(color.map { Color($0) })
            .controlSize(style == .large ? .large : .regular)
        return AnyView(isAnimating ? AnyView(wheel) : AnyView(StoppedWheel(color: color.map { Color($0) })))
    }
}

/// A wheel that stands still: eight blades of the same gray.
private struct StoppedWheel: View {
    let color: Color?

    var body: some View {
        GeometryReader { geometry in
            let side = min(geometry.size.width, geometry.size.height)
            ForEach(0..<8, id: \.own) { index in
                Capsule().fill(color ?? Color.secondary).opacity(0.5)
                    .frame(width: side * 0.1, height: side * 0.26)
                    .offset(y: -side * 0.37)
                    .rotationEffect(.degrees(Double(index) * 45))
                    .frame(width: geometry.size.width, height: geometry.size.height)
            }
        }
    }
}
