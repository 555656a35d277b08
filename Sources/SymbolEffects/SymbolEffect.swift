import SwiftUICore

/// A way in which symbols move.
public protocol SymbolEffect: Sendable {
    /// Which way, and how far.
    var _motion: _SymbolMotion { get }
}

/// A way of moving once, when something happens.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// A way of moving, or of being moved, for as long as something holds.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// A way of coming and going.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// A way in which one symbol becomes another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// What symbols do.
public enum _SymbolMotion: Hashable, Sendable {
    /// It grows and springs back.
    case bounce(isUp: Bool)
    /// It fades and comes back.
    case pulse
    /// Its parts light up one after the other; ours does as a whole.
    case variableColor
    /// It is larger or smaller.
    case scale(isUp: Bool)
    /// It is not there before.
    case appear
    /// It is not there any more.
    case disappear
    /// Another one comes in its place.
    case replace
    /// It shakes.
    case wiggle
    /// It swells and shrinks.
    case breathe
    /// It turns.
    case rotate(isClockwise: Bool)
    /// It is not there until it is drawn.
    case draw
}

/// Grows and springs back.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isUp = true

    /// Larger first.
    public var up: BounceSymbolEffect { BounceSymbolEffect(isUp: true) }
    /// Smaller first.
    public var down: BounceSymbolEffect { BounceSymbolEffect(isUp: false) }
    /// All parts at once.
    public var wholeSymbol: BounceSymbolEffect { self }
    /// Part by part; ours moves as a whole.
    public var byLayer: BounceSymbolEffect { self }

    /// Which way, and how far.
    public var _motion: _SymbolMotion { .bounce(isUp: isUp) }

    init(isUp: Bool = true) { self.isUp = isUp }
}

/// Fades and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// All parts at once.
    public var wholeSymbol: PulseSymbolEffect { self }
    /// Part by part; ours moves as a whole.
    public var byLayer: PulseSymbolEffect { self }
    /// Which way, and how far.
    public var _motion: _SymbolMotion { .pulse }

    init() {}
}

/// Lights up.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// One part at a time; ours does as a whole.
    public var iterative: VariableColorSymbolEffect { self }
    /// All parts that were there stay lit; ours does as a whole.
    public var cumulative: VariableColorSymbolEffect { self }
    /// Forth and back.
    public var reversing: VariableColorSymbolEffect { self }
    /// Forth only.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// What is not lit is not seen; ours does as a whole.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    /// What is not lit is seen faintly.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
    /// Which way, and how far.
    public var _motion: _SymbolMotion { .variableColor }

    init() {}
}

/// Is larger or smaller.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
    private var isUp = true

    /// Larger.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(isUp: true) }
    /// Smaller.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isUp: false) }
    /// All parts at once.
    public var wholeSymbol: ScaleSymbolEffect { self }
    /// Part by part; ours moves as a whole.
    public var byLayer: ScaleSymbolEffect { self }
    /// Which way, and how far.
    public var _motion: _SymbolMotion { .scale(isUp: isUp) }

    init(isUp: Bool = true) { self.isUp = isUp }
}

/// Comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// From below; ours comes from its place.
    public var up: AppearSymbolEffect { self }
    /// From above; ours comes from its place.
    public var down: AppearSymbolEffect { self }
    /// All parts at once.
    public var wholeSymbol: AppearSymbolEffect { self }
    /// Part by part; ours moves as a whole.
    public var byLayer: AppearSymbolEffect { self }
    /// Which way, and how far.
    public var _motion: _SymbolMotion { .appear }

    init() {}
}

/// Goes.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// Upward; ours goes in its place.
    public var up: DisappearSymbolEffect { self }
    /// Downward; ours goes in its place.
    public var down: DisappearSymbolEffect { self }
    /// All parts at once.
    public var wholeSymbol: DisappearSymbolEffect { self }
    /// Part by part; ours moves as a whole.
    public var byLayer: DisappearSymbolEffect { self }
    /// Which way, and how far.
    public var _motion: _SymbolMotion { .disappear }

    init() {}
}

/// Is replaced by another symbol.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
    /// The old one down, the new one up; ours shrink and grow.
    public var downUp: ReplaceSymbolEffect { self }
    /// The old one up, the new one up; ours shrink and grow.
    public var upUp: ReplaceSymbolEffect { self }
    /// The old one goes before the new one comes; ours at once.
    public var offUp: ReplaceSymbolEffect { self }
    /// All parts at once.
    public var wholeSymbol: ReplaceSymbolEffect { self }
    /// Part by part; ours moves as a whole.
    public var byLayer: ReplaceSymbolEffect { self }
    /// Which way, and how far.
    public var _motion: _SymbolMotion { .replace }

    init() {}

    /// What both symbols have in common stays; ours shrink and grow.
    public func magic(fallback: ReplaceSymbolEffect = .downUp) -> ReplaceSymbolEffect { self }

    // As the fallback of `magic` they are named by themselves.

    /// The old one down, the new one up; ours shrink and grow.
    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    /// The old one up, the new one up; ours shrink and grow.
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    /// The old one goes before the new one comes; ours at once.
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// How the parts of a symbol change.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {
    /// Which way, and how far.
    public var _motion: _SymbolMotion { .replace }

    init() {}
}

