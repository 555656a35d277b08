/// The curve of a rounded corner.
@frozen
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle or ellipse.
    case circular
    /// A curve that bends in and out smoothly and starts about half a radius earlier on each edge.
    case continuous
}
