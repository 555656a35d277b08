import SwiftUITesting
import Testing

/// Where the suggestions of a search are, and when.
@MainActor
struct SearchSuggestionsTests {
    private struct Page: View {
        let suggested: [String]
        var height: CGFloat?
        @State private var text = ""
        @State private var taps = 0

        var body: some View {
            NavigationStack {
                VStack(spacing: 0) {
                    List { Button("Result, tapped \(taps)") { taps += 1 } }
                        .searchable(text: $text) {
                            ForEach(suggested.filter { $0.hasPrefix(text) }, id: \.self) {
                                Text($0).searchCompletion($0)
                            }
                        }
                        .frame(height: height)
                    if height != nil { Button("Below") { taps += 1 }.frame(maxHeight: .infinity) }
                }
                .navigationTitle("Fruits")
            }
        }
    }

    private func searching(_ page: some View) async throws -> ViewTester {
        let tester = ViewTester(page)
        await tester.pump()
        await tester.tap(try tester.find(.role(.searchField)))
        try await tester.settle()
        return tester
    }

    @Test("without a suggestion the results stay, and are touched, until there is one again")
    func none() async throws {
        let tester = try await searching(Page(suggested: ["Apple", "Pear"]))
        #expect(tester.findAll(.containing("Result")).isEmpty)
        await tester.type("x")
        try await tester.settle()
        await tester.tap(try tester.find(.containing("Result")))
        _ = try tester.find(.containing("tapped 1"))
        await tester.key(.delete)
        try await tester.settle()
        #expect(tester.findAll(.text("Pear")).count == 1)
        #expect(tester.findAll(.containing("Result")).isEmpty)
        let empty = try await searching(Page(suggested: []))
        #expect(try empty.find(.containing("Result")).isHittable)
    }

    @Test("suggestions cover the whole screen below its bar, however small the view is that is searched")
    func size() async throws {
        let tester = try await searching(Page(suggested: (0..<40).map { "Fruit \($0)" }, height: 150))
        let field = try tester.find(.role(.searchField)).frame
        let first = try tester.find(.text("Fruit 0")).frame
        #expect(first.minY > field.maxY && first.minY < field.maxY + 40)
        #expect(try tester.find(.text("Fruit 14")).isHittable)
        #expect(tester.findAll(.text("Below")).isEmpty)
        await tester.tap(try tester.find(.label("Cancel")))
        try await tester.settle()
        #expect(try tester.find(.text("Below")).isHittable)
    }

    private struct Palette: View {
        @Environment(\.fruits) private var fruits
        @Environment(\.isSearching) private var isSearching

        var body: some View {
            ForEach(fruits, id: \.self) { Text("\($0), \(isSearching ? "searching" : "not")").searchCompletion($0) }
        }
    }

    @Test("suggestions are in the environment of the view that is searched, and complete what was typed")
    func environment() async throws {
        struct Page: View {
            @State private var text = ""

            var body: some View {
                NavigationStack {
                    Text("typed \(text)")
                        .searchable(text: $text) { Palette() }
                        .environment(\.fruits, ["Fig"])
                        .navigationTitle("Fruits")
                }
            }
        }
        let tester = try await searching(Page())
        await tester.tap(try tester.find(.label("Fig, searching")))
        try await tester.settle()
        #expect(try tester.find(.role(.searchField)).value == "Fig")
        #expect(tester.findAll(.containing("typed")).isEmpty)
        await tester.tap(try tester.find(.label("Cancel")))
        try await tester.settle()
        _ = try tester.find(.containing("typed"))
    }

    @Test("of suggestions some of which are hidden the others are shown")
    func someHidden() async throws {
        struct Page: View {
            let isPearHidden: Bool
            @State private var text = ""

            var body: some View {
                NavigationStack {
                    Text("Content").navigationTitle("Fruits").searchable(text: $text) {
                        Text("Apple").searchSuggestions(.hidden, for: .content)
                        Text("Pear").searchSuggestions(isPearHidden ? .hidden : .automatic, for: [.content, .menu])
                    }
                }
            }
        }
        let tester = try await searching(Page(isPearHidden: false))
        #expect(tester.findAll(.text("Pear")).count == 1)
        #expect(tester.findAll(.text("Apple")).isEmpty)
        let none = try await searching(Page(isPearHidden: true))
        #expect(none.findAll(.text("Pear")).isEmpty)
        #expect(try none.find(.text("Content")).isHittable)
    }

    @Test("a field that has gone under the bar is not touched, and comes back")
    func underBar() async throws {
        struct Page: View {
            @State private var text = ""

            var body: some View {
                NavigationStack {
                    List(0..<60) { Text("Row \($0)") }
                        .searchable(text: $text)
                        .navigationTitle("Fruits")
                        .navigationBarTitleDisplayMode(.inline)
                        .toolbar { Button("Add") {} }
                }
            }
        }
        let tester = ViewTester(Page())
        await tester.pump()
        let field = try tester.find(.role(.searchField))
        #expect(field.isHittable)
        // Half of the field: only what is left of it is touched.
        await tester.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: 34))
        let half = try tester.find(.role(.searchField))
        let row = try tester.find(.label("Add")).frame
        #expect(half.frame.minY < row.maxY)
        await tester.touch(at: CGPoint(x: 200, y: row.midY)).lift()
        try await tester.settle()
        #expect(tester.findAll(.label("Cancel")).isEmpty)
        await tester.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: 200))
        try await tester.settle()
        #expect(try !tester.find(.role(.searchField)).isHittable)
        await tester.touch(at: CGPoint(x: 200, y: row.midY)).lift()
        try await tester.settle()
        #expect(tester.findAll(.label("Cancel")).isEmpty)
        await tester.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: -400))
        try await tester.settle()
        await tester.tap(try tester.find(.role(.searchField)))
        try await tester.settle()
        #expect(tester.findAll(.label("Cancel")).count == 1)
    }
}

private struct FruitsKey: EnvironmentKey {
    static let defaultValue: [String] = []
}

extension EnvironmentValues {
    fileprivate var fruits: [String] {
        get { self[FruitsKey.self] }
        set { self[FruitsKey.self] = newValue }
    }
}
