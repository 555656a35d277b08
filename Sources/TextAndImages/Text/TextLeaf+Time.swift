// Texts with timers are written anew when the time has come, while they are in sight.

extension TextLeaf {
    /// When one of the parts will be another one, in seconds of frames.
    static func nextChange(of parts: [LiveText], _ start: Date, _ now: Double) -> Double? {
        let date = start.addingTimeInterval(now)
        return parts.compactMap { $0.nextChange(after: date) }.min().map { $0.timeIntervalSince(start) }
    }
}

extension EnvironmentValues {
    /// The environment with the date that parts are written for, where there are any.
    func writing(_ parts: [LiveText], at now: Double) -> EnvironmentValues {
        guard !parts.isEmpty else { return self }
        var environment = self
        environment.textDate = startDate.addingTimeInterval(now)
        return environment
    }
}
