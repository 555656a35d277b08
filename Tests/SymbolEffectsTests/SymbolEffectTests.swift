import SwiftUITesting
import Testing

@MainActor
struct SymbolEffectTests {
    private struct Heart: View {
        @State private var count = 0
        var body: some View {
            Image(systemName: "heart.fill")
                .symbolEffect(.bounce, value: count)
                .onTapGesture { count += 1 }
        }
    }

    @Test("a symbol bounces once when the value changes, and comes to rest as it was")
    func bounce() async throws {
        let tester = ViewTester(Heart(), size: CGSize(width: 60, height: 60))
        let before = try tester.snapshot().pngData
        await tester.tap(try tester.find(.role(.image)))
        await tester.advance(by: 0.1)
        #expect(try tester.snapshot().pngData != before)
        try await tester.settle()
        #expect(try tester.snapshot().pngData == before)
    }

    @Test("a symbol that becomes another one does so step by step")
    func replace() async throws {
        struct Play: View {
            @State private var isPlaying = false
            var body: some View {
                Button {
                    isPlaying.toggle()
                } label: {
                    Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                        .contentTransition(
                            .symbolEffect(.replace.magic(fallback: .downUp.byLayer), options: .nonRepeating))
                }
            }
        }
        let tester = ViewTester(Play(), size: CGSize(width: 60, height: 60))
        await tester.tap(try tester.find(.role(.button)))
        await tester.advance(by: 0.1)
        let middle = try tester.snapshot().pngData
        try await tester.settle()
        #expect(try tester.snapshot().pngData != middle)
    }

    @Test("a symbol in a text takes its room among the characters, and is not read out as one")
    func inText() throws {
        let plain = ViewTester(Text("Add  here"))
        let tester = ViewTester(Text("Add \(Image(systemName: "plus.circle.fill")) here"))
        #expect(try tester.find(.containing("Add")).frame.width > plain.find(.containing("Add")).frame.width + 10)
        #expect(try tester.find(.containing("Add")).label == "Add  here")
    }
}
