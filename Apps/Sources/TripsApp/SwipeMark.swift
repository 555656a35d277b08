import CardDecks
import SwiftUI

/// The symbol on a card that has been dragged far enough to leave.
struct SwipeMark: View {
    let direction: SwipeDirection
    let isShown: Bool

    var body: some View {
        Image(systemName: direction == .left ? "x.circle" : "heart.circle")
            .font(.system(size: 100))
            .foregroundColor(.white)
            .shadow(color: .black.opacity(0.25), radius: 8, y: 2)
            .opacity(isShown ? 1 : 0)
            .animation(.easeOut(duration: 0.15), value: isShown)
    }
}
