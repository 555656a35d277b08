import Foundation
import RiffleChromiumDriver
import Testing

/// What tests do to a page by the names of its elements.
extension Page {
    /// The names of all elements, in reading order, once the page is still.
    func elementNames() async throws -> [String] {
        for _ in 0..<3 { try await evaluate("riffle.whenStill()") }
        let names = try await evaluate(
            "JSON.stringify([...document.querySelectorAll('#elements *')].map((each) => \(Self.name)))"
        ).string
        return try JSONDecoder().decode([String].self, from: Data((names ?? "[]").utf8))
    }

    /// Waits until a condition of JavaScript's holds.
    func wait(until condition: String) async throws {
        try await evaluate(
            """
            new Promise((done) => {
              const step = () => (\(condition)) ? done() : setTimeout(step, 20);
              step();
            })
            """)
    }

    /// All that is read out, once the page is still.
    func text() async throws -> String { try await elementNames().joined(separator: " ") }

    /// Clicks on the middle of the first element whose name begins so, once the page is still.
    func press(_ title: String) async throws {
        _ = try await elementNames()
        let place =
            try await evaluate(
                """
                (() => {
                  const all = [...document.querySelectorAll("#elements *")];
                  const frame = all.find((each) => (\(Self.name)).startsWith("\(title)")).getBoundingClientRect();
                  return `${frame.x + frame.width / 2} ${frame.y + frame.height / 2}`;
                })()
                """
            ).string ?? ""
        let numbers = place.split(separator: " ").compactMap { Double($0) }
        try #require(numbers.count == 2, "There is no \(title).")
        try await click(numbers[0], numbers[1])
    }

    /// Goes so far in the page's history; back is less than 0.
    func go(_ distance: Int) async throws {
        try await evaluate(
            "new Promise((done) => { addEventListener('popstate', done, { once: true }); history.go(\(distance)); })")
    }

    private static let name = "each.getAttribute('aria-label') ?? each.textContent"
}
