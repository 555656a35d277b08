import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite struct MissingColorTests {
    /// In a window of 100 by 100 points, at one pixel a point.
    private func picture<Root: View>(
        _ root: Root
    ) throws -> (picture: Snapshot, issues: [SwiftUITesting.RuntimeIssue]) {
        let tester = ViewTester(root, size: CGSize(width: 100, height: 100), scale: 1)
        return (try tester.snapshot(), tester.issues)
    }

    private func isMagenta(_ pixel: (r: UInt8, g: UInt8, b: UInt8, a: UInt8)) -> Bool {
        pixel.r == 255 && pixel.g < 30 && pixel.b == 255
    }

    private func magentaPixels(_ picture: Snapshot) -> Int {
        (0..<picture.height).reduce(0) { count, y in
            count + (0..<picture.width).count { isMagenta(picture[$0, y]) }
        }
    }

    @Test("a page in a color that no catalog has keeps its ground, but for a mark in its middle, and is an issue")
    func page() throws {
        let (picture, issues) = try picture(Color("no such color"))
        #expect(isMagenta(picture[50, 50]) && isMagenta(picture[56, 50]))
        #expect(picture[54, 50].g > 200)
        #expect((20...150).contains(magentaPixels(picture)))
        #expect(picture[2, 2] == (255, 255, 255, 255) && picture[50, 62] == (255, 255, 255, 255))
        #expect(issues.count == 1)
        #expect(issues.first?.message.contains("There is no color named \"no such color\"") == true)
    }

    @Test(
        "a gradient, a mix and a faded color of one that is missing are marked in the same way",
        arguments: [
            AnyShapeStyle(
                LinearGradient(colors: [.white, Color("no such color")], startPoint: .top, endPoint: .bottom)),
            AnyShapeStyle(Color("no such color").mix(with: .red, by: 0.5)),
            AnyShapeStyle(Color("no such color").opacity(0.9)), AnyShapeStyle(Color("no such color").gradient),
        ])
    func madeOfIt(style: AnyShapeStyle) throws {
        let (picture, issues) = try picture(Rectangle().fill(style))
        #expect(isMagenta(picture[50, 50]))
        #expect((20...150).contains(magentaPixels(picture)))
        #expect(picture[2, 2] == (255, 255, 255, 255))
        #expect(issues.count == 1)
    }

    @Test("text, lines and symbols in it can still be seen")
    func thinContent() throws {
        let text = try picture(Text("MMMM").foregroundStyle(Color("no such color")))
        let border = try picture(Rectangle().stroke(Color("no such color"), lineWidth: 4).padding(2))
        let inset = try picture(Circle().strokeBorder(Color("no such color"), lineWidth: 4))
        let symbol = try picture(Image(systemName: "star.fill").foregroundStyle(Color("no such color")))
        for (picture, issues) in [text, border, inset, symbol] {
            #expect(magentaPixels(picture) > 40)
            #expect(issues.count == 1)
        }
    }
}
