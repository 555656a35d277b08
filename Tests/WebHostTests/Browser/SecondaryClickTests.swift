import BrowserTesting
import RiffleChromiumDriver
import Foundation
import SwiftUI
import Testing

/// The mouse's other button and its key, in a browser.
@MainActor
@Suite(.serialized, browserTests, .timeLimit(.minutes(10))) struct SecondaryClickTests {
    private struct Notes: View {
        @State var text = "words"
        @State var done = "nothing"

        var body: some View {
            VStack(spacing: 30) {
                Button("Note") { done = "tap" }
                    .contextMenu { Button("Rename") { done = "rename" } }
                TextField("Field", text: $text)
                Text("Did \(done)")
            }
            .padding()
        }
    }

    private func place(_ served: ServedPage, _ selector: String) async throws -> (x: Double, y: Double) {
        // The page has what the server knows a moment later.
        try await served.wait(until: "\(selector) !== null")
        let found = try await served.page.evaluate(
            "(({ x, y, width, height }) => [x + width / 2, y + height / 2])(\(selector).getBoundingClientRect())")
        return (found[0].number ?? 0, found[1].number ?? 0)
    }

    private func element(_ name: String) -> String { "document.querySelector('.e[aria-label=\"\(name)\"]')" }

    /// Counts the menus that the browser would show.
    private static let watch =
        "(window.menus = 0, addEventListener('contextmenu', (event) => { if (!event.defaultPrevented) window.menus++; }))"

    @Test("The other button opens the app's menu and not the browser's; a field has the browser's")
    func click() async throws {
        try await ServedPage.with(view: Notes()) { served in
            try await served.page.evaluate(Self.watch)
            let note = try await place(served, element("Note"))
            try await served.page.secondaryClick(note.x, note.y)
            try await served.settle()
            #expect("\(served.content.semantics)".contains("Rename"))
            #expect(try await served.page.evaluate("window.menus").int == 0)
            let row = try await place(served, element("Rename"))
            try await served.page.click(row.x, row.y)
            try await served.settle()
            #expect("\(served.content.semantics)".contains("Did rename"))
            let field = try await place(served, "document.querySelector('.field')")
            try await served.page.secondaryClick(field.x, field.y)
            try await served.settle()
            #expect(try await served.page.evaluate("window.menus").int == 1)
            // Where the app has no menu, the browser has its own.
            let text = try await place(
                served, "[...document.querySelectorAll('.e')].find((each) => each.textContent.startsWith('Did'))")
            try await served.page.secondaryClick(text.x, text.y)
            try await served.settle()
            #expect(try await served.page.evaluate("window.menus").int == 2)
        }
    }

    @Test("On paper is the whole screen, on one page")
    func paper() async throws {
        try await ServedPage.with(view: Notes()) { served in
            let size = try await served.page.evaluate("[innerWidth, innerHeight]")
            let paper = try await served.page.send(
                "Page.printToPDF", ["preferCSSPageSize": true, "printBackground": true])
            let data = try #require(paper["data"].string.flatMap { Data(base64Encoded: $0) })
            let text = String(decoding: data, as: UTF8.self)
            #expect(text.components(separatedBy: "/Type /Page\n").count == 2)
            // A point of paper is 4/3 pixels.
            let box = text.components(separatedBy: "/MediaBox [0 0 ").last?.split(separator: "]").first ?? ""
            let sides = box.split(separator: " ").compactMap { Double($0) }
            try #require(sides.count == 2, "\(box)")
            #expect(abs(sides[0] * 4 / 3 - (size[0].number ?? 0)) < 1.5)
            #expect(abs(sides[1] * 4 / 3 - (size[1].number ?? 0)) < 1.5)
        }
    }

    @Test("The menu key opens the menu of what has the keyboard")
    func key() async throws {
        try await ServedPage.with(view: Notes()) { served in
            try await served.page.evaluate(Self.watch)
            try await served.page.evaluate("\(element("Note")).focus()")
            try await served.settle()
            try await served.page.key("ContextMenu", code: 93)
            try await served.settle()
            #expect("\(served.content.semantics)".contains("Rename"))
            #expect(try await served.page.evaluate("window.menus").int == 0)
            try await served.page.key("Escape", code: 27)
            try await served.settle()
            #expect(!"\(served.content.semantics)".contains("Rename"))
            try await served.page.key("F10", code: 121, modifiers: 8)
            try await served.settle()
            #expect("\(served.content.semantics)".contains("Rename"))
        }
    }
}
