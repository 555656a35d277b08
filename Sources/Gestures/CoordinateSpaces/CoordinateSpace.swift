/// A space that points can be given in.
public enum CoordinateSpace {
    /// The root view's space.
    case global
    /// The space of the view that asks.
    case local
    /// The space of the nearest ancestor of that name; the root view's when there is none.
    case named(AnyHashable)
}

extension CoordinateSpace: Hashable {}

extension CoordinateSpace {
    /// Whether it is the root view's space.
    public var isGlobal: Bool { self == .global }

    /// Whether it is the space of the view that asks.
    public var isLocal: Bool { self == .local }
}
