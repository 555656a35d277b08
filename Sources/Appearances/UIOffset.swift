/// How far something is moved, in points.
public struct UIOffset: Hashable, Sendable {
    /// To the right.
    public var horizontal: CGFloat
    /// Downwards.
    public var vertical: CGFloat

    /// Nothing is moved.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// Moved to the right and downwards.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Nothing is moved.
    public static let zero = UIOffset()

    package var size: CGSize { CGSize(width: horizontal, height: vertical) }
}
