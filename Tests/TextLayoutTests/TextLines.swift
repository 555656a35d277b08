import Foundation
import RiffleTextLayout

extension LaidOutText {
    /// The text of each line, runs from left to right.
    var strings: [String] {
        lines.map { line in line.runs.map(\.glyphs.text).joined() }
    }
}

extension TextMeasurer {
    func strings(_ request: TextRequest, width: CGFloat?, height: CGFloat? = nil) -> [String] {
        layout(request, width: width, height: height).strings
    }
}

/// Characters are 10 points wide, lines 23.87 high.
let plain = TextStyle(size: 20)
