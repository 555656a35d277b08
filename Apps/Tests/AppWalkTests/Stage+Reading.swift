import BrowserTesting
import Testing

extension Stage {
    /// Checks what a screen reader finds: that each thing has a role, and what can be used a name that is no symbol's.
    func expectReadable(
        _ screen: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        for element in try await readElements() {
            #expect(element.role != "generic", "\(screen): \(element)", sourceLocation: sourceLocation)
            let isControl = Self.named.contains(element.role)
            #expect(
                !isControl || !element.name.isEmpty, "\(screen): \(element) has no name", sourceLocation: sourceLocation
            )
            #expect(
                !isSymbol(element.name), "\(screen): \(element) is called like a symbol", sourceLocation: sourceLocation
            )
        }
    }

    /// Checks that a screen reader finds a text.
    func expectShown(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let elements = try await readElements()
        #expect(elements.contains { $0.name.contains(text) }, "\(elements)", sourceLocation: sourceLocation)
    }

    /// Checks that a screen reader does not find a text, as it is covered.
    func expectHidden(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let found = try await readElements().filter { $0.name.contains(text) }
        #expect(found.isEmpty, sourceLocation: sourceLocation)
    }

    /// Checks what a screen reader was given to say last.
    func expectSaid(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        #expect(try await announcements().last == text, sourceLocation: sourceLocation)
    }

    /// Presses an element as a screen reader does, and waits for what comes of it.
    func activate(_ query: Query) async throws { try await ask("Activate", of: query) }

    /// Asks for an action of an element as a screen reader does, and waits for what comes of it.
    func ask(_ action: String, of query: Query) async throws {
        try await perform(action, on: try await find(query))
        try await settle()
    }

    /// What has to have a name, as browsers and semantics call it.
    private static var named: Set<String> {
        [
            "button", "link", "toggle", "switch", "slider", "stepper", "spinbutton", "picker", "combobox", "menuitem",
            "menuItem", "menuitemradio", "menuitemcheckbox", "tab", "heading", "header", "image",
        ]
    }

    /// Whether a name is one of a symbol, such as `plus.circle.fill`.
    private func isSymbol(_ name: String) -> Bool {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        return words.count > 1
            && words.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) } }
            && !name.allSatisfy { $0.isNumber || $0 == "." }
    }

    /// Directs the keyboard to an element, presses a key, and waits for what comes of it.
    func press(_ key: KeyEquivalent, on query: Query) async throws {
        try await focus(query)
        try await self.press(key)
    }

    /// Presses a key and waits for what comes of it.
    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) async throws {
        try await self.key(key, modifiers: modifiers)
        try await settle()
    }

    /// Types into what has the keyboard, and waits.
    func enter(_ text: String) async throws {
        try await type(text)
        try await settle()
    }
}
