import Testing

@testable import FlashcardsApp

struct StudySessionTests {
    private let facts = (0..<6).map { Fact("Question \($0)", "Answer \($0)") }

    private func order(_ session: StudySession) -> [String] { session.pile.reversed().map(\.fact.answer) }

    @Test("the first fact is asked first")
    func start() {
        let session = StudySession(facts: facts)
        #expect(order(session) == facts.map(\.answer))
        #expect(session.remaining == 6 && !session.isOver && !session.canUndo)
    }

    @Test("a known card goes; one that was not known comes back after three others")
    func answers() {
        var session = StudySession(facts: facts)
        session.answer(session.pile.last!, wasKnown: true)
        #expect(order(session) == ["Answer 1", "Answer 2", "Answer 3", "Answer 4", "Answer 5"])
        session.answer(session.pile.last!, wasKnown: false)
        #expect(order(session) == ["Answer 2", "Answer 3", "Answer 4", "Answer 1", "Answer 5"])
        #expect(session.score(of: facts[0]) == StudySession.Score(shown: 1, right: 1))
        #expect(session.score(of: facts[1]) == StudySession.Score(shown: 1, right: 0))
        #expect(session.score(of: facts[2]) == StudySession.Score())
    }

    @Test("near the end a card comes back last")
    func end() {
        var session = StudySession(facts: Array(facts[..<2]))
        session.answer(session.pile.last!, wasKnown: false)
        #expect(order(session) == ["Answer 1", "Answer 0"])
        session.answer(session.pile.last!, wasKnown: true)
        session.answer(session.pile.last!, wasKnown: false)
        #expect(order(session) == ["Answer 0"])
        session.answer(session.pile.last!, wasKnown: true)
        #expect(session.isOver)
        #expect(session.score(of: facts[0]) == StudySession.Score(shown: 3, right: 1))
        #expect(session.knownAtOnce == 1)
    }

    @Test("showings are told apart, also those of one fact")
    func identity() {
        var session = StudySession(facts: facts)
        for _ in 0..<20 { session.answer(session.pile.last!, wasKnown: false) }
        #expect(Set(session.pile.map(\.id)).count == session.pile.count)
    }

    @Test("answers are taken back one by one, with their scores")
    func undo() {
        var session = StudySession(facts: facts)
        let start = session
        session.answer(session.pile.last!, wasKnown: false)
        session.answer(session.pile.last!, wasKnown: true)
        session.undo()
        session.undo()
        #expect(session.pile == start.pile && session.scores == start.scores && !session.canUndo)
        session.undo()
        #expect(session.pile == start.pile)
    }

    @Test("an answer to a card that is not in the pile does nothing")
    func stale() {
        var session = StudySession(facts: facts)
        let first = session.pile.last!
        session.answer(first, wasKnown: true)
        let after = session
        session.answer(first, wasKnown: false)
        #expect(session == after)
    }

    @Test("starting again brings all cards back and keeps what was counted")
    func restart() {
        var session = StudySession(facts: facts)
        while let top = session.pile.last { session.answer(top, wasKnown: true) }
        session.restart()
        #expect(order(session) == facts.map(\.answer))
        #expect(session.score(of: facts[3]).shown == 1)
        #expect(!session.canUndo)
    }

    @Test("a pile of none is over")
    func none() {
        #expect(StudySession(facts: []).isOver)
    }
}
