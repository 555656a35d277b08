import SwiftUI

/// A white card with a front, and a back that shows the front's text and more. The card turns in space from one to the
/// other.
public struct Flashcard<Front: View, Back: View>: View {
    let front: Front
    let back: Back
    let isShowingBack: Bool
    @Environment(\.flashcardPlace) private var place
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    /// The card on top, and the one that is seen while the other is dragged.
    private static var readablePlaces: Int { 2 }

    /// Creates a card of 450 × 250 points, or less where there is less room.
    ///
    /// - Parameters:
    ///   - isShowingBack: whether the card shows its back.
    ///   - front: makes the text that both sides show, which is set in large title and black.
    ///   - back: makes the text that only the back shows, below the other, which is set in title and gray.
    public init(isShowingBack: Bool, @ViewBuilder front: () -> Front, @ViewBuilder back: () -> Back) {
        self.isShowingBack = isShowingBack
        self.front = front()
        self.back = back()
    }

    /// The card.
    public var body: some View {
        // What is below leaves its card in the plane: nothing is turned that is not turning.
        Color.clear
            .modifier(
                FlashcardSides(
                    angle: isShowingBack ? 180 : 0, turns: !reducesMotion, front: side(showsBack: false),
                    back: side(showsBack: true))
            )
            .frame(
                minWidth: 0, idealWidth: FlashcardStyle.size.width, maxWidth: FlashcardStyle.size.width, minHeight: 0,
                idealHeight: FlashcardStyle.size.height, maxHeight: FlashcardStyle.size.height
            )
            // The card is white in dark mode too, so its text has to be dark.
            .environment(\.colorScheme, .light)
    }

    private func side(showsBack: Bool) -> some View {
        VStack {
            // Deeper down nobody sees more of a card than its edge.
            if place <= Self.readablePlaces {
                front.font(.largeTitle).foregroundStyle(.black).transition(.identity)
                if showsBack { back.font(.title).foregroundStyle(.secondary).transition(.identity) }
            }
        }
        .minimumScaleFactor(0.5)
        .multilineTextAlignment(.center)
        .padding(FlashcardStyle.margin)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { paper }
    }

    private var paper: some View {
        RoundedRectangle(cornerRadius: FlashcardStyle.cornerRadius)
            .fill(.white)
            .shadow(color: .black.opacity(FlashcardStyle.shadowOpacity(inPlace: place)), radius: 10)
    }
}

/// Turns from a front to a back around the vertical axis. What is seen changes when it stands on edge.
struct FlashcardSides<Front: View, Back: View>: ViewModifier, Animatable {
    /// How far it has turned, in degrees: 0 shows the front, 180 the back.
    var angle: Double
    /// Whether it turns in space; otherwise it only changes.
    let turns: Bool
    let front: Front
    let back: Back

    nonisolated var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }

    func body(content: Content) -> some View {
        let isShowingBack = angle >= 90
        content
            .overlay {
                if isShowingBack { back } else { front }
            }
            .rotation3DEffect(
                .degrees(turns ? (isShowingBack ? angle - 180 : angle) : 0), axis: (x: 0, y: 1, z: 0), perspective: 0.4)
    }
}

extension EnvironmentValues {
    /// Where a card lies in its stack: 1 on top, more below.
    @Entry var flashcardPlace = 1
}

#Preview("Flashcard", traits: .sizeThatFitsLayout) {
    Flashcard(isShowingBack: true) {
        Text("What is the capital of Bhutan?")
    } back: {
        Text("Thimphu")
    }
}
