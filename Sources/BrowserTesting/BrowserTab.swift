import RiffleChromiumDriver
import Foundation

/// A tab in which a program is open.
///
/// What is waited for may take as long as the test may: a machine that is busy fails nothing.
@MainActor
public final class BrowserTab {
    private let page: Page

    init(_ page: Page) { self.page = page }

    /// The names of all elements that assistive technology finds, in reading order.
    public func labels() async throws -> [String] {
        try await page.evaluate("(\(Self.names))()").array.compactMap(\.string)
    }

    /// Waits until an element has this name.
    public func wait(for label: String) async throws {
        try await wait(until: "(\(Self.names))().includes(\(quoted(label)))")
    }

    /// Waits until no element has this name.
    public func wait(untilGone label: String) async throws {
        try await wait(until: "!(\(Self.names))().includes(\(quoted(label)))")
    }

    /// Presses the first element of this name, as assistive technology does.
    public func press(_ label: String) async throws {
        try await wait(for: label)
        try await page.evaluate("(\(Self.element))(\(quoted(label))).click()")
    }

    /// Presses the first element of this name, which takes text, types, and waits until the program has the text.
    public func fill(_ label: String, with text: String) async throws {
        try await press(label)
        try await wait(until: "['INPUT', 'TEXTAREA'].includes(document.activeElement?.tagName)")
        try await page.insert(text: text)
        let node = "riffle.mirror.nodes.get(Number((\(Self.element))(\(quoted(label)))?.dataset.id))?.node"
        try await wait(until: "\(node)?.value?.includes(\(quoted(text))) === true")
    }

    /// Performs a named action of the first element of a name, as assistive technology does.
    public func perform(_ action: String, on label: String) async throws {
        let button = """
            [...document.querySelectorAll(".a")].find((button) => button.dataset.action === \(quoted(action))
              && button.dataset.node === (\(Self.element))(\(quoted(label)))?.dataset.id)
            """
        try await wait(until: "\(button) !== undefined")
        try await page.evaluate("\(button).click()")
    }

    /// Goes back by an entry of the browser's history.
    public func goBack() async throws { try await page.evaluate("history.back()") }

    /// Goes forward by an entry of the browser's history.
    public func goForward() async throws { try await page.evaluate("history.forward()") }

    /// Changes what follows `#` in the address.
    public func setFragment(_ fragment: String) async throws {
        try await page.evaluate("location.hash = \(quoted(fragment))")
    }

    /// Loads the page again, and waits until it is shown.
    public func reload() async throws {
        let address = try await page.evaluate("location.href").string ?? ""
        try await page.open("about:blank")
        try await page.open(address)
        try await waitUntilShown()
    }

    /// Closes the tab.
    public func close() async throws { try await page.close() }

    func waitUntilShown() async throws {
        try await wait(until: "globalThis.riffle?.mirror !== undefined && (\(Self.names))().length > 0")
    }

    private func wait(until condition: String) async throws {
        try await page.evaluate(
            """
            new Promise((done) => {
              const look = () => { if (\(condition)) done(); else setTimeout(look, 20); };
              look();
            })
            """)
    }

    private func quoted(_ text: String) -> String { JSON.string(text).text }

    private static let elements = "[...riffle.mirror.root.querySelectorAll('.e')]"
    private static let label = "riffle.mirror.nodes.get(Number(element.dataset.id))?.node.label"
    private static let names = "() => \(elements).map((element) => \(label) ?? '')"
    private static let element = "(name) => \(elements).find((element) => \(label) === name)"
}
