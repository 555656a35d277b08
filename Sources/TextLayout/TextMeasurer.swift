import Foundation

/// What measures and lays out text: with fonts in hosts, with fixed or recorded widths in tests.
///
/// A proposed width or height of nil, infinity or NaN is no limit; a negative one counts as 0. Answers depend on the
/// arguments alone, whatever was asked before, and may be asked for from any thread.
package protocol TextMeasurer: AnyObject, Sendable {
    /// The size of `layout(_:width:height:)`.
    func measure(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> CGSize

    /// Lines that fit the proposal, or the least that can be shown: one character a line, one line of text.
    func layout(_ request: TextRequest, width: CGFloat?, height: CGFloat?) -> LaidOutText

    /// The vertical measures of a style. Its baseline offset does not count.
    func metrics(of style: TextStyle) -> FontMetrics
}
