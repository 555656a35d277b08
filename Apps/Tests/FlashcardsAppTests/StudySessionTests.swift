import Foundation
import Testing

@testable import FlashcardsApp

struct StudySessionTests {
    private let facts = (0..<6).map { Fact("Question \($0)", "Answer \($0)") }
    private let date = Date(timeIntervalSince1970: 1_809_777_600)

    private func order(_ session: StudySession) -> [String] { session.pile.reversed().map(\.fact.answer) }

    @discardableResult
    private func answer(_ rating: Rating, _ session: inout StudySession) -> StudySession.Answer? {
        session.pile.last.flatMap { session.answer($0, rating, at: date, .app) }
    }

    @Test("the first fact is asked first")
    func start() {
        let session = StudySession(facts: facts)
        #expect(order(session) == facts.map(\.answer))
        #expect(session.remaining == 6 && !session.isOver && !session.canUndo && session.isFresh)
    }

    @Test("a known card goes; one that was not known comes back after three others")
    func answers() {
        var session = StudySession(facts: facts)
        answer(.good, &session)
        #expect(order(session) == ["Answer 1", "Answer 2", "Answer 3", "Answer 4", "Answer 5"])
        answer(.again, &session)
        #expect(order(session) == ["Answer 2", "Answer 3", "Answer 4", "Answer 1", "Answer 5"])
        #expect(session.score(of: facts[0]) == StudySession.Score(shown: 1, right: 1))
        #expect(session.score(of: facts[1]) == StudySession.Score(shown: 1, right: 0))
        #expect(session.score(of: facts[2]) == StudySession.Score())
    }

    @Test("near the end a card comes back last")
    func end() {
        var session = StudySession(facts: Array(facts[..<2]))
        answer(.again, &session)
        #expect(order(session) == ["Answer 1", "Answer 0"])
        answer(.good, &session)
        answer(.again, &session)
        #expect(order(session) == ["Answer 0"])
        answer(.good, &session)
        #expect(session.isOver)
        #expect(session.score(of: facts[0]) == StudySession.Score(shown: 3, right: 1))
        #expect(session.knownAtOnce == 1)
    }

    @Test("showings are told apart, also those of one fact")
    func identity() {
        var session = StudySession(facts: facts)
        for _ in 0..<20 { answer(.again, &session) }
        #expect(Set(session.pile.map(\.id)).count == session.pile.count)
    }

    @Test("answers are taken back one by one, with their scores and memories")
    func undo() {
        var session = StudySession(facts: facts)
        let start = session
        answer(.again, &session)
        answer(.easy, &session)
        #expect(session.undo()?.rating == .easy)
        #expect(session.undo()?.fact == facts[0])
        #expect(session.pile == start.pile && !session.canUndo)
        #expect(facts.allSatisfy { session.score(of: $0) == .init() && session.memory(of: $0) == nil })
        #expect(session.undo() == nil)
    }

    @Test("an answer to a card that is not in the pile does nothing")
    func stale() {
        var session = StudySession(facts: facts)
        let first = session.pile.last!
        answer(.good, &session)
        let after = session
        #expect(session.answer(first, .again, at: date, .app) == nil)
        #expect(session == after)
    }

    @Test("starting again brings all cards back and keeps what was counted")
    func restart() {
        var session = StudySession(facts: facts)
        while !session.isOver { answer(.good, &session) }
        session.restart()
        #expect(order(session) == facts.map(\.answer))
        #expect(session.score(of: facts[3]).shown == 1 && session.sessionScore(of: facts[3]).shown == 0)
        #expect(!session.canUndo)
    }

    @Test("edited cards change where they lie, removed ones go, and added ones are asked last")
    func edits() {
        var session = StudySession(facts: facts)
        answer(.good, &session)
        let changed = Fact(id: facts[2].id, prompt: "New?", answer: "New")
        let added = Agenda.Entry(fact: Fact("Late", "Last"), memory: nil, score: .init())
        let edits: [Fact.ID: Fact?] = [facts[1].id: Fact?.none, facts[2].id: changed]
        session.take(edits, adding: [added])
        #expect(order(session) == ["New", "Answer 3", "Answer 4", "Answer 5", "Last"])
        #expect(session.facts.count == 6)
    }

    @Test("a pile of none is over")
    func none() {
        #expect(StudySession(facts: []).isOver)
    }
}
