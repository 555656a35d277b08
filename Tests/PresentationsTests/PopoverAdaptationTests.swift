import RifflePresentations
import SwiftUITesting
import Testing

/// What is in a popover when its surface is another one than at first.
@MainActor
struct PopoverAdaptationTests {
    @MainActor private final class Visits { var count = 0 }

    @MainActor private final class Visit: ObservableObject {
        init(_ visits: Visits) { visits.count += 1 }
    }

    private struct Counter: View {
        @StateObject private var visit: Visit
        @State private var count = 0

        init(_ visits: Visits) { _visit = StateObject(wrappedValue: Visit(visits)) }

        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    private struct Screen: View {
        @State private var isShown = false
        let visits: Visits
        let adaptation: PresentationAdaptation

        var body: some View {
            Button("Show") { isShown = true }
                .popover(isPresented: $isShown) { Counter(visits).presentationCompactAdaptation(adaptation) }
        }
    }

    @Test("has its views made once, and its state in a window that becomes wide", arguments: [0, 1, 2])
    func keeps(kind: Int) async throws {
        let visits = Visits()
        let adaptation: PresentationAdaptation = [.popover, .sheet, .fullScreenCover][kind]
        let tester = ViewTester(Screen(visits: visits, adaptation: adaptation))
        await tester.tap(try tester.find(.label("Show")))
        try await tester.settle()
        await tester.tap(try tester.find(.label("Count 0")))
        try await tester.settle()
        await tester.resize(to: CGSize(width: 1100, height: 800))
        try await tester.settle()
        await tester.tap(try tester.find(.label("Count 1")))
        _ = try tester.find(.label("Count 2"))
        #expect(visits.count == 1)
    }
}
