import SwiftUITesting
import Testing

/// What fingers and keys do to a view that was removed and is still shown.
@MainActor
struct RemovedInputTests {
    private struct Fields: View {
        @State private var items = (1...3).map { RowItem($0) }

        var body: some View {
            VStack {
                Button("Remove") { withAnimation(.linear(duration: 1)) { _ = items.popLast() } }
                ForEach(items.indices, id: \.self) { index in
                    TextField("Name", text: $items[index].name)
                }
            }
        }
    }

    @Test("a field in a removed row lets go of the keyboard, and gives what it showed")
    func field() async throws {
        let tester = ViewTester(Fields())
        await tester.tap(try #require(tester.findAll(.role(.textField)).last))
        await tester.advance(by: 0.5)
        await tester.tap(try tester.find(.label("Remove")))
        await tester.pump()
        await tester.key(.tab)
        await tester.type("x")
        try await tester.settle()
        #expect(tester.findAll(.role(.textField)).map(\.text) == [1, 2].map { RowItem($0).name })
    }

    private struct Screens: View {
        let taps: Tally
        @State private var path = [1]

        var body: some View {
            NavigationStack(path: $path) {
                Text("Root")
                    .navigationDestination(for: Int.self) { _ in
                        VStack {
                            Button("Delete") {
                                taps.count += 1
                                path.removeLast()
                            }
                            .keyboardShortcut("d")
                            TextField("Name", text: .constant(""))
                        }
                    }
            }
        }
    }

    private struct Sheets: View {
        let taps: Tally
        @State private var isShown = false

        var body: some View {
            Button("Open") { isShown = true }
                .sheet(isPresented: $isShown) {
                    Button("Delete") {
                        taps.count += 1
                        isShown = false
                    }
                    .keyboardShortcut("d")
                }
        }
    }

    @MainActor
    final class Tally {
        var count = 0
    }

    @Test("a screen and a sheet on their way out take no touches and no keys", arguments: [false, true])
    func leaving(isSheet: Bool) async throws {
        let taps = Tally()
        let tester = ViewTester(isSheet ? AnyView(Sheets(taps: taps)) : AnyView(Screens(taps: taps)))
        if isSheet { await tester.tap(try tester.find(.label("Open"))) }
        try await tester.settle()
        let place = try tester.find(.label("Delete")).center
        let fingers = [tester.touch(at: place), tester.touch(at: CGPoint(x: place.x + 2, y: place.y))]
        await tester.pump()
        for finger in fingers { await finger.lift() }
        await tester.advance(by: 0.05)
        let late = tester.touch(at: place)
        await tester.pump()
        await late.lift()
        await tester.key("d", modifiers: .command)
        try await tester.settle()
        #expect(taps.count == 1)
    }
}
