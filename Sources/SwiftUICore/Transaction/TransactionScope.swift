/// A place in the tree that changes the transactions of what is below: `.animation(_:value:)` and `.transaction`.
@MainActor
package final class TransactionScope {
    private let outer: TransactionScope?
    private var edit: ((inout Transaction) -> Void)?
    /// The update in which `edit` counts, or nil when it counts in all.
    private var update: UInt64?

    init(inside outer: TransactionScope?) { self.outer = outer }

    /// Makes `edit` count for one update, or always.
    func activate(for update: UInt64?, _ edit: @escaping (inout Transaction) -> Void) {
        self.edit = edit
        self.update = update
    }

    /// What a change from above or from a node below becomes here.
    func applyHere(_ transaction: Transaction, in current: UInt64) -> Transaction {
        guard let edit, update == nil || update == current else { return transaction }
        return transaction.edited(edit)
    }

    /// What a transaction becomes on its way down through this scope and all around it, outermost first.
    package func apply(_ transaction: Transaction, in current: UInt64) -> Transaction {
        applyHere(outer?.apply(transaction, in: current) ?? transaction, in: current)
    }

    /// Whether this scope or one around it replaces animations in the given update.
    package func isActive(in current: UInt64) -> Bool {
        (edit != nil && (update == nil || update == current)) || (outer?.isActive(in: current) ?? false)
    }
}
