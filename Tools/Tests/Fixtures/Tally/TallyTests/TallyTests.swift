import Testing

@testable import Tally

struct TallyTests {
    @Test func countsOne() async throws {
        let book = TallyBook()
        book.count(book.tallies[1])
        #expect(book.tallies.map(\.count) == [0, 1, 0])
        #expect(try await book.save() > 20)
    }
}
