import SwiftUITesting
import Testing

@MainActor
struct PopoverBackgroundTests {
    private struct Screen: View {
        @State private var isShown = true
        let isRed: Bool

        var body: some View {
            Button("Anchor") { isShown = true }
                .popover(isPresented: $isShown) {
                    if isRed {
                        content.presentationBackground(Color(red: 1, green: 0, blue: 0))
                    } else {
                        content
                    }
                }
        }

        private var content: some View {
            Text("Inside").padding(40).presentationCompactAdaptation(.popover)
        }
    }

    @Test("The arrow has the background of its popover", arguments: [true, false])
    func arrow(isRed: Bool) async throws {
        let tester = ViewTester(Screen(isRed: isRed))
        try await tester.settle()
        let card = try tester.find(.role(.dialog)).frame
        let picture = try tester.snapshot()
        for distance in [-20.0, 5.0] {
            let pixel = picture[Int(card.midX * 2), Int((card.minY - distance) * 2)]
            #expect(pixel.r > 240 && (pixel.g > 240) != isRed, "\(distance) above the card")
        }
    }
}
