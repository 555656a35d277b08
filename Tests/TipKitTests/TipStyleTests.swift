import SwiftUITesting
import Testing
import TipKit

@MainActor
struct TipStyleTests {
    private struct PlainStyle: TipViewStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.title
                configuration.message?.font(.caption)
                ForEach(configuration.actions) { action in
                    Button(action: { action.handler() }, label: { action.label() })
                }
                Button("Got it") { configuration.tip.invalidate(reason: .tipClosed) }
                Text(isEnabled ? "enabled" : "disabled")
                Text(configuration.tip is FavoriteTip ? "the tip itself" : "another tip")
            }
        }
    }

    private struct Screen: View {
        @State private var pressed = ""

        var body: some View {
            VStack {
                TipView(FavoriteTip() as (any Tip)?) { pressed = $0.id }
                Text("pressed \(pressed)")
            }
            .tipViewStyle(PlainStyle())
            .task { try? Tips.configure() }
        }
    }

    @Test("A style of one's own has the parts of the tip, reads the environment, and closes the tip")
    func own() async throws {
        let tester = ViewTester(Screen())
        try await tester.settle()
        #expect(tester.shows("Save as a Favorite") && tester.shows("enabled") && tester.shows("the tip itself"))
        #expect(tester.findAll(.label("Close")).isEmpty)
        try await tester.tapAndSettle("Learn More")
        #expect(tester.shows("pressed more"))
        try await tester.tapAndSettle("Got it")
        #expect(!tester.shows("Save as a Favorite"))
    }

    private struct Look: View {
        var body: some View {
            TipView(FavoriteTip())
                .tipBackground(Color(red: 0, green: 1, blue: 0))
                .tipImageStyle(Color(red: 1, green: 0, blue: 0))
                .tipImageSize(CGSize(width: 90, height: 90))
                .tipCornerRadius(0)
                .task { try? Tips.configure() }
        }
    }

    @Test("Modifiers say what background, corners and picture a tip has")
    func look() async throws {
        let tester = ViewTester(Look(), size: CGSize(width: 390, height: 300), scale: 1)
        try await tester.settle()
        let card = try tester.find(.text("Save as a Favorite")).frame
        let picture = try tester.snapshot()
        func pixels(where isColored: (Int, Int, Int) -> Bool) -> [(x: Int, y: Int)] {
            (0..<300).flatMap { y in (0..<390).map { (x: $0, y: y) } }.filter {
                let pixel = picture[$0.x, $0.y]
                return isColored(Int(pixel.r), Int(pixel.g), Int(pixel.b))
            }
        }
        let ground = pixels { $0 < 30 && $1 > 225 && $2 < 30 }
        let star = pixels { $0 > 225 && $1 < 30 && $2 < 30 }
        // Square corners reach as far as the edges.
        #expect(ground.contains { $0.x == 0 && $0.y == ground.map(\.y).min() })
        let (left, right) = (star.map(\.x).min() ?? 0, star.map(\.x).max() ?? 0)
        #expect(right - left > 70 && right - left <= 90)
        #expect(CGFloat(right) < card.minX)
    }

    @Test("Beside very large text there is no picture: it is above")
    func largeType() async throws {
        let tester = ViewTester(Look()) { $0.dynamicTypeSize = .accessibility3 }
        try await tester.settle()
        let title = try tester.find(.text("Save as a Favorite")).frame
        #expect(title.minX == 16)
        #expect(tester.issues.isEmpty)
    }
}
