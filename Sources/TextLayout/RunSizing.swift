import Foundation

/// The points that the parts of a type size come to, run by run: sizes, spacing and vertical measures of one text.
struct RunSizing {
    /// What one run is set in.
    struct Run {
        var size: CGFloat
        /// Points after each character, without the tracking that belongs to the face.
        var spacing: CGFloat
        /// Points of tracking at this size, for glyphs of the system face.
        var tracking: CGFloat
        var baselineOffset: CGFloat
        /// Points between lines besides the font's own.
        var leadingChange: CGFloat
        var metrics: FontMetrics
        /// The caller's.
        var attribute: Int

        /// Of a line that the run stands in, with its raised or lowered baseline.
        var ascent: CGFloat { metrics.ascender + max(0, baselineOffset) }
        var descent: CGFloat { metrics.descender + max(0, -baselineOffset) }
    }

    let runs: [Run]
    /// The factor that all sizes are multiplied by, 1 unless the text is scaled to fit.
    let scale: CGFloat

    /// `tightening` is in parts of the type size.
    init(_ text: StyledText, shaper: any TextShaper, scale: CGFloat, tightening: CGFloat) {
        self.scale = scale
        self.runs = text.spans.map { span in
            let size = span.style.effectiveSize * span.glyphScale * scale
            let metrics = shaper.metrics(of: span.style).filling(span.style.lineHeight)
            return Run(
                size: size, spacing: span.style.requestedSpacing * scale - tightening * size,
                tracking: OpticalTracking.points(
                    design: span.style.design, size: size, weight: span.style.weight),
                baselineOffset: span.style.effectiveBaselineOffset * scale,
                leadingChange: span.style.lineHeight == nil ? span.style.leadingChange * scale : 0,
                metrics: scale == 1 ? metrics : metrics.scaled(by: scale), attribute: span.attribute)
        }
    }

    /// Points after each character of the item.
    func spacing(_ item: ShapedItem) -> CGFloat {
        let run = runs[item.span]
        return item.isTracked ? run.spacing + run.tracking : run.spacing
    }

    /// - Parameter x: where the cluster begins in its line.
    func advance(_ cluster: Cluster, in item: ShapedItem, at x: CGFloat) -> CGFloat {
        if item.isTab { return Self.tab(from: x) }
        return CGFloat(cluster.advance) * runs[item.span].size + spacing(item)
    }

    /// - Parameter x: where the item begins in its line.
    func advance(_ item: ShapedItem, at x: CGFloat = 0) -> CGFloat {
        if item.isTab { return Self.tab(from: x) }
        return CGFloat(item.advance) * runs[item.span].size + spacing(item) * CGFloat(item.clusterCount)
    }

    /// Between two tab stops: those of a paragraph style of UIKit that sets none.
    private static let tabInterval: CGFloat = 28

    /// How wide a tab is that begins at `x`: it reaches to the next stop.
    static func tab(from x: CGFloat) -> CGFloat {
        (((x + LineBreaker.tolerance) / tabInterval).rounded(.down) + 1) * tabInterval - x
    }
}
