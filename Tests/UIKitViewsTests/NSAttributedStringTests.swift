import SwiftUITesting
import Testing

@MainActor
@Suite("Strings with attributes of UIKit's as texts")
struct NSAttributedStringTests {
    private func picture(_ text: AttributedString) throws -> Snapshot {
        try ViewTester(Text(text), size: CGSize(width: 200, height: 60), scale: 1).snapshot(background: .white)
    }

    @Test("Fonts, colors, lines, distances and links are those of the string")
    func attributes() throws {
        let string = NSMutableAttributedString(
            string: "Red ", attributes: [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 20)])
        string.append(
            NSAttributedString(
                string: "Line", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 3]))
        string.append(NSAttributedString(string: "!", attributes: [.link: "https://a.example"]))
        var same = AttributedString("Red ")
        same.foregroundColor = Color(UIColor.red)
        same.font = Font(UIFont.boldSystemFont(ofSize: 20))
        var line = AttributedString("Line")
        line.underlineStyle = Text.LineStyle(pattern: .solid)
        line.kern = 3
        var mark = AttributedString("!")
        mark.link = URL(string: "https://a.example")
        let converted = AttributedString(string)
        #expect(converted == same + line + mark)
        #expect(try picture(converted).pngData == picture(same + line + mark).pngData)
    }
}
