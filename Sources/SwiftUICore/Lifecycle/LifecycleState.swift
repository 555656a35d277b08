/// Calls into the app that wait for the end of a round.
@MainActor
final class LifecycleState {
    var callbacks: [() -> Void] = []
    var appearances: [any AppearanceCallback] = []
    /// What runs before anything appears.
    var disappearances: [() -> Void] = []
    /// What begins to receive before anything appears.
    var subscriptions: [() -> Void] = []
    /// Whether what is being removed disappears before anything appears.
    var disappearsFirst = false

    /// Whether a call waits.
    var isDue: Bool {
        !callbacks.isEmpty || !appearances.isEmpty || !disappearances.isEmpty || !subscriptions.isEmpty
    }

    /// Lets go of everything, as the views have ended.
    func end() {
        callbacks = []
        appearances = []
        disappearances = []
        subscriptions = []
    }
}
