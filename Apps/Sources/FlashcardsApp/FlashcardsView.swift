import CardDecks
import SwiftUI

/// Flashcards to study: swipe right if you knew the answer, left if you did not.
public struct FlashcardsView: View {
    @State private var session: StudySession
    @State private var stack = FlashcardStackState()
    @Environment(\.colorScheme) private var colorScheme

    /// The app with its sample cards.
    public init() { self.init(facts: Fact.samples) }

    init(facts: [Fact]) { _session = State(initialValue: StudySession(facts: facts)) }

    /// The app.
    public var body: some View {
        ZStack {
            if session.isOver {
                SummaryView(session: session) {
                    withAnimation { session.restart() }
                }
                .transition(.opacity)
            } else {
                study
                    .transition(.opacity)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { background }
    }

    private var study: some View {
        HStack {
            side {
                UndoButton(isEnabled: session.canUndo) { withAnimation { session.undo() } }
            } answer: {
                AnswerButton("Didn’t know", systemName: "xmark", tint: .red) { stack.swipe(.left) }
                    .keyboardShortcut(.leftArrow, modifiers: [])
            }
            cards
            side {
                RemainingLabel(count: session.remaining)
            } answer: {
                AnswerButton("Knew it", systemName: "checkmark", tint: .green) { stack.swipe(.right) }
                    .keyboardShortcut(.rightArrow, modifiers: [])
            }
        }
    }

    private var cards: some View {
        FlashcardStack(session.pile, state: $stack) { showing, isShowingBack in
            FactCard(
                fact: showing.fact, score: session.score(of: showing.fact), isShowingAnswer: isShowingBack)
        }
        .onSwipe { showing, direction in session.answer(showing, wasKnown: direction == .right) }
        .swipeActionNames { $0 == .right ? "Knew it" : "Didn’t know" }
        // Cards that fly out pass over the buttons.
        .zIndex(1)
    }

    private func side(@ViewBuilder top: () -> some View, @ViewBuilder answer: () -> some View) -> some View {
        VStack {
            top()
                .frame(height: 44)
            Spacer()
            answer()
            Spacer()
            Color.clear.frame(height: 44)
        }
        .padding(.vertical, 20)
        .frame(maxWidth: .infinity)
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
}

#Preview("Flashcards", traits: .landscapeLeft) {
    FlashcardsView()
}
