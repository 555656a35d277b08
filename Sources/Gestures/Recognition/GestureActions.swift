/// Callbacks that an event has led to, in the order they are to run.
///
/// Recognizers never run app code themselves: what it does to the view tree would pull their own ground away.
package struct GestureActions {
    private var actions: [Entry] = []

    private struct Entry {
        let action: () -> Void
        let isSample: Bool
    }

    /// Creates an empty list.
    package init() {}

    /// Whether there is nothing to run.
    package var isEmpty: Bool { actions.isEmpty }

    /// How many callbacks there are.
    package var count: Int { actions.count }

    /// Adds a callback.
    ///
    /// - Parameter isSample: whether it is told of one of the values that a gesture under way runs through, so that
    ///   those show how fast the fingers move.
    package mutating func append(isSample: Bool = false, _ action: @escaping () -> Void) {
        actions.append(Entry(action: action, isSample: isSample))
    }

    /// Runs all of them in order and empties the list; what they add to it meanwhile belongs to the caller.
    ///
    /// - Parameter runSample: runs a callback that is told of a gesture under way.
    @MainActor package mutating func run(runSample: (_ action: () -> Void) -> Void = { $0() }) {
        let due = actions
        actions = []
        for entry in due {
            if entry.isSample { runSample(entry.action) } else { entry.action() }
        }
    }
}
