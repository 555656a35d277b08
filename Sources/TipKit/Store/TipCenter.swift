import Foundation
import Synchronization

/// What a window knows of tips beside what is kept: how they were configured, and which are on the screen.
///
/// Code of no window has a center of its own. Windows whose code has configured nothing take what that one has.
final class TipCenter: Sendable {
    private struct State {
        /// The window; nil for code of none.
        weak var window: WindowResources?
        var configuration: TipConfiguration?
        var overrides = TipOverrides.atLaunch
        /// Why tips went that are shown whatever is known of them, until the window closes.
        var closed: [String: Tips.InvalidationReason] = [:]
        /// Values of parameters that are not kept.
        var transient: [String: any Sendable] = [:]
        /// When tips came that are on the screen, and in how many places.
        var shown: [String: (since: Date, count: Int)] = [:]
        /// What has the popover: there is room for one at a time.
        var popover: ObjectIdentifier?
    }

    private let state: Mutex<State>

    private init(of window: WindowResources?) { state = Mutex(State(window: window)) }

    private static let windows = Mutex<[ObjectIdentifier: TipCenter]>([:])
    private static let ofNobody = TipCenter(of: nil)

    /// The center of the window whose code asks.
    static var ofCaller: TipCenter {
        guard let window = WindowContext.current?.window else { return ofNobody }
        let key = ObjectIdentifier(window)
        let known = windows.withLock { $0 }
        if let center = known[key], center.window === window { return center }
        // Not under the lock: whoever asks last for a window that closes has what it holds go.
        let stale = Set(known.filter { $0.value.window == nil || $0.key == key }.map { ObjectIdentifier($0.value) })
        return windows.withLock { windows in
            windows = windows.filter { !stale.contains(ObjectIdentifier($0.value)) }
            // Another thread may have been faster.
            let center = windows[key] ?? TipCenter(of: window)
            windows[key] = center
            return center
        }
    }

    private var window: WindowResources? { state.withLock { $0.window } }

    /// Where the window keeps its visitor's values.
    private var values: KeyValueStore {
        // The defaults also say once that code of no window has nobody's values, where a program serves visitors.
        self === Self.ofNobody ? StoreDefaults().store : window?.environment?.appStore ?? .program
    }

    private var store: TipStore { TipStore(values: values, location: configuration?.location ?? "") }
    private var hub: TipHub { TipHub.of(values) }
}

// MARK: - How tips are shown

extension TipCenter {
    private var configuration: TipConfiguration? {
        let own = state.withLock { $0.configuration }
        return own ?? (self === Self.ofNobody ? nil : Self.ofNobody.configuration)
    }

    /// Whether the tip is shown or hidden whatever its rules say.
    private func choice(for tip: any Tip) -> TipOverrides.Choice? {
        let own = state.withLock { $0.overrides.choice(for: tip) }
        return own ?? (self === Self.ofNobody ? nil : Self.ofNobody.choice(for: tip))
    }

    /// Whether this window's code has configured tips.
    var isConfigured: Bool { state.withLock { $0.configuration != nil } }

    func configure(_ options: [Tips.ConfigurationOption]) throws {
        var configuration = TipConfiguration()
        for option in options { option.apply(&configuration) }
        try state.withLock { [configuration] state in
            guard state.configuration == nil else { throw TipKitError.tipsDatastoreAlreadyConfigured }
            state.configuration = configuration
        }
        changedForAll()
    }

    func override(_ change: (inout TipOverrides) -> Void) {
        state.withLock { change(&$0.overrides) }
        changedForAll()
    }

    func forgetAll() {
        // What an app's values do as they go is not done under the lock.
        let former = state.withLock { state in
            defer { (state.closed, state.transient) = ([:], [:]) }
            return state.transient
        }
        withExtendedLifetime(former) {}
        store.removeAll()
        hub.reservation = nil
        hub.changed()
    }

