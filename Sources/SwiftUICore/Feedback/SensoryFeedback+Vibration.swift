extension SensoryFeedback {
    /// What a motor that can only run or rest makes of it: milliseconds of both in turn; by feel.
    package var vibration: [Int] {
        switch kind {
        case .success: [12, 90, 24]
        case .warning: [24, 120, 16]
        case .error: [20, 60, 20, 60, 32]
        case .selection, .alignment: [6]
        case .increase, .decrease, .levelChange: [8]
        case .start, .stop, .pathComplete: [14]
        case .weight(.light, let intensity), .flexibility(.soft, let intensity): Self.blow(10, intensity)
        case .weight(.heavy, let intensity), .flexibility(.rigid, let intensity): Self.blow(26, intensity)
        case .weight(_, let intensity), .flexibility(_, let intensity): Self.blow(16, intensity)
        }
    }

    private static func blow(_ milliseconds: Double, _ intensity: Double) -> [Int] {
        intensity > 0 ? [max(1, Int(clamping: (milliseconds * intensity).rounded()))] : []
    }
}
