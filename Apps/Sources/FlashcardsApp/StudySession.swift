/// A study session with a pile of cards. Known cards are removed, and the others come back later.
struct StudySession: Equatable {
    /// A card in the pile. When a fact comes back, it gets a new card.
    struct Showing: Identifiable, Equatable {
        let id: Int
        let fact: Fact
    }

    /// How often a fact was shown, and how often the answer was known.
    struct Score: Equatable {
        var shown = 0
        var right = 0
    }

    /// The number of cards before a fact that was not known comes back.
    static let gap = 3
    /// The most answers that can be undone.
    static let historyLimit = 100

    /// A state that undo returns to.
    private struct Moment: Equatable {
        let pile: [Showing]
        let scores: [Fact.ID: Score]
    }

    let facts: [Fact]
    /// The cards that are left; the last one is on top.
    private(set) var pile: [Showing]
    private(set) var scores: [Fact.ID: Score] = [:]
    private var history: [Moment] = []
    private var lastID: Int

    /// - Parameter facts: the facts to study, in the order in which they are asked.
    init(facts: [Fact]) {
        self.facts = facts
        pile = facts.enumerated().reversed().map { Showing(id: $0.offset, fact: $0.element) }
        lastID = facts.count
    }

    var isOver: Bool { pile.isEmpty }
    var canUndo: Bool { !history.isEmpty }
    /// The number of facts that are not known yet.
    var remaining: Int { pile.count }
    /// The number of facts that were known the first time.
    var knownAtOnce: Int { facts.count { score(of: $0) == Score(shown: 1, right: 1) } }

    func score(of fact: Fact) -> Score { scores[fact.id] ?? Score() }

    /// Removes the top card, and inserts it again further down if its answer was not known.
    mutating func answer(_ showing: Showing, wasKnown: Bool) {
        guard let index = pile.lastIndex(of: showing) else { return }
        history.append(Moment(pile: pile, scores: scores))
        if history.count > Self.historyLimit { history.removeFirst() }
        pile.remove(at: index)
        var score = score(of: showing.fact)
        score.shown += 1
        if wasKnown {
            score.right += 1
        } else {
            lastID += 1
            pile.insert(Showing(id: lastID, fact: showing.fact), at: max(pile.count - Self.gap, 0))
        }
        scores[showing.fact.id] = score
    }

    /// Undoes the last answer.
    mutating func undo() {
        guard let moment = history.popLast() else { return }
        pile = moment.pile
        scores = moment.scores
    }

    /// Starts over with all cards. The scores are kept.
    mutating func restart() {
        history = []
        pile = facts.reversed().map { fact in
            lastID += 1
            return Showing(id: lastID, fact: fact)
        }
    }
}
