import BrowserTesting
import RiffleChromiumDriver
import SwiftUI
import Testing

/// What the browser's menu finds selected where its button is pressed over a text of the app.
@MainActor
@Suite(.serialized, browserTests, .timeLimit(.minutes(10))) struct TextPickingTests {
    private struct Page: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 40) {
                Text("Ferment the cabbage").textSelection(.enabled)
                Text("Not to be taken")
                Text("Salted with menu")
                    .textSelection(.enabled)
                    .contextMenu { Button("Rename") {} }
            }
            .padding()
        }
    }

    /// What is selected when the browser is about to show its menu: its own code runs after all listeners.
    private static let watch =
        """
        window.picked = [];
        addEventListener("contextmenu", (event) => { if (!event.defaultPrevented) picked.push(getSelection().toString()); });
        undefined
        """

    /// The middle of a word that a line of text begins with, or of another one.
    private func place(_ served: ServedPage, of word: String) async throws -> (x: Double, y: Double) {
        let found = try await served.page.evaluate(
            """
            (() => {
              const line = [...document.querySelectorAll("#layers .t")].find((each) => each.textContent.includes("\(word)"));
              const range = document.createRange();
              const start = line.textContent.indexOf("\(word)");
              range.setStart(line.firstChild, start);
              range.setEnd(line.firstChild, start + \(word.count));
              const { left, width, top, height } = range.getBoundingClientRect();
              return [left + width / 2, top + height / 2];
            })()
            """)
        return (found[0].number ?? 0, found[1].number ?? 0)
    }

    private func point(_ served: ServedPage, at word: String) async throws -> (x: Double, y: Double) {
        let place = try await place(served, of: word)
        try await served.page.hover(place.x, place.y)
        try await served.settle()
        return place
    }

    private func picked(_ served: ServedPage) async throws -> [String] {
        try await served.page.evaluate("picked").array.compactMap(\.string)
    }

    @Test("a word under the mouse is selected for the browser's menu, in texts that can be selected only")
    func word() async throws {
        try await ServedPage.with(view: Page()) { served in
            try await served.page.evaluate(Self.watch)
            let word = try await point(served, at: "cabbage")
            try await served.page.secondaryClick(word.x, word.y)
            #expect(try await picked(served) == ["cabbage"])
            let other = try await point(served, at: "taken")
            try await served.page.secondaryClick(other.x, other.y)
            #expect(try await picked(served).last == "cabbage", "what was picked before is not let go by a menu")
            try await served.page.click(other.x, other.y)
            try await served.page.secondaryClick(other.x, other.y)
            #expect(try await picked(served).last?.isEmpty == true)
            // The app's own menu comes first.
            let salted = try await point(served, at: "Salted")
            try await served.page.secondaryClick(salted.x, salted.y)
            try await served.settle()
            #expect(try await picked(served).count == 3)
            #expect("\(served.content.semantics)".contains("Rename"))
        }
    }

    @Test("what the mouse has selected is still selected in the browser's menu, and is what its Copy takes")
    func dragged() async throws {
        try await ServedPage.with(view: Page()) { served in
            try await served.page.evaluate(Self.watch)
            let start = try await point(served, at: "Ferment")
            let end = try await place(served, of: "cabbage")
            try await served.page.mouse(.down, start.x, start.y)
            for step in 1...4 {
                try await served.page.mouse(
                    .move, start.x + (end.x - start.x) * Double(step) / 4,
                    start.y + (end.y - start.y) * Double(step) / 4)
            }
            try await served.page.mouse(.up, end.x, end.y)
            try await served.settle()
            let middle = try await place(served, of: "the")
            try await served.page.secondaryClick(middle.x, middle.y)
            let picked = try #require(try await picked(served).last)
            #expect(picked.contains("ent the cab") && !picked.contains("Ferment"), "\(picked)")
            let copied = try await served.page.evaluate(
                """
                (() => {
                  const event = new ClipboardEvent("copy", { clipboardData: new DataTransfer(), cancelable: true });
                  document.dispatchEvent(event);
                  return event.clipboardData.getData("text/plain");
                })()
                """)
            #expect(copied.string == picked)
            // Beside what is selected the word there is meant.
            let word = try await point(served, at: "Ferment")
            try await served.page.secondaryClick(word.x - 20, word.y)
            #expect(try await self.picked(served).last == "Ferment")
        }
    }
}
