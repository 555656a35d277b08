/// The window whose event or frame is being dealt with, for functions and objects that no view hands anything to.
package enum WindowAtWork {
    /// What a task finds; environments may hold anything, and tasks of views only hand them on.
    private struct Surroundings: @unchecked Sendable {
        let environment: EnvironmentValues
    }

    @TaskLocal private static var current: Surroundings?

    /// The environment that the window has given its views; nil for what runs for no window.
    package static var environment: EnvironmentValues? { current?.environment }

    /// Runs `body` as code of a window with an environment.
    static func run<Result>(in environment: EnvironmentValues, _ body: () -> Result) -> Result {
        $current.withValue(Surroundings(environment: environment), operation: body)
    }
}

extension ViewGraph {
    /// Runs `body` as code of this window: free functions measure text as the views of an environment do, and screen
    /// and stores are the window's own.
    package func whileCurrent<Result>(in environment: EnvironmentValues, _ body: () -> Result) -> Result {
        WindowAtWork.run(in: environment) {
            Clipboard.$current.withValue(clipboard) {
                HostRequests.$queue.withValue(requestQueue) { screen.whileInUse(body) }
            }
        }
    }
}
