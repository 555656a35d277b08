import RiffleHosting

/// Says once that visitors are not fully kept apart, when there is more than one.
@MainActor
final class SeparationWarning {
    private let say: @MainActor (String) -> Void
    private weak var first: KeyValueStore?
    private var isSaid = false

    init(_ say: @escaping @MainActor (String) -> Void) { self.say = say }

    /// A page is opened by whoever has these stores.
    func noteVisitor(_ stores: SessionStores) {
        guard !isSaid else { return }
        guard let first, first !== stores.app else { return self.first = stores.app }
        isSaid = true
        say(
            "This program links Swift's libraries statically, so that nobody can tell whose code runs in blocks of Dispatch, "
                + "timers, operations, threads, detached tasks and completion handlers. There, requests to a page are "
                + "dropped, UserDefaults.standard and UIPasteboard are the process's own, and a notification reaches the "
                + "observers of all visitors. Build without -static-stdlib to serve more than one visitor.")
    }
}
