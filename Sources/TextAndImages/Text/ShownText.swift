import RiffleTextLayout

/// A text as a view shows it: where its characters stand. Offsets count UTF-16 code units, points are those of the window.
@MainActor
package struct ShownText {
    fileprivate let leaf: ContentNode<TextLeaf>

    /// The characters, without attributes.
    package var string: String { leaf.content.string }

    /// The frame of the text; nil once it is gone.
    package var frame: CGRect? {
        guard !leaf.isDetached, leaf.isPlaced else { return nil }
        return leaf.frame(of: CGRect(origin: .zero, size: leaf.size), in: .global)
    }

    /// The offset nearest to a point.
    package func offset(nearestTo point: CGPoint) -> Int {
        let local = leaf.convert(point, to: .local)
        return string.units(betweenCharactersAtByte: leaf.content.editableGeometry().place(nearestTo: local).offset)
    }

    /// What a range covers.
    package func rectangles(of range: Range<Int>) -> [CGRect] {
        guard !leaf.isDetached else { return [] }
        let bytes = string.bytes(toUnit: range.lowerBound)..<string.bytes(toUnit: range.upperBound)
        return leaf.content.editableGeometry().rectangles(of: bytes, width: leaf.size.width).map {
            leaf.frame(of: $0, in: .global)
        }
    }
}

extension FrameProbe {
    /// The texts that the view shows, in the order of its views.
    package var texts: [ShownText] {
        var found: [ShownText] = []
        func collect(_ node: LayoutNode) {
            if let leaf = node as? ContentNode<TextLeaf>, leaf.isPlaced { found.append(ShownText(leaf: leaf)) }
            for child in node.shownChildren { collect(child) }
        }
        if let node, !node.isDetached { collect(node) }
        return found
    }
}
