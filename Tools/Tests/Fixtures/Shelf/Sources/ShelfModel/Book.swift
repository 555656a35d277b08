public struct Book: Identifiable, Hashable, Sendable {
    public var id: Int
    public var title: String
    public var pages: Int

    public init(id: Int, title: String, pages: Int) {
        self.id = id
        self.title = title
        self.pages = pages
    }

    public static let samples = [
        Book(id: 1, title: "The Tide Table", pages: 210), Book(id: 2, title: "Salt and Rye", pages: 96),
        Book(id: 3, title: "A Short Walk North", pages: 340),
    ]
}
