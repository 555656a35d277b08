/// Something that is felt when something happens.
public struct SensoryFeedback: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, pathComplete
        case weight(Weight, Double)
        case flexibility(Flexibility, Double)
    }

    let kind: Kind

    /// How heavy the things are that seem to collide.
    public struct Weight: Hashable, Sendable {
        fileprivate enum Step: Hashable, Sendable { case light, medium, heavy }
        fileprivate let step: Step

        /// Small things.
        public static let light = Weight(step: .light)
        /// Things of middle size.
        public static let medium = Weight(step: .medium)
        /// Large things.
        public static let heavy = Weight(step: .heavy)
    }

    /// How much the things give way that seem to collide.
    public struct Flexibility: Hashable, Sendable {
        fileprivate enum Step: Hashable, Sendable { case rigid, solid, soft }
        fileprivate let step: Step

        /// Hard things.
        public static let rigid = Flexibility(step: .rigid)
        /// Things that give a little.
        public static let solid = Flexibility(step: .solid)
        /// Soft things.
        public static let soft = Flexibility(step: .soft)
    }

    /// A task has been done.
    public static let success = SensoryFeedback(kind: .success)
    /// A task needs attention.
    public static let warning = SensoryFeedback(kind: .warning)
    /// A task has failed.
    public static let error = SensoryFeedback(kind: .error)
    /// Another item has been chosen.
    public static let selection = SensoryFeedback(kind: .selection)
    /// A value has passed a mark on its way up.
    public static let increase = SensoryFeedback(kind: .increase)
    /// A value has passed a mark on its way down.
    public static let decrease = SensoryFeedback(kind: .decrease)
    /// Something has begun.
    public static let start = SensoryFeedback(kind: .start)
    /// Something has ended.
    public static let stop = SensoryFeedback(kind: .stop)
    /// What is dragged lies in line.
    public static let alignment = SensoryFeedback(kind: .alignment)
    /// A pressure has reached another level.
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    /// A drawn path has been closed.
    public static let pathComplete = SensoryFeedback(kind: .pathComplete)
    /// Two things have met.
    public static let impact = SensoryFeedback.impact()

    /// Two things of some weight have met; the intensity is clamped to 0...1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(kind: .weight(weight, clamped(intensity)))
    }

    /// Two things that give way have met; the intensity is clamped to 0...1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(kind: .flexibility(flexibility, clamped(intensity)))
    }

    private static func clamped(_ intensity: Double) -> Double { intensity.isNaN ? 1 : min(max(intensity, 0), 1) }
}

extension SensoryFeedback: CustomStringConvertible {
    /// Its name.
    public var description: String {
        switch kind {
        case .weight(let weight, let intensity): "impact(weight: \(weight.step), intensity: \(intensity))"
        case .flexibility(let flexibility, let intensity):
            "impact(flexibility: \(flexibility.step), intensity: \(intensity))"
        default: "\(kind)"
        }
    }
}
