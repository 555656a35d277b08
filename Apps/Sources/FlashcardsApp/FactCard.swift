import CardDecks
import SwiftUI

/// A card with a fact, and how often it was shown and known.
struct FactCard: View {
    let fact: Fact
    let score: StudySession.Score
    let isShowingAnswer: Bool

    var body: some View {
        Flashcard(isShowingBack: isShowingAnswer) {
            Text(fact.prompt)
        } back: {
            Text(fact.answer)
        }
        .overlay(alignment: .bottom) {
            if score.shown > 0 {
                Text("Shown \(score.shown) · Right \(score.right)")
                    .font(.footnote)
                    .foregroundStyle(Color.black.opacity(0.55))
                    .padding(.bottom, 12)
                    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            }
        }
    }
}

#Preview("Card") {
    FactCard(fact: Fact.samples[5], score: .init(shown: 2, right: 1), isShowingAnswer: true)
        .padding(40)
}
