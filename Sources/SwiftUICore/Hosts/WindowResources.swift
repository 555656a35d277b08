import Observation
import Synchronization

/// What belongs to a window besides its views: code finds it by its context, on any thread.
///
/// A host may make it before the window's views, so that the code which makes these is the window's already.
package final class WindowResources: Sendable {
    private struct Views {
        weak var graph: ViewGraph?
        var environment: EnvironmentValues?
        var hasEnded = false
    }

    private struct Region: Equatable {
        var text: TextRegion?
        var languages: [String] = []
    }

    private let state: Mutex<Views>
    /// Asked for often, and kept when the window has closed: what its code still writes is for the same user.
    private let userRegion: Mutex<Region>
    /// Who asked while a view's body ran: bodies that have written something for the user are run again for another one.
    private let readers = ObservationRegistrar()
    package let screen: UIScreen
    /// Where the files of the window's user are; nil for those of the process's own user.
    package let home: HomeFolder?
    /// Keeps the state of the window's views for the process after this one: see `session`.
    let sessionKeeping: (any SessionKeeping)?
    /// How many views of the window want to stay while nobody sees it.
    private let wakefulViews = Atomic<Int>(0)
    /// What was copied last.
    package let clipboard = Clipboard()
    /// What the window's code has asked of its host.
    package let requests = PendingHostRequests()
    /// What features keep for the window: see `kept(_:)`.
    let keeping = WindowKeeping()

    /// - Parameters:
    ///   - size: of the window, in points.
    ///   - scale: pixels per point.
    ///   - home: where its user's files are; nil for those of the process's own user.
    ///   - session: keeps the state of its views.
    package init(
        size: CGSize, scale: CGFloat, environment: EnvironmentValues? = nil, home: HomeFolder? = nil,
        session: (any SessionKeeping)? = nil
    ) {
        sessionKeeping = session
        self.home = home
        screen = UIScreen(size: size, scale: scale)
        state = Mutex(Views(environment: environment))
        userRegion = Mutex(Self.region(of: environment))
        Self.open.withLock { $0[ObjectIdentifier(self)] = Weak(resources: self) }
    }

    deinit { Self.forget(ObjectIdentifier(self)) }

    package var graph: ViewGraph? { state.withLock { $0.graph } }
    package var environment: EnvironmentValues? { state.withLock { $0.environment } }
    /// Whether the window has closed.
    package var hasEnded: Bool { state.withLock { $0.hasEnded } }

    /// The window's views are there.
    func begin(_ graph: ViewGraph) { state.withLock { $0.graph = graph } }

    /// What the root views are given has changed.
    func update(_ environment: EnvironmentValues) {
        let (isNew, former) = state.withLock { state -> (Bool, EnvironmentValues?) in
            guard !state.hasEnded, state.environment?.isIdentical(to: environment) != true else { return (false, nil) }
            defer { state.environment = environment }
            return (true, state.environment)
        }
        // Asked in each frame and for each event, nearly always with the same.
        guard isNew else { return }
        // Released when the lock is open: what it holds may ask for the context as it goes.
        withExtendedLifetime(former) {}
        noteRegion(Self.region(of: environment), isFirst: former == nil)
    }

    /// Whether the views are to stay while nobody sees the window.
    package var staysAwake: Bool { wakefulViews.load(ordering: .relaxed) > 0 }

    /// So many more views want that; less than 0 for those that want it no longer.
    package func addWakefulViews(_ count: Int) { wakefulViews.add(count, ordering: .relaxed) }

    // MARK: Its user

    /// For whom the window's code writes; nil before its views have an environment.
    package var region: TextRegion? {
        readers.access(self, keyPath: \.region)
        return userRegion.withLock { $0.text }
    }

    private func noteRegion(_ region: Region, isFirst: Bool) {
        let known = userRegion.withLock { $0 }
        guard known != region else { return }
        if isFirst || known.text == nil { return userRegion.withLock { $0 = region } }
        readers.withMutation(of: self, keyPath: \.region) { userRegion.withLock { $0 = region } }
    }

    /// The languages that the window's user reads, the best first; empty where only the region's is known.
    package var languages: [String] { userRegion.withLock { $0.languages } }

    private static func region(of environment: EnvironmentValues?) -> Region {
        Region(text: environment?.textRegion.localized, languages: environment?.preferredLanguages ?? [])
    }

    /// The window has no views for a while. What its code asks for then reaches nobody.
    @MainActor
    func rest() {
        requests.end()
        state.withLock { $0.graph = nil }
    }

    /// The window has closed: what its code still asks for reaches nobody.
    func end() {
        let former = state.withLock { state -> EnvironmentValues? in
            defer {
                state.graph = nil
                state.environment = nil
                state.hasEnded = true
            }
            return state.environment
        }
        withExtendedLifetime(former) {}
        Self.forget(ObjectIdentifier(self))
    }

    // MARK: The windows of the process

    private struct Weak: Sendable { weak var resources: WindowResources? }

    private static let open = Mutex<[ObjectIdentifier: Weak]>([:])
    private static let isServing = Mutex(false)

    private static func forget(_ id: ObjectIdentifier) { open.withLock { _ = $0.removeValue(forKey: id) } }

    /// From now on the process serves visitors, and nothing belongs to one of them by being the only one there is.
    package static func serveVisitors() { isServing.withLock { $0 = true } }

    /// Whether the process serves visitors.
    package static var servesVisitors: Bool { isServing.withLock { $0 } }

    /// The process's one window; nil where it has several, or serves visitors.
    static var only: WindowResources? {
        guard !servesVisitors else { return nil }
        return open.withLock { $0.count == 1 ? $0.first?.value.resources : nil }
    }
}

extension WindowResources: Observable {}

/// What keeps the state of a window's views.
package protocol SessionKeeping: AnyObject, Sendable {}
