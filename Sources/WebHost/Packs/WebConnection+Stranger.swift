extension WebConnection {
    /// Whether nothing is known of who looks at the page: they have stored nothing, and the server does not say who they are.
    var isStrangers: Bool {
        place == nil && request.map { $0.user == nil && $0.values.isEmpty } ?? true && person.isBlank
    }
}
