import Foundation

/// Something that can be felt or heard, at a time.
public final class CHHapticEvent: NSObject {
    /// What an event is.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        /// Its name in files.
        public let rawValue: String

        /// A kind by its name in files.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A knock.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A hum.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A tone.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// A sound of the app's own.
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }

    /// What can be said of an event.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        /// Its name in files.
        public let rawValue: String

        /// A parameter by its name in files.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// How strong, from 0 to 1.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// How crisp, from 0 to 1.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// How long it takes to begin, from -1 to 1.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// How long it takes to become weaker, from -1 to 1.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        /// How long it takes to end, from 0 to 1.
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        /// Whether it stays as strong until its end, 0 or 1.
        public static let sustained = ParameterID(rawValue: "Sustained")
        /// How loud, from 0 to 1.
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        /// How high, from -1 to 1.
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        /// From which side, from -1 to 1.
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        /// How bright, from 0 to 1.
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
    }

    /// What it is.
    public let type: EventType
    /// What is said of it.
    public let eventParameters: [CHHapticEventParameter]
    /// When it begins in its pattern, in seconds.
    public var relativeTime: TimeInterval
    /// How long it takes, in seconds.
    public var duration: TimeInterval

    /// An event that is over at once.
    public convenience init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval
    ) {
        self.init(eventType: type, parameters: eventParams, relativeTime: time, duration: 0)
    }

    /// An event that takes some time.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval
    ) {
        self.type = type
        eventParameters = eventParams
        relativeTime = time
        self.duration = duration
    }
}

/// Something that is said of an event.
public final class CHHapticEventParameter: NSObject {
    /// What is said.
    public let parameterID: CHHapticEvent.ParameterID
    /// How much of it.
    public var value: Float

    /// Says something of an event.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        self.parameterID = parameterID
        self.value = value
    }
}

/// Something that changes while a pattern is played.
public final class CHHapticDynamicParameter: NSObject {
    /// What can change.
    public struct ID: RawRepresentable, Hashable, Sendable {
        /// Its name in files.
        public let rawValue: String

        /// A parameter by its name in files.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// How strong.
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        /// How crisp.
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        /// How loud.
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
        /// How high.
        public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
        /// From which side.
        public static let audioPanControl = ID(rawValue: "AudioPanControl")
        /// How bright.
        public static let audioBrightnessControl = ID(rawValue: "AudioBrightnessControl")
    }

    /// What changes.
    public let parameterID: ID
    /// How much of it there is then.
    public var value: Float
    /// When, in seconds.
    public var relativeTime: TimeInterval

    /// Changes something at a time.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        self.parameterID = parameterID
        self.value = value
        relativeTime = time
    }
}

/// Something that changes from one time to another while a pattern is played.
public final class CHHapticParameterCurve: NSObject {
    /// How much of it there is at a time.
    public final class ControlPoint: NSObject {
        /// When, in seconds.
        public var relativeTime: TimeInterval
        /// How much.
        public var value: Float

        /// So much at a time.
        public init(relativeTime time: TimeInterval, value: Float) {
            relativeTime = time
            self.value = value
        }
    }

    /// What changes.
    public let parameterID: CHHapticDynamicParameter.ID
    /// When it begins, in seconds.
    public var relativeTime: TimeInterval
    /// What it goes through.
    public let controlPoints: [ControlPoint]

    /// Changes something over some time.
    public init(
        parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
    ) {
        self.parameterID = parameterID
        self.controlPoints = controlPoints
        self.relativeTime = relativeTime
    }
}

/// Events, one after another and beside each other.
public final class CHHapticPattern: NSObject {
    /// When its last event ends, in seconds.
    public let duration: TimeInterval

    /// A pattern of events, and of what changes at once while they are played.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        duration = try Self.duration(of: events)
    }

    /// A pattern of events, and of what changes while they are played.
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        duration = try Self.duration(of: events)
    }

    private static func duration(of events: [CHHapticEvent]) throws -> TimeInterval {
        guard !events.isEmpty else { throw CHHapticError(.invalidPatternData) }
        return events.reduce(0) { max($0, $1.relativeTime + $1.duration) }
    }
}
