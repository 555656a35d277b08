/// What can be given where a coordinate space is asked for.
public protocol CoordinateSpaceProtocol {
    /// The space it stands for.
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view that asks.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates it.
    public init() {}

    /// `CoordinateSpace.local`.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The root view's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates it.
    public init() {}

    /// `CoordinateSpace.global`.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of an ancestor that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    package let name: AnyHashable

    package init(name: AnyHashable) {
        self.name = name
    }

    /// `CoordinateSpace.named` with the name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The space of the view that asks.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The root view's space.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest ancestor of that name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The space of the innermost scroll view around the view that asks, fixed to its visible window.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: nil)))
    }

    /// The space of the innermost scroll view that scrolls along an axis, fixed to its visible window.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: axis)))
    }
}

/// The name scroll views give their visible window; apps cannot spell it, so it never clashes with theirs.
package struct ScrollViewSpace: Hashable, Sendable {
    /// The axis asked for, or `nil` for any scroll view.
    package var axis: Axis?

    /// Creates the name.
    package init(axis: Axis?) {
        self.axis = axis
    }
}
