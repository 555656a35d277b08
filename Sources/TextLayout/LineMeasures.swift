import Foundation

/// The vertical measures of the tallest of a line's runs, in points.
struct LineMeasures {
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var leading: CGFloat = -.infinity
    /// What fonts with loose or tight leading add to whatever else stands between lines.
    var leadingChange: CGFloat = -.infinity

    var height: CGFloat { ascent + descent }

    mutating func include(_ run: RunSizing.Run) {
        ascent = max(ascent, run.ascent)
        descent = max(descent, run.descent)
        leading = max(leading, run.metrics.leading)
        leadingChange = max(leadingChange, run.leadingChange)
    }
}
