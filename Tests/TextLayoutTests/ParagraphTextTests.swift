import Foundation
import Testing

@testable import RiffleTextLayout

/// Counts the bytes it is asked to shape.
private final class CountingShaper: TextShaper {
    private let shaper = FixedShaper()
    var bytes = 0

    func metrics(of style: TextStyle) -> FontMetrics { shaper.metrics(of: style) }

    func shape(_ text: StyledText, range: Range<Int>, base: BaseDirection) -> [ShapedItem] {
        bytes += range.count
        return shaper.shape(text, range: range, base: base)
    }
}

@Suite("Long texts")
struct ParagraphTextTests {
    private func shapedBytes(
        _ text: String, _ change: (inout TextRequest) -> Void, width: CGFloat?, height: CGFloat? = nil
    ) -> Int {
        let shaper = CountingShaper()
        var request = TextRequest(text, style: TextStyle(size: 20))
        change(&request)
        let layout = TextLayoutCache(shaper: shaper).layout(request, width: width, height: height)
        #expect(layout.isTruncated)
        return shaper.bytes
    }

    @Test("Of a megabyte only what can be seen is shaped", arguments: ["aaaa ", "aaaaa", "漢字", "aaa\n", "שלום "])
    func megabyte(_ word: String) {
        let text = String(repeating: word, count: 1_000_000 / word.utf8.count)
        let bound = 4 * ParagraphText.pieceSize
        #expect(shapedBytes(text, { $0.lineLimit = 2 }, width: 300) <= bound)
        #expect(shapedBytes(text, { _ in }, width: 300, height: 100) <= bound)
        for truncation in [TextRequest.Truncation.head, .middle] {
            let bytes = shapedBytes(
                text,
                {
                    $0.lineLimit = 1
                    $0.truncation = truncation
                }, width: 300)
            #expect(bytes <= bound)
        }
    }

    @Test("The end of a long text is what follows an ellipsis at the head")
    func head() {
        var request = TextRequest(String(repeating: "abc ", count: 20_000) + "end", style: TextStyle(size: 20))
        request.lineLimit = 1
        request.truncation = .head
        #expect(FixedTextMeasurer().strings(request, width: 90) == ["…abc end"])
    }

    @Test("Where a text is cut into pieces does not show in its lines")
    func pieces() {
        let measurer = FixedTextMeasurer()
        for word in ["aaa ", "aaa", "漢", "e\u{301}"] {
            let count = 3 * ParagraphText.pieceSize / word.utf8.count
            let request = TextRequest(String(repeating: word, count: count), style: TextStyle(size: 20))
            let lines = measurer.layout(request, width: 120, height: nil).strings
            #expect(Set(lines.dropLast()).count == 1, "\(word)")
        }
    }
}
