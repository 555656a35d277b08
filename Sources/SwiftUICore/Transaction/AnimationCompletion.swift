/// Waits for the animations of one `withAnimation(_:completionCriteria:_:completion:)` to end, then calls back once.
///
/// It counts what it waits for: the closure that makes the changes, each user interface that has yet to take them up,
/// and each view that moves because of them.
@MainActor
package final class AnimationCompletion {
    nonisolated private let criteria: AnimationCompletionCriteria
    // Made wherever a change is, called on the main actor only.
    nonisolated(unsafe) private let action: () -> Void
    private var pending = 0
    private var hasFired = false

    nonisolated init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    /// Whether it waits until nothing moves any more where the changes started a motion, whatever moved it later; if
    /// not, it waits only as long as the changes' own animations take.
    package var waitsForRemoval: Bool { criteria == .removed }

    /// Something to wait for has begun.
    package func begin() { pending += 1 }

    /// Something that was begun is over.
    package func end() {
        pending -= 1
        guard pending <= 0, !hasFired else { return }
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