    /// What code of no window says counts for all windows.
    private func changedForAll() {
        guard self === Self.ofNobody else { return hub.changed() }
        for hub in TipHub.all { hub.changed() }
    }
}

// MARK: - Tips

extension TipCenter {
    func status(of tip: some Tip) -> Tips.Status { status(of: tip.unerased, at: .now) }

    private func status(of tip: any Tip, at now: Date) -> Tips.Status {
        hub.observe()
        guard let configuration else { return .pending }
        // The app's code, which may ask for tips in turn, is never called under the lock.
        let id = tip.id
        let (closed, shown) = state.withLock { ($0.closed[id], $0.shown[id]) }
        switch choice(for: tip) {
        case .shown: return closed.map { .invalidated($0) } ?? .available
        case .hidden: return .pending
        case nil: break
        }
        let store = store
        let reserved = hub.reservation.flatMap { $0.counts(against: id, at: now) ? $0.date : nil }
        let last = store.read(.lastDisplay, as: Date.self)
        let eligibility = TipEligibility(
            record: store.read(.tip, id) ?? TipRecord(), limits: TipLimits(tip.options), isShown: shown != nil,
            lastDisplay: max(reserved ?? .distantPast, last ?? .distantPast), interval: configuration.interval,
            now: now)
        return eligibility.status { tip.rules.allSatisfy(\.isSatisfied) }
    }

    /// For bodies: whether the tip is shown. Others then wait for as long as if it were on the screen already.
    func offers(_ tip: some Tip) -> Bool {
        let tip = tip.unerased
        let now = Date.now
        let isOffered = status(of: tip, at: now) == .available
        let hub = hub
        if isOffered, (configuration?.interval ?? 0) > 0 {
            if hub.reservation?.counts(against: tip.id, at: now) != true,
                store.read(.tip, tip.id, as: TipRecord.self) == nil
            {
                hub.reservation = TipHub.Reservation(id: tip.id, date: now)
            }
        } else if !isOffered, hub.reservation?.id == tip.id {
            hub.reservation = nil
        }
        return isOffered
    }

    /// The tip has come onto the screen.
    func didAppear(_ tip: some Tip) {
        let id = tip.id
        let now = Date.now
        let isFirst = state.withLock { state in
            let isFirst = state.shown[id] == nil
            state.shown[id, default: (since: now, count: 0)].count += 1
            return isFirst
        }
        guard isFirst else { return }
        if hub.reservation?.id == id { hub.reservation = nil }
        var record = store.read(.tip, id) ?? TipRecord()
        if record.displayCount == 0 { store.write(now, .lastDisplay) }
        record.displayCount += 1
        store.write(record, .tip, id)
        hub.changed()
    }

    /// The tip has left the screen.
    func didDisappear(_ tip: some Tip) {
        let id = tip.id
        let since = state.withLock { state -> Date? in
            guard let shown = state.shown[id] else { return nil }
            state.shown[id] = shown.count > 1 ? (shown.since, shown.count - 1) : nil
            return shown.count > 1 ? nil : shown.since
        }
        guard let since else { return }
        var record = store.read(.tip, id) ?? TipRecord()
        record.displayedSeconds += max(Date.now.timeIntervalSince(since), 0)
        record.close(by: TipLimits(tip.options))
        store.write(record, .tip, id)
        hub.changed()
    }

    /// For how many more seconds the tip is shown, if it goes by itself: a minute at least.
    func remainingSeconds(of tip: some Tip) -> TimeInterval? {
        let record = store.read(.tip, tip.id) ?? TipRecord()
        return TipLimits(tip.options).seconds.map { max($0 - record.displayedSeconds, 60) }
    }

    func invalidate(_ tip: some Tip, reason: Tips.InvalidationReason) {
        let id = tip.id
        state.withLock { $0.closed[id] = reason }
        var record = store.read(.tip, id) ?? TipRecord()
        if record.invalidation == nil {
            record.invalidation = reason
            store.write(record, .tip, id)
        }
        hub.changed()
    }

