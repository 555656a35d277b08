import SwiftUITesting
import Testing

@testable import RiffleDragAndDrop

@MainActor
struct LiftShapeTests {
    private struct Card: View {
        var body: some View {
            Color.red
                .frame(width: 200, height: 200)
                .accessibilityElement()
                .accessibilityLabel("Card")
                .contentShape(.contextMenuPreview, Circle())
                .contextMenu { Button("Open") {} }
        }
    }

    @Test("a view whose menu is open is lifted in the shape that it names")
    func shape() async throws {
        let tester = ViewTester(Card(), scale: 1)
        await tester.pump()
        let card = try tester.find(.label("Card"))
        let before = try tester.snapshot()
        #expect(before[Int(card.frame.minX) + 4, Int(card.frame.minY) + 4].g < 100)
        await tester.press(card, for: 0.8)
        try await tester.settle()
        let menu = try tester.find(.label("Open")).frame
        let picture = try tester.snapshot()
        // The lifted picture is above its menu.
        let (centerX, bottom) = (Int(card.frame.midX), Int(menu.minY) - 8)
        let red = (0..<200).filter { picture[centerX, bottom - $0].r > 200 && picture[centerX, bottom - $0].g < 120 }
        let atEdge = (0..<200).filter {
            picture[centerX - 96, bottom - $0].r > 200 && picture[centerX - 96, bottom - $0].g < 120
        }
        #expect(red.count > 150 && atEdge.count < 100)
    }

    @Test("scene padding is that of bars and lists", arguments: [(CGFloat(393), CGFloat(16)), (1024, 20)])
    func scenePadding(width: CGFloat, expected: CGFloat) async throws {
        let tester = ViewTester(
            Color.clear.accessibilityElement().accessibilityLabel("All").scenePadding(.horizontal),
            size: CGSize(width: width, height: 800))
        await tester.pump()
        #expect(try tester.find(.label("All")).frame.minX == expected)
    }

    @Test("labels are as wide as they are told")
    func labels() async throws {
        let tester = ViewTester(
            VStack(alignment: .leading) {
                Label("One", systemImage: "star").labelReservedIconWidth(60).labelIconToTitleSpacing(30)
                Label("Two", systemImage: "star")
            }
            .frame(maxWidth: .infinity, alignment: .leading))
        await tester.pump()
        // The icon's room and the distance are larger by some 60 points.
        let ends = try ["One", "Two"].map { try tester.find(.label($0)).frame.maxX }
        #expect(ends[0] - ends[1] > 40)
    }
}
