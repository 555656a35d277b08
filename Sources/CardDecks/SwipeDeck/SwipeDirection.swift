import SwiftUI

/// The direction of a swipe. Left and right are the sides of the screen, in right-to-left languages too.
public enum SwipeDirection: String, CaseIterable, Codable, Hashable, Sendable {
    /// Toward the left side.
    case left
    /// Toward the right side.
    case right
    /// Toward the upper edge.
    case up
    /// Toward the lower edge.
    case down

    /// Several directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit per direction.
        public let rawValue: UInt8

        /// Creates a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A set of one direction.
        public init(_ direction: SwipeDirection) {
            switch direction {
            case .left: self = .left
            case .right: self = .right
            case .up: self = .up
            case .down: self = .down
            }
        }

        /// Toward the left side.
        public static let left = Set(rawValue: 1)
        /// Toward the right side.
        public static let right = Set(rawValue: 2)
        /// Toward the upper edge.
        public static let up = Set(rawValue: 4)
        /// Toward the lower edge.
        public static let down = Set(rawValue: 8)
        /// Left and right.
        public static let horizontal: Set = [.left, .right]
        /// Up and down.
        public static let vertical: Set = [.up, .down]
        /// All four.
        public static let all: Set = [.horizontal, .vertical]

        /// Whether a direction is in the set.
        public func contains(_ direction: SwipeDirection) -> Bool { isSuperset(of: Set(direction)) }

        /// The directions in the set: left, right, up, down.
        var members: [SwipeDirection] { SwipeDirection.allCases.filter(contains) }
    }

    /// The length of a movement in this direction, in the units of the movement; negative in the opposite direction.
    func extent(of movement: CGSize) -> CGFloat {
        switch self {
        case .left: -movement.width
        case .right: movement.width
        case .up: -movement.height
        case .down: movement.height
        }
    }

    /// A movement of a length in this direction.
    func movement(_ length: CGFloat) -> CGSize {
        switch self {
        case .left: CGSize(width: -length, height: 0)
        case .right: CGSize(width: length, height: 0)
        case .up: CGSize(width: 0, height: -length)
        case .down: CGSize(width: 0, height: length)
        }
    }
}
