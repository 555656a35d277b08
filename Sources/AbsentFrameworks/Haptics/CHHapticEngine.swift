import Foundation

/// What the hardware can do of what CoreHaptics plays.
public protocol CHHapticDeviceCapability {
    /// Whether there is a motor that haptic patterns move.
    var supportsHaptics: Bool { get }
    /// Whether the sounds of patterns can be played.
    var supportsAudio: Bool { get }
}

/// What plays haptic patterns: here, as on an iPad or in a simulator, there is no hardware for it.
///
/// Code that asks `capabilitiesForHardware()` first, as it has to, never makes one. What a browser can do is what
/// `sensoryFeedback` and `UIImpactFeedbackGenerator` play.
open class CHHapticEngine {
    private struct NoHardware: CHHapticDeviceCapability {
        var supportsHaptics: Bool { false }
        var supportsAudio: Bool { false }
    }

    /// Called when something has started or stopped.
    public typealias CompletionHandler = ((any Error)?) -> Void
    /// Called when the engine stops by itself.
    public typealias StoppedHandler = (StoppedReason) -> Void
    /// Called when the engine has to be set up anew.
    public typealias ResetHandler = () -> Void
    /// Called when all players are done; says what becomes of the engine.
    public typealias FinishedHandler = ((any Error)?) -> FinishedAction

    /// What the hardware can do: nothing.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHardware() }

    /// Always fails with `CHHapticError.notSupported`.
    public init() throws {
        throw CHHapticError(.notSupported)
    }

    /// Why an engine stops by itself.
    public enum StoppedReason: Int, Sendable {
        /// Somebody else needs the sound.
        case audioSessionInterrupt = 1
        /// The app is used no more.
        case applicationSuspended = 2
        /// Nothing has been played for some time.
        case idleTimeout = 3
        /// All players are done.
        case notifyWhenFinished = 4
        /// The engine is no more.
        case engineDestroyed = 5
        /// A game controller has gone.
        case gameControllerDisconnect = 6
        /// Something is wrong with the system.
        case systemError = -1
    }

    /// What becomes of an engine whose players are done.
    public enum FinishedAction: Int, Sendable {
        /// It stops.
        case stopEngine = 1
        /// It goes on.
        case leaveEngineRunning = 2
    }

    /// Called when the engine stops by itself.
    open var stoppedHandler: StoppedHandler = { _ in }
    /// Called when the engine has to be set up anew.
    open var resetHandler: ResetHandler = {}
    /// Whether the sounds of patterns are left out.
    open var playsHapticsOnly = false
    /// Whether patterns only sound.
    open var playsAudioOnly = false
    /// Whether the engine makes no sound.
    open var isMutedForAudio = false
    /// Whether the engine moves nothing.
    open var isMutedForHaptics = false
    /// Whether the engine stops when nothing has been played for some time.
    open var isAutoShutdownEnabled = false
    /// The engine's time, in seconds.
    open var currentTime: TimeInterval { 0 }

    /// Starts the engine.
    open func start() throws { throw CHHapticError(.notSupported) }

    /// Starts the engine.
    open func start(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }

    /// Stops the engine.
    open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }

    /// Tells when all players are done.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {
        _ = finishedHandler(CHHapticError(.notSupported))
    }

    /// Makes what plays a pattern.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }

    /// Makes what plays a pattern, stops in the middle of it, and repeats it.
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }

    /// Plays a pattern from a file.
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }

    /// Plays a pattern.
    open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
    /// Whether nothing is heard or felt of it.
    var isMuted: Bool { get set }
    /// Starts at a time of the engine, in seconds; at once for 0.
    func start(atTime time: TimeInterval) throws
    /// Stops at a time of the engine, in seconds; at once for 0.
    func stop(atTime time: TimeInterval) throws
    /// Changes what is played.
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    /// Changes what is played, over some time.
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
    /// Ends all that is to come.
    func cancel() throws
}

/// Plays a pattern, stops in the middle of it, and repeats it.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// Whether it starts again at its end.
    var loopEnabled: Bool { get set }
    /// When it starts again, in seconds; at its end for 0.
    var loopEnd: TimeInterval { get set }
    /// How fast it goes; 1 is as written.
    var playbackRate: Float { get set }
    /// Called when it is done.
    var completionHandler: CHHapticEngine.CompletionHandler { get set }
    /// Stops for a while.
    func pause(atTime time: TimeInterval) throws
    /// Goes on.
    func resume(atTime time: TimeInterval) throws
    /// Goes to a place, in seconds.
    func seek(toOffset offsetTime: TimeInterval) throws
}

/// What went wrong in CoreHaptics.
public struct CHHapticError: Error, Hashable, Sendable {
    /// What went wrong.
    public let code: Code

    /// An error of a kind.
    public init(_ code: Code) { self.code = code }

    /// What went wrong.
    public enum Code: Int, Sendable {
        /// The engine does not run.
        case engineNotRunning = -4805
        /// Somebody else has the hardware.
        case operationNotPermitted = -4806
        /// There is no hardware for it.
        case notSupported = -4809
        /// A pattern has no events.
        case invalidPatternData = -4813
    }

    /// There is no hardware for it.
    public static let notSupported = Code.notSupported
    /// The engine does not run.
    public static let engineNotRunning = Code.engineNotRunning
}

extension CHHapticError: LocalizedError {
    /// The error in words.
    public var errorDescription: String? {
        code == .notSupported ? "This device has no hardware for haptics." : "CoreHaptics error \(code.rawValue)."
    }
}
