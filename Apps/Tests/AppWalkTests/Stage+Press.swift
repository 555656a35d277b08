import BrowserTesting

extension Stage {
    /// Taps a button, and waits for what comes of it.
    func press(_ button: String) async throws {
        try await tap(try await find(.role(.button, button)))
        try await settle()
    }
}
