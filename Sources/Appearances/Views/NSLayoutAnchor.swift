/// How strongly a wish counts, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// From 1 to 1000.
    public let rawValue: Float

    /// A priority by number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// A priority by number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Not to be broken.
    public static let required = UILayoutPriority(1000)
    /// That of what resists being made smaller.
    public static let defaultHigh = UILayoutPriority(750)
    /// That of what resists being made larger.
    public static let defaultLow = UILayoutPriority(250)

    /// Whether the first counts less.
    public static func < (first: UILayoutPriority, second: UILayoutPriority) -> Bool {
        first.rawValue < second.rawValue
    }
}

/// An edge, a middle or a length of a view, to make constraints of.
@MainActor @preconcurrency
public class NSLayoutAnchor<AnchorType: AnyObject> {
    let attribute: LayoutAttribute

    init(_ attribute: LayoutAttribute) { self.attribute = attribute }

    /// The same as another one, plus a distance in points.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(attribute, .equal, 1, anchor.attribute, c) }

    /// Not less than another one plus a distance in points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(attribute, .greaterThanOrEqual, 1, anchor.attribute, c) }

    /// Not more than another one plus a distance in points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(attribute, .lessThanOrEqual, 1, anchor.attribute, c) }
}

/// A place from left to right.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A place from top to bottom.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A length in points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(attribute, .equal, 0, nil, c)
    }

    /// Not less than a length in points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(attribute, .greaterThanOrEqual, 0, nil, c)
    }

    /// Not more than a length in points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(attribute, .lessThanOrEqual, 0, nil, c)
    }

    /// A share of another length, plus a distance in points.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(attribute, .equal, m, anchor.attribute, c) }

    /// Not less than a share of another length plus a distance in points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(attribute, .greaterThanOrEqual, m, anchor.attribute, c) }

    /// Not more than a share of another length plus a distance in points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(attribute, .lessThanOrEqual, m, anchor.attribute, c) }
}

/// A rectangle of a view that constraints can name: its area within the margins, or the safe one.
@MainActor @preconcurrency
public final class UILayoutGuide {
    /// The view.
    public weak var owningView: UIView?
    private let inset: CGFloat

    init(_ view: UIView, inset: CGFloat) {
        owningView = view
        self.inset = inset
    }

    private func attribute(_ part: LayoutAttribute.Part, _ sign: CGFloat) -> LayoutAttribute {
        LayoutAttribute(view: owningView, part: part, offset: inset * sign)
    }

    /// Where text begins.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(attribute(.minX, 1)) }
    /// Where text ends.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(attribute(.maxX, -1)) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { leadingAnchor }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { trailingAnchor }
    /// The top.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(attribute(.minY, 1)) }
    /// The bottom.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(attribute(.maxY, -1)) }
    /// The middle from left to right.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(attribute(.midX, 0)) }
    /// The middle from top to bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(attribute(.midY, 0)) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(attribute(.width, -2)) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(attribute(.height, -2)) }
}

extension UIView {
    private func attribute(_ part: LayoutAttribute.Part) -> LayoutAttribute { LayoutAttribute(view: self, part: part) }

    /// Where text begins; the left edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(attribute(.minX)) }
    /// Where text ends; the right edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(attribute(.maxX)) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { leadingAnchor }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { trailingAnchor }
    /// The top.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(attribute(.minY)) }
    /// The bottom.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(attribute(.maxY)) }
    /// The middle from left to right.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(attribute(.midX)) }
    /// The middle from top to bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(attribute(.midY)) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(attribute(.width)) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(attribute(.height)) }

    /// The area that nothing covers: all of the view, as SwiftUI keeps it out of what is covered.
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(self, inset: 0) }
    /// The area within the margins, 8 points from each edge.
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(self, inset: 8) }

    /// How strongly the view keeps from being larger than its own size.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        hugging[axis.axis] = priority
        noteToRoot()
    }

    /// How strongly the view keeps from being smaller than its own size.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        resistance[axis.axis] = priority
        noteToRoot()
    }

    /// How strongly the view keeps from being larger than its own size.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        hugging[axis.axis] ?? _usualHugging
    }

    /// How strongly the view keeps from being smaller than its own size.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        resistance[axis.axis] ?? .defaultHigh
    }
}
