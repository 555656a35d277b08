internal import RiffleWebHost
internal import Tracing

/// Follows the turns of pages by swift-distributed-tracing: a span from an event's arrival to its frame.
///
/// What the app's code does in the turn, such as asking a database, is inside the span.
enum InterfaceTrace {
    static func trace(_ tracer: any Tracer, interface: String) -> TurnTrace {
        { turn, work in
            let arrival = DefaultTracerClock.now.nanosecondsSinceEpoch - UInt64(max(0, turn.waited) * 1e9)
            tracer.withAnySpan(
                "riffle.turn", at: DefaultTracerClock.Timestamp(nanosecondsSinceEpoch: arrival), ofKind: .server
            ) { span in
                span.attributes["riffle.interface"] = interface
                span.attributes["riffle.session"] = turn.session
                span.attributes["riffle.waited_ms"] = turn.waited * 1000
                span.attributes["riffle.event"] = work()
            }
        }
    }
}
