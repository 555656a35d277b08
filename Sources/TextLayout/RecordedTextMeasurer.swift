import Foundation

/// Measures text by recorded widths and metrics, to compare layouts with frames recorded elsewhere.
///
/// A text whose width is on record in its style has that width, in equal parts for its characters; others, and styles
/// without recorded metrics, are measured as by `FixedTextMeasurer`.
package final class RecordedTextMeasurer: TextMeasurer {
    /// A text in a style.
    package struct Key: Hashable, Sendable {
        package var text: String
        package var style: TextStyle

        package init(_ text: String, style: TextStyle) {
            self.text = text
            self.style = style
        }
    }

    private let cache: TextLayoutCache

    /// `widths` are in points, of texts on one line.
    package init(widths: [Key: CGFloat], metrics: [TextStyle: FontMetrics] = [:]) {
        let shaper = FixedShaper(
            widths: { text, style in
                guard let width = widths[Key(text, style: style)] else { return nil }
                return Float(width / style.effectiveSize / CGFloat(max(1, text.count)))
            },
            metrics: { metrics[$0] })
        cache = TextLayoutCache(shaper: shaper)
    }

    package func measure(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> CGSize {
        cache.layout(request, width: width, height: height).size
    }

    package func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> LaidOutText {
        cache.layout(request, width: width, height: height)
    }

    package func metrics(of style: TextStyle) -> FontMetrics {
        cache.metrics(of: style)
    }
}
