import SwiftUI

/// A white card with a front, and a back that is shown below the front when the card is turned over.
public struct Flashcard<Front: View, Back: View>: View {
    let front: Front
    let back: Back
    let isShowingBack: Bool
    @Environment(\.flashcardShadowOpacity) private var shadowOpacity

    /// Creates a card of 450 × 250 points.
    ///
    /// - Parameters:
    ///   - isShowingBack: whether the back is shown below the front.
    ///   - front: makes the front, which is set in large title and black.
    ///   - back: makes the back, which is set in title and gray.
    public init(isShowingBack: Bool, @ViewBuilder front: () -> Front, @ViewBuilder back: () -> Back) {
        self.isShowingBack = isShowingBack
        self.front = front()
        self.back = back()
    }

    /// The card.
    public var body: some View {
        text
            .minimumScaleFactor(0.5)
            .multilineTextAlignment(.center)
            .padding(FlashcardStyle.margin)
            .frame(width: FlashcardStyle.size.width, height: FlashcardStyle.size.height)
            .background { paper }
            // The card is white in dark mode too, so its text has to be dark.
            .environment(\.colorScheme, .light)
    }

    private var text: some View {
        VStack {
            front.font(.largeTitle).foregroundStyle(.black)
            if isShowingBack { back.font(.title).foregroundStyle(.secondary) }
        }
    }

    private var paper: some View {
        RoundedRectangle(cornerRadius: FlashcardStyle.cornerRadius)
            .fill(.white)
            .shadow(color: .black.opacity(shadowOpacity), radius: 10)
    }
}

extension EnvironmentValues {
    /// How dark the shadow of a white card is.
    @Entry var flashcardShadowOpacity = FlashcardStyle.shadowOpacity(inPlace: 1)
}

#Preview("Flashcard", traits: .sizeThatFitsLayout) {
    Flashcard(isShowingBack: true) {
        Text("What is the capital of Bhutan?")
    } back: {
        Text("Thimphu")
    }
}
