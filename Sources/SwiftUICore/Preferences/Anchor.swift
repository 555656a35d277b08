/// A place of a view that can be looked up from another view, with a geometry proxy.
///
/// It is where the view was after the layout that made the anchor.
public struct Anchor<Value> {
    /// In the window.
    let global: Value
    /// Takes the value to where a transform puts it.
    let move: (Value, ProjectionTransform) -> Value

    /// Which place of a view an anchor is for.
    public struct Source {
        let value: (CGSize) -> Value
        let move: (Value, ProjectionTransform) -> Value

        /// - Parameter transform: from the view to the window.
        func anchor(of size: CGSize, _ transform: ProjectionTransform) -> Anchor {
            Anchor(global: move(value(size), transform), move: move)
        }
    }
}

extension Anchor: Equatable where Value: Equatable {
    /// Whether both are the same place of the window.
    public static func == (first: Anchor, second: Anchor) -> Bool { first.global == second.global }
}

extension Anchor: Hashable where Value: Hashable {
    /// Feeds the place.
    public func hash(into hasher: inout Hasher) { hasher.combine(global) }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
    private init(_ value: @escaping (CGSize) -> CGRect) {
        self.init(value: value, move: { $0.applying($1) })
    }

    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { CGRect(origin: .zero, size: $0) } }

    /// A rectangle in the view's coordinates.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source { _ in rect } }
}

extension Anchor.Source where Value == CGPoint {
    private init(_ value: @escaping (CGSize) -> CGPoint) {
        self.init(value: value, move: { $0.applying($1) })
    }

    /// A point in the view's coordinates.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { Anchor<CGPoint>.Source { _ in point } }

    /// A point by its share of the view's bounds.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { CGPoint(x: point.x * $0.width, y: point.y * $0.height) }
    }

    /// The left upper corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the upper side.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The right upper corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the left side.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The middle.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the right side.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The left lower corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the lower side.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The right lower corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// An array of places.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        let moves = array.map(\.move)
        self.init(
            value: { size in array.map { $0.value(size) } },
            move: { values, transform in zip(values, moves).map { $1($0, transform) } })
    }

    /// A place that may be none.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        let move = anchor?.move
        self.init(
            value: { size in anchor?.value(size) },
            move: { value, transform in value.flatMap { value in move?(value, transform) } })
    }
}

extension GeometryProxy {
    /// The place of an anchor in the coordinates of the proxy's view.
    public subscript<T>(anchor: Anchor<T>) -> T {
        anchor.move(anchor.global, transformToWindow.invertedIfPossible ?? ProjectionTransform())
    }
}

extension Anchor where Value == CGRect {
    /// An empty rectangle at the corner of any view, for a view that is not there.
    package static var empty: Anchor { Anchor(global: .zero, move: { rectangle, _ in rectangle }) }
}
