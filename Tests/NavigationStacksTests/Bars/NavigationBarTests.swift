import SwiftUITesting
import Testing

@testable import RiffleNavigationStacks

@MainActor private func phone(_ view: some View) -> ViewTester {
    ViewTester(view) { $0.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0) }
}

private struct Tall: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<40, id: \.self) { Text("Line \($0)").frame(height: 50) }
            }
        }
    }
}

@MainActor @Suite struct NavigationBarTests {
    @Test func contentStartsBelowTheBar() throws {
        let none = phone(NavigationStack { Tall() })
        let inline = phone(NavigationStack { Tall().navigationTitle("T").navigationBarTitleDisplayMode(.inline) })
        let large = phone(NavigationStack { Tall().navigationTitle("T") })
        let hidden = phone(NavigationStack { Tall().navigationTitle("T").toolbar(.hidden, for: .navigationBar) })
        let tops = try [none, inline, large, hidden].map { try $0.find(.text("Line 0")).frame.midY - 25 }
        #expect(tops == [59, 103, 155, 59])
    }

    @Test func aViewThatDoesNotScrollIsCenteredInWhatIsLeft() throws {
        let tester = phone(NavigationStack { Text("Middle").navigationTitle("T") })
        let middle = (155.0 + 852 - 34) / 2
        #expect(abs(try tester.find(.text("Middle")).frame.midY - middle) < 1)
    }

    @Test func aLargeTitleGoesWithTheContentAndComesToRestAtAnEnd() async throws {
        let tester = phone(NavigationStack { Tall().navigationTitle("Title") })
        let before = try tester.find(.role(.header, "Title")).frame
        #expect(before.minX == 16)
        #expect(before.height > 35)
        let touch = tester.touch(at: CGPoint(x: 200, y: 600))
        await touch.move(by: CGSize(width: 0, height: -30), over: 0.3)
        await touch.hold(for: 0.3)
        let during = try tester.find(.role(.header, "Title")).frame
        #expect(abs(before.minY - during.minY - 20) < 1, "ten points are the finger's slop")
        await touch.lift()
        try await tester.settle()
        #expect(abs(try tester.find(.text("Line 0")).frame.midY - 180) < 1, "it went back")
        await tester.scroll(at: CGPoint(x: 200, y: 600), by: CGSize(width: 0, height: 200))
        try await tester.settle()
        let inline = try tester.find(.role(.header, "Title")).frame
        #expect(abs(inline.midX - 393 / 2) < 1)
        #expect(abs(inline.midY - (59 + 22)) < 1)
    }

    @Test func aPushedScreenTakesTheModeOfTheOneBefore() async throws {
        struct Two: View {
            let mode: NavigationBarItem.TitleDisplayMode
            var body: some View {
                NavigationStack {
                    NavigationLink("Go") { Text("Deep").navigationTitle("Second") }
                        .navigationTitle("First")
                        .navigationBarTitleDisplayMode(mode)
                }
            }
        }
        for (mode, isLarge) in [(NavigationBarItem.TitleDisplayMode.large, true), (.inline, false)] {
            let tester = phone(Two(mode: mode))
            await tester.tap(try tester.find(.label("Go")))
            try await tester.settle()
            #expect((try tester.find(.role(.header, "Second")).frame.height > 35) == isLarge)
        }
    }

    @Test func itemsStandAtTheirPlaces() throws {
        let tester = phone(
            NavigationStack {
                Text("Body")
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                        ToolbarItem(placement: .primaryAction) { Button("More") {} }
                        ToolbarItem(placement: .principal) { Text("Middle") }
                        ToolbarItem(placement: .bottomBar) { Text("Below") }
                    }
            })
        #expect(try tester.find(.label("Cancel")).frame.minX == 16)
        let (save, more) = (try tester.find(.label("Save")).frame, try tester.find(.label("More")).frame)
        #expect(abs(save.maxX - 377) < 1)
        #expect(more.maxX < save.minX)
        #expect(abs(try tester.find(.text("Middle")).frame.midX - 393 / 2) < 1)
        #expect(abs(try tester.find(.text("Below")).frame.midY - (852 - 34 - 22)) < 1)
    }

    @Test func itemsSeeTheStateAndTheEnvironmentThatTheyWereWrittenIn() async throws {
        struct Items: ToolbarContent {
            @Environment(\.locale) private var locale
            @State private var count = 0
            var body: some ToolbarContent {
                ToolbarItem(placement: .topBarTrailing) { Button("Own \(count) \(locale.identifier)") { count += 1 } }
            }
        }
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                Text("Body")
                    .toolbar {
                        Items()
                        if count < 2 {
                            ToolbarItem(placement: .topBarLeading) { Button("Add \(count)") { count += 1 } }
                        }
                    }
            }
        }
        let tester = phone(NavigationStack { Screen().environment(\.locale, Locale(identifier: "fr_FR")) })
        await tester.tap(try tester.find(.label("Own 0 fr_FR")))
        await tester.tap(try tester.find(.label("Add 0")))
        await tester.tap(try tester.find(.label("Add 1")))
        try await tester.settle()
        _ = try tester.find(.label("Own 1 fr_FR"))
        #expect(tester.findAll(.containing("Add")).isEmpty)
    }

    @Test func aScreenWithoutABackButtonCannotBeSwipedAway() async throws {
        struct Two: View {
            @State private var path = [1]
            var body: some View {
                NavigationStack(path: $path) {
                    Text("Root").navigationDestination(for: Int.self) { _ in
                        Text("Deep").navigationBarBackButtonHidden()
                    }
                }
            }
        }
        let tester = phone(Two())
        let touch = tester.touch(at: CGPoint(x: 5, y: 500))
        await touch.move(by: CGSize(width: 300, height: 0), over: 0.2)
        await touch.lift()
        try await tester.settle()
        await tester.key(.escape, modifiers: [])
        try await tester.settle()
        _ = try tester.find(.text("Deep"))
        #expect(tester.findAll(.role(.button, nil)).isEmpty)
    }

    @Test func aSearchTakesTheBarsPlaceAndEndsWithItsText() async throws {
        struct Found: View {
            @State private var text = ""
            var body: some View {
                NavigationStack {
                    Inner(text: text).navigationTitle("Fruit").searchable(text: $text)
                }
            }
        }
        struct Inner: View {
            let text: String
            @Environment(\.isSearching) private var isSearching
            @Environment(\.dismissSearch) private var dismissSearch
            var body: some View {
                VStack {
                    Text("\(isSearching) \(text)")
                    Button("Enough") { dismissSearch() }
                }
            }
        }
        let tester = phone(Found())
        _ = try tester.find(.text("false "))
        await tester.tap(try tester.find(.role(.searchField, nil)))
        await tester.advance(by: 0.5)
        await tester.type("pear")
        await tester.advance(by: 0.1)
        _ = try tester.find(.text("true pear"))
        await tester.tap(try tester.find(.label("Cancel")))
        await tester.advance(by: 0.5)
        _ = try tester.find(.text("false "))
        _ = try tester.find(.role(.header, "Fruit"))
    }
}
