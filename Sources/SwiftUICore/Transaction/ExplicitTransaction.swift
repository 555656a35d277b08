/// A transaction that code opens and closes by two calls, as `CATransaction` has it, rather than around a closure.
///
/// It travels with the writes that are made while it is open, inside their transaction.
package final class ExplicitTransaction {
    /// What is current again when it is closed.
    let outer: Transaction
    let depth: Int
    /// Called back when what its writes moved is at rest.
    package var watchers: [AnimationCompletion] = []
    /// How long animations take, in seconds; nil for none of its own.
    package var duration: Double?
    /// How animations run.
    package var curve: UnitCurve?
    package var disablesActions: Bool

    init(inside outer: Transaction) {
        self.outer = outer
        depth = (outer.explicit?.depth ?? 0) + 1
        disablesActions = outer.disablesAnimations
    }
}

private struct ExplicitTransactionKey: TransactionKey {
    static var defaultValue: ExplicitTransaction? { nil }
}

extension Transaction {
    /// The innermost transaction that was opened by a call and is not closed yet.
    package fileprivate(set) var explicit: ExplicitTransaction? {
        get { self[ExplicitTransactionKey.self] }
        set { self[ExplicitTransactionKey.self] = newValue }
    }

    /// Who waits for what the system moves by itself because of the change, as a sheet.
    package var motionWatchers: [AnimationCompletion] { explicit?.watchers ?? [] }

    /// Opens a transaction: writes belong to it until it is closed, or until the code of the event is done.
    package static func open() {
        var transaction = current
        transaction.explicit = ExplicitTransaction(inside: current)
        current = transaction
    }

    /// Closes the innermost transaction that is open; nothing happens where none is.
    package static func close() {
        guard let explicit = current.explicit else { return }
        current = explicit.outer
        for watcher in explicit.watchers { MainThread.run { watcher.end() } }
    }

    /// Says how the writes of the open transaction are animated from now on; nothing happens where none is open.
    package static func editOpen(_ edit: (ExplicitTransaction) -> Void) {
        guard let explicit = current.explicit else { return }
        edit(explicit)
        current.disablesAnimations = explicit.disablesActions
        if explicit.disablesActions {
            current.animation = nil
        } else if let duration = explicit.duration {
            current.animation = duration > 0 ? .timingCurve(explicit.curve ?? .easeInOut, duration: duration) : nil
        }
    }

    /// Has a closure called, once and on the main actor, when the open transaction is closed and what its writes moved is
    /// at rest.
    ///
    /// - Returns: whether one is open.
    package static func watchOpen(_ action: @escaping () -> Void) -> Bool {
        guard let explicit = current.explicit else { return false }
        let watcher = AnimationCompletion(criteria: .logicallyComplete, action: action)
        MainThread.run { watcher.begin() }
        explicit.watchers.append(watcher)
        current.completions.append(watcher)
        return true
    }

    /// Runs code of an event: what it leaves open is closed.
    static func closingAll<Result>(_ body: () -> Result) -> Result {
        let depth = current.explicit?.depth ?? 0
        defer { while let open = current.explicit, open.depth > depth { close() } }
        return body()
    }
}
