import Foundation

/// Measures text without fonts: every character is half its size wide, ideographs and emoji all of it.
///
/// Lines break, shorten and stack as with fonts, at the heights of the iOS system font. For tests.
package final class FixedTextMeasurer: TextMeasurer {
    let cache: TextLayoutCache

    package init() {
        cache = TextLayoutCache(shaper: FixedShaper())
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
