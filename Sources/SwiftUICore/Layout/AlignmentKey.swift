/// A kind of alignment guide and where it lies by default.
public protocol AlignmentID {
    /// Where the guide lies in a view that does not set it, in points; NaN and infinite numbers count as 0.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

package typealias AlignmentKey = _AlignmentKey

/// Names an alignment guide; horizontal and vertical guides of one kind are different.
public struct _AlignmentKey: Hashable, @unchecked Sendable {
    package let id: any AlignmentID.Type
    package let axis: Axis

    /// Whether both name the same guide.
    public static func == (first: _AlignmentKey, second: _AlignmentKey) -> Bool {
        ObjectIdentifier(first.id) == ObjectIdentifier(second.id) && first.axis == second.axis
    }

    /// Feeds what `==` compares to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }
}

/// A view's size and alignment guides in its own coordinates.
public struct ViewDimensions: Equatable {
    /// In points.
    public let width: CGFloat
    /// In points.
    public let height: CGFloat
    private let node: LayoutNode?
    private let proposal: ProposedViewSize

    package init(_ node: LayoutNode?, size: CGSize, _ proposal: ProposedViewSize) {
        width = size.width
        height = size.height
        self.node = node
        self.proposal = proposal
    }

    /// Where a horizontal guide lies: as set, or by default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

    /// Where a vertical guide lies: as set, or by default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// Where a horizontal guide lies if it was set.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

    /// Where a vertical guide lies if it was set.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    package subscript(key: AlignmentKey) -> CGFloat {
        if let guide = explicit(key) { return guide }
        let guide = key.id.defaultValue(in: self)
        // What is as large as the endless room that it was offered may have its guides anywhere.
        return guide.isFinite || !width.isFinite || !height.isFinite ? guide : 0
    }

    package func explicit(_ key: AlignmentKey) -> CGFloat? {
        // Guides are asked for while the engine lays out, which it does on the main actor. Elsewhere nothing is known of them.
        guard let node, MainThread.isCurrent else { return nil }
        let size = CGSize(width: width, height: height)
        let proposal = proposal
        return MainThread.known { node.guide(key, in: size, proposal) }
    }

    /// Same size, same view.
    public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool {
        first.width == second.width && first.height == second.height && first.node === second.node
    }
}
