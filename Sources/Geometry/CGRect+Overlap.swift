// Foundation on Linux ends the process where a rectangle has an edge that is not a number, as those have that reach from
// minus infinity, or that are scaled beyond what numbers hold. What views are given is compared by these.

extension CGRect {
    /// Whether the rectangles have a point in common, edges included; one without end is taken to reach every other.
    package func meets(_ other: CGRect) -> Bool {
        guard isFinite, other.isFinite else { return !isNull && !other.isNull }
        return intersects(other)
    }

    /// Returns what the rectangles have in common, or null; of one without end, all that the other has.
    package func overlap(_ other: CGRect) -> CGRect {
        if isNull || other.isNull { return .null }
        guard other.isFinite else { return isFinite ? self : .null }
        return isFinite ? intersection(other) : other
    }

    /// Whether a point is inside; the leading and the top edge count, the others do not.
    package func holds(_ point: CGPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}
