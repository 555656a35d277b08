import RifflePresentations
import SwiftUITesting
import Testing

private struct Screen: View {
    @State private var isSheet = false
    @State private var isCover = false

    var body: some View {
        VStack {
            Button("Sheet") { isSheet = true }
            Button("Cover") { isCover = true }
        }
        .sheet(isPresented: $isSheet) { Button("Close sheet") { isSheet = false } }
        .fullScreenCover(isPresented: $isCover) { Button("Close cover") { isCover = false } }
    }
}

@MainActor
struct ReducedMotionTests {
    @Test("for who wants less motion, sheets and covers fade in and out where they are", arguments: ["Sheet", "Cover"])
    func fade(kind: String) async throws {
        let tester = ViewTester(Screen()) { $0.accessibilityReduceMotion = true }
        await tester.pump()
        let close = "Close \(kind.lowercased())"
        await tester.tap(try tester.find(.text(kind)))
        await tester.advance(by: 0.1)
        let coming = try tester.find(.text(close))
        #expect(coming.opacity > 0.01 && coming.opacity < 0.99)
        try await tester.settle()
        let there = try tester.find(.text(close))
        #expect(there.opacity == 1 && abs(there.frame.midY - coming.frame.midY) < 0.5)
        await tester.tap(there)
        await tester.advance(by: 0.1)
        let around = tester.layersDescription
        try await tester.settle()
        #expect(tester.findAll(.text(close)).isEmpty && tester.layersDescription != around)
        _ = try tester.find(.text(kind))
    }

    @Test("what lies above an app has a line along its edge for who wants more contrast", arguments: [false, true])
    func edges(isStrong: Bool) async throws {
        struct Asked: View {
            var body: some View { Color.white.alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} } }
        }
        let tester = ViewTester(Asked(), scale: 1) { $0._colorSchemeContrast = isStrong ? .increased : .standard }
        try await tester.settle()
        let card = try tester.find(.role(.alert, "Sure?")).frame
        let picture = try tester.snapshot()
        let (edge, inside) = (
            picture[Int(card.minX.rounded()), Int(card.midY)], picture[Int(card.minX) + 4, Int(card.midY)]
        )
        #expect((Int(inside.r) - Int(edge.r) > 40) == isStrong, "\(edge) \(inside)")
    }
}
