import Foundation
import Synchronization

/// A page like any other, with a finger that goes up and down, which notes how long the server takes for each of its messages.
final class HonestPage: Sendable {
    private struct State {
        var phase: String?
        var latencies: [String: [Double]] = [:]
        var failure: String?
        var isOver = false
    }

    private let state = Mutex(State())

    /// Connects and goes on until `stop`.
    init(port: Int) throws {
        let page = try PlayedPage(port: port)
        page.hello(time: 0)
        page.ping()
        try page.send()
        try page.wait { if case .pong = $0 { true } else { false } }
        // The page is this thread's alone from now on.
        nonisolated(unsafe) let own = page
        let thread = Thread { [self] in work(own) }
        thread.qualityOfService = .userInteractive
        thread.start()
    }

    /// What the samples from now on belong to; nil for nothing.
    func enter(_ phase: String?) { state.withLock { $0.phase = phase } }

    /// The samples since the last call, and why there are no more of them, if that is so.
    func take() -> (latencies: [String: [Double]], failure: String?) {
        state.withLock { state in
            defer { state.latencies = [:] }
            return (state.latencies, state.failure)
        }
    }

    func stop() { state.withLock { $0.isOver = true } }

    private func work(_ page: PlayedPage) {
        do {
            var step = 0
            while !state.withLock({ $0.isOver }) {
                step += 1
                let start = Stopwatch.wall()
                let time = Double(step) * 16
                let height = Float(390 + 60 * sin(Double(step) / 20))
                switch step % 120 {
                case 0: page.pointer(.ended, 195, height, time: time)
                case 1: page.pointer(.began, 195, height, time: time)
                default: page.pointer(.moved, 195, height, time: time)
                }
                page.tick(time)
                page.ping()
                try page.send()
                try page.wait { if case .pong = $0 { true } else { false } }
                let took = Stopwatch.wall() - start
                state.withLock { state in
                    if let phase = state.phase { state.latencies[phase, default: []].append(took / 1e6) }
                }
                if took < 16e6 { usleep(UInt32((16e6 - took) / 1e3)) }
            }
        } catch {
            state.withLock { $0.failure = "The honest page: \(error)" }
        }
    }
}
