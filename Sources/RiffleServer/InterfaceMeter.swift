internal import CoreMetrics
internal import RiffleWebHost

/// Hands what a server counts to swift-metrics.
///
/// Labels are those of the server's own text for Prometheus, and each has the dimension `interface`.
final class InterfaceMeter: ServerMeter {
    private let factory: any MetricsFactory
    private let dimensions: [(String, String)]
    private let sessions: Meter
    private let begun: Counter
    private let frames: Timer
    private let roundTrips: Timer
    private let requests: [Timer]
    private let bytes: Counter
    private let longTurns: Counter
    private let kept: Counter
    private let lost: Counter
    private let memory: Gauge
    private let refusals: [ServerRefusal: Counter]

    init(_ factory: any MetricsFactory, interface: String) {
        let own = [("interface", interface)]
        func counter(_ name: String, _ more: [(String, String)] = []) -> Counter {
            Counter(label: "riffle_\(name)", dimensions: own + more, factory: factory)
        }
        func timer(_ name: String, _ more: [(String, String)] = []) -> Timer {
            Timer(label: "riffle_\(name)", dimensions: own + more, factory: factory)
        }
        self.factory = factory
        dimensions = own
        sessions = Meter(label: "riffle_sessions", dimensions: own, factory: factory)
        begun = counter("sessions_total")
        frames = timer("frame_seconds")
        roundTrips = timer("round_trip_seconds")
        requests = (1...5).map { timer("request_seconds", [("status", "\($0)xx")]) }
        bytes = counter("sent_bytes_total")
        longTurns = counter("long_turns_total")
        kept = counter("comebacks_total", [("session", "kept")])
        lost = counter("comebacks_total", [("session", "lost")])
        memory = Gauge(label: "riffle_resident_bytes", dimensions: own, factory: factory)
        let causes = ServerRefusal.allCases.map { ($0, counter("refusals_total", [("cause", $0.rawValue)])) }
        refusals = Dictionary(uniqueKeysWithValues: causes)
    }

    func sessionBegan() {
        sessions.increment()
        begun.increment()
    }

    func sessionEnded() { sessions.decrement() }

    func refused(_ cause: ServerRefusal) { refusals[cause]?.increment() }

    func frameTook(_ seconds: Double) { frames.recordSeconds(seconds) }

    func roundTripTook(_ seconds: Double) { roundTrips.recordSeconds(seconds) }

    func answered(_ status: Int, after seconds: Double) {
        requests[min(max(status / 100, 1), requests.count) - 1].recordSeconds(seconds)
    }

    func sent(_ count: Int) { bytes.increment(by: count) }

    func turnWasLong() { longTurns.increment() }

    func cameBack(isKnown: Bool) { (isKnown ? kept : lost).increment() }

    func resident(_ bytes: Int) { memory.record(bytes) }
}
