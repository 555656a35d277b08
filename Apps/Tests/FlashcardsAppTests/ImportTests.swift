import AppData
import SwiftUITesting
import Testing

@testable import FlashcardsApp

/// Imports and exports as a person makes them.
@MainActor
struct ImportTests {
    @Test("pasted rows become cards, bad rows are named, and the import is undone")
    func paste() async throws {
        let file = DataFile.memory()
        let store = FlashcardsStore(file, samples: [])
        await file.finish()
        let deck = try #require(store.addDeck(named: "Words"))
        let importing = Import()
        importing.start(Data("one,uno\nbroken\ntwo,dos".utf8)) { store.add($0, to: deck) }
        #expect(importing.isReading)
        await importing.task?.value
        await file.finish()
        guard case .done(let result) = importing.state else {
            Issue.record("\(importing.state)")
            return
        }
        #expect(result.summary == "2 cards imported, 1 row left out")
        #expect(result.badRows == [.init(line: 2, reason: "The answer is empty.")])
        #expect(store.cards(of: deck).value.map(\.prompt) == ["one", "two"])
        #expect(store.removal?.message == "2 cards imported")
        store.undoRemoval()
        await file.finish()
        #expect(store.cards(of: deck).value.isEmpty)
        let text = DeckFile.text(of: [.init(prompt: "one", answer: "uno")])
        #expect(text == "prompt,answer\r\none,uno\r\n")
    }

    @Test("a cancelled import adds nothing, and one of no text says so")
    func cancel() async throws {
        let importing = Import()
        var taken = 0
        importing.start(Data((0..<20_000).map { "a\($0),b" }.joined(separator: "\n").utf8)) { taken = $0.count }
        importing.cancel()
        await importing.task?.value
        #expect(taken == 0 && importing.state == .waiting)
        importing.start(Data([1, 0, 2, 0, 0, 0, 3])) { taken = $0.count }
        await importing.task?.value
        #expect(taken == 0)
        guard case .failed = importing.state else {
            Issue.record("\(importing.state)")
            return
        }
    }

    @Test("a list is pasted into the screen and imported")
    func screen() async throws {
        let file = DataFile.memory()
        let store = FlashcardsStore(file, samples: [])
        await file.finish()
        let deck = try #require(store.addDeck(named: "Words"))
        let tester = ViewTester(ImportScreen(store: store, deck: deck))
        try await tester.settle()
        #expect(!tester.isEnabled("Import"))
        await tester.tap(try tester.find(.label("Rows")))
        await tester.type("one,uno\nno answer\ntwo,dos")
        await tester.tap(try tester.find(.role(.button, "Import")))
        for _ in 0..<10_000 where tester.findAll(.containing("imported")).isEmpty { await tester.pump() }
        _ = try tester.find(.text("2 cards imported, 1 row left out"))
        _ = try tester.find(.containing("Line 2"))
        await tester.tap(try tester.find(.role(.button, "Undo Import")))
        try await tester.settle()
        #expect(store.cards(of: deck).value.isEmpty)
    }

    @Test("a file in an old encoding, with semicolons, is chosen and imported")
    func chosenFile() async throws {
        let file = DataFile.memory()
        let store = FlashcardsStore(file, samples: [])
        await file.finish()
        let deck = try #require(store.addDeck(named: "Words"))
        let tester = ViewTester(ImportScreen(store: store, deck: deck))
        try await tester.settle()
        let list = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).csv")
        defer { try? FileManager.default.removeItem(at: list) }
        try #require("Größe;size\nÄpfel;apples\n".data(using: .isoLatin1)).write(to: list)
        await tester.tap(try tester.find(.role(.button, "Choose a File")))
        try await tester.chooseFiles([list])
        for _ in 0..<10_000 where tester.findAll(.containing("imported")).isEmpty { await tester.pump() }
        _ = try tester.find(.text("2 cards imported"))
        await file.finish()
        #expect(store.cards(of: deck).value.map(\.prompt) == ["Größe", "Äpfel"])
        #expect(tester.issues == [])
    }

    @Test("a file that cannot be read says so, and one may try again")
    func unreadableFile() async throws {
        let importing = Import()
        importing.start(.success(URL(fileURLWithPath: "/nowhere/list.csv"))) { _ in Issue.record("There is no file.") }
        await importing.task?.value
        guard case .failed(let message) = importing.state else {
            Issue.record("\(importing.state)")
            return
        }
        #expect(message.hasPrefix("The file cannot be read."))
        importing.reset()
        #expect(importing.state == .waiting)
    }
}
