import BrowserTesting
import FiltersApp
import Testing

/// Everything that the filters can do, by keys alone, in a low window.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(15))) struct FiltersKeyTests {
    private static let size = CGSize(width: 900, height: 500)
    private static let search = Query.role(.searchField, "Search projects")

    @Test("Chips are chosen and cleared, the panel is hidden and shown, and Tab comes to all of it time and again")
    func chips() async throws {
        try await StageHost.mouse.show(FiltersView(), size: Self.size) { stage in
            try await stage.press(.space, on: .role(.button, "Web"))
            #expect(try await shown(stage) == [1, 6, 11])
            try await stage.press(.rightArrow)
            try await stage.press(.return)
            #expect(try await shown(stage) == [1, 6, 8, 10, 11])
            try await stage.press(.return, on: .role(.button, "Green"))
            #expect(try await shown(stage) == [6, 8, 11])
            try await stage.press(.return, on: .role(.button, "Clear filters"))
            #expect(try await shown(stage) == Array(1...12))
            // The button that went leaves the keyboard to another one.
            #expect(try await focused(stage) != nil)

            // The search field lies on the way, and hides nothing while nobody searches.
            try await stage.focus(.id("shot-12"))
            try await stage.focus(Self.search)
            #expect(try await stage.has(.role(.button, "Hide filters")))
            try await stage.press(.return, on: .role(.button, "Hide filters"))
            #expect(try await !stage.has(.role(.button, "Web")))
            #expect(try await stage.find(.role(.button, "Show filters")).isFocused)
            try await stage.focus(.id("shot-12"))
            try await stage.press(.space, on: .role(.button, "Show filters"))
            #expect(try await stage.has(.role(.button, "Web")))
        }
    }

    @Test("A search is typed, ended by Escape and by its button, and what finds nothing is cleared")
    func searching() async throws {
        try await StageHost.mouse.show(FiltersView(), size: Self.size) { stage in
            try await stage.focus(Self.search)
            #expect(try await !stage.has(.role(.button, "Cancel")))
            try await stage.enter("night")
            #expect(try await shown(stage) == [5])
            try await stage.press(.return, on: .role(.button, "Clear text"))
            #expect(try await shown(stage) == Array(1...12))
            try await stage.focus(Self.search)
            try await stage.enter("q")
            #expect(try await shown(stage) == [6])
            try await stage.press(.return, on: .role(.button, "Cancel"))
            #expect(try await shown(stage) == Array(1...12))
            #expect(try await stage.has(.role(.button, "Hide filters")))
            #expect(try await focused(stage) != nil)

            try await stage.focus(Self.search)
            try await stage.enter("zzz")
            _ = try await stage.find(.text("No projects match"))
            try await stage.press(.escape)
            #expect(try await shown(stage) == Array(1...12))
            #expect(try await focused(stage) != nil)
            try await stage.focus(Self.search)
            try await stage.enter("zzz")
            // One is the button of the chips, the other stands where the projects were.
            try await stage.press(.return, on: .role(.button, "Clear filters"))
            #expect(try await shown(stage) == Array(1...12))
            // Return begins a search as well, as a click does.
            try await stage.press(.escape)
            try await stage.press(.return, on: Self.search)
            #expect(try await stage.has(.role(.button, "Cancel")))
            try await stage.press(.escape)
            #expect(try await !stage.has(.role(.button, "Cancel")))
        }
    }

    @Test("A project is opened, and left by its button and by Escape; the keyboard is where it was")
    func projects() async throws {
        try await StageHost.mouse.show(FiltersView(), size: Self.size) { stage in
            try await stage.press(.return, on: .id("shot-7"))
            _ = try await stage.find(.role(.image, "Picture of Block Town"))
            #expect(try await focused(stage) == "Projects")
            try await stage.press(.return)
            #expect(try await stage.find(.id("shot-7")).isFocused)
            try await stage.press(.rightArrow)
            #expect(try await stage.find(.id("shot-8")).isFocused)
            try await stage.press(.space)
            _ = try await stage.find(.role(.image, "Picture of Daily Rings"))
            try await stage.press(.escape)
            #expect(try await stage.find(.id("shot-8")).isFocused)
        }
    }

    @Test("Filters are added, given to a project, removed and put back")
    func editing() async throws {
        try await StageHost.mouse.show(FiltersView(), size: Self.size) { stage in
            try await stage.press(.return, on: .role(.button, "Edit filters"))
            try await stage.focus(.role(.textField, "New filter"))
            try await stage.enter("Web")
            _ = try await stage.find(.text("There is a filter of this name."))
            for _ in 0..<3 { try await stage.press(.delete) }
            try await stage.enter("Zine")
            try await stage.press(.return)
            try await stage.focus(.text("Zine"))
            try await stage.focus(.role(.textField, "New filter"))
            try await stage.enter("Poster")
            try await stage.press(.return, on: .role(.button, "Add"))
            try await stage.choose("Delete", of: .text("Poster"))
            #expect(try await !stage.has(.text("Poster")))
            try await stage.press(.return, on: .role(.button, "Undo"))
            try await stage.choose("Delete", of: .text("Poster"))
            try await stage.press(.return, on: .role(.button, "Dismiss"))
            #expect(try await !stage.has(.role(.button, "Undo")))
            try await stage.press(.return, on: .role(.button, "Edit"))
            // The circle of the first row.
            try await stage.press(.return, on: .role(.button, "Delete"))
            #expect(try await !stage.has(.text("Web")))
            try await stage.press("z", .command)
            #expect(try await stage.has(.text("Web")))
            try await stage.press(.escape)
            #expect(try await stage.find(.role(.button, "Edit filters")).isFocused)

            try await stage.press(.return, on: .id("shot-2"))
            try await stage.press(.space, on: .role(.toggle, "Zine"))
            try await stage.press(.escape)
            try await stage.press(.return, on: .role(.button, "Zine"))
            #expect(try await shown(stage) == [2])
            try await stage.press(.return, on: .role(.button, "Edit filters"))
            try await stage.press(.return, on: .role(.button, "Done"))
            #expect(try await stage.find(.role(.button, "Edit filters")).isFocused)
        }
    }

    /// The numbers of the projects that are listed.
    private func shown(_ stage: any Stage) async throws -> [Int] {
        let found = Set(try await stage.findAll(.containing("")).compactMap(\.identifier))
        return (1...12).filter { found.contains("shot-\($0)") }
    }

    /// What a screen reader finds the keyboard on.
    private func focused(_ stage: any Stage) async throws -> String? {
        try await stage.readElements().first(where: \.isFocused)?.name
    }
}
