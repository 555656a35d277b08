import Dispatch
import Foundation
import Synchronization

/// Being asked to end: by a service manager (SIGTERM) or at the keyboard (SIGINT).
///
/// The first signal starts an orderly end. It has `WebLimits.drainSeconds`; a second signal, or an app that does not let go
/// of the main thread, ends the process without more ado.
final class TerminationSignals: Sendable {
    /// Never touched once they are there.
    nonisolated(unsafe) private let sources: [any DispatchSourceSignal]
    private let signals: AsyncStream<Int32>

    /// From now on the signals do not end the process by themselves.
    init() {
        let (stream, continuation) = AsyncStream<Int32>.makeStream()
        signals = stream
        let queue = DispatchQueue(label: "signals")
        sources = [SIGTERM, SIGINT].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { continuation.yield(number) }
            source.activate()
            return source
        }
    }

    /// Waits for the first signal. From then on the process ends in time, whatever happens.
    ///
    /// - Parameter finish: what is done, on another thread, where the orderly end takes too long. What takes longer than
    ///   half a second of that is left.
    func next(finish: @escaping @Sendable () -> Void) async {
        let watch = Task.detached { [signals] in
            for await number in signals { return number }
            return SIGTERM
        }
        let number = await watch.value
        let queue = DispatchQueue.global(qos: .userInitiated)
        queue.asyncAfter(deadline: .now() + WebLimits.drainSeconds) {
            queue.asyncAfter(deadline: .now() + 0.5) { _exit(128 + number) }
            finish()
            _exit(128 + number)
        }
        Task.detached {
            for await number in self.signals { _exit(128 + number) }
        }
    }
}
