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

    /// The mark of a card on its way: a dark disk that grows until the symbol shows on it.
    ///
    /// The disk is made of modifiers, which run without a body for each movement of a finger.
    ///
    /// - Parameter progress: 0 at rest, 1 where the card would leave.
    @ViewBuilder static func view(_ direction: SwipeDirection, progress: CGFloat) -> some View {
        ZStack {
            Circle()
                .fill(.black)
                .frame(width: 132, height: 132)
                .scaleEffect(min(max(progress, 0.01), 1))
                .opacity(Double(min(progress, 1)) * 0.35)
            SwipeMark(direction: direction, isShown: progress > 1)
        }
    }
}
