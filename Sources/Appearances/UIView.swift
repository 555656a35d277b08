/// What UIKit's views have in common, as far as an app sets it for all views of a kind by `appearance()`.
///
/// Nothing of it is shown by itself. Bars and controls look up what was set when their bodies run, as UIKit does when
/// a view comes into its window: setting it in the `init` of an app or of a view is early enough.
@MainActor @preconcurrency
open class UIView: UIResponder {
    /// A view that shows nothing.
    public override init() { super.init() }

    /// The color behind the view's content; nil for the kind's own.
    public var backgroundColor: UIColor?
    /// The color of what can be pressed; nil for that of the surroundings.
    public var tintColor: UIColor?
    /// Whether the view is left out.
    public var isHidden = false
    /// The view's size in points, and where its own coordinates begin.
    open var bounds = CGRect.zero
    /// Where the view is in the one around it, in points.
    open var frame: CGRect {
        get { CGRect(origin: origin, size: bounds.size) }
        set {
            origin = newValue.origin
            bounds.size = newValue.size
        }
    }
    private var origin = CGPoint.zero

    /// The size that the view takes where nothing limits it, in points.
    open var intrinsicContentSize: CGSize { .zero }

    /// The size that the view takes in a proposed one, in points.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Makes the view as large as what it shows.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    /// Takes the keyboard's focus away from whatever has it in the window that had it last.
    ///
    /// - Returns: whether something had it.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { WindowAtWork.graph?.endEditing() ?? false }

    /// Has what is inside take its place; sizes here are found when they are asked for, so that nothing is left to do.
    open func layoutIfNeeded() {}

    /// Says that what is inside may have to take other places; they are found when they are asked for.
    open func setNeedsLayout() {}

    /// Draws the view into the picture that is being drawn.
    ///
    /// - Returns: whether there was something to draw.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
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
