import BrowserTesting
import RiffleChromiumDriver
import SwiftUI
import Testing

/// A page that somebody uses with nothing but keys, in a browser of 900 × 500.
@MainActor
@Suite(.serialized, browserTests, .timeLimit(.minutes(10))) struct KeyboardPageTests {
    private struct Shop: View {
        @State private var items = (1...60).map { "Item \($0)" }
        @State private var name = ""
        @State private var isSheetShown = false

        var body: some View {
            NavigationStack {
                List {
                    TextField("Name", text: $name, prompt: Text("Ada"))
                    ForEach(items, id: \.self) { item in
                        Button(item) { withAnimation { items.removeAll { $0 == item } } }
                            .accessibilityAction(named: "Keep") { name = item }
                    }
                }
                .navigationTitle("Shop")
                .toolbar {
                    Button("Filter") { isSheetShown = true }.keyboardShortcut("d")
                }
            }
            .sheet(isPresented: $isSheetShown) {
                NavigationStack {
                    Text("Cheap things only")
                        .navigationTitle("Filters")
                        .toolbar { Button("Done") { isSheetShown = false } }
                }
            }
        }
    }

    /// What the page's keyboard is on: the label of an element, or "body".
    private static let active = """
        ((element) => element === document.body ? "body" : element.getAttribute("aria-label") ?? element.textContent)(
          document.activeElement)
        """

    private func show(_ body: @MainActor (ServedPage) async throws -> Void) async throws {
        try await ServedPage.with(width: 900, height: 500, view: Shop(), body)
    }

    private func press(_ served: ServedPage, _ key: String, _ code: Int, modifiers: Int = 0) async throws {
        try await served.page.key(key, code: code, text: key == "Enter" ? "\r" : nil, modifiers: modifiers)
        try await served.settle()
    }

    private func active(_ served: ServedPage) async throws -> String {
        try await served.page.evaluate(Self.active).string ?? ""
    }

    private func expectActive(
        _ served: ServedPage, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let active = try await active(served)
        #expect(active == name, sourceLocation: sourceLocation)
    }

    /// Presses Tab until the page's keyboard is on an element.
    private func tab(_ served: ServedPage, to name: String) async throws {
        for _ in 0..<70 {
            try await press(served, "Tab", 9)
            let active = try await active(served)
            #expect(active != "body")
            if active == name { return }
        }
        Issue.record("Tab does not come to \(name).")
    }

    /// Whether the element that the keyboard is on is shown in the window below the bar.
    private func expectInSight(_ served: ServedPage) async throws {
        let frame = try await served.page.evaluate(
            "(({ top, bottom }) => [top, bottom])(document.activeElement.getBoundingClientRect())")
        #expect((frame[0].number ?? 0) >= 44 && (frame[1].number ?? 999) <= 500, "\(frame)")
    }

    @Test("Tab goes through the bar and all rows, which come into sight, and keeps its place when a row goes")
    func rows() async throws {
        try await show { served in
            try await press(served, "Tab", 9)
            try await expectActive(served, "Filter")
            try await press(served, "Tab", 9)
            try await expectActive(served, "Name")
            for number in 1...25 {
                try await press(served, "Tab", 9)
                try await expectActive(served, "Item \(number)")
                try await expectInSight(served)
            }
            try await press(served, "Enter", 13)
            #expect(["Item 24", "Item 26"].contains(try await active(served)))
            try await press(served, "End", 35)
            try await expectActive(served, "Item 60")
            try await expectInSight(served)
            try await press(served, "Home", 36)
            try await expectActive(served, "Name")
            // In a field these keys move the caret.
            try await press(served, "Tab", 9)
            try await press(served, "End", 35)
            try await expectActive(served, "Item 60")
            // Beyond the end the browser goes on, which without a window of its own begins anew.
            try await press(served, "Tab", 9)
            try await expectActive(served, "Filter")
        }
    }

    @Test("A sheet has the keyboard, is called by its title and hides what is below; its button gets the keyboard back")
    func sheet() async throws {
        try await show { served in
            try await tab(served, to: "Filter")
            try await press(served, "Enter", 13)
            try await expectActive(served, "Done")
            let dialogs = try await served.page.evaluate(
                "[...document.querySelectorAll('[role=dialog]')].map((dialog) => dialog.getAttribute('aria-label'))")
            #expect(dialogs.array.map(\.string) == ["Filters"])
            #expect(
                try await served.page.evaluate("document.querySelectorAll('[aria-label=\"Item 1\"]').length").int == 0)
            let levels = try await served.page.evaluate(
                "[...document.querySelectorAll('[role=heading]')].map((heading) => heading.getAttribute('aria-level'))")
            #expect(levels.array.map(\.string) == ["1"])
            try await press(served, "Enter", 13)
            try await expectActive(served, "Filter")
        }
    }

    @Test("A sheet that a key opens while nothing has the keyboard has it, and it stays somewhere afterwards")
    func sheetByShortcut() async throws {
        try await show { served in
            #expect(try await active(served) == "body")
            try await served.page.key("d", code: 68, text: nil, modifiers: 2)
            try await served.settle()
            let isInside = "document.querySelector('[role=dialog]').contains(document.activeElement)"
            #expect(try await served.page.evaluate(isInside).bool == true)
            try await tab(served, to: "Done")
            try await press(served, "Enter", 13)
            #expect(try await active(served) != "body")
        }
    }

    @Test("A ring shows for the keyboard only, also around fields, and what is typed after Tab goes on there")
    func ring() async throws {
        try await show { served in
            let field = try await served.page.evaluate(
                "(({ x, y }) => [x + 20, y + 8])(document.querySelector('.field').getBoundingClientRect())")
            try await served.page.click(field[0].number ?? 0, field[1].number ?? 0)
            try await served.settle()
            try await expectActive(served, "Name")
            #expect(!served.layers.contains("FocusRing"))
            try await press(served, "Tab", 9)
            #expect(served.layers.contains("FocusRing"))
            try await press(served, "Tab", 9, modifiers: 8)
            try await expectActive(served, "Name")
            #expect(served.layers.contains("FocusRing"))
            let placeholder = try await served.page.evaluate(
                "document.querySelector('.field').getAttribute('aria-placeholder')")
            #expect(placeholder.string == "Ada")
            // Without a pause: the field has the keyboard before the server has heard of it.
            try await press(served, "Tab", 9)
            try await served.page.key("Tab", code: 9, modifiers: 8)
            try await served.page.key("x", code: 88, text: "x")
            try await served.settle()
            #expect(try await served.page.evaluate("document.querySelector('.field').value").string == "x")
        }
    }

    @Test("The menu key leads to the actions of a row, which are called for it, and Escape back")
    func actions() async throws {
        try await show { served in
            try await tab(served, to: "Item 2")
            try await press(served, "ContextMenu", 93)
            try await expectActive(served, "Keep Item 2")
            try await press(served, "Escape", 27)
            try await expectActive(served, "Item 2")
            try await press(served, "F10", 121, modifiers: 8)
            try await press(served, "Enter", 13)
            #expect(try await served.page.evaluate("document.querySelector('.field').value").string == "Item 2")
            // As when a menu closes.
            try await expectActive(served, "Item 2")
        }
    }

    private struct Wishes: View {
        @State private var wishes = ["Lamp", "Kite", "Drum"]

        var body: some View {
            List {
                ForEach(wishes, id: \.self) { wish in
                    HStack {
                        Text(wish)
                        Button("Buy") {}.accessibilityLabel("Buy \(wish)")
                    }
                }
                .onDelete { wishes.remove(atOffsets: $0) }
                .onMove { wishes.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }

    @Test("On a control in a row the menu key leads to what can be done with the row, and the way back to the control")
    func actionsAround() async throws {
        try await ServedPage.with(width: 900, height: 500, view: Wishes()) { served in
            // Tab comes to the controls, not to the rows around them.
            for name in ["Buy Lamp", "Buy Kite"] {
                try await press(served, "Tab", 9)
                try await expectActive(served, name)
            }
            try await press(served, "ContextMenu", 93)
            try await expectActive(served, "Delete")
            try await press(served, "ArrowDown", 40)
            try await expectActive(served, "Move Up")
            try await press(served, "Enter", 13)
            try await expectActive(served, "Buy Kite")
            try await press(served, "Tab", 9)
            try await expectActive(served, "Buy Lamp")
            try await press(served, "ContextMenu", 93)
            try await press(served, "Enter", 13)
            try await expectActive(served, "Buy Drum")
        }
    }
}

extension ServedPage {
    /// The names of the layers there are.
    fileprivate var layers: String { content.layers.map { "\($0)" }.joined(separator: "\n") }
}
