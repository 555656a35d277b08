import Testing
import RiffleWebHost

@Suite struct MemoryJudgementTests {
    private func page(
        _ id: String, _ bytes: Int, of visitor: String = "somebody", still: Double = 0, isAway: Bool = false
    ) -> MemoryJudgement<String>.Page {
        MemoryJudgement.Page(id: id, visitor: visitor, bytes: bytes, stillSeconds: still, isAway: isAway)
    }

    private func ended(
        _ pages: [MemoryJudgement<String>.Page], page: Int = 1000, visitor: Int = 10_000, excess: Int = 0
    ) -> [String] {
        MemoryJudgement(pages, pageMemory: page, visitorMemory: visitor, excess: excess).ended
            .map { "\($0.id) \($0.reason)" }
    }

    @Test("A page that has more than it may ends, and no other")
    func onePage() {
        #expect(ended([page("a", 1001), page("b", 1000)]) == ["a page"])
    }

    @Test("Of a visitor who has more than they may, large pages that were left alone end until it is enough")
    func oneVisitor() {
        let pages = [
            page("used", 900, of: "ada", still: 1), page("left", 800, of: "ada", still: 100),
            page("small", 10, of: "ada", still: 500), page("other", 900, of: "ben", still: 1000),
        ]
        #expect(ended(pages, visitor: 1000) == ["left visitor"])
    }

    @Test("For the server, large pages that nobody has open end first, and no more than needed")
    func server() {
        let pages = [
            page("open", 900, still: 1000), page("away", 100, still: 10, isAway: true),
            page("long away", 100, still: 100, isAway: true), page("small", 1, still: 10),
        ]
        #expect(ended(pages, excess: 50) == ["long away server"])
        #expect(ended(pages, excess: 150) == ["long away server", "away server"])
        #expect(ended(pages, excess: 250) == ["long away server", "away server", "open server"])
        #expect(ended(pages, excess: 0).isEmpty)
    }
}
