import CardDecks
import SwiftUI

/// The cards that are due today, one on top of the other, and the way to decks and statistics.
struct StudyScreen: View {
    /// What lies over the cards.
    enum Panel: String, Identifiable, Codable {
        case decks, statistics

        var id: String { rawValue }
    }

    let store: FlashcardsStore

    @State private var session: StudySession?
    /// The deck that is studied; nil for all.
    @State private var deck: Deck.ID?
    @State private var stack = FlashcardStackState()
    /// What a button said of the card that is about to leave.
    @State private var rating: Rating?
    @State private var panel: Panel?
    @State private var announcement = Announcement()
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let agenda = store.agenda(of: deck)
        ZStack {
            if let session {
                if session.isOver {
                    summary(session, agenda.value)
                        .transition(.opacity)
                } else {
                    study(session)
                        .transition(.opacity)
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { background }
        .announces(announcement)
        .onChange(of: agenda.isLoaded, initial: true) { if $1, session == nil { begin() } }
        .sheet(item: $panel, onDismiss: takeEdits) { panel in
            switch panel {
            case .decks: DecksScreen(store: store) { study(deck: $0) }
            case .statistics: StatisticsScreen(store: store)
            }
        }
    }

    private func summary(_ session: StudySession, _ agenda: Agenda) -> some View {
        SummaryView(
            session: session, agenda: agenda, now: store.now(), show: { panel = $0 },
            undo: session.canUndo ? undo : nil, restart: restart)
    }

    private func study(_ session: StudySession) -> some View {
        StudyLayout {
            StudyBar(remaining: session.remaining, canUndo: session.canUndo, undo: undo)
                .dynamicTypeSize(...Self.largestControls)
            AnswerButtons(waits: waits(session), answer: answer)
                .dynamicTypeSize(...Self.largestControls)
            cards(session)
                // Cards that fly out pass over the buttons.
                .zIndex(1)
            PanelButtons { panel = $0 }
                .dynamicTypeSize(...Self.largestControls)
        }
    }

    /// The text of the buttons grows up to here, so that all stay in reach beside the card.
    private static let largestControls = DynamicTypeSize.accessibility1

    private func cards(_ session: StudySession) -> some View {
        FlashcardStack(session.pile, state: $stack) { showing, isShowingBack in
            FactCard(
                fact: showing.fact, score: session.score(of: showing.fact), isShowingAnswer: isShowingBack)
        }
        .swipeTint(left: .red, right: .green)
        .onSwipe { showing, direction in
            take(rating ?? (direction == .right ? .good : .again), for: showing)
            rating = nil
        }
        .swipeActionNames { $0 == .right ? Rating.good.name : Rating.again.name }
        .accessibilityAction(named: Rating.hard.name) { answer(.hard) }
        .accessibilityAction(named: Rating.easy.name) { answer(.easy) }
        .accessibilityLabel("Cards")
    }

    private var background: some View {
        Image("background", bundle: .module)
            .resizable()
            .scaledToFill()
            .overlay { Color.black.opacity(colorScheme == .dark ? 0.4 : 0) }
            .allowsHitTesting(false)
            .ignoresSafeArea()
            .accessibilityHidden(true)
    }

    // MARK: Answers

    /// When the card on top would come back after each answer, in seconds.
    private func waits(_ session: StudySession) -> [Rating: Double] {
        guard let fact = session.pile.last?.fact else { return [:] }
        let now = store.now()
        let memory = session.memory(of: fact)
        var waits: [Rating: Double] = [:]
        for rating in Rating.allCases {
            waits[rating] = store.schedule.answer(rating, for: memory, at: now).due.timeIntervalSince(now)
        }
        return waits
    }

    private func answer(_ rating: Rating) {
        self.rating = rating
        stack.swipe(rating.isRight ? .right : .left)
    }

    private func take(_ rating: Rating, for showing: StudySession.Showing) {
        guard let answer = session?.answer(showing, rating, at: store.now(), store.schedule) else { return }
        store.keep(answer)
        let next =
            session?.pile.last.map { String(localized: "\(session?.remaining ?? 0) to go. \($0.fact.prompt)") }
            ?? String(localized: "All done")
        announcement.say("\(rating.name). \(next)")
    }

    private func undo() {
        withAnimation {
            guard let answer = session?.undo() else { return }
            store.takeBack(answer)
            announcement.say(String(localized: "Undone. \(answer.fact.prompt)"))
        }
    }

    // MARK: Sessions

    private func restart() {
        withAnimation {
            session?.restart()
            return
        }
    }

    private func begin() { session = StudySession(store.agenda(of: deck).value.entries) }

    private func study(deck: Deck.ID?) {
        panel = nil
        self.deck = deck
        store.edits = [:]
        begin()
    }

    private func takeEdits() {
        let added = store.agenda(of: deck).value.entries
        withAnimation {
            session?.take(store.edits, adding: added)
            return
        }
        store.edits = [:]
    }
}
