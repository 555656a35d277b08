/// Where a scroll view is, or is to go.
public struct ScrollPosition: Equatable, @unchecked Sendable {
    // Ids are of types that can be sent; only the box that they are kept in is not marked so.

    /// Where to go.
    enum Target: Equatable {
        case anywhere
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        /// Nil along an axis stays.
        case point(x: CGFloat?, y: CGFloat?)
    }

    private(set) var target: Target
    /// The type of ids that are looked for while content is scrolled; `Never` for none.
    let idType: Any.Type
    /// The view that a person has scrolled to.
    private(set) var shownID: AnyHashable?
    /// Whether a person has scrolled since the position was set.
    public var isPositionedByUser = false {
        didSet { if isPositionedByUser { target = .anywhere } }
    }

    private init(_ target: Target, _ idType: Any.Type) {
        self.target = target
        self.idType = idType
    }

    /// Whether both are the same place, reached in the same way.
    public static func == (first: ScrollPosition, second: ScrollPosition) -> Bool {
        first.target == second.target && first.shownID == second.shownID && first.idType == second.idType
            && first.isPositionedByUser == second.isPositionedByUser
    }

    // MARK: Making one

    /// No place in particular.
    public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(.anywhere, idType) }

    /// The view of an id.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        self.init(.view(AnyHashable(id), anchor), type(of: id))
    }

    /// An end of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(.edge(edge), idType) }

    /// A point of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
        self.init(.point(x: point.x, y: point.y), idType)
    }

    /// A point of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        self.init(.point(x: x, y: y), idType)
    }

    /// A distance from the leading end of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        self.init(.point(x: x, y: nil), idType)
    }

    /// A distance from the upper end of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        self.init(.point(x: nil, y: y), idType)
    }

    // MARK: Changing it

    /// Goes to the view of an id.
    ///
    /// - Parameter anchor: the point of the view that meets the same point of the viewport; nil leaves it to the
    ///   modifier, and goes no further than needed where that says nothing.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        go(to: .view(AnyHashable(id), anchor))
    }

    /// Goes to an end of the content.
    public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

    /// Goes to a point of the content, in points, as far as its ends allow.
    public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }

    /// Goes to a point of the content, in points, as far as its ends allow.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }

    /// Goes to a distance from the leading end of the content, in points, as far as its ends allow.
    public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }

    /// Goes to a distance from the upper end of the content, in points, as far as its ends allow.
    public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

    private mutating func go(to new: Target) {
        isPositionedByUser = false
        shownID = nil
        target = new
    }

    /// The view of an id, or no place in particular where there is none.
    init<ID: Hashable>(_ id: ID?) { self.init(id.map { .view(AnyHashable($0), nil) } ?? .anywhere, ID.self) }

    /// Names another view, without asking to go there.
    mutating func show(_ id: AnyHashable) { target = .view(id, nil) }

    /// The position after a person has scrolled.
    func scrolledByUser(to id: AnyHashable?) -> ScrollPosition {
        var copy = self
        copy.isPositionedByUser = true
        copy.shownID = id ?? shownID
        return copy
    }

    // MARK: Reading it

    /// The end that was gone to; nil after a person has scrolled.
    public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

    /// The point that was gone to, in points; nil after a person has scrolled.
    public var point: CGPoint? {
        if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
    }

    /// The distance from the leading end that was gone to, in points; nil after a person has scrolled.
    public var x: CGFloat? { if case .point(let x, _) = target { x } else { nil } }

    /// The distance from the upper end that was gone to, in points; nil after a person has scrolled.
    public var y: CGFloat? { if case .point(_, let y) = target { y } else { nil } }

    var id: AnyHashable? { if case .view(let id, _) = target { id } else { shownID } }

    /// The id of the view that was gone to, or that a person has scrolled to.
    public var viewID: (any Hashable & Sendable)? {
        // All ids that come in are of types that can be sent, which nothing can ask for at run time.
        (id?.base as? any Hashable).map { unsafeBitCast($0, to: (any Hashable & Sendable).self) }
    }

    /// The id of the view that was gone to, or that a person has scrolled to, if it is of a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.base as? T }
}
