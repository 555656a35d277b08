import Foundation
import Synchronization

/// Tells who follows tips of a store that something has changed: bodies, and what awaits updates.
final class TipHub: Sendable {
    /// Goes up with every change. Bodies that ask about tips have read it.
    private let revision = StateLocation(0, in: nil)
    private let state = Mutex(State())

    private struct State {
        var revision = 0
        var nextListener = 0
        var listeners: [Int: @Sendable () -> Void] = [:]
        var reservation: Reservation?
    }

    /// A tip that a body shows for its first time, before it is on the screen.
    ///
    /// Of several tips whose bodies are evaluated one after the other only the first is shown, where others have to wait. It
    /// lapses after a second: the tip may be in a row that is out of sight.
    struct Reservation {
        let id: String
        let date: Date

        /// Whether other tips than this one have to wait for it.
        func counts(against id: String, at now: Date) -> Bool {
            id != self.id && now.timeIntervalSince(date) < 1
        }
    }

    /// Has the body that is evaluated be evaluated again when something changes.
    func observe() { _ = revision.value }

    /// Something has changed. What comes and goes on the screen does so with the animation at work, or with the usual one.
    func changed() {
        let (revision, listeners) = state.withLock { state in
            state.revision += 1
            return (state.revision, state.listeners.sorted { $0.key < $1.key }.map(\.value))
        }
        withAnimation(Transaction.current.animation ?? .default) { self.revision.set(revision, .forWrite()) }
        for listener in listeners { listener() }
    }

    func listen(_ listener: @escaping @Sendable () -> Void) -> Int {
        state.withLock { state in
            state.nextListener += 1
            state.listeners[state.nextListener] = listener
            return state.nextListener
        }
    }

    func stopListening(_ id: Int) {
        // What the closure holds may ask for tips as it goes: not under the lock.
        let former = state.withLock { $0.listeners.removeValue(forKey: id) }
        withExtendedLifetime(former) {}
    }

    var reservation: Reservation? {
        get { state.withLock { $0.reservation } }
        set { state.withLock { $0.reservation = newValue } }
    }

    private struct Known {
        weak var store: KeyValueStore?
        let hub: TipHub
    }

    private static let hubs = Mutex<[ObjectIdentifier: Known]>([:])

    /// The hub of a store: of all pages of one visitor.
    static func of(_ store: KeyValueStore) -> TipHub {
        hubs.withLock { hubs in
            if let known = hubs[ObjectIdentifier(store)], known.store === store { return known.hub }
            hubs = hubs.filter { $0.value.store != nil }
            let hub = TipHub()
            hubs[ObjectIdentifier(store)] = Known(store: store, hub: hub)
            return hub
        }
    }

    static var all: [TipHub] { hubs.withLock { $0.values.map(\.hub) } }
}
