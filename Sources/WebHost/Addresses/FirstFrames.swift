import Dispatch
import Foundation
import RiffleCaching
import RiffleHosting
import Synchronization

/// What an app shows first at its addresses: asked for on threads that may wait, found out on the main actor.
///
/// Whatever is asked for, finding out takes at most a share of the main actor. What was found is given for a while, and is then
/// found out anew while it still is.
package final class FirstFrames: Sendable {
    /// Finds out what is shown at an address, for readers of a language.
    package typealias Render =
        @MainActor (_ request: PageRequest, _ path: [String], _ region: UserRegion) -> FirstFrame?

    private struct Key: Hashable {
        var path: [String]
        var language: String
        /// Nil for what everybody sees.
        var request: PageRequestValue?
    }

    private struct Known {
        var frame: FirstFrame
        var since: Double
    }

    /// A thread that waits.
    private final class Waiter: Sendable {
        let signal = DispatchSemaphore(value: 0)
        let frame = Mutex<FirstFrame?>(nil)
    }

    private struct State {
        var known = LeastRecentlyUsedCache<Key, Known>(capacity: WebLimits.firstFrameBytes)
        /// Those who wait, by what they wait for.
        var waiting: [Key: [Waiter]] = [:]
        var waitingCount = 0
        var hasAddresses: Bool?
        /// Seconds of the main actor that may be used, at a time.
        var budget: Double
        var budgetTime = 0.0

        init(budget: Double) { self.budget = budget }
    }

    /// How long somebody waits, and what finding out may take.
    package struct Limits: Sendable {
        /// Seconds that an answer waits for a text.
        package var patience = WebLimits.firstFramePatience
        /// The share of the main actor, and the seconds that may be taken at once.
        package var share = WebLimits.firstFrameShare
        package var burstSeconds = WebLimits.firstFrameBurstSeconds

        package init() {}

        /// Somebody waits for as long as it takes.
        package static var unlimited: Limits {
            var limits = Limits()
            limits.patience = 600
            limits.burstSeconds = .infinity
            return limits
        }
    }

    private let state: Mutex<State>
    private let render: Render
    private let now: @Sendable () -> Double
    private let limits: Limits

    /// - Parameter now: seconds of a clock that never runs backwards.
    package init(
        _ limits: Limits = Limits(), now: @escaping @Sendable () -> Double = { SessionRegistry.uptime() },
        render: @escaping Render
    ) {
        self.limits = limits
        state = Mutex(State(budget: limits.burstSeconds))
        self.now = now
        self.render = render
    }

    /// Whether the app's screens have addresses. Waits for what shows it; nil where that takes too long.
    func hasAddresses(_ request: PageRequest) -> Bool? {
        if let known = state.withLock({ $0.hasAddresses }) { return known }
        return find(for: request, at: [])?.hasAddresses
    }

    /// What is shown first at an address; nil where it is not known in time.
    ///
    /// Those of whom the server knows something may see something else than others: it is found out for them alone, and only
    /// where it matters whether the address names something.
    package func frame(for request: PageRequest, at path: [String]) -> FirstFrame? {
        guard !request.isSomebodys || !path.isEmpty else { return nil }
        return find(for: request, at: path)
    }

    private func find(for request: PageRequest, at path: [String]) -> FirstFrame? {
        let key = Key(
            path: path, language: Self.language(of: request),
            request: request.isSomebodys ? PageRequestValue(request) : nil)
        let waiter = Waiter()
        let (known, waits, begins) = state.withLock { state -> (FirstFrame?, Bool, Bool) in
            let known = state.known.value(for: key)
            let isFresh = known.map { now() - $0.since < WebLimits.firstFrameSeconds } ?? false
            if isFresh { return (known?.frame, false, false) }
            let isComing = state.waiting[key] != nil
            guard isComing || takesBudget(&state) else { return (known?.frame, false, false) }
            if !isComing { state.waiting[key] = [] }
            guard known == nil, state.waitingCount < WebLimits.firstFrameWaiters else {
                return (known?.frame, false, !isComing)
            }
            state.waiting[key]?.append(waiter)
            state.waitingCount += 1
            return (nil, true, !isComing)
        }
        if begins { begin(key, request) }
        guard waits else { return known }
        _ = waiter.signal.wait(timeout: .now() + limits.patience)
        return waiter.frame.withLock { $0 }
    }

    /// Whether there is time left to find something out.
    private func takesBudget(_ state: inout State) -> Bool {
        let time = now()
        state.budget = min(state.budget + (time - state.budgetTime) * limits.share, limits.burstSeconds)
        state.budgetTime = time
        return state.budget > 0
    }

    /// The language of the app that is asked for, without a region: there are no more of them than translations.
    private static func language(of request: PageRequest) -> String {
        let tags = AcceptedLanguages.tags(in: request.head.headers["accept-language"].joined(separator: ","))
        let locale = UserRegion(languages: tags).region(appLanguages: AppLanguages.all, usual: .usual).locale
        return locale.language.languageCode?.identifier ?? "en"
    }

    private func begin(_ key: Key, _ request: PageRequest) {
        // Nothing of the one who happens to ask is in what others get.
        let request = key.request == nil ? Self.stranger(asking: request, at: key.path) : request
        // Of no page, though a page's code may have asked for it.
        WindowContext.run(as: nil) {
            _ = Task { @MainActor in
                let start = now()
                let frame = render(request, key.path, UserRegion(languages: [key.language]))
                end(key, frame, took: now() - start)
            }
        }
    }

    /// What anybody might ask: neither who, nor from where, nor with what in the query, which may be a token.
    private static func stranger(asking request: PageRequest, at path: [String]) -> PageRequest {
        var head = request.head
        head.uri = (request.folder ?? "/") + PagePath.path(of: path)
        head.headers = ["host": request.head.headers["host"].first ?? ""]
        var stranger = PageRequest(head)
        stranger.folder = request.folder
        stranger.isSecure = request.isSecure
        return stranger
    }

    private func end(_ key: Key, _ frame: FirstFrame?, took seconds: Double) {
        let waiting = state.withLock { state -> [Waiter] in
            state.budget -= seconds
            if let frame {
                if frame.hasAddresses || key.path.isEmpty { state.hasAddresses = frame.hasAddresses }
                if key.request != nil { return leave(key, frame, &state) }
                let cost =
                    frame.html.utf8.count + key.path.reduce(0) { $0 + $1.utf8.count } + WebLimits.firstFrameOverhead
                state.known.insert(Known(frame: frame, since: now()), for: key, cost: cost)
            }
            return leave(key, frame, &state)
        }
        for waiter in waiting { waiter.signal.signal() }
    }

    /// Those who wait have what they wait for.
    private func leave(_ key: Key, _ frame: FirstFrame?, _ state: inout State) -> [Waiter] {
        let waiting = state.waiting.removeValue(forKey: key) ?? []
        state.waitingCount -= waiting.count
        for waiter in waiting { waiter.frame.withLock { $0 = frame } }
        return waiting
    }
}