    func reset(_ tip: some Tip) {
        let id = tip.id
        state.withLock { $0.closed[id] = nil }
        store.write(TipRecord?.none, .tip, id)
        hub.changed()
    }

    /// What `value` gives now, and each other value after a change.
    func updates<Value: Equatable & Sendable>(_ value: @escaping @Sendable (TipCenter) -> Value) -> AsyncStream<Value> {
        let hub = hub
        // Changes may come from other code: values of parameters are asked for as this code.
        let context = WindowContext.current
        return AsyncStream { [self] continuation in
            let last = Mutex<Value?>(nil)
            let tell: @Sendable () -> Void = { [weak self] in
                guard let self else { return }
                let now = WindowContext.run(as: context) { value(self) }
                let isNew = last.withLock { last in
                    defer { last = now }
                    return last != now
                }
                if isNew { continuation.yield(now) }
            }
            let listener = hub.listen(tell)
            continuation.onTermination = { [weak hub] _ in hub?.stopListening(listener) }
            tell()
        }
    }

    // MARK: Popovers

    /// Gives a view the window's popover for tips, unless another one has it.
    func takePopover(_ owner: AnyObject) -> Bool {
        state.withLock { state in
            if state.popover == nil { state.popover = ObjectIdentifier(owner) }
            return state.popover == ObjectIdentifier(owner)
        }
    }

    /// Whether the view may show a popover, as no other one does.
    func mayTakePopover(_ owner: AnyObject) -> Bool {
        hub.observe()
        return state.withLock { $0.popover == nil || $0.popover == ObjectIdentifier(owner) }
    }

    func givePopoverBack(_ owner: AnyObject) {
        let hadIt = state.withLock { state in
            guard state.popover == ObjectIdentifier(owner) else { return false }
            state.popover = nil
            return true
        }
        if hadIt { hub.changed() }
    }
}

// MARK: - Parameters and events

extension TipCenter {
    func value<Value>(of parameter: Tips.Parameter<Value>) -> Value {
        hub.observe()
        if parameter.isTransient {
            return state.withLock { $0.transient[parameter.id] as? Value } ?? parameter.initial
        }
        return store.read(.parameter, parameter.id) ?? parameter.initial
    }

    func set<Value>(_ value: Value, of parameter: Tips.Parameter<Value>) {
        if parameter.isTransient {
            let former = state.withLock { $0.transient.updateValue(value, forKey: parameter.id) }
            withExtendedLifetime(former) {}
            hub.changed()
        } else if store.write(value, .parameter, parameter.id) {
            hub.changed()
        }
    }

    /// A donation as it is kept.
    private struct StoredDonation<Info: Codable>: Codable {
        let date: Date
        let info: Info
    }

    func donations<Info>(of event: Tips.Event<Info>) -> [Tips.Event<Info>.Donation] {
        hub.observe()
        return stored(event).map { Tips.Event<Info>.Donation(date: $0.date, info: $0.info) }
    }

    func donate<Info>(_ info: Info, to event: Tips.Event<Info>) {
        let donations = (stored(event) + [StoredDonation(date: .now, info: info)]).suffix(event.limit.maximumCount)
        store.write(Array(donations), .event, event.id)
        hub.changed()
    }

    func deleteDonations(of id: String) {
        if store.write([Bool]?.none, .event, id) { hub.changed() }
    }

    /// The donations that are not older than the event wants to know.
    private func stored<Info>(_ event: Tips.Event<Info>) -> [StoredDonation<Info>] {
        let donations = store.read(.event, event.id, as: [StoredDonation<Info>].self) ?? []
        guard let age = event.limit.maximumAge else { return donations }
        let start = Date.now.addingTimeInterval(-age.seconds)
        return donations.filter { $0.date >= start }
    }
}
