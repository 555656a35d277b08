import Foundation

/// How often and how long a tip is shown.
public protocol TipOption: Sendable {}

extension Tips {
    /// How many times a tip is shown.
    public struct MaxDisplayCount: TipOption {
        let count: Int

        /// - Parameter maxDisplayCount: a tip that was shown so many times is invalidated when it goes.
        public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
    }

    /// How long a tip is shown, all times together.
    public struct MaxDisplayDuration: TipOption {
        let seconds: TimeInterval

        /// - Parameter maxDisplayDuration: in seconds. A tip that was shown for so long, and has been there for a minute, is
        ///   invalidated.
        public init(_ maxDisplayDuration: TimeInterval) { seconds = maxDisplayDuration }
    }

    /// Whether a tip is shown soon after another one.
    public struct IgnoresDisplayFrequency: TipOption {
        let ignores: Bool

        /// - Parameter ignoresDisplayFrequency: whether the display frequency does not count for the tip.
        public init(_ ignoresDisplayFrequency: Bool) { ignores = ignoresDisplayFrequency }
    }
}

/// The options of a tip in one. Of two of a kind the last counts.
struct TipLimits {
    var count: Int?
    var seconds: TimeInterval?
    var ignoresFrequency = false

    init(_ options: [any TipOption]) {
        for option in options {
            switch option {
            case let option as Tips.MaxDisplayCount: count = option.count
            case let option as Tips.MaxDisplayDuration: seconds = option.seconds
            case let option as Tips.IgnoresDisplayFrequency: ignoresFrequency = option.ignores
            default: break
            }
        }
    }
}
