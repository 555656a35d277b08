import Foundation

/// Who waits for which time, and who for being seen.
@MainActor
package final class Alarms: EngineState {
    unowned let graph: ViewGraph
    private var times = InsertionOrdered<ObjectIdentifier, (time: Double, receiver: any AlarmReceiver)>()
    private var unseen = InsertionOrdered<ObjectIdentifier, any AlarmReceiver>()

    init(_ graph: ViewGraph) { self.graph = graph }

    package func end() {
        times = InsertionOrdered()
        unseen = InsertionOrdered()
    }
}

extension ViewGraph {
    package var alarms: Alarms { state(of: .alarms) }
}

extension Alarms {
    /// When something wants to be told the time although nothing comes in, in seconds; nil when nothing waits.
    package var deadline: Double? {
        let alarm = times.values.lazy.map(\.time).min()
        guard let gesture = graph.input.arena.deadline else { return alarm }
        return min(gesture, alarm ?? gesture)
    }

    /// Tells a node when a time, in seconds, has come; it waits for one time only. What is infinite or no number never comes.
    package func set(at time: Double, for receiver: any AlarmReceiver) {
        times[ObjectIdentifier(receiver)] = nil
        guard time < .infinity, !graph.hasEnded else { return }
        times[ObjectIdentifier(receiver)] = (time, receiver)
        graph.requestUpdate()
    }

    /// Tells a node when it comes into sight again.
    package func waitUntilInSight(_ receiver: any AlarmReceiver) {
        if !graph.hasEnded { unseen[ObjectIdentifier(receiver)] = receiver }
    }

    func cancel(of receiver: any AlarmReceiver) {
        times[ObjectIdentifier(receiver)] = nil
        unseen[ObjectIdentifier(receiver)] = nil
    }

    /// The same for a node that keeps in mind whether it has an alarm, as most have none.
    package func cancelIfSet(of receiver: any AlarmReceiver, _ isSet: inout Bool) {
        guard isSet else { return }
        isSet = false
        cancel(of: receiver)
    }

    func ring() {
        guard !times.isEmpty else { return }
        // A frame's time is a sum of many small ones.
        let time = graph.now + 1e-6
        let due = times.values.filter { $0.time <= time }
        times.removeAll { $0.time <= time }
        for (_, receiver) in due { receiver.alarmRang() }
    }

    /// After a scroll view has decided what is in sight.
    func tellWhoCameIntoSight() {
        for receiver in unseen.values where receiver.isInSight {
            unseen[ObjectIdentifier(receiver)] = nil
            receiver.cameIntoSight()
        }
    }
}

private struct StartDateKey: EnvironmentKey {
    static var defaultValue: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension EnvironmentValues {
    /// The date of the time 0 of frames.
    package var startDate: Date {
        get { self[StartDateKey.self] }
        set { self[StartDateKey.self] = newValue }
    }
}
