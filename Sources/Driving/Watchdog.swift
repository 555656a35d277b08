import Foundation
import Synchronization

/// Ends an app that gives no answer, with the stack of its main thread.
final class Watchdog: Sendable {
    private let deadline = Mutex<Date?>(nil)
    private let limit: Double

    /// - Parameter limit: how long a command may take, in seconds of the machine.
    init(limit: Double) {
        self.limit = limit
        let target = pthread_self()
        let thread = Thread { [self] in
            while true {
                usleep(100_000)
                guard deadline.withLock({ $0 }).map({ $0 < Date() }) == true else { continue }
                let message = "riffle: no answer after \(limit) s: the app is ended. Its stack follows.\n"
                FileHandle.standardError.write(Data(message.utf8))
                // Swift's runtime prints the stack of the thread that gets the signal.
                pthread_kill(target, SIGQUIT)
                sleep(20)
                _exit(131)
            }
        }
        thread.name = "riffle.watchdog"
        thread.start()
    }

    /// A command begins. - Parameter extra: how much longer than usual it may take, in seconds.
    func begin(extra: Double) { deadline.withLock { $0 = Date(timeIntervalSinceNow: limit + extra) } }

    /// A command has ended.
    func end() { deadline.withLock { $0 = nil } }
}
