/// A book on a shelf.
public struct Book: Identifiable, Hashable, Sendable {
    /// Its number in the catalog.
    public var id: Int
    /// As it stands on the cover.
    public var title: String
    /// How many it has.
    public var pages: Int

    /// A book with its number, its title and how many pages it has.
    public init(id: Int, title: String, pages: Int) {
        self.id = id
        self.title = title
        self.pages = pages
    }

    /// Three books for previews.
    public static let samples = [
        Book(id: 1, title: "The Tide Table", pages: 210), Book(id: 2, title: "Salt and Rye", pages: 96),
        Book(id: 3, title: "A Short Walk North", pages: 340),
    ]
}
