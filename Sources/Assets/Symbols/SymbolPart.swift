import RiffleGeometry

/// One thing to paint of a symbol: parts of one symbol never overlap, so a translucent style stays even.
package struct SymbolPart: Sendable, Equatable {
    /// How the path is painted.
    package enum Paint: Sendable, Hashable {
        /// Inside the path, by the even-odd rule where `isEOFilled`.
        case fill(isEOFilled: Bool)
        /// Along the path.
        case stroke(StrokeStyle)
    }

    /// In points, y down, from the top left corner of the symbol's frame.
    package let path: Path
    package let paint: Paint
    package let role: SymbolRole

    package init(path: Path, paint: Paint, role: SymbolRole) {
        self.path = path
        self.paint = paint
        self.role = role
    }
}

/// A symbol at a size: its frame, where text's baseline crosses it, and what to paint.
package struct SymbolLayout: Sendable, Equatable {
    /// The frame's size in points, a whole number of pixels.
    package let size: CGSize
    /// From the frame's bottom edge up to the baseline of the text beside it, in points.
    package let baselineOffset: CGFloat
    /// What to paint, back to front.
    package let parts: [SymbolPart]

    package init(size: CGSize, baselineOffset: CGFloat, parts: [SymbolPart]) {
        self.size = size
        self.baselineOffset = baselineOffset
        self.parts = parts
    }

    /// The same, left for right.
    package var mirrored: SymbolLayout {
        let flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
        let parts = parts.map { SymbolPart(path: $0.path.applying(flip), paint: $0.paint, role: $0.role) }
        return SymbolLayout(size: size, baselineOffset: baselineOffset, parts: parts)
    }
}
