/// Makes a well-formed stream of whatever a host sends: every finger begins once, goes forward in time, and ends once.
///
/// - A `began` with a location that is not finite is dropped, and with it the rest of that touch.
/// - A later location that is not finite becomes the last good one, so that a lift is never lost.
/// - A time that is NaN, infinite or before the finger's last one becomes the finger's last one.
/// - Events of fingers that are not down are dropped.
/// - A second `began` of a finger cancels the touch that was under way: its end got lost.
package struct PointerSanitizer: Sendable {
    private var fingers: [PointerEvent] = []
    private var latestTime = 0.0

    /// Creates a sanitizer that knows of no finger.
    package init() {}

    /// The last sample of every finger that is down, in the order they touched.
    package var fingersDown: [PointerEvent] { fingers }

    /// Hands the well-formed events that `event` stands for to `deliver`, none to two of them.
    package mutating func sanitize(_ event: PointerEvent, deliver: (PointerEvent) -> Void) {
        var event = event
        let index = fingers.firstIndex { $0.id == event.id }
        let previousTime = index.map { fingers[$0].time } ?? latestTime
        if !event.time.isFinite || (index != nil && event.time < previousTime) {
            event.time = previousTime
        }
        latestTime = max(latestTime, event.time)

        if event.phase == .began {
            if let index {
                var lost = fingers.remove(at: index)
                lost.phase = .cancelled
                lost.time = event.time
                deliver(lost)
            }
            guard event.location.isFinite else { return }
            fingers.append(event)
            return deliver(event)
        }
        guard let index else { return }
        if !event.location.isFinite {
            event.location = fingers[index].location
        }
        if event.phase.isLast {
            fingers.remove(at: index)
        } else {
            fingers[index] = event
        }
        deliver(event)
    }

    /// Cancels every finger that is down, as when a window or connection is lost.
    package mutating func cancelAll(at time: Double, deliver: (PointerEvent) -> Void) {
        let lost = fingers
        for finger in lost {
            sanitize(
                PointerEvent(
                    id: finger.id, phase: .cancelled, location: finger.location, time: time, kind: finger.kind),
                deliver: deliver)
        }
    }
}
