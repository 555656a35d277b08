import Foundation

/// A study session with a pile of cards. Cards that were known are removed, and the others come back later.
struct StudySession: Equatable, Codable {
    /// A card in the pile. When a fact comes back, it gets a new card.
    struct Showing: Identifiable, Equatable, Codable {
        let id: Int
        var fact: Fact
    }

    /// How often a fact was shown, and how often the answer was known.
    struct Score: Equatable, Codable, Sendable {
        var shown = 0
        var right = 0
    }

    /// An answer, and what became of the card.
    struct Answer: Equatable, Codable, Sendable {
        let fact: Fact
        let rating: Rating
        /// Nil for a card that was new.
        let before: Memory?
        let after: Memory
        let score: Score
    }

    /// The number of cards before a fact that was not known comes back.
    static let gap = 3
    /// The most answers that can be undone.
    static let historyLimit = 100

    /// A state that undo returns to.
    private struct Moment: Equatable, Codable {
        let pile: [Showing]
        let answer: Answer
        let scoreBefore: Score
        let sessionScoreBefore: Score
    }

    private(set) var facts: [Fact]
    /// The cards that are left; the last one is on top.
    private(set) var pile: [Showing]
    private var scores: [Fact.ID: Score] = [:]
    /// What was answered since the session began.
    private var sessionScores: [Fact.ID: Score] = [:]
    private var memories: [Fact.ID: Memory] = [:]
    private var history: [Moment] = []
    private var lastID: Int

    /// - Parameter entries: the cards to study, in the order in which they are asked.
    init(_ entries: [Agenda.Entry]) {
        facts = entries.map(\.fact)
        pile = entries.enumerated().reversed().map { Showing(id: $0.offset, fact: $0.element.fact) }
        lastID = entries.count
        for entry in entries {
            scores[entry.fact.id] = entry.score
            memories[entry.fact.id] = entry.memory
        }
    }

    /// A session with cards that were never studied.
    init(facts: [Fact]) { self.init(facts.map { Agenda.Entry(fact: $0, memory: nil, score: .init()) }) }

    var isOver: Bool { pile.isEmpty }
    var canUndo: Bool { !history.isEmpty }
    /// Whether nothing was answered yet.
    var isFresh: Bool { history.isEmpty && sessionScores.isEmpty }
    /// The number of facts that are not known yet.
    var remaining: Int { pile.count }
    /// The number of facts that were known the first time.
    var knownAtOnce: Int { facts.count { sessionScore(of: $0) == Score(shown: 1, right: 1) } }

    /// All that was counted for a fact.
    func score(of fact: Fact) -> Score { scores[fact.id] ?? Score() }
    /// What was counted for a fact since the session began.
    func sessionScore(of fact: Fact) -> Score { sessionScores[fact.id] ?? Score() }
    func memory(of fact: Fact) -> Memory? { memories[fact.id] }

    /// Removes the top card, and inserts it again further down if it has to be learned today.
    ///
    /// - Returns: what is to be kept; nil for a card that is not in the pile any more.
    mutating func answer(_ showing: Showing, _ rating: Rating, at date: Date, _ schedule: FSRS) -> Answer? {
        guard let index = pile.lastIndex(where: { $0.id == showing.id }) else { return nil }
        let fact = pile[index].fact
        let before = memories[fact.id]
        let after = schedule.answer(rating, for: before, at: date)
        let score = score(of: fact).adding(rating)
        let answer = Answer(fact: fact, rating: rating, before: before, after: after, score: score)
        history.append(
            Moment(
                pile: pile, answer: answer, scoreBefore: self.score(of: fact),
                sessionScoreBefore: sessionScore(of: fact)))
        if history.count > Self.historyLimit { history.removeFirst() }
        pile.remove(at: index)
        if after.phase != .review {
            lastID += 1
            pile.insert(Showing(id: lastID, fact: fact), at: max(pile.count - Self.gap, 0))
        }
        scores[fact.id] = score
        sessionScores[fact.id] = sessionScore(of: fact).adding(rating)
        memories[fact.id] = after
        return answer
    }

    /// Undoes the last answer.
    ///
    /// - Returns: what was undone.
    mutating func undo() -> Answer? {
        guard let moment = history.popLast() else { return nil }
        let id = moment.answer.fact.id
        pile = moment.pile
        scores[id] = moment.scoreBefore
        sessionScores[id] = moment.sessionScoreBefore
        memories[id] = moment.answer.before
        return moment.answer
    }

    /// Starts over with all cards. What was counted is kept.
    mutating func restart() {
        history = []
        sessionScores = [:]
        pile = facts.reversed().map { fact in
            lastID += 1
            return Showing(id: lastID, fact: fact)
        }
    }

    /// Takes up what was edited meanwhile: texts, removed cards, and new ones, which are asked last.
    ///
    /// - Parameters:
    ///   - edited: cards with other texts; nil for those that were removed.
    ///   - added: the cards that are to be studied now.
    mutating func take(_ edited: [Fact.ID: Fact?], adding added: [Agenda.Entry]) {
        // Undo would bring back cards as they were.
        if !edited.isEmpty { history = [] }
        facts = facts.compactMap { fact in edited[fact.id].map { $0 } ?? fact }
        pile = pile.compactMap { showing in
            guard let change = edited[showing.fact.id] else { return showing }
            return change.map { Showing(id: showing.id, fact: $0) }
        }
        let known = Set(facts.map(\.id))
        for entry in added where !known.contains(entry.fact.id) {
            lastID += 1
            facts.append(entry.fact)
            pile.insert(Showing(id: lastID, fact: entry.fact), at: 0)
            scores[entry.fact.id] = entry.score
            memories[entry.fact.id] = entry.memory
        }
    }
}

extension StudySession.Score {
    fileprivate func adding(_ rating: Rating) -> Self {
        .init(shown: shown + 1, right: right + (rating.isRight ? 1 : 0))
    }
}
