/// Callbacks that an event has led to, in the order they are to run.
///
/// Recognizers never run app code themselves: what it does to the view tree would pull their own ground away.
package struct GestureActions {
    private var actions: [() -> Void] = []

    /// Creates an empty list.
    package init() {}

    /// Whether there is nothing to run.
    package var isEmpty: Bool { actions.isEmpty }

    /// How many callbacks there are.
    package var count: Int { actions.count }

    package mutating func append(_ action: @escaping () -> Void) {
        actions.append(action)
    }

    /// Runs all of them in order and empties the list; what they add to it meanwhile belongs to the caller.
    @MainActor package mutating func run() {
        let due = actions
        actions = []
        for action in due {
            action()
        }
    }
}
