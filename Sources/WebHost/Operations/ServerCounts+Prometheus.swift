import Foundation

extension ServerCounts {
    /// The counts in the text format of Prometheus, version 0.0.4.
    package func prometheus() -> String {
        let values = values
        var text = ""
        func metric(_ name: String, _ kind: String, _ help: String, _ lines: [(labels: String, value: String)]) {
            text += "# HELP riffle_\(name) \(help)\n# TYPE riffle_\(name) \(kind)\n"
            let suffixed = lines.map { "riffle_\(name)\($0.labels) \($0.value)\n" }
            text += suffixed.joined()
        }
        metric(
            "sessions", "gauge", "Sessions there are now.",
            [("", "\(values.sessionsBegun - values.sessionsEnded)")])
        metric(
            "sessions_asleep", "gauge", "Sessions that have no views, as nobody sees them.", [("", "\(values.asleep)")])
        metric(
            "wake_seconds", "summary", "Seconds that sessions took to have their views again.",
            [("_sum", "\(values.wakeSeconds)"), ("_count", "\(values.wakes)")])
        metric(
            "open_pages_kept_total", "counter", "How often the state of an open page was kept for another worker.",
            [("", "\(values.openPagesKept)")])
        metric("sessions_total", "counter", "Sessions that have begun.", [("", "\(values.sessionsBegun)")])
        metric(
            "refusals_total", "counter", "What was refused, by cause.",
            ServerRefusal.allCases.map { ("{cause=\"\($0.rawValue)\"}", "\(values.refusals[$0] ?? 0)") })
        metric(
            "requests_total", "counter", "Requests that were answered, by status.",
            values.requests.sorted { $0.key < $1.key }.map { ("{status=\"\($0.key)xx\"}", "\($0.value)") })
        metric(
            "request_seconds", "summary", "Seconds until requests were answered.",
            [("_sum", "\(values.requestSeconds)"), ("_count", "\(values.requests.values.reduce(0, +))")])
        var frames = zip(Self.frameBounds, values.framesWithin).map { ("_bucket{le=\"\($0)\"}", "\($1)") }
        frames.append(("_bucket{le=\"+Inf\"}", "\(values.frames)"))
        frames.append(("_sum", "\(values.frameSeconds)"))
        frames.append(("_count", "\(values.frames)"))
        metric("frame_seconds", "histogram", "Seconds that frames took to make.", frames)
        metric(
            "round_trip_seconds", "summary", "Seconds between a frame and its page's answer.",
            [("_sum", "\(values.roundTripSeconds)"), ("_count", "\(values.roundTrips)")])
        metric("sent_bytes_total", "counter", "Bytes handed to WebSockets.", [("", "\(values.bytesSent)")])
        metric(
            "long_turns_total", "counter", "Turns in which a page kept the main thread too long.",
            [("", "\(values.longTurns)")])
        metric(
            "comebacks_total", "counter", "Pages that came back after their connection broke.",
            [("{session=\"kept\"}", "\(values.comebacks)"), ("{session=\"lost\"}", "\(values.lostSessions)")])
        metric("resident_bytes", "gauge", "Memory of the process.", [("", "\(MachineMemory.resident)")])
        metric(
            "start_time_seconds", "gauge", "Seconds since 1970 at which the server started.",
            [("", String(format: "%.0f", startTime))])
        return text
    }
}
