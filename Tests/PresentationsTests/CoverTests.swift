import RifflePresentations
import SwiftUITesting
import Testing

@MainActor
struct CoverTests {
    private struct Screen: View {
        let ground: Color?
        @State private var isShown = false
        @State private var isTurned = false

        var body: some View {
            VStack {
                Color.red.frame(width: 20, height: 20)
                    .offset(x: isTurned ? 100 : 0)
                    .animation(.linear(duration: 1).repeatForever(), value: isTurned)
                    .accessibilityElement().accessibilityLabel("Spinner")
                Button("Show") { isShown = true }
            }
            .onAppear { isTurned = true }
            .fullScreenCover(isPresented: $isShown) { Inside(ground: ground) }
        }
    }

    private struct Inside: View {
        let ground: Color?
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            if let ground { content.presentationBackground(ground) } else { content }
        }

        private var content: some View { Button("Close") { dismiss() } }
    }

    /// Whether frames are still made once all else has come to rest.
    private func moves(_ tester: ViewTester) async -> Bool {
        await tester.advance(by: 3.1)
        return tester.statistics.layersChanged > 0
    }

    @Test("what moves below a cover rests while the cover hides it, and is where it should be once it does not")
    func rests() async throws {
        let tester = ViewTester(Screen(ground: nil))
        await tester.pump()
        #expect(await moves(tester))
        await tester.tap(try tester.find(.text("Show")))
        await tester.advance(by: 3)
        #expect(await !moves(tester))
        await tester.tap(try tester.find(.text("Close")))
        await tester.pump()
        #expect(tester.statistics.layersChanged > 1)
        await tester.advance(by: 2)
        #expect(await moves(tester))
    }

    @Test("below a cover that lets its ground be seen through, everything goes on")
    func clear() async throws {
        let tester = ViewTester(Screen(ground: .clear))
        await tester.tap(try tester.find(.text("Show")))
        await tester.advance(by: 3)
        #expect(await moves(tester))
    }
}
