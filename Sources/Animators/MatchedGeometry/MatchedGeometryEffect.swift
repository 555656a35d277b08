/// What views with matched geometry have in common.
@frozen
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Properties from bits.
    @inlinable
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Where the view's anchor is in the window.
    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    /// How large the view is.
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// `matchedGeometryEffect`: shows a view where another of its group is.
struct MatchedGeometryModifier: LayoutModifier {
    let key: MatchedGeometryKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    @MainActor
    func makeWrapper(_ owner: _ViewNode) -> MatchedGeometryNode { MatchedGeometryNode(self, owner) }

    @MainActor
    func update(_ wrapper: MatchedGeometryNode, _ transaction: Transaction, isNew: Bool) {
        if !isNew { wrapper.update(self) }
    }
}

/// Names a group of views with matched geometry.
struct MatchedGeometryKey: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
}

extension View {
    /// Makes the view one of a group: those that are not the group's source show their content where the source is.
    ///
    /// The view's own place in the layout stays. When a view comes in the animated change in which another of its group
    /// goes, both travel from the place of the one to that of the other, while their transitions run; so it looks as if
    /// one view moved. Of several sources the one that came last counts; that is reported. An id that is not equal to
    /// itself is reported and matches nothing.
    ///
    ///     if isOpen {
    ///         Color.blue
    ///             .matchedGeometryEffect(id: "cover", in: places)
    ///             .frame(height: 300)
    ///     } else {
    ///         Color.blue
    ///             .matchedGeometryEffect(id: "cover", in: places)
    ///             .frame(width: 60, height: 60)
    ///     }
    ///
    /// - Parameters:
    ///   - id: names the group in the namespace.
    ///   - namespace: from a `@Namespace` of a view around all views of the group.
    ///   - properties: what to take from the source.
    ///   - anchor: the point of this view that is put on the source's.
    ///   - isSource: whether the others take this view's place.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                key: MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)), properties: properties,
                anchor: anchor, isSource: isSource))
    }
}
