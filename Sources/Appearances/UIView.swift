/// A view of UIKit's: what code for phones shows by a `UIViewRepresentable`, and by which it sets, with `appearance()`,
/// how bars and controls look.
///
/// A view shows its `backgroundColor`, its `layer`'s border and corners, and the views inside of it at their frames. It
/// is drawn by SwiftUI, and drawn again when anything of it is set.
@MainActor @preconcurrency
open class UIView: UIResponder {
    /// What is noted of the view's changes, for those who show it.
    package let changes = ViewChanges()
    private var origin = CGPoint.zero
    private var ownBounds = CGRect.zero

    /// A view in a rectangle of the view around it, in points.
    public init(frame: CGRect) {
        super.init()
        origin = frame.origin
        ownBounds.size = frame.size
    }

    /// Cannot be read from an archive.
    public required init?(coder: NSCoder) { nil }

    /// A view without a size.
    public override convenience init() { self.init(frame: .zero) }

    /// Views are no delegates of programs.
    @available(*, unavailable)
    public required convenience init(_ofKnownKind: Void) { self.init(frame: .zero) }

    /// The color behind the view's content; nil for the kind's own.
    open var backgroundColor: UIColor? { didSet { if backgroundColor != oldValue { changes.note() } } }
    /// The color of what can be pressed; nil for that of the surroundings.
    open var tintColor: UIColor? { didSet { if tintColor != oldValue { changes.note() } } }
    /// Whether the view is left out; it keeps its place.
    open var isHidden = false { didSet { if isHidden != oldValue { changes.note() } } }
    /// How much of the view is seen through, from 0, nothing of it, to 1, all.
    open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { changes.note() } } }
    /// Whether what is inside is cut off at the edges.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// How what the view shows fills it.
    open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { changes.note() } } }
    /// Whether fingers touch the view and what is inside.
    open var isUserInteractionEnabled = true {
        didSet { if isUserInteractionEnabled != oldValue { changes.note() } }
    }
    /// How the view is turned, scaled and moved about its middle when it is drawn.
    open var transform = CGAffineTransform.identity { didSet { if transform != oldValue { changes.note() } } }
    /// A number of the app's own.
    open var tag = 0
    /// Corners, border and shadow.
    public private(set) lazy var layer = CALayer(changes)

    /// The view's size in points, and where its own coordinates begin.
    open var bounds: CGRect {
        get { ownBounds }
        set { place(origin, newValue) }
    }

    /// Where the view is in the one around it, in points.
    open var frame: CGRect {
        get { CGRect(origin: origin, size: bounds.size) }
        set { place(newValue.origin, CGRect(origin: ownBounds.origin, size: newValue.size)) }
    }

    /// The middle of the view in the one around it, in points.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2) }
    }

    private func place(_ newOrigin: CGPoint, _ newBounds: CGRect) {
        guard newOrigin != origin || newBounds != ownBounds else { return }
        let old = ownBounds.size
        origin = newOrigin
        ownBounds = newBounds
        // Those who show the views inside give them new places along with this one.
        for view in subviews { view.changes.isBeingPlaced = true }
        resizeSubviews(from: old)
        for view in subviews { view.changes.isBeingPlaced = false }
        guard !changes.isBeingPlaced else { return }
        changes.note()
        container?.changes.note()
    }

    // MARK: Views inside

    /// The views inside, the rearmost first.
    public internal(set) var subviews: [UIView] = []
    /// The view around this one. Around one that SwiftUI shows there are two that stand for what SwiftUI is hosted by; the
    /// `backgroundColor` of the outer one is the ground of the sheet or the cover that the view is in.
    public var superview: UIView? { container ?? host }
    /// The view that this one was put into.
    weak var container: UIView?
    /// What stands for what shows the view, where that is SwiftUI.
    private var host: UIView?

    /// The outer of the two views that stand for what SwiftUI is hosted by; made when it is first asked for.
    package var hostingView: UIView {
        if let made = host?.host { return made }
        let (host, hosting) = (UIView(), UIView())
        host.host = hosting
        self.host = host
        return hosting
    }

    /// Keeps the distances to the edges of the view around as they are, but for those that may change with its size.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether `autoresizingMask` says where the view is, rather than constraints.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { noteToRoot() } }
    }
    /// The constraints that count, kept by the view that is an item of them.
    var heldConstraints: [NSLayoutConstraint] = []
    var hugging: [Axis: UILayoutPriority] = [:]
    var resistance: [Axis: UILayoutPriority] = [:]

    /// A size that says nothing along an axis.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The size that the view takes where nothing limits it, in points; `noIntrinsicMetric` where it has none.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// The size that the view takes in a proposed one, in points.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Makes the view as large as what it shows.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    /// Called when what is inside is to take its place; subclasses set frames here.
    open func layoutSubviews() {}

    /// Called after a view came to be inside of this one.
    open func didAddSubview(_ subview: UIView) {}
    /// Called after the view came to be in another view, or in none.
    open func didMoveToSuperview() {}
    /// Called after the view came to be in a window, or left it.
    open func didMoveToWindow() {}

    /// Whether SwiftUI shows the view, which is in no other one.
    package final var isShownBySwiftUI = false {
        didSet { if isShownBySwiftUI != oldValue { tellOfWindow() } }
    }

    private func tellOfWindow() {
        didMoveToWindow()
        for view in subviews { view.tellOfWindow() }
    }

    /// What the view draws behind the views inside of it. Kinds of UIKit's have their own; subclasses of an app do not.
    open var _content: AnyView { AnyView(EmptyView()) }

    /// How strongly views of the kind keep from being larger than their own size.
    open var _usualHugging: UILayoutPriority { .defaultLow }

    /// Takes the keyboard's focus away from whatever has it in the window that had it last.
    ///
    /// - Returns: whether something had it.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { WindowContext.current?.graph?.focus.endEditing() ?? false }

    /// Has what is inside take its place.
    open func layoutIfNeeded() {
        layoutSubtree()
        for subview in subviews { subview.layoutIfNeeded() }
    }

    /// Says that what is inside may have to take other places.
    open func setNeedsLayout() { changes.note() }

    /// Says that the view may have to be drawn anew.
    open func setNeedsDisplay() { changes.note() }

    /// Says that `intrinsicContentSize` is another one.
    open func invalidateIntrinsicContentSize() { noteToRoot() }

    /// Draws the view into the picture that is being drawn.
    ///
    /// - Returns: whether there was something to draw.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }

    /// The view and those around it are shown anew.
    package final func noteToRoot() {
        var view: UIView? = self
        while let current = view {
            current.changes.note()
            view = current.container
        }
    }
}

