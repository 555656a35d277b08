import Testing

@testable import RiffleTextAndImages

/// The room that strings take without a view.
@MainActor
struct BoundingRectTests {
    private let font = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 20)]

    @Test("a string is as high as the lines that a width makes of it")
    func lines() {
        let text = "one two three four five six seven"
        let whole = text.size(withAttributes: font)
        let all = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
        let one = text.boundingRect(with: all, options: .usesLineFragmentOrigin, attributes: font, context: nil)
        #expect(one.size == whole && one.origin == .zero)
        let half = CGSize(width: whole.width / 2, height: .greatestFiniteMagnitude)
        let several = text.boundingRect(
            with: half, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: font, context: nil)
        #expect(several.height > whole.height * 1.9 && several.width <= half.width)
        let single = text.boundingRect(with: half, attributes: font, context: nil)
        #expect(single.height == whole.height && single.minY < 0)
        let native = NSString(string: text)
            .boundingRect(with: half, options: .usesLineFragmentOrigin, attributes: font, context: nil)
        #expect(native.height == several.height)
    }

    @Test("lines are as high as a line height says, in texts of one line and of several")
    func lineHeight() {
        func height(_ text: String, _ lineHeight: AttributedString.LineHeight?) -> CGFloat {
            let fixture = Fixture(
                Text(text).font(.system(size: 20)).lineHeight(lineHeight), size: CGSize(width: 300, height: 600))
            fixture.frame()
            return fixture.graph.elements.tree.elements.first?.frame.height ?? 0
        }
        #expect(height("a", .exact(points: 50)) == 50 && height("a\nb", .exact(points: 50)) == 100)
        #expect(height("a\nb\nc", .multiple(factor: 2)) == 120)
        #expect(height("a\nb", .leading(increase: 10)) == 60)
        #expect(height("a\nb", .variable) == height("a\nb", nil))
        #expect(height("a\nb", .loose) > height("a\nb", .tight))
    }
}
