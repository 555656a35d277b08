/// The rows of a list or of another container that have actions: those of one at a time are uncovered.
@MainActor
final class SwipeCoordinator: LettingGo {
    /// Closes the row whose actions are uncovered.
    private var open: (id: AnyHashable, close: @MainActor () -> Void)? {
        didSet { if (open == nil) != (oldValue == nil) { changed?(open != nil) } }
    }
    /// Is told whether there is such a row.
    var changed: (@MainActor (Bool) -> Void)?

    nonisolated init() {}

    func letGo() {
        changed = nil
        open = nil
    }

    /// Notes which row is open, and closes the one that was.
    func opened(_ id: some Hashable, _ close: @escaping @MainActor () -> Void) {
        if let open, open.id != AnyHashable(id) { open.close() }
        open = (id, close)
    }

    func closed(_ id: some Hashable) { if open?.id == AnyHashable(id) { open = nil } }

    /// Whether a row other than one is open, which a touch closes first.
    func isOpen(otherThan id: some Hashable) -> Bool { open.map { $0.id != AnyHashable(id) } ?? false }

    /// Closes the row that is open.
    func close() {
        open?.close()
        open = nil
    }
}
