/// Gives feedback from code that is not a view's, as UIKit does it.
@preconcurrency @MainActor
public class UIFeedbackGenerator {
    /// Makes a generator.
    public init() {}

    /// Tells that feedback will be given soon; nothing has to be got ready here.
    public func prepare() {}

    final func give(_ feedback: SensoryFeedback) { HostRequests.add(feedback) }
}

/// Gives the feedback of two things that meet.
@preconcurrency @MainActor
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy and how hard the things are.
    public enum FeedbackStyle: Int, Sendable {
        /// Small things.
        case light
        /// Things of middle size.
        case medium
        /// Large things.
        case heavy
        /// Soft things.
        case soft
        /// Hard things.
        case rigid
    }

    private let style: FeedbackStyle

    /// Makes a generator for things of a kind.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Makes a generator for things of middle size.
    public override convenience init() { self.init(style: .medium) }

    /// Gives the feedback.
    public func impactOccurred() { impactOccurred(intensity: 1) }

    /// Gives the feedback, less intensely; the intensity is clamped to 0...1.
    public func impactOccurred(intensity: CGFloat) {
        switch style {
        case .light: give(.impact(weight: .light, intensity: intensity))
        case .medium: give(.impact(weight: .medium, intensity: intensity))
        case .heavy: give(.impact(weight: .heavy, intensity: intensity))
        case .soft: give(.impact(flexibility: .soft, intensity: intensity))
        case .rigid: give(.impact(flexibility: .rigid, intensity: intensity))
        }
    }
}

/// Gives the feedback of a task that has come to something.
@preconcurrency @MainActor
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What a task has come to.
    public enum FeedbackType: Int, Sendable {
        /// It has been done.
        case success
        /// It needs attention.
        case warning
        /// It has failed.
        case error
    }

    /// Gives the feedback.
    public func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: give(.success)
        case .warning: give(.warning)
        case .error: give(.error)
        }
    }
}

/// Gives the feedback of another item being chosen.
@preconcurrency @MainActor
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Gives the feedback.
    public func selectionChanged() { give(.selection) }
}
