/// A run through a pile of cards: known ones go, the others come back later.
struct StudySession: Equatable {
    /// A card in the pile; one that comes back is another showing of the same fact.
    struct Showing: Identifiable, Equatable {
        let id: Int
        let fact: Fact
    }

    /// How often a card was shown, and how often its answer was known.
    struct Score: Equatable {
        var shown = 0
        var right = 0
    }

    /// How many cards come before one that was not known comes again.
    static let gap = 3
    /// Answers that can be taken back.
    static let historyLimit = 100

    /// A state to go back to.
    private struct Moment: Equatable {
        let pile: [Showing]
        let scores: [Fact.ID: Score]
    }

    let facts: [Fact]
    /// The cards that are left, the one on top last.
    private(set) var pile: [Showing]
    private(set) var scores: [Fact.ID: Score] = [:]
    private var history: [Moment] = []
    private var lastID: Int

    /// - Parameter facts: the first is asked first.
    init(facts: [Fact]) {
        self.facts = facts
        pile = facts.enumerated().reversed().map { Showing(id: $0.offset, fact: $0.element) }
        lastID = facts.count
    }

    var isOver: Bool { pile.isEmpty }
    var canUndo: Bool { !history.isEmpty }
    /// How many facts are not known yet.
    var remaining: Int { pile.count }
    /// How many facts were known at once.
    var knownAtOnce: Int { facts.count { score(of: $0) == Score(shown: 1, right: 1) } }

    func score(of fact: Fact) -> Score { scores[fact.id] ?? Score() }

    /// Takes the card off the pile that is on top, and puts it in again further down if its answer was not known.
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

    /// Takes the last answer back.
    mutating func undo() {
        guard let moment = history.popLast() else { return }
        pile = moment.pile
        scores = moment.scores
    }

    /// Begins anew with all cards; what was counted stays.
    mutating func restart() {
        history = []
        pile = facts.reversed().map { fact in
            lastID += 1
            return Showing(id: lastID, fact: fact)
        }
    }
}