/// The base of UIKit's controls.
open class UIControl: UIView {
    /// What happens to a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// States of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Nothing.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1)
        /// It cannot be used.
        public static let disabled = State(rawValue: 2)
        /// It is the chosen one.
        public static let selected = State(rawValue: 4)
    }

    /// What somebody does with a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Events of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger was lifted inside of it.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// It has another value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text was edited.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    }

    private var actions: [(events: Event, action: UIAction)] = []

    /// Whether it can be used.
    open var isEnabled = true { didSet { if isEnabled != oldValue { changes.note() } } }

    /// Has an action run when something is done with the control.
    public func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((controlEvents, action)) }

    /// Has an action run no more when something is done with the control.
    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions = actions.map { $0.action === action ? ($0.events.subtracting(controlEvents), action) : $0 }
    }

    /// Runs the actions for what is done with the control.
    public func sendActions(for controlEvents: Event) {
        for (events, action) in actions where !events.isDisjoint(with: controlEvents) { action.run(self) }
    }
}

/// Distances from the edges of a rectangle, in points, with left and right for what they are.
public struct UIEdgeInsets: Hashable, Sendable {
    /// From the top, in points.
    public var top: CGFloat
    /// From the left, in points.
    public var left: CGFloat
    /// From the bottom, in points.
    public var bottom: CGFloat
    /// From the right, in points.
    public var right: CGFloat

    /// No distances.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Distances from each edge, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No distances.
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// The rectangle with its edges moved inward, or outward by negative distances. Its size is negative where the
    /// distances are larger than it.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }
}

/// What an app sets for texts of bars and controls through UIKit: their color and font.
package struct TextLook: Equatable {
    package var color: Color?
    package var font: UIFont?

    package init(_ attributes: [NSAttributedString.Key: Any]?) {
        color = (attributes?[.foregroundColor] as? UIColor).map { Color($0) }
        font = attributes?[.font] as? UIFont
    }

    /// This, and what the other has where this says nothing.
    package func or(_ other: TextLook) -> TextLook {
        var result = self
        result.color = color ?? other.color
        result.font = font ?? other.font
        return result
    }
}

extension NSAttributedString.Key {
    /// A `UIColor` for the characters.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}
