import CoreMetrics
import InMemoryTracing
import Logging
import MetricsTestKit
import RiffleServer
import SwiftUI
import Synchronization
import Testing
import Tracing

/// What those who look after a server are told by swift-metrics, swift-distributed-tracing and swift-log.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct ObservedInterfaceTests {
    private struct Desk: View {
        var tracer = InMemoryTracer()
        @State private var pens = 0

        var body: some View {
            VStack {
                Text("\(pens) pens")
                Button("Take a pen") {
                    // As a database's client would.
                    tracer.withSpan("query") { _ in pens += 1 }
                }
            }
        }
    }

    /// Keeps what is logged.
    private struct Lines: LogHandler {
        final class Kept: Sendable {
            private let lines = Mutex<[(text: String, metadata: Logging.Logger.Metadata)]>([])
            func add(_ text: String, _ metadata: Logging.Logger.Metadata) {
                lines.withLock { $0.append((text, metadata)) }
            }
            var all: [(text: String, metadata: Logging.Logger.Metadata)] { lines.withLock { $0 } }
        }

        let kept: Kept
        var metadata: Logging.Logger.Metadata = [:]
        var logLevel = Logging.Logger.Level.info

        subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) { kept.add("\(event.message)", event.metadata ?? [:]) }
    }

    @Test("Counts go to the factory that is named, under the interface's name")
    func metrics() async throws {
        let metrics = TestMetrics()
        try await ServedInterface.with(configure: {
            $0.metrics = metrics
            $0.name = "desk"
        }) {
            Desk()
        } _: { served in
            let page = try await served.open(as: "ada")
            try await page.press("Take a pen")
            try await page.wait(for: "1 pens")
            let own = [("interface", "desk")]
            #expect(metrics.counterTotal(label: "riffle_sessions_total", dimensions: own) == 1)
            #expect(metrics.counterTotal(label: "riffle_sent_bytes_total", dimensions: own) > 500)
            #expect(try metrics.expectTimer("riffle_frame_seconds", own).values.count >= 2)
            let found = try metrics.expectTimer("riffle_request_seconds", own + [("status", "2xx")])
            #expect(!found.values.isEmpty)
            #expect(try metrics.expectMeter("riffle_sessions", own).values.count >= 1)
        }
    }

    @Test(
        "A span leads from an event to its frame, says which kind of event and whose, and has the app's own spans inside"
    )
    func spans() async throws {
        let tracer = InMemoryTracer()
        try await ServedInterface.with(configure: { $0.tracer = tracer }) {
            Desk(tracer: tracer)
        } _: { served in
            let page = try await served.open(as: "ada")
            try await page.press("Take a pen")
            try await page.wait(for: "1 pens")
            // The page sees a frame before the turn that has made it is over.
            while !tracer.finishedSpans.contains(where: { $0.attributes.get("riffle.event") == .string("action") }) {
                await Task.yield()
            }
            let turns = tracer.finishedSpans.filter { $0.operationName == "riffle.turn" }
            let actions = turns.filter { $0.attributes.get("riffle.event") == .string("action") }
            #expect(actions.count == 1)
            #expect(actions.allSatisfy { $0.attributes.get("riffle.session") == .int64(1) })
            #expect(turns.contains { $0.attributes.get("riffle.event") == .string("hello") })
            let query = try #require(tracer.finishedSpans.first { $0.operationName == "query" })
            #expect(actions.map(\.spanID) == [query.parentSpanID])
            #expect(actions.allSatisfy { $0.startInstant.nanosecondsSinceEpoch <= $0.endInstant.nanosecondsSinceEpoch })
        }
    }

    @Test("The access log has a line for each answer and each page that ends, without queries")
    func accesses() async throws {
        let lines = Lines.Kept()
        try await ServedInterface.with(configure: {
            $0.logsAccess = true
            $0.logger = Logging.Logger(label: "desk") { _ in Lines(kept: lines) }
        }) {
            Desk()
        } _: { served in
            let page = try await served.open(as: "ada", at: "?token=secret")
            try await page.press("Take a pen")
            try await page.wait(for: "1 pens")
            try await page.open("about:blank")
            while !lines.all.contains(where: { $0.text == "GET /session 101" }) { await Task.yield() }
            let pages = lines.all.filter { $0.text == "GET / 200" }
            #expect(pages.count == 1 && pages.allSatisfy { $0.metadata["address"] == "127.0.0.1" })
            let ends = lines.all.filter { $0.text == "GET /session 101" }
            #expect(ends.first?.metadata["session"] == "1")
            #expect(lines.all.allSatisfy { !$0.text.contains("secret") && !$0.text.contains("?") })
        }
    }
}
