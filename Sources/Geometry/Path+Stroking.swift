extension Path {
    /// The dashes that a style's pattern leaves of the path, as open subpaths; nil where the style has no pattern or leaves
    /// more than 50,000 of a subpath.
    package func dashed(_ style: StrokeStyle) -> Path? {
        guard let dashes = Dashes(style) else { return nil }
        var result = Path()
        for subpath in subpaths where !subpath.segments.isEmpty {
            let parts = dashes.cut(subpath)
            if parts.isEmpty { return nil }
            for part in parts {
                result.move(to: part.start)
                for segment in part.segments { result.append(segment.element) }
                if part.isClosed { result.closeSubpath() }
            }
        }
        return result
    }

    /// Returns the outline of this path drawn with a pen, to be filled by the nonzero winding rule.
    ///
    /// Curves are offset as curves, to within 0.05 points. Empty where the width is not above zero or not finite.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var outliner = StrokeOutliner(style: style)
        for subpath in subpaths {
            if let dashes = Dashes(style) {
                for dash in dashes.cut(subpath) { outliner.add(dash) }
            } else {
                outliner.add(subpath)
            }
        }
        return outliner.outline
    }
}
