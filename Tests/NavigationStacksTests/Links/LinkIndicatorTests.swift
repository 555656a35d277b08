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

    @Test("Several views of a label take all the room up to the arrow, as in a row without a link")
    func severalViews() throws {
        let tester = ViewTester(
            NavigationStack {
                List {
                    NavigationLink {
                        Text("There")
                    } label: {
                        Text("Volume")
                        Spacer()
                        Color.red.frame(width: 20, height: 20)
                    }
                }
            }, scale: 1)
        let link = try tester.find(.role(.button, "Volume"))
        let picture = try tester.snapshot()
        let y = Int(link.frame.midY)
        let red = (0..<picture.width).filter { picture[$0, y].r > 200 && picture[$0, y].g < 100 }
        #expect(red.count == 20)
        #expect(CGFloat(try #require(red.last)) > link.frame.maxX - 40)
    }
}
