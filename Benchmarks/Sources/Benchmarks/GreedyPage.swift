import Foundation
import Synchronization

/// A page that says without end what a server may not refuse and what takes long: other sizes, each before a key that no page has.
final class GreedyPage: Sendable {
    private let isOver = Mutex(false)
    private let ended = DispatchSemaphore(value: 0)

    /// Connects, and goes on until `stop`, on a thread of its own.
    init(port: Int) throws {
        let page = try PlayedPage(port: port)
        page.hello(time: 0)
        try page.send()
        try page.waitForFrame()
        // The page is this thread's alone from now on.
        nonisolated(unsafe) let own = page
        let thread = Thread { [self] in
            work(own)
            ended.signal()
        }
        thread.start()
    }

    func stop() {
        isOver.withLock { $0 = true }
        ended.wait()
    }

    private func work(_ page: PlayedPage) {
        var time = 0.0
        // What is not read no further waits here, and the thread with it.
        while !isOver.withLock({ $0 }) {
            for step in 0..<20 {
                time += 1
                page.resize(width: Float(300 + (step * 37) % 400), height: 800, time: time)
                page.key("\u{FFFC}", time: time)
            }
            page.tick(time)
            guard (try? page.write(atOnce: page.takeMessage())) != nil else { return }
        }
    }
}

extension PlayedPage {
    /// Writes as much as the server takes, and reads meanwhile what it says.
    fileprivate func write(atOnce bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            var state = pollfd(fd: descriptor, events: Int16(POLLIN | POLLOUT), revents: 0)
            guard poll(&state, 1, 100) >= 0 else { return }
            if state.revents & Int16(POLLIN) != 0 {
                try read()
                while next() != nil {}
            }
            guard state.revents & Int16(POLLOUT) != 0 else { continue }
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT))
            }
            guard count > 0 || errno == EAGAIN else {
                throw ChildProcessFailure(path: "a page", reason: "its connection was closed")
            }
            sent += max(0, count)
        }
    }
}
