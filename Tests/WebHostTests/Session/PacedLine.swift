import SeededNumbers
import RiffleWebHost

/// A server that draws for one page over a line, on a clock of its own: how often frames arrive there, and how old they
/// are.
struct PacedLine {
    /// Seconds each way, and what comes on top at most.
    var delay = 0.08
    var jitter = 0.0
    /// Of the way to the page.
    var bytesPerSecond = Double.infinity
    var frameBytes = 15
    /// Animation frames of the page in a second.
    var rate = 60.0
    private(set) var pacing = FramePacing()
    /// When frames arrived, and the times they show.
    private(set) var arrivals: [(at: Double, shows: Double)] = []
    /// The most that were on their way, since it was set.
    var mostOnTheirWay = 0

    private var now = 0.0
    private var nextTick = 0.0
    private var random: SeededGenerator
    private var toServer: [(at: Double, tick: Double, acknowledged: UInt32?)] = []
    private var toPage: [(at: Double, shows: Double, number: UInt32)] = []
    private var lineIsFree = 0.0
    private var unacknowledged: UInt32?

    init(seed: UInt64 = 1) { random = SeededGenerator(seed: seed) }

    /// Runs for so many seconds, a quarter of a millisecond at a time.
    mutating func run(_ seconds: Double) {
        let end = now + seconds
        while now < end {
            now += 0.00025
            while let first = toPage.first, first.at <= now {
                toPage.removeFirst()
                arrivals.append((now, first.shows))
                unacknowledged = first.number
            }
            if now >= nextTick {
                nextTick += 1 / rate
                toServer.append((way(from: now, after: toServer.last?.at), now, unacknowledged))
                unacknowledged = nil
            }
            while let first = toServer.first, first.at <= now {
                toServer.removeFirst()
                if let number = first.acknowledged { pacing.acknowledge(number, now: now) }
                pacing.tick(at: first.tick)
                draw()
            }
        }
    }

    private mutating func draw() {
        guard let shows = pacing.takeDue(now: now) else { return }
        let number = pacing.send(now: now)
        pacing.measured(number, bytes: frameBytes)
        mostOnTheirWay = max(mostOnTheirWay, pacing.countOnTheirWay)
        lineIsFree = max(lineIsFree, now) + Double(frameBytes + 60) / bytesPerSecond
        toPage.append((way(from: lineIsFree, after: toPage.last?.at), shows, number))
    }

    /// When what is sent then arrives: never before what was sent before.
    private mutating func way(from start: Double, after last: Double?) -> Double {
        max(start + delay + jitter * Double.random(in: 0...1, using: &random), last ?? 0)
    }

    /// Frames a second, and the greatest age of one, from a time on.
    func shown(from start: Double) -> (rate: Double, oldest: Double) {
        let counted = arrivals.filter { $0.at >= start }
        return (Double(counted.count) / (now - start), counted.map { $0.at - $0.shows }.max() ?? .infinity)
    }
}
