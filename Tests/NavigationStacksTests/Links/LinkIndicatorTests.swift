import SwiftUITesting
import Testing

@MainActor
@Suite("Arrows of links in rows")
struct LinkIndicatorTests {
    private func picture(_ visibility: Visibility) throws -> (dark: Int, text: CGFloat) {
        let tester = ViewTester(
            NavigationStack {
                List {
                    NavigationLink("Go") { Text("There") }.navigationLinkIndicatorVisibility(visibility)
                }
            }, scale: 1)
        let link = try tester.find(.role(.button, "Go"))
        let picture = try tester.snapshot()
        var dark = 0
        for y in Int(link.frame.minY)..<Int(link.frame.maxY) {
            for x in Int(link.frame.maxX) - 40..<Int(link.frame.maxX) where picture[x, y].g < 230 { dark += 1 }
        }
        return (dark, link.frame.width)
    }

    @Test("They can be left out")
    func hidden() throws {
        #expect(try picture(.automatic).dark > 5)
        #expect(try picture(.hidden).dark == 0)
    }
}
