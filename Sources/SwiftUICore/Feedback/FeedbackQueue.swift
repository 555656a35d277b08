/// Feedback on its way to the host of the window whose callback it was given in.
///
/// Code that gives feedback through `UIFeedbackGenerator` does not say in which window. Events and frames take up what
/// was given while they ran; what comes from elsewhere goes with the frame that runs next.
@MainActor
package enum FeedbackQueue {
    private static var waiting: [SensoryFeedback] = []
    /// More than this between two frames nobody could feel.
    private static let limit = 16

    /// Callbacks run on the main actor, but not all say so.
    package nonisolated static func add(_ feedback: SensoryFeedback) {
        MainThread.run { if waiting.count < limit { waiting.append(feedback) } }
    }

    static func take() -> [SensoryFeedback] {
        defer { waiting.removeAll() }
        return waiting
    }
}
