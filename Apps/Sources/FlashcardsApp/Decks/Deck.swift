/// A deck as it is listed.
struct Deck: Identifiable, Hashable, Codable, Sendable {
    let id: String
    var name: String
    /// The number of its cards.
    var count: Int
    /// The number of its cards that were studied and are to be studied again today.
    var dueCount: Int
    /// The number of its cards that were never studied.
    var newCount: Int
}

/// What was removed last, and can come back.
struct Removal: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case decks
        case cards
        /// Cards of an import, which is undone by removing them.
        case imported
    }

    let kind: Kind
    let ids: [String]
    /// What the message says, such as String(localized: "Deck removed").
    let message: String
}
