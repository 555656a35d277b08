import Facts
import Foundation
import RiffleTextLayout
import Testing

@Suite("Shortening the last line")
struct TruncatedLineTests {
    let measurer = FixedTextMeasurer()

    private func request(_ text: String, limit: Int? = 1, _ truncation: TextRequest.Truncation = .tail) -> TextRequest {
        var request = TextRequest(text, style: plain)
        request.lineLimit = limit
        request.truncation = truncation
        return request
    }

    @Test("The tail gives way character by character, and spaces beside the ellipsis with it", .fact("text.limit"))
    func tail() {
        #expect(measurer.strings(request("abcdefgh"), width: 50) == ["abcd…"])
        #expect(measurer.strings(request("abc defgh"), width: 50) == ["abc…"])
        #expect(measurer.strings(request("aa bb cc dd ee", limit: 2), width: 50) == ["aa bb", "cc d…"])
        let layout = measurer.layout(request("abc defgh"), width: 58, height: nil)
        #expect(layout.isTruncated && layout.size.width == 40)
    }

    @Test("The head or the middle gives way where that is asked for")
    func headAndMiddle() {
        #expect(measurer.strings(request("abcdefgh", .head), width: 50) == ["…efgh"])
        #expect(measurer.strings(request("abcd fgh", .head), width: 50) == ["…fgh"])
        #expect(measurer.strings(request("abcdefgh", .middle), width: 50) == ["ab…gh"])
        #expect(measurer.strings(request("aa bb cc dd ee", limit: 2, .head), width: 50) == ["aa bb", "…d ee"])
    }

    @Test("What fits is left alone")
    func fits() {
        #expect(measurer.strings(request("abcde"), width: 50) == ["abcde"])
        #expect(measurer.strings(request("abcde "), width: 50) == ["abcde"])
        #expect(measurer.strings(request("aa bb", limit: 2), width: 20) == ["aa", "bb"])
    }

    @Test("A line is shortened for a paragraph that there is no room for")
    func paragraphs() {
        #expect(measurer.strings(request("ab\ncd"), width: nil) == ["ab…"])
        #expect(measurer.strings(request("abcde\ncd"), width: 50) == ["abcd…"])
        #expect(measurer.strings(request("\ncd"), width: 50) == ["…"])
    }

    @Test("Where not even an ellipsis fits there is one all the same")
    func narrow() {
        let layout = measurer.layout(request("abc def"), width: 5, height: nil)
        #expect(layout.strings == ["…"])
        #expect(layout.size.width == 5)
    }

    @Test("A limit below 1 counts as 1", arguments: [0, -3])
    func limit(_ limit: Int) {
        #expect(measurer.strings(request("ab cd", limit: limit), width: 30) == ["ab…"])
    }

    @Test("Characters of several scalars are left whole")
    func graphemes() {
        #expect(measurer.strings(request("e\u{301}e\u{301}e\u{301}"), width: 20) == ["e\u{301}…"])
        #expect(measurer.strings(request("👩‍👩‍👧‍👦🇩🇪🇩🇪"), width: 50) == ["👩‍👩‍👧‍👦🇩🇪…"])
    }

    @Test("The ellipsis has the style and attribute of what it follows")
    func style() {
        var mixed = TextRequest(runs: [
            TextRun("aa", style: plain, attribute: 1), TextRun("bbbb", style: TextStyle(size: 40), attribute: 2),
        ])
        mixed.lineLimit = 1
        let first = measurer.layout(mixed, width: 35, height: nil).lines[0].runs
        #expect(first.map(\.glyphs.text) == ["aa", "…"] && first.map(\.attribute) == [1, 1])
        let second = measurer.layout(mixed, width: 65, height: nil).lines[0].runs
        #expect(second.map(\.glyphs.text) == ["aa", "b", "…"] && second.map(\.attribute) == [1, 2, 2])
    }
}
