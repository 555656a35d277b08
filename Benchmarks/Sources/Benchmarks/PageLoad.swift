import Foundation

/// Many pages that drag at 60 frames a second, each at its own moment.
struct PageLoad {
    private static let interval = 1e9 / 60

    struct Result {
        /// From a message to its frame, in nanoseconds.
        var latencies: [Double] = []
        /// Whether every message that was due was sent: no page still waited for its frame before.
        var isComplete = true
    }

    private let pages: [DraggingPage]

    init(_ pages: [DraggingPage]) { self.pages = pages }

    /// - Parameter lose: called after a quarter of the time; the pages whose connection ends then count for nothing.
    func run(seconds: Double, losing lose: (() -> Void)? = nil) throws -> Result {
        var result = Result()
        var latencies = [[Double]](repeating: [], count: pages.count)
        var lost: Set<Int> = []
        let mayLose = lose != nil
        var lose = lose
        let start = Stopwatch.wall() + Self.interval
        var due = pages.indices.map { start + Self.interval * Double($0) / Double(pages.count) }
        var sentAt = [Double?](repeating: nil, count: pages.count)
        var missed = 0
        var descriptors = pages.map { pollfd(fd: $0.page.descriptor, events: Int16(POLLIN), revents: 0) }
        while true {
            let now = Stopwatch.wall()
            guard now < start + seconds * 1e9 else { break }
            if now > start + seconds * 0.25e9, let act = lose {
                act()
                lose = nil
            }
            for index in pages.indices where due[index] <= now {
                due[index] += Self.interval
                guard sentAt[index] == nil else {
                    missed += 1
                    continue
                }
                sentAt[index] = Stopwatch.wall()
                try keep(index, &lost, mayLose: mayLose) { try pages[index].step() }
            }
            let wait = min(1e9, max(0, (due.min() ?? now) - Stopwatch.wall()))
            guard poll(&descriptors, nfds_t(descriptors.count), Int32(wait / 1e6)) > 0 else { continue }
            for index in pages.indices where descriptors[index].revents != 0 {
                guard try keep(index, &lost, mayLose: mayLose, { try pages[index].page.read() }) else {
                    descriptors[index].fd = -1
                    due[index] = .infinity
                    continue
                }
                while let message = pages[index].page.next() {
                    guard case .frame = message, let sent = sentAt[index] else { continue }
                    latencies[index].append(Stopwatch.wall() - sent)
                    sentAt[index] = nil
                }
            }
        }
        for index in pages.indices where sentAt[index] != nil && !lost.contains(index) {
            try pages[index].page.waitForFrame()
        }
        result.latencies = pages.indices.filter { !lost.contains($0) }.flatMap { latencies[$0] }
        result.isComplete = Double(missed) < 0.05 * Double(result.latencies.count)
        return result
    }
}

extension PageLoad {
    /// Says whether the page is still there; ends with an error where none is to be lost.
    @discardableResult
    private func keep(_ index: Int, _ lost: inout Set<Int>, mayLose: Bool, _ work: () throws -> Void) throws -> Bool {
        if lost.contains(index) { return false }
        do {
            try work()
            return true
        } catch  where mayLose {
            lost.insert(index)
            return false
        }
    }
}

/// A drag by a page that is far away: every message waits on its way, each way, in order.
final class DistantDrag {
    struct Result {
        /// From an event to the animation frame of the page that shows it or a later one, in nanoseconds.
        var latencies: [Double] = []
        /// Frames that arrived, and animation frames of the page that showed one.
        var framesPerSecond = 0.0
        var shownPerSecond = 0.0
        /// Messages on their way to the server, at each step.
        var waiting: [Double] = []
    }

    private let dragging: DraggingPage
    private var random: UInt64 = 1
    /// With when it was sent.
    private var toServer: [(arrival: Double, sent: Double, bytes: [UInt8])] = []
    /// With when the last event was sent that it shows.
    private var toPage: [(arrival: Double, shows: Double, number: UInt32)] = []
    private var lastDelivered = 0.0
    /// What arrived and is not shown yet, as when the last event was sent that it shows.
    private var playout = Playout()

    init(_ dragging: DraggingPage) { self.dragging = dragging }

    /// 50…110 ms, not before what was sent before.
    private func arrival(after last: Double?) -> Double {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let delay = 50e6 + 60e6 * Double(random >> 11) / Double(UInt64(1) << 53)
        return max(Stopwatch.wall() + delay, last ?? 0)
    }

    func run(steps: Int) throws -> Result {
        var result = Result()
        let page = dragging.page
        let start = Stopwatch.wall()
        var unseen: [Double] = []
        var frames = 0
        var shown = 0
        var step = 0
        while step < steps || !toServer.isEmpty {
            let now = Stopwatch.wall()
            while let first = toPage.first, first.arrival <= now {
                toPage.removeFirst()
                page.unacknowledged = first.number
                frames += 1
                playout.add(first.shows)
            }
            if step < steps, now >= start + Double(step) * 1e9 / 60 {
                step += 1
                if let shows = playout.take() {
                    shown += 1
                    result.latencies += unseen.filter { $0 <= shows }.map { now - $0 }
                    unseen.removeAll { $0 <= shows }
                }
                dragging.add()
                unseen.append(now)
                result.waiting.append(Double(toServer.count))
                toServer.append((arrival(after: toServer.last?.arrival), now, page.takeMessage()))
            }
            while let first = toServer.first, first.arrival <= now {
                toServer.removeFirst()
                try page.write(first.bytes)
                lastDelivered = first.sent
            }
            try receive(page)
        }
        let seconds = (Stopwatch.wall() - start) / 1e9
        result.framesPerSecond = Double(frames) / seconds
        result.shownPerSecond = Double(shown) / seconds
        return result
    }

    private func receive(_ page: PlayedPage) throws {
        var descriptor = pollfd(fd: page.descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&descriptor, 1, 1) > 0 else { return }
        try page.read()
        while let message = page.next() {
            guard case .frame(let number, _) = message else { continue }
            // It has arrived at the connection, and not yet at the page.
            page.unacknowledged = nil
            toPage.append((arrival(after: toPage.last?.arrival), lastDelivered, number))
        }
    }
}

/// What the page does with frames that come in bursts (`playout.js`): one an animation frame, and at most two wait.
private struct Playout {
    private var waiting: [Double] = []
    private var taken = 0
    private var spare = 2

    mutating func add(_ shows: Double) { waiting.append(shows) }

    /// What the last frame shows that an animation frame takes out; nil where there is none.
    mutating func take() -> Double? {
        var count = max(1, waiting.count - 2)
        spare = min(spare, max(0, waiting.count - count))
        taken += 1
        if taken == 30 {
            count += spare
            spare = 2
            taken = 0
        }
        count = min(count, waiting.count)
        defer { waiting.removeFirst(count) }
        return count > 0 ? waiting[count - 1] : nil
    }
}
