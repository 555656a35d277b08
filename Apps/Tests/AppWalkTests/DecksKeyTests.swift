import BrowserTesting
import FlashcardsApp
import Testing

/// How decks and their cards are edited, and lists imported, by keys alone, in a low window.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(15))) struct DecksKeyTests {
    private static let size = CGSize(width: 900, height: 500)
    private static let first = Query.containing("General Knowledge")

    @Test("Decks are made, named anew, moved, removed, put back, searched and studied")
    func decks() async throws {
        try await StageHost.mouse.show(FlashcardsView(), size: Self.size) { stage in
            try await stage.press(.return, on: .role(.button, "Decks"))
            try await add("Rivers", stage)
            try await stage.press(.return, on: .role(.button, "New Deck"))
            try await stage.enter("Nothing")
            try await stage.press(.return, on: .role(.button, "Cancel"))
            #expect(try await names(stage) == ["General Knowledge", "Rivers"])
            #expect(try await stage.find(.role(.button, "New Deck")).isFocused)

            try await stage.choose("Rename", of: .containing("Rivers"))
            for _ in "Rivers" { try await stage.press(.delete) }
            try await stage.enter("Lakes")
            try await stage.press(.return)
            #expect(try await names(stage) == ["General Knowledge", "Lakes"])
            try await stage.choose("Move Up", of: .containing("Lakes"))
            #expect(try await names(stage) == ["Lakes", "General Knowledge"])
            try await stage.choose("Delete", of: .containing("Lakes"))
            #expect(try await names(stage) == ["General Knowledge"])
            try await stage.press("z", .command)
            #expect(try await names(stage) == ["Lakes", "General Knowledge"])
            try await stage.press(.return, on: .role(.button, "Edit"))
            // The circle of the first row.
            try await stage.press(.return, on: .role(.button, "Delete"))
            #expect(try await names(stage) == ["General Knowledge"])
            try await stage.press(.return, on: .role(.button, "Undo"))
            // The one that ends editing, and not the one that closes the sheet.
            try await stage.focus(.role(.button, "New Deck"))
            try await stage.press(.tab, .shift)
            try await stage.press(.return)
            #expect(try await stage.has(.role(.button, "Edit")))

            try await stage.focus(.role(.searchField, "Search decks"))
            try await stage.enter("gen")
            #expect(try await names(stage) == ["General Knowledge"])
            try await stage.press(.escape)
            #expect(try await names(stage) == ["Lakes", "General Knowledge"])
            try await stage.press(.return, on: .role(.button, "Study All Decks"))
            _ = try await stage.find(.text("12 to go"))
            #expect(try await stage.readElements().contains(where: \.isFocused))
        }
    }

    @Test("Cards are written, corrected, moved, removed, put back, searched and studied")
    func cards() async throws {
        try await StageHost.mouse.show(FlashcardsView(), size: Self.size) { stage in
            try await stage.press("d", .command)
            try await add("Rivers", stage)
            try await stage.press(.return, on: .containing("Rivers"))
            #expect(try await stage.readElements().contains(where: \.isFocused))
            try await write("Longest river?", "The Nile", opener: .role(.button, "New Card"), stage)
            try await write("Widest river?", "The Plate", opener: .role(.button, "New Card"), stage)
            #expect(try await cards(stage) == ["Longest river?", "Widest river?"])
            try await stage.press(.return, on: .containing("Widest river?"))
            try await stage.focus(.role(.textField, "Answer"))
            for _ in "Plate" { try await stage.press(.delete) }
            try await stage.enter("Amazon")
            try await stage.press(.return, on: .role(.button, "Save"))
            _ = try await stage.find(.containing("The Amazon"))
            #expect(try await stage.find(.containing("The Amazon")).isFocused)
            try await stage.press(.return, on: .containing("The Amazon"))
            try await stage.press(.escape)

            try await stage.choose("Move Up", of: .containing("Widest river?"))
            #expect(try await cards(stage) == ["Widest river?", "Longest river?"])
            try await stage.choose("Delete", of: .containing("Longest river?"))
            #expect(try await cards(stage) == ["Widest river?"])
            try await stage.press(.return, on: .role(.button, "Undo"))
            #expect(try await cards(stage) == ["Widest river?", "Longest river?"])
            try await stage.focus(.role(.searchField, "Search cards"))
            try await stage.enter("nile")
            #expect(try await cards(stage) == ["Longest river?"])
            try await stage.press(.return, on: .role(.button, "Cancel"))
            try await stage.press(.return, on: .role(.button, "Study This Deck"))
            _ = try await stage.find(.text("2 to go"))
            _ = try await stage.find(.text("Widest river?"))
        }
    }

    @Test("Rows are written and imported, what is left out is named, and the import is taken back")
    func importing() async throws {
        try await StageHost.mouse.show(FlashcardsView(), size: Self.size) { stage in
            try await stage.press("d", .command)
            try await stage.press(.return, on: Self.first)
            try await stage.press(.return, on: .label("More"))
            try await stage.press(.return, on: .label("Import"))
            try await stage.focus(.role(.textField, "Rows"))
            try await stage.enter("one,uno")
            try await stage.press(.return)
            try await stage.enter("broken")
            try await stage.press(.return)
            try await stage.enter("two,dos")
            try await stage.press(.return, on: .role(.button, "Import"))
            try await wait(for: .text("2 cards imported, 1 row left out"), stage)
            _ = try await stage.find(.containing("Line 2"))
            #expect(try await stage.readElements().contains(where: \.isFocused))
            try await stage.press(.return, on: .role(.button, "Undo Import"))
            try await wait(for: .role(.button, "Choose a File"), stage)
            try await stage.press(.return, on: .role(.button, "Import"))
            try await wait(for: .containing("2 cards imported"), stage)
            try await stage.press(.return, on: .role(.button, "Done"))
            try await stage.focus(.containing("uno"))
            try await stage.press(.return, on: .label("More"))
            try await stage.press(.escape)
            #expect(try await stage.find(.label("More")).isFocused)
            try await stage.press(.return, on: .label("More"))
            try await stage.press(.downArrow)
            #expect(try await stage.find(.label("Export")).isFocused)
            try await stage.press(.escape)
            // What a back button says is said by Escape as well.
            try await stage.press(.escape)
            _ = try await stage.find(.role(.button, "New Deck"))
            try await stage.press(.return, on: .role(.button, "Done"))
            #expect(try await stage.readElements().contains(where: \.isFocused))
        }
    }

    private func add(_ name: String, _ stage: any Stage) async throws {
        try await stage.press(.return, on: .role(.button, "New Deck"))
        try await stage.enter(name)
        try await stage.press(.return, on: .role(.button, "Save"))
        _ = try await stage.find(.containing(name))
    }

    private func write(_ prompt: String, _ answer: String, opener: Query, _ stage: any Stage) async throws {
        try await stage.press(.return, on: opener)
        try await stage.enter(prompt)
        try await stage.focus(.role(.textField, "Answer"))
        try await stage.enter(answer)
        try await stage.press(.return, on: .role(.button, "Save"))
        _ = try await stage.find(.containing(prompt))
    }

    /// Reading a list takes place beside the page.
    private func wait(for query: Query, _ stage: any Stage) async throws {
        for _ in 0..<600 where try await !stage.has(query) { try await stage.live(for: 1.0 / 60) }
        try await stage.settle()
        _ = try await stage.find(query)
    }

    /// The names of the decks in their order.
    private func names(_ stage: any Stage) async throws -> [String] {
        try await stage.findAll(.role(.button)).map(\.label)
            .compactMap { label in ["General Knowledge", "Rivers", "Lakes"].first { label.hasPrefix($0) } }
    }

    /// The questions in their order.
    private func cards(_ stage: any Stage) async throws -> [String] {
        try await stage.findAll(.role(.button)).map(\.label)
            .compactMap { label in ["Longest river?", "Widest river?"].first { label.hasPrefix($0) } }
    }
}
