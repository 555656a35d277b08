/// A direction of layout.
@frozen
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// Left and right.
    case horizontal
    /// Up and down.
    case vertical

    /// The case's name.
    public var description: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        }
    }

    /// A set of axes.
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit per axis, by the axis' raw value.
        public let rawValue: Int8

        /// Creates a set from its bits.
        @inlinable
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set of one axis.
        @inlinable
        package init(_ axis: Axis) {
            self.init(rawValue: 1 << axis.rawValue)
        }

        /// The horizontal axis.
        public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
        /// The vertical axis.
        public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)

        /// Whether the set holds the axis.
        @inlinable
        package func contains(_ axis: Axis) -> Bool {
            rawValue & (1 << axis.rawValue) != 0
        }
    }
}

extension Axis {
    /// The axis across this one.
    @inlinable
    package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
