import Synchronization

/// What belongs to a window besides its views: code finds it by its context, on any thread.
///
/// A host may make it before the window's views, so that the code which makes these is the window's already.
package final class WindowResources: Sendable {
    private struct State {
        weak var graph: ViewGraph?
        var environment: EnvironmentValues?
        var hasEnded = false
    }

    private let state: Mutex<State>
    package let screen: UIScreen
    /// What was copied last.
    package let clipboard = Clipboard()
    /// What the window's code has asked of its host.
    package let requests = PendingHostRequests()

    /// - Parameters:
    ///   - size: of the window, in points.
    ///   - scale: pixels per point.
    package init(size: CGSize, scale: CGFloat, environment: EnvironmentValues? = nil) {
        screen = UIScreen(size: size, scale: scale)
        state = Mutex(State(environment: environment))
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
        let former = state.withLock { state -> EnvironmentValues? in
            guard !state.hasEnded, state.environment?.isIdentical(to: environment) != true else { return nil }
            defer { state.environment = environment }
            return state.environment
        }
        // Released when the lock is open: what it holds may ask for the context as it goes.
        withExtendedLifetime(former) {}
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
