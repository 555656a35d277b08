import SwiftUI

/// A white card with something on its front, and below it something that is hidden at first.
public struct Flashcard<Front: View, Back: View>: View {
    let front: Front
    let back: Back
    let isShowingBack: Bool
    @Environment(\.flashcardShadowOpacity) private var shadowOpacity

    /// A card of 450 × 250 points.
    ///
    /// - Parameters:
    ///   - front: in large title and black.
    ///   - back: in title and gray, below the front.
    public init(isShowingBack: Bool, @ViewBuilder front: () -> Front, @ViewBuilder back: () -> Back) {
        self.isShowingBack = isShowingBack
        self.front = front()
        self.back = back()
    }

    /// The card.
    public var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 25)
                .fill(.white)
                .shadow(color: .black.opacity(shadowOpacity), radius: 10)

            VStack {
                front
                    .font(.largeTitle)
                    .foregroundStyle(.black)
                if isShowingBack {
                    back
                        .font(.title)
                        .foregroundStyle(.secondary)
                }
            }
            .minimumScaleFactor(0.5)
            .padding(20)
            .multilineTextAlignment(.center)
        }
        .frame(width: 450, height: 250)
        // The card is white in the dark too, and so is what is read on it.
        .environment(\.colorScheme, .light)
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
