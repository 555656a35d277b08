import Facts
import Foundation
import RiffleTextLayout
import Testing

@Suite("Breaking lines")
struct LineBreakerTests {
    let measurer = FixedTextMeasurer()

    private func strings(_ text: String, _ width: CGFloat?) -> [String] {
        measurer.strings(TextRequest(text, style: plain), width: width)
    }

    private func size(_ text: String, _ width: CGFloat?) -> CGSize {
        measurer.measure(TextRequest(text, style: plain), width: width, height: nil)
    }

    @Test("Lines take as many words as fit; the space after them hangs", .fact("text.breaking"))
    func greedy() {
        #expect(strings("aa bb cc dd ee", 50) == ["aa bb", "cc dd", "ee"])
        #expect(strings("aa bb cc dd ee", 59) == ["aa bb", "cc dd", "ee"])
        #expect(strings("aa bb cc dd ee", 80) == ["aa bb cc", "dd ee"])
    }

    @Test(
        "The reported width is the widest line's with its space, but not more than proposed",
        .fact("text.reported-width"))
    func reportedWidth() {
        #expect(size("aa bb cc dd ee", 70).width == 60)
        #expect(size("aa bb cc dd ee", 55).width == 55)
        #expect(size("aa bb cc dd ee", 50).width == 50)
        #expect(size("aa bb", nil).width == 50)
        #expect(size("aa bb ", nil).width == 60)
    }

    @Test("A word wider than the line breaks between characters", .fact("text.breaking"))
    func characters() {
        #expect(strings("abcdefgh", 30) == ["abc", "def", "gh"])
        #expect(strings("a bcdefgh", 30) == ["a", "bcd", "efg", "h"])
        #expect(strings("e\u{301}e\u{301}👩‍👩‍👧‍👦", 20) == ["e\u{301}e\u{301}", "👩‍👩‍👧‍👦"])
    }

    @Test("Without any width there is one character a line, and the text is 0 wide", .fact("text.breaking"))
    func noWidth() {
        #expect(strings("abc", 0) == ["a", "b", "c"])
        #expect(strings("abc", -5) == ["a", "b", "c"])
        #expect(size("abc", 0).width == 0)
    }

    @Test("Nil, infinity and NaN are no limit", arguments: [nil, CGFloat.infinity, .nan])
    func unlimited(_ width: CGFloat?) {
        #expect(strings("aa bb cc", width) == ["aa bb cc"])
        let all = measurer.layout(TextRequest("aa bb", style: plain), width: width, height: width)
        #expect(!all.isTruncated)
    }

    @Test("Of exactly two lines the second is not left with one short word", .fact("text.two-lines"))
    func balancing() {
        #expect(strings("aaa bbb ccc d", 110) == ["aaa bbb", "ccc d"])
        // The word would make the second line wider than the first by more than the first is wider now.
        #expect(strings("aa bbbbbb cccccc", 90) == ["aa bbbbbb", "cccccc"])
        // It would not fit.
        #expect(strings("aaaaa bbb ccccccc", 90) == ["aaaaa bbb", "ccccccc"])
        // Two words in the second line, or three lines: plain greedy.
        #expect(strings("aaa bbb ccc d e", 110) == ["aaa bbb ccc", "d e"])
        #expect(strings("aaa bbb ccc ddd eee fff g", 110) == ["aaa bbb ccc", "ddd eee fff", "g"])
    }

    @Test("Each line end starts a paragraph of its own, the last one too")
    func paragraphs() {
        #expect(strings("a\nb\r\nc\u{2028}d\u{2029}e\u{85}f", nil) == ["a", "b", "c", "d", "e", "f"])
        #expect(strings("a\n\nb", nil) == ["a", "", "b"])
        #expect(strings("a\n", nil) == ["a", ""])
        #expect(strings("aaa bbb ccc d\naaa bbb ccc d", 110) == ["aaa bbb", "ccc d", "aaa bbb", "ccc d"])
    }

    @Test("Ideographs break anywhere but before a full stop; words break after a hyphen")
    func opportunities() {
        #expect(strings("漢字漢字", 50) == ["漢字", "漢字"])
        #expect(strings("漢字。漢", 50) == ["漢", "字。", "漢"])
        #expect(strings("aaaa-bbbb", 60) == ["aaaa-", "bbbb"])
        #expect(strings("aa\u{A0}bb cc", 60) == ["aa\u{A0}bb", "cc"])
    }

    @Test("Tabs and zeros count as spaces")
    func controls() {
        #expect(strings("a\tb\0c", nil) == ["a b c"])
    }
}
