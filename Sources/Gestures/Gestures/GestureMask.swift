/// Which gestures of a view take part: the one being added, and those of the view it is added to.
@frozen
public struct GestureMask: OptionSet, Hashable, Sendable {
    /// One bit per choice.
    public let rawValue: UInt32

    /// Creates a mask from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Neither.
    public static let none: GestureMask = []
    /// The gesture being added.
    public static let gesture = GestureMask(rawValue: 1 << 0)
    /// The gestures of the view it is added to, and of what is in it.
    public static let subviews = GestureMask(rawValue: 1 << 1)
    /// Both.
    public static let all: GestureMask = [.gesture, .subviews]
}
