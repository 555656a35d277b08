import Foundation
import SwiftUITesting
import Testing

@testable import RiffleTextInput

@MainActor
@Suite("Undo managers")
struct UndoManagerTests {
    /// A list that registers how each change is taken back.
    private final class Shelf {
        var books: [String] = []
        let manager: UndoManager

        init(_ manager: UndoManager) { self.manager = manager }

        func add(_ book: String) {
            books.append(book)
            manager.registerUndo(withTarget: self) { $0.removeLast() }
        }

        func removeLast() {
            let book = books.removeLast()
            manager.registerUndo(withTarget: self) { $0.add(book) }
        }
    }

    @Test("What is undone can be done again, and no more after something new")
    func redoing() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        let shelf = Shelf(manager)
        shelf.add("Emma")
        manager.setActionName("Add Emma")
        shelf.add("Ulysses")
        #expect(manager.canUndo && !manager.canRedo)
        manager.undo()
        #expect(shelf.books == ["Emma"])
        #expect(manager.undoMenuItemTitle == "Undo Add Emma" && manager.canRedo)
        manager.undo()
        #expect(shelf.books.isEmpty && !manager.canUndo)
        #expect(manager.redoMenuItemTitle == "Redo Add Emma")
        manager.redo()
        manager.redo()
        #expect(shelf.books == ["Emma", "Ulysses"])
        manager.undo()
        shelf.add("Middlemarch")
        #expect(!manager.canRedo)
        manager.undo()
        #expect(shelf.books == ["Emma"])
    }

    @Test("All that one event registers is undone together, and what the next registers by itself")
    func events() async {
        let manager = UndoManager()
        let shelf = Shelf(manager)
        shelf.add("Emma")
        shelf.add("Persuasion")
        #expect(manager.groupingLevel == 1)
        while manager.groupingLevel > 0 { await Task.yield() }
        shelf.add("Ulysses")
        manager.undo()
        #expect(shelf.books == ["Emma", "Persuasion"])
        manager.undo()
        #expect(shelf.books.isEmpty)
        manager.redo()
        #expect(shelf.books == ["Emma", "Persuasion"])
    }

    @Test("Groups within groups, a limit, and pauses")
    func groups() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        let shelf = Shelf(manager)
        manager.beginUndoGrouping()
        shelf.add("A")
        manager.beginUndoGrouping()
        shelf.add("B")
        manager.endUndoGrouping()
        manager.undoNestedGroup()
        #expect(shelf.books == ["A", "B"], "A group is open")
        manager.endUndoGrouping()
        manager.undo()
        #expect(shelf.books.isEmpty)
        manager.levelsOfUndo = 2
        for book in ["A", "B", "C"] { shelf.add(book) }
        manager.undo()
        manager.undo()
        #expect(shelf.books == ["A"] && !manager.canUndo)
        manager.disableUndoRegistration()
        shelf.add("D")
        manager.enableUndoRegistration()
        #expect(!manager.canUndo)
    }

    @Test("What was registered for an object goes with it, or when it is asked for")
    func targets() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        var shelf: Shelf? = Shelf(manager)
        let other = Shelf(manager)
        shelf?.add("A")
        other.add("B")
        manager.removeAllActions(withTarget: other)
        #expect(manager.canUndo)
        weak let gone = shelf
        shelf = nil
        #expect(gone == nil, "The manager keeps nobody alive")
        manager.undo()
        #expect(!manager.canUndo && !manager.canRedo && other.books == ["B"])
    }

    private struct Page: View {
        @Environment(\.undoManager) private var undoManager
        @State private var model = Counter()
        @State private var name = ""
        @State private var isShown = false

        var body: some View {
            VStack {
                Text("Count \(model.count)")
                Button("Add") { model.add(1, undoManager) }
                Button("Back") { undoManager?.undo() }
                Button("Sheet") { isShown = true }
                TextField("Name", text: $name)
            }
            .sheet(isPresented: $isShown) { Inside() }
        }
    }

    private struct Inside: View {
        @Environment(\.undoManager) private var undoManager

        var body: some View { Button("Back inside") { undoManager?.undo() } }
    }

    @MainActor @Observable
    fileprivate final class Counter {
        var count = 0

        func add(_ step: Int, _ manager: UndoManager?) {
            count += step
            manager?.registerUndo(withTarget: self) { counter in
                MainActor.assumeIsolated { counter.add(-step, manager) }
            }
        }
    }

    @Test("A window has one manager: buttons and sheets reach it, and Command-Z where no text has anything to undo")
    func window() async throws {
        let tester = ViewTester(Page())
        let add = try tester.find(.text("Add"))
        for _ in 0..<4 { await tester.tap(add) }
        _ = try tester.find(.text("Count 4"))
        await tester.tap(try tester.find(.text("Back")))
        _ = try tester.find(.text("Count 3"))
        await tester.key("z", modifiers: .command)
        _ = try tester.find(.text("Count 2"))
        await tester.key("z", modifiers: [.command, .shift])
        _ = try tester.find(.text("Count 3"))

        await tester.tap(try tester.find(.role(.textField)))
        await tester.type("Ann")
        await tester.key("z", modifiers: .command)
        #expect(try tester.find(.role(.textField)).value == "")
        _ = try tester.find(.text("Count 3"))
        await tester.key("z", modifiers: .command)
        _ = try tester.find(.text("Count 2"))

        await tester.tap(try tester.find(.text("Sheet")))
        try await tester.settle()
        await tester.tap(try tester.find(.text("Back inside")))
        await tester.key(.escape)
        try await tester.settle()
        _ = try tester.find(.text("Count 1"))
        #expect(tester.issues.isEmpty)
    }
}
