/// The window whose event or frame is being dealt with, for functions and objects that no view hands anything to.
package enum WindowAtWork {
    /// What a task finds; environments may hold anything, and tasks of views only hand them on.
    private struct Surroundings: @unchecked Sendable {
        let environment: EnvironmentValues
        weak var graph: ViewGraph?
    }

    @TaskLocal private static var current: Surroundings?

    /// The environment that the window has given its views; nil for what runs for no window.
    package static var environment: EnvironmentValues? { current?.environment }

    /// The window itself; nil for what runs for no window, and once the window has closed.
    package static var graph: ViewGraph? { current?.graph }

    /// Runs `body` as code of a window with an environment.
    fileprivate static func run<Result>(
        in environment: EnvironmentValues, of graph: ViewGraph, _ body: () -> Result
    ) -> Result {
        $current.withValue(Surroundings(environment: environment, graph: graph), operation: body)
    }
}

extension ViewGraph {
    /// Runs `body` as code of this window: free functions measure text as the views of an environment do, and screen
    /// and stores are the window's own.
    package func whileCurrent<Result>(in environment: EnvironmentValues, _ body: () -> Result) -> Result {
        WindowAtWork.run(in: environment, of: self) {
            Clipboard.$current.withValue(clipboard) {
                HostRequests.$queue.withValue(outbox.queue) {
                    screen.whileInUse { Transaction.closingAll(body) }
                }
            }
        }
    }
}
