/// A side of a rectangle.
@frozen
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The top side.
    case top
    /// The side where text starts.
    case leading
    /// The bottom side.
    case bottom
    /// The side where text ends.
    case trailing

    /// A set of sides.
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit per edge, by the edge's raw value.
        public let rawValue: Int8

        /// Creates a set from its bits.
        @inlinable
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set of one edge.
        @inlinable
        public init(_ edge: Edge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// The top side.
        public static let top = Set(.top)
        /// The leading side.
        public static let leading = Set(.leading)
        /// The bottom side.
        public static let bottom = Set(.bottom)
        /// The trailing side.
        public static let trailing = Set(.trailing)
        /// All four sides.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and trailing sides.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and bottom sides.
        public static let vertical: Set = [.top, .bottom]

        /// Whether the set holds the edge.
        @inlinable
        package func contains(_ edge: Edge) -> Bool {
            rawValue & (1 << edge.rawValue) != 0
        }
    }
}

/// A side to the left or right.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The side where text starts.
    case leading
    /// The side where text ends.
    case trailing

    /// A set of horizontal sides.
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit per edge, by the edge's raw value.
        public let rawValue: Int8

        /// Creates a set from its bits.
        @inlinable
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set of one edge.
        @inlinable
        public init(_ edge: HorizontalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// The leading side.
        public static let leading = Set(.leading)
        /// The trailing side.
        public static let trailing = Set(.trailing)
        /// Both sides.
        public static let all: Set = [.leading, .trailing]
    }
}

/// A side above or below.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The top side.
    case top
    /// The bottom side.
    case bottom

    /// A set of vertical sides.
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit per edge, by the edge's raw value.
        public let rawValue: Int8

        /// Creates a set from its bits.
        @inlinable
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set of one edge.
        @inlinable
        public init(_ edge: VerticalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// The top side.
        public static let top = Set(.top)
        /// The bottom side.
        public static let bottom = Set(.bottom)
        /// Both sides.
        public static let all: Set = [.top, .bottom]
    }
}
