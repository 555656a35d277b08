import BrowserTesting
import RiffleChromiumDriver
import RiffleHosting

/// A field of a page in Chromium.
///
/// What it does reaches the browser as input; nobody waits for the server but `look()`.
@MainActor
final class PageHands: EditingHands {
    let needsLettersBelowAccents = true
    private let served: ServedPage
    private var page: Page { served.page }
    /// The number of the field's text.
    private let target: Int

    init(_ served: ServedPage, _ name: String) async throws {
        self.served = served
        let found = try await served.page.evaluate(
            """
            [...riffle.fields.fields.values()].filter(({ element, label }) => element && label === \(JSON.string(name).text))
              .map((field) => { field.element.focus({ preventScroll: true }); return field.target; })[0]
            """)
        target = found.int ?? 0
        try await served.settle()
    }

    private var field: String { "riffle.fields.fields.get(\(target)).element" }

    func look() async throws -> (text: String, selection: Range<Int>) {
        try await served.settle()
        let (text, selection) = try await glance()
        let state = served.content.textInput(UInt32(target)) ?? TextInputState()
        guard state.text == text, state.selection == selection, state.marked == nil else {
            throw HandsDisagree(
                page: "“\(text)” \(selection)",
                app: "“\(state.text)” \(state.selection) \(String(describing: state.marked))")
        }
        return (text, selection)
    }

    func glance() async throws -> (text: String, selection: Range<Int>) {
        let shown = try await page.evaluate(
            "(({ value, selectionStart, selectionEnd }) => [value, selectionStart, selectionEnd])(\(field))")
        let start = shown[1].int ?? 0
        return (shown[0].string ?? "", start..<max(start, shown[2].int ?? 0))
    }

    func type(_ text: String) async throws { try await page.insert(text: text) }

    func compose(_ steps: [String]) async throws {
        for step in steps.dropLast() { try await page.compose(step) }
        try await page.insert(text: steps.last ?? "")
    }

    func press(_ key: EditingKey) async throws {
        switch key {
        case .backspace: try await page.key("Backspace", code: 8)
        case .forwardDelete: try await page.key("Delete", code: 46)
        case .left: try await page.key("ArrowLeft", code: 37)
        case .right: try await page.key("ArrowRight", code: 39)
        case .wordLeft: try await page.key("ArrowLeft", code: 37, modifiers: 2)
        case .wordRight: try await page.key("ArrowRight", code: 39, modifiers: 2)
        case .selectLeft: try await page.key("ArrowLeft", code: 37, modifiers: 8)
        case .selectRight: try await page.key("ArrowRight", code: 39, modifiers: 8)
        case .selectWordLeft: try await page.key("ArrowLeft", code: 37, modifiers: 10)
        case .selectWordRight: try await page.key("ArrowRight", code: 39, modifiers: 10)
        case .home: try await page.key("Home", code: 36)
        case .end: try await page.key("End", code: 35)
        case .all: try await page.key("a", code: 65, modifiers: 2, command: "selectAll")
        }
    }

    func select(_ range: Range<Int>) async throws {
        try await page.evaluate("\(field).setSelectionRange(\(range.lowerBound), \(range.upperBound))")
    }

    /// Selects so many characters that are no spaces, as the field shows them now.
    func selectDigits(_ range: Range<Int>) async throws {
        try await page.evaluate(
            """
            (() => {
              const field = \(field);
              const place = (count) => {
                let offset = 0;
                for (let known = 0; known < count; offset++) if (field.value[offset] !== " ") known++;
                return offset;
              };
              const start = place(\(range.lowerBound));
              field.setSelectionRange(start, \(range.count) === 0 ? start : place(\(range.upperBound)));
            })()
            """)
    }

    // The clipboard of a browser without a window is nobody's: what is pasted comes in as its paste would bring it in.
    private var clipboard = ""

    func copy() async throws {
        let selected = try await page.evaluate(
            "(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd))(\(field))")
        if let text = selected.string, !text.isEmpty { clipboard = text }
    }

    func cut() async throws {
        try await copy()
        let isNothing = try await page.evaluate("\(field).selectionStart === \(field).selectionEnd").bool ?? true
        if !isNothing { try await page.evaluate("document.execCommand('delete')") }
    }

    func paste() async throws {
        guard !clipboard.isEmpty else { return }
        try await page.evaluate("document.execCommand('insertText', false, \(JSON.string(clipboard).text))")
    }

    func undo() async throws { try await page.key("z", code: 90, modifiers: 2) }
    func redo() async throws { try await page.key("z", code: 90, modifiers: 10) }

    func drag(from start: Double, to end: Double) async throws {
        let box = try await page.evaluate(
            "(({ x, y, width, height }) => [x, y, width, height])(\(field).getBoundingClientRect())")
        let sides = box.array.compactMap(\.number)
        func x(_ share: Double) -> Double { sides[0] + sides[2] * share }
        let y = sides[1] + sides[3] / 2
        try await page.mouse(.down, x(start), y)
        try await page.mouse(.move, x((start + end) / 2), y)
        try await page.mouse(.move, x(end), y)
        try await page.mouse(.up, x(end), y)
    }
}
