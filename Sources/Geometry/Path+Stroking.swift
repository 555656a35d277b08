extension Path {
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
