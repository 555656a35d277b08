import BrowserTesting
import Testing

extension Stage {
    /// Does one of the things that can be done with an element: by the menu key, arrow keys and Return.
    func choose(
        _ action: String, of query: Query, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        try await focus(query)
        try await press(Self.menuKey)
        var seen: [String] = []
        for _ in 0..<12 {
            let name = try await readElements().first(where: \.isFocused)?.name ?? "nothing"
            // In a page, an action is called for its element as well: "Delete Milk".
            if name == action || name.hasPrefix(action + " ") { return try await press(.return) }
            seen.append(name)
            try await press(.downArrow)
        }
        Issue.record("the menu key leads to \(seen), and not to \(action)", sourceLocation: sourceLocation)
    }

    /// Whether there is an element.
    func has(_ query: Query) async throws -> Bool { try await !findAll(query).isEmpty }

    /// What a page calls the menu key of a keyboard.
    private static var menuKey: KeyEquivalent { "\u{F735}" }
}
