import Foundation

/// What turns characters into glyphs. Called by one thread at a time.
protocol TextShaper: AnyObject {
    /// Items in logical order that cover the bytes `range`, a piece of one paragraph.
    func shape(_ text: StyledText, range: Range<Int>, base: BaseDirection) -> [ShapedItem]

    func metrics(of style: TextStyle) -> FontMetrics
}

/// The direction of a paragraph.
enum BaseDirection {
    case leftToRight
    case rightToLeft
}
