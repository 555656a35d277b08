import Foundation

/// Who waits for which time, and who for being seen.
@MainActor
final class Alarms: WindowPart {
    var times = InsertionOrdered<ObjectIdentifier, (time: Double, receiver: any AlarmReceiver)>()
    var unseen = InsertionOrdered<ObjectIdentifier, any AlarmReceiver>()
}

extension ViewGraph {
    private var alarms: Alarms { part(Alarms.self) }

    /// When something wants to be told the time although nothing comes in, in seconds; nil when nothing waits.
    package var deadline: Double? {
        let alarm = alarms.times.values.lazy.map(\.time).min()
        guard let gesture = input.arena.deadline else { return alarm }
        return min(gesture, alarm ?? gesture)
    }

    /// Tells a node when a time, in seconds, has come; it waits for one time only. What is infinite or no number never comes.
    package func setAlarm(at time: Double, for receiver: any AlarmReceiver) {
        alarms.times[ObjectIdentifier(receiver)] = nil
        guard time < .infinity else { return }
        alarms.times[ObjectIdentifier(receiver)] = (time, receiver)
        requestUpdate()
    }

    /// Tells a node when it comes into sight again.
    package func waitUntilInSight(_ receiver: any AlarmReceiver) {
        alarms.unseen[ObjectIdentifier(receiver)] = receiver
    }

    func cancelAlarm(of receiver: any AlarmReceiver) {
        alarms.times[ObjectIdentifier(receiver)] = nil
        alarms.unseen[ObjectIdentifier(receiver)] = nil
    }

    /// The same for a node that keeps in mind whether it has an alarm, as most have none.
    package func cancelAlarmIfSet(of receiver: any AlarmReceiver, _ isSet: inout Bool) {
        guard isSet else { return }
        isSet = false
        cancelAlarm(of: receiver)
    }

    func ringAlarms() {
        guard !alarms.times.isEmpty else { return }
        // A frame's time is a sum of many small ones.
        let due = alarms.times.values.filter { $0.time <= now + 1e-6 }
        alarms.times.removeAll { $0.time <= now + 1e-6 }
        for (_, receiver) in due { receiver.alarmRang() }
    }

    /// After a scroll view has decided what is in sight.
    func tellWhoCameIntoSight() {
        for receiver in alarms.unseen.values where receiver.isInSight {
            alarms.unseen[ObjectIdentifier(receiver)] = nil
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
