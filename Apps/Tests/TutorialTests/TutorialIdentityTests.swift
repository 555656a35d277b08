import SwiftUI
import SwiftUITesting
import Testing

// Who keeps its state: id, AnyView, switch, Group, nested ForEach with sections.

struct TutorialNote: View {
    let name: String
    @State private var stars = 0

    var body: some View {
        Text("\(name) \(String(repeating: "*", count: stars))")
            .onTapGesture { stars += 1 }
    }
}

enum TutorialPage: String, CaseIterable, Identifiable {
    case home, search, profile
    var id: String { rawValue }
}

struct TutorialIdentity: View {
    @State private var reset = UUID()
    @State private var page: TutorialPage = .home
    @State private var usesFirst = true
    @State private var sections: [(title: String, rows: [String])] = [
        ("Fruit", ["Apple", "Pear"]), ("Nuts", ["Hazel"]),
    ]
    @State private var isHighlighted = false

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            TutorialNote(name: "reset")
                .id(reset)
            current
            content(for: page)
            (usesFirst ? AnyView(TutorialNote(name: "any")) : AnyView(TutorialNote(name: "any").bold()))
            Group {
                if isHighlighted { TutorialNote(name: "if") } else { TutorialNote(name: "if") }
                TutorialNote(name: "bg").background(isHighlighted ? Color.yellow : Color.clear)
            }
            .font(isHighlighted ? .title : .body)
            ForEach(sections, id: \.title) { section in
                Text(section.title).font(.headline)
                ForEach(section.rows, id: \.self) { row in
                    TutorialNote(name: row)
                }
            }
            HStack {
                Button("Reset") { reset = UUID() }
                Button("Next") {
                    let all = TutorialPage.allCases
                    page = all[(all.firstIndex(of: page)! + 1) % all.count]
                }
                Button("Any") { usesFirst.toggle() }
                Button("Glow") { isHighlighted.toggle() }
                Button("Turn") {
                    withAnimation {
                        sections.reverse()
                        sections[1].rows.insert("Kiwi", at: 0)
                    }
                }
            }
        }
    }

    private var current: some View {
        Text("page \(page.rawValue.capitalized)")
    }

    @ViewBuilder
    private func content(for page: TutorialPage) -> some View {
        switch page {
        case .home: TutorialNote(name: "home")
        case .search:
            TutorialNote(name: "search")
        case .profile:
            let name = "profile"
            TutorialNote(name: name)
            TutorialNote(name: "more")
        }
    }
}

@MainActor
struct TutorialIdentityTests {
    private func star(_ tester: ViewTester, _ name: String) async throws {
        await tester.tap(try tester.find(.containing(name)))
    }

    private func stars(_ tester: ViewTester, _ name: String) throws -> Int {
        try tester.find(.containing(name)).text.filter { $0 == "*" }.count
    }

    private func press(_ tester: ViewTester, _ name: String) async throws {
        await tester.tap(try tester.find(.role(.button, name)))
        try await tester.settle()
    }

    @Test("another id is another view")
    func reset() async throws {
        let tester = ViewTester(TutorialIdentity())
        try await star(tester, "reset ")
        #expect(try stars(tester, "reset ") == 1)
        try await press(tester, "Glow")
        #expect(try stars(tester, "reset ") == 1)
        try await press(tester, "Reset")
        #expect(try stars(tester, "reset ") == 0)
    }

    @Test("each case of a switch has its own state, and none when it comes back")
    func switches() async throws {
        let tester = ViewTester(TutorialIdentity())
        try await star(tester, "home ")
        try await press(tester, "Next")
        _ = try tester.find(.text("page Search"))
        _ = try tester.find(.containing("search "))
        try await press(tester, "Next")
        _ = try tester.find(.containing("more "))
        try await press(tester, "Next")
        #expect(try stars(tester, "home ") == 0)
    }

    @Test("AnyView of another type is another view")
    func anyView() async throws {
        let tester = ViewTester(TutorialIdentity())
        try await star(tester, "any ")
        try await press(tester, "Glow")
        #expect(try stars(tester, "any ") == 1)
        try await press(tester, "Any")
        #expect(try stars(tester, "any ") == 0)
    }

    @Test("both branches of an if are different views; a changed argument is the same one")
    func branches() async throws {
        let tester = ViewTester(TutorialIdentity())
        try await star(tester, "if ")
        try await star(tester, "bg ")
        let height = try tester.find(.containing("bg ")).frame.height
        try await press(tester, "Glow")
        #expect(try stars(tester, "if ") == 0)
        #expect(try stars(tester, "bg ") == 1)
        #expect(try tester.find(.containing("bg ")).frame.height > height)
    }

    @Test("rows in nested loops keep their state when all around them moves")
    func nested() async throws {
        let tester = ViewTester(TutorialIdentity())
        try await star(tester, "Pear ")
        try await star(tester, "Hazel ")
        try await star(tester, "Hazel ")
        try await press(tester, "Turn")
        #expect(try stars(tester, "Pear ") == 1)
        #expect(try stars(tester, "Hazel ") == 2)
        #expect(try stars(tester, "Kiwi ") == 0)
        let order = ["Nuts", "Hazel", "Fruit", "Kiwi", "Apple", "Pear"]
        let places = try order.map { try tester.find(.containing($0)).frame.minY }
        #expect(places == places.sorted())
    }
}
