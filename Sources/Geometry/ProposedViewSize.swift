/// The size a parent offers a child, in points; `nil` asks for the child's ideal size along that axis.
@frozen
public struct ProposedViewSize: Hashable, Sendable {
    /// The proposed width, or `nil`.
    public var width: CGFloat?
    /// The proposed height, or `nil`.
    public var height: CGFloat?

    /// The proposal that asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// The proposal that asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// The proposal that asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal from two optional lengths.
    @inlinable
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of a known size.
    @inlinable
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Returns the proposal as a size, with the given lengths where it has none.
    @inlinable
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    /// The proposed length along an axis.
    @inlinable
    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal {
                width = newValue
            } else {
                height = newValue
            }
        }
    }
}
