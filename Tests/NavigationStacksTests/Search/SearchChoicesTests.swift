import SwiftUITesting
import Testing

@testable import RiffleNavigationStacks

/// What a search offers beside its field, and when.
@MainActor
struct SearchChoicesTests {
    private struct Fruit: Identifiable, Hashable {
        var id: String
    }

    private struct Page: View {
        var activation = SearchScopeActivation.automatic
        var behavior = SearchPresentationToolbarBehavior.automatic
        @State private var text = ""
        @State private var scope = 0
        @State private var tokens: [Fruit] = []
        @State private var suggested = [Fruit(id: "Apple"), Fruit(id: "Pear")]

        var body: some View {
            VStack(spacing: 0) {
                NavigationStack {
                    List { Text("Own content") }
                        .navigationTitle("Fruits")
                        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text($0.id) }
                        .searchScopes($scope, activation: activation) {
                            Text("All").tag(0)
                            Text("Ripe").tag(1)
                        }
                }
                .searchPresentationToolbarBehavior(behavior)
                // Where suggestions do not cover it.
                Text("typed “\(text)”, \(tokens.map(\.id).joined(separator: "+"))")
            }
        }
    }

    private func searching(_ page: Page) async throws -> ViewTester {
        let tester = ViewTester(page)
        await tester.pump()
        await tester.tap(try tester.find(.role(.searchField)))
        try await tester.settle()
        return tester
    }

    @Test("scopes that wait for text come with the first letter and go with the last")
    func activation() async throws {
        let tester = try await searching(Page(activation: .onTextEntry))
        #expect(tester.findAll(.text("Ripe")).isEmpty)
        await tester.type("a")
        try await tester.settle()
        #expect(tester.findAll(.text("Ripe")).count == 1)
        await tester.key(.delete)
        try await tester.settle()
        #expect(tester.findAll(.text("Ripe")).isEmpty)
        #expect(try await searching(Page()).findAll(.text("Ripe")).count == 1)
    }

    @Test("suggestions that are hidden where they would be shown leave the view there; others stay")
    func hiddenSuggestions() async throws {
        struct Page: View {
            let placements: SearchSuggestionsPlacement.Set
            @State private var text = ""

            var body: some View {
                NavigationStack {
                    List { Text("Own content") }
                        .navigationTitle("Fruits")
                        .searchable(text: $text) {
                            ForEach(["Apple", "Pear"], id: \.self) { Text($0).searchCompletion($0) }
                                .searchSuggestions(.hidden, for: placements)
                        }
                }
            }
        }
        for (placements, isHidden) in [(SearchSuggestionsPlacement.Set.content, true), (.menu, false)] {
            let tester = ViewTester(Page(placements: placements))
            await tester.pump()
            await tester.tap(try tester.find(.role(.searchField)))
            try await tester.settle()
            #expect(tester.findAll(.text("Pear")).isEmpty == isHidden)
            #expect(tester.findAll(.text("Own content")).filter(\.isHittable).isEmpty == !isHidden)
        }
    }

    @Test("a suggested token that is chosen stands in the field in place of what was typed")
    func tokens() async throws {
        let tester = try await searching(Page())
        await tester.type("pe")
        try await tester.settle()
        await tester.tap(try tester.find(.label("Pear")))
        try await tester.settle()
        await tester.tap(try tester.find(.label("Apple")))
        try await tester.settle()
        #expect(tester.findAll(.text("typed “”, Pear+Apple")).count == 1)
    }

    @Test("the title and the field stand below each other where the search does not hide the bar")
    func title() async throws {
        let hiding = try await searching(Page())
        #expect(hiding.findAll(.role(.header, "Fruits")).isEmpty)
        let staying = try await searching(Page(behavior: .avoidHidingContent))
        let title = try staying.find(.role(.header, "Fruits")).frame
        let field = try staying.find(.role(.searchField)).frame
        #expect(title.maxY < field.minY)
    }

    @Test("a search that is canceled leaves neither text nor tokens")
    func canceled() async throws {
        let tester = try await searching(Page())
        await tester.tap(try tester.find(.label("Apple")))
        try await tester.settle()
        await tester.type("b")
        try await tester.settle()
        _ = try tester.find(.text("typed “b”, Apple"))
        await tester.tap(try tester.find(.label("Cancel")))
        try await tester.settle()
        _ = try tester.find(.text("typed “”, "))
    }
}
