/// Waits for the animations of one `withAnimation(_:completionCriteria:_:completion:)` to end, then calls back once.
@MainActor
package final class AnimationCompletion {
    private let criteria: AnimationCompletionCriteria
    private let action: () -> Void
    private var pending = 0
    private var isClosed = false
    private var hasFired = false

    init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// Whether animations that are replaced by others still count until those end.
    package var waitsForRemoval: Bool { criteria == .removed }

    package func animationStarted() { pending += 1 }

    package func animationEnded() {
        pending -= 1
        fireIfDone()
    }

    /// The update that the writes caused is over: nothing more joins.
    package func close() {
        isClosed = true
        fireIfDone()
    }

    private func fireIfDone() {
        guard isClosed, pending <= 0, !hasFired else { return }
        hasFired = true
        action()
    }
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let rawValue: UInt8

    /// When the animation is logically over, although a spring may still settle invisibly.
    public static let logicallyComplete = AnimationCompletionCriteria(rawValue: 0)
    /// When the animation is gone for good.
    public static let removed = AnimationCompletionCriteria(rawValue: 1)
}
