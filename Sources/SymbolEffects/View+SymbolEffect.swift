import SwiftUICore

extension View {
    /// Moves the symbols in this view for as long as something holds.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(LastingSymbolEffect(motion: effect._motion, options: options, isActive: isActive))
    }

    /// Moves the symbols in this view once whenever a value changes.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(TriggeredSymbolEffect(motion: effect._motion, options: options, value: value))
    }

    /// Takes back the effects of views around.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        environment(\.removesSymbolEffects, isEnabled)
    }
}

private struct RemovesSymbolEffectsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    fileprivate var removesSymbolEffects: Bool {
        get { self[RemovesSymbolEffectsKey.self] }
        set { self[RemovesSymbolEffectsKey.self] = newValue }
    }
}

/// How a symbol is shown on its way.
private struct SymbolPose: Equatable, Animatable {
    var scale = 1.0
    var opacity = 1.0
    /// In degrees, clockwise.
    var angle = 0.0
    /// How much of symbols that show a share is shown in full; nil for all.
    var share: Double?

    var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
        get { AnimatablePair(scale, AnimatablePair(opacity, angle)) }
        set { (scale, opacity, angle) = (newValue.first, newValue.second.first, newValue.second.second) }
    }
}

extension View {
    fileprivate func posed(_ pose: SymbolPose) -> some View {
        environment(\.symbolShare, pose.share)
            .scaleEffect(pose.scale).opacity(pose.opacity).rotationEffect(.degrees(pose.angle))
    }
}

extension _SymbolMotion {
    /// Seconds that one movement takes.
    fileprivate var duration: Double {
        switch self {
        case .bounce: 0.6
        case .wiggle: 0.7
        case .rotate: 1.2
        case .breathe: 2.4
        case .pulse: 1.6
        case .variableColor: 1.2
        default: 0.4
        }
    }

    /// The pose a share of the way through one movement, 0...1; both ends are at rest.
    fileprivate func pose(at share: Double) -> SymbolPose {
        var pose = SymbolPose()
        let swing = sin(share * .pi)
        switch self {
        case .bounce(let isUp):
            // A swing that dies away.
            let decay = (1 - share) * (1 - share)
            pose.scale = 1 + (isUp ? 0.28 : -0.22) * sin(share * 3 * .pi) * decay
        case .wiggle: pose.angle = 12 * sin(share * 6 * .pi) * (1 - share)
        case .rotate(let isClockwise): pose.angle = (isClockwise ? 360 : -360) * share
        case .breathe:
            pose.scale = 1 + 0.08 * swing
            pose.opacity = 1 - 0.25 * swing
        case .pulse: pose.opacity = 1 - 0.65 * swing
        case .variableColor:
            // Symbols whose parts come one by one show that; the others fade.
            pose.share = share > 0 && share < 1 ? share * 1.2 : nil
            pose.opacity = 1 - 0.2 * swing
        case .scale, .appear, .disappear, .replace, .draw: break
        }
        return pose
    }

    /// The pose while the effect holds, for effects that do not go on moving.
    fileprivate var held: SymbolPose? {
        switch self {
        case .scale(let isUp): SymbolPose(scale: isUp ? 1.2 : 0.8)
        case .disappear: SymbolPose(scale: 0.5, opacity: 0)
        case .appear: SymbolPose()
        case .draw: SymbolPose(opacity: 0)
        default: nil
        }
    }
}

/// An effect for as long as something holds.
private struct LastingSymbolEffect: ViewModifier {
    let motion: _SymbolMotion
    let options: SymbolEffectOptions
    let isActive: Bool
    @State private var start: Date?
    @Environment(\.removesSymbolEffects) private var isRemoved

    nonisolated init(motion: _SymbolMotion, options: SymbolEffectOptions, isActive: Bool) {
        self.motion = motion
        self.options = options
        self.isActive = isActive
    }

    func body(content: Content) -> some View {
        let moves = isActive && !isRemoved
        if let held = motion.held {
            content
                .posed(moves ? held : motion == .appear ? SymbolPose(scale: 0.5, opacity: 0) : SymbolPose())
                .animation(.snappy(duration: 0.3), value: moves)
        } else {
            TimelineView(.animation(paused: !moves)) { context in
                content.posed(moves ? pose(at: context.date) : SymbolPose())
            }
        }
    }

    private func pose(at date: Date) -> SymbolPose {
        let turns = date.timeIntervalSinceReferenceDate * options.rate / motion.duration
        return motion.pose(at: turns - turns.rounded(.down))
    }
}

/// An effect whenever a value changes.
nonisolated private struct TriggeredSymbolEffect<Value: Equatable>: ViewModifier {
    let motion: _SymbolMotion
    let options: SymbolEffectOptions
    let value: Value
    @Environment(\.removesSymbolEffects) private var isRemoved

    init(motion: _SymbolMotion, options: SymbolEffectOptions, value: Value) {
        self.motion = motion
        self.options = options
        self.value = value
    }

    @MainActor func body(content: Content) -> some View {
        let count = Double(options.count ?? 1)
        content.keyframeAnimator(initialValue: 0.0, trigger: value) { view, turns in
            view.posed(isRemoved ? SymbolPose() : motion.pose(at: turns - turns.rounded(.down)))
        } keyframes: { _ in
            MoveKeyframe(0)
            LinearKeyframe(count, duration: count * motion.duration / options.rate)
        }
    }
}

extension ContentTransition {
    /// One symbol becomes another as the place has it.
    public static var symbolEffect: ContentTransition { .replacingSymbols }

    /// One symbol becomes another.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        .replacingSymbols
    }
}

/// A symbol comes and goes as an effect says.
public struct SymbolEffectTransition: Transition {
    init() {}

    /// Grows out of its place, and shrinks into it.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// A symbol comes and goes as the place has it.
    public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }

    /// A symbol comes and goes as an effect says.
    public static func symbolEffect<T: TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition()
    }
}
