public struct Trip: Codable, Identifiable, Hashable {
    public let id: Int
    public var title: String
    public var nights: Int

    public init(id: Int, title: String, nights: Int) {
        self.id = id
        self.title = title
        self.nights = nights
    }
}
