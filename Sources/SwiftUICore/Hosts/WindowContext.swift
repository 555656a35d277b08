/// Whose code runs: a window, and the screen in it that the code takes for its own.
///
/// A host runs events and frames as code of their window. What that code starts belongs to the window as well, however it
/// comes to run later: tasks inherit the context, and the target `ContextCarrying` hands it on where Swift does not (Dispatch,
/// timers, operations, threads, completion handlers, detached tasks).
///
/// Code that belongs to no window, such as that of a singleton's timer, has none. It never guesses: see `OwnerlessCode`.
package struct WindowContext: Sendable {
    package let window: WindowResources
    /// The window's own, or that of a device that the window shows.
    package let screen: UIScreen

    package init(_ window: WindowResources, screen: UIScreen? = nil) {
        self.window = window
        self.screen = screen ?? window.screen
    }

    @TaskLocal package static var carried: WindowContext?

    /// That of the code that asks; nil where it belongs to no window.
    ///
    /// In a process with a single window, unless it serves visitors, everything belongs to that window.
    package static var current: WindowContext? { carried ?? WindowResources.only.map { WindowContext($0) } }

    /// Runs `body` as code of a window, or of none.
    package static func run<Result>(as context: WindowContext?, _ body: () throws -> Result) rethrows -> Result {
        try $carried.withValue(context, operation: body)
    }

    /// Runs `body` as code of a window, or of none, for callers that mostly are that already.
    static func run<Result>(ifCarriedElsewhere context: WindowContext?, _ body: () throws -> Result) rethrows -> Result
    {
        if carried?.window === context?.window { return try body() }
        return try run(as: context, body)
    }

    /// Runs `body` as code of no window, as the initializer of a global is: what it starts, and what it keeps, is nobody's.
    package static func runForNobody<Result>(_ body: () throws -> Result) rethrows -> Result {
        try run(as: nil) { try DependencyTracking.suspended(body) }
    }

    /// The environment that the window has given its root views; nil once the window has closed.
    package var environment: EnvironmentValues? { window.environment }

    /// The window itself; nil before its views are made, and once it has closed.
    package var graph: ViewGraph? { window.graph }
}

extension ViewGraph {
    /// Runs `body` as code of this window: free functions measure text as the views of an environment do, and screen
    /// and stores are the window's own.
    package func whileCurrent<Result>(in environment: EnvironmentValues, _ body: () -> Result) -> Result {
        window.resources.update(environment)
        window.screen.noteUse()
        return WindowContext.run(as: WindowContext(window.resources)) { Transaction.closingAll(body) }
    }

    /// Runs `body` as code of this window that takes a screen for its own.
    func whileCurrent<Result>(on screen: UIScreen, _ body: () -> Result) -> Result {
        screen.noteUse()
        return WindowContext.run(as: WindowContext(window.resources, screen: screen), body)
    }
}
