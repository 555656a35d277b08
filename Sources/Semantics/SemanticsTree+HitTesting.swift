extension SemanticsTree {
    /// All elements, the frontmost first: more depth before less, later in reading order before earlier. O(n log n).
    package var hitOrder: [SemanticsNode] {
        elements.enumerated()
            .sorted { ($0.element.depth, $0.offset) > ($1.element.depth, $1.offset) }
            .map(\.element)
    }

    /// The elements whose frame holds `point`, the frontmost first; `point` is in the root's coordinates, in points.
    package func elements(at point: CGPoint) -> [SemanticsNode] { hitOrder.filter { $0.frame.holds(point) } }

    /// Whether `first` is painted over `second`; false when one of them is not there, or both are the same.
    package func isInFront(_ first: UInt32, of second: UInt32) -> Bool {
        guard first != second, let one = nodes[first], let other = nodes[second] else { return false }
        if one.depth != other.depth { return one.depth > other.depth }
        for node in elements.reversed() {
            if node.id == first { return true }
            if node.id == second { return false }
        }
        return false
    }
}