/// Shakes.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Turning.
    public var clockwise: WiggleSymbolEffect { self }
    /// Turning the other way first.
    public var counterClockwise: WiggleSymbolEffect { self }
    /// To the left and back; ours turns.
    public var left: WiggleSymbolEffect { self }
    /// To the right and back; ours turns.
    public var right: WiggleSymbolEffect { self }
    /// Up and back; ours turns.
    public var up: WiggleSymbolEffect { self }
    /// Down and back; ours turns.
    public var down: WiggleSymbolEffect { self }
    /// In the direction of reading and back; ours turns.
    public var forward: WiggleSymbolEffect { self }
    /// Against the direction of reading and back; ours turns.
    public var backward: WiggleSymbolEffect { self }

    /// In a direction of the app's and back; ours turns.
    public func custom(angle: Angle) -> WiggleSymbolEffect { self }
    /// All parts at once.
    public var wholeSymbol: WiggleSymbolEffect { self }
    /// Part by part; ours moves as a whole.
    public var byLayer: WiggleSymbolEffect { self }
    /// Which way, and how far.
    public var _motion: _SymbolMotion { .wiggle }

    init() {}
}

/// Swells and shrinks.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// In size.
    public var plain: BreatheSymbolEffect { self }
    /// In size and opacity.
    public var pulse: BreatheSymbolEffect { self }
    /// All parts at once.
    public var wholeSymbol: BreatheSymbolEffect { self }
    /// Part by part; ours moves as a whole.
    public var byLayer: BreatheSymbolEffect { self }
    /// Which way, and how far.
    public var _motion: _SymbolMotion { .breathe }

    init() {}
}

/// Turns.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isClockwise = true

    /// Clockwise.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
    /// Counterclockwise.
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
    /// All parts at once.
    public var wholeSymbol: RotateSymbolEffect { self }
    /// The parts that turn; ours turns as a whole.
    public var byLayer: RotateSymbolEffect { self }
    /// Which way, and how far.
    public var _motion: _SymbolMotion { .rotate(isClockwise: isClockwise) }

    init(isClockwise: Bool = true) { self.isClockwise = isClockwise }
}

/// Is drawn.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// All parts at once.
    public var wholeSymbol: DrawOnSymbolEffect { self }
    /// Part by part; ours fades in as a whole.
    public var byLayer: DrawOnSymbolEffect { self }
    /// One part after the other; ours fades in as a whole.
    public var individually: DrawOnSymbolEffect { self }
    /// Which way, and how far.
    public var _motion: _SymbolMotion { .draw }

    init() {}
}

/// Is taken away as it was drawn.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// All parts at once.
    public var wholeSymbol: DrawOffSymbolEffect { self }
    /// Part by part; ours fades out as a whole.
    public var byLayer: DrawOffSymbolEffect { self }
    /// One part after the other; ours fades out as a whole.
    public var individually: DrawOffSymbolEffect { self }
    /// Against the direction in which it is drawn; ours fades out.
    public var reversed: DrawOffSymbolEffect { self }
    /// In the direction in which it is drawn; ours fades out.
    public var nonReversed: DrawOffSymbolEffect { self }
    /// Which way, and how far.
    public var _motion: _SymbolMotion { .draw }

    init() {}
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// Is drawn: while the effect holds the symbol is not there, and it comes when that ends.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// Is taken away as it was drawn: while the effect holds the symbol is not there.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Grows and springs back.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fades and comes back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Lights up.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Is larger or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Comes.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Goes.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// Is replaced by another symbol.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// As the place has it.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Shakes.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Swells and shrinks.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// How often and how fast symbols move.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How often a movement is made.
    public struct RepeatBehavior: Hashable, Sendable {
        fileprivate let count: Int?

        /// Without a pause.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: nil) }

        /// Now and again; ours without a pause.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count)
        }
    }

    private(set) var rate = 1.0
    /// Nil for as the effect has it.
    private(set) var count: Int?

    /// Once, or as long as it holds.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static var repeating: SymbolEffectOptions { .default.repeating }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { .default.nonRepeating }

    /// A number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default.repeat(count) }
    /// As a behavior says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default.repeat(behavior.count) }
    /// Faster, above 1, or slower.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default.speed(speed) }

    /// Again and again.
    public var repeating: SymbolEffectOptions { self }
    /// Once.
    public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

    /// A number of times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        var options = self
        options.count = count.map { max($0, 1) }
        return options
    }

    /// As a behavior says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self.repeat(behavior.count) }

    /// Faster, above 1, or slower; what is not above 0 is left out.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        if speed > 0, speed.isFinite { options.rate *= speed }
        return options
    }
}
