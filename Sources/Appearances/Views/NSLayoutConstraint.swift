/// An edge, a middle or a length of a view.
struct LayoutAttribute {
    enum Part {
        case minX, maxX, midX, width
        case minY, maxY, midY, height
    }

    weak var view: UIView?
    let part: Part
    /// Points beyond it.
    var offset: CGFloat = 0
}

/// A relation between places or lengths of views, which counts while it is active.
@MainActor @preconcurrency
public final class NSLayoutConstraint {
    /// How one side is to the other.
    public enum Relation: Int, Sendable {
        /// Not more.
        case lessThanOrEqual = -1
        /// The same.
        case equal
        /// Not less.
        case greaterThanOrEqual
    }

    /// A direction.
    public enum Axis: Int, Sendable {
        /// From left to right.
        case horizontal
        /// From top to bottom.
        case vertical

        var axis: SwiftUICore.Axis { self == .horizontal ? .horizontal : .vertical }
    }

    let first: LayoutAttribute
    let second: LayoutAttribute?

    /// How the first is to the second.
    public let relation: Relation
    /// What the second is multiplied by.
    public let multiplier: CGFloat
    /// What is added to the second, in points.
    public var constant: CGFloat { didSet { if constant != oldValue, isActive { first.view?.noteToRoot() } } }
    /// How strongly it counts where not all can be met.
    public var priority = UILayoutPriority.required
    /// A name of the app's own.
    public var identifier: String?

    init(
        _ first: LayoutAttribute, _ relation: Relation, _ multiplier: CGFloat, _ second: LayoutAttribute?,
        _ constant: CGFloat
    ) {
        self.first = first
        self.relation = relation
        self.multiplier = multiplier
        self.second = second
        self.constant = constant
    }

    /// Whether it counts.
    public var isActive = false {
        didSet {
            guard isActive != oldValue, let view = first.view else { return }
            if isActive {
                view.heldConstraints.append(self)
            } else {
                view.heldConstraints.removeAll { $0 === self }
            }
            view.noteToRoot()
        }
    }

    /// Has several count.
    public static func activate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = true } }

    /// Has several count no more.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for one in constraints { one.isActive = false }
    }
}

extension UIView {
    /// Has a constraint count.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Has constraints count.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Has a constraint count no more.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    /// The constraints that count and are about the view.
    public var constraints: [NSLayoutConstraint] { heldConstraints }
}
