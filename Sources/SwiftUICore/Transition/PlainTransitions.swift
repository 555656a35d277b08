/// A transition that the engine runs without views of its own.
protocol PlainTransition: Transition {
    nonisolated var erased: AnyTransition { get }
}

/// Comes and goes at once.
public struct IdentityTransition: PlainTransition {
    /// Creates the transition.
    nonisolated public init() {}

    /// The content as it is.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }

    /// Nothing moves.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    nonisolated var erased: AnyTransition { .identity }
}

/// Fades.
public struct OpacityTransition: PlainTransition {
    /// Creates the transition.
    nonisolated public init() {}

    /// The content, transparent unless it is there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    /// Nothing moves.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    nonisolated var erased: AnyTransition { .opacity }
}

/// Comes in from the leading edge and goes out to the trailing edge.
public struct SlideTransition: PlainTransition {
    /// Creates the transition.
    nonisolated public init() {}

    /// The content, moved sideways by its own width.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(ShiftEffect(x: phase.value, y: 0))
    }

    nonisolated var erased: AnyTransition { .slide }
}

/// Comes and goes over an edge, by the view's own size.
public struct MoveTransition: PlainTransition {
    /// The edge.
    public var edge: Edge

    /// Creates a transition over an edge.
    nonisolated public init(edge: Edge) { self.edge = edge }

    /// The content, moved over the edge by its own size.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(ShiftEffect(over: phase.isIdentity ? nil : edge))
    }

    nonisolated var erased: AnyTransition { .move(edge: edge) }
}

/// Comes in over an edge and goes out over the opposite one, fading.
public struct PushTransition: PlainTransition {
    /// The edge that views come in from.
    public var edge: Edge

    /// Creates a transition from an edge.
    nonisolated public init(edge: Edge) { self.edge = edge }

    /// The content, moved by its own size, and transparent, unless it is there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .modifier(ShiftEffect(over: phase == .willAppear ? edge : phase == .didDisappear ? edge.opposite : nil))
            .opacity(phase.isIdentity ? 1 : 0)
    }

    nonisolated var erased: AnyTransition { .push(from: edge) }
}

/// Moves by an amount.
public struct OffsetTransition: PlainTransition {
    /// The amount, in points.
    public var offset: CGSize

    /// Creates a transition by an amount in points.
    nonisolated public init(_ offset: CGSize) { self.offset = offset }

    /// The content, moved unless it is there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }

    nonisolated var erased: AnyTransition { .offset(offset) }
}

/// Grows and shrinks.
public struct ScaleTransition: PlainTransition {
    /// The factor of the size from which the view grows.
    public var scale: Double
    /// The point of the view's frame that stays.
    public var anchor: UnitPoint

    /// Creates a transition from a factor of the size.
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// The content, scaled unless it is there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }

    nonisolated var erased: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// Moves what is shown by multiples of its own size; leading is the right side under a right-to-left direction.
struct ShiftEffect: EffectModifier {
    var animatableData: AnimatablePair<Double, Double>
    var isMirrored = false

    init(x: Double, y: Double) { animatableData = AnimatablePair(x, y) }

    init(over edge: Edge?) {
        switch edge {
        case .leading: self.init(x: -1, y: 0)
        case .trailing: self.init(x: 1, y: 0)
        case .top: self.init(x: 0, y: -1)
        case .bottom: self.init(x: 0, y: 1)
        case nil: self.init(x: 0, y: 0)
        }
    }

    func transform(size: CGSize) -> CGAffineTransform {
        CGAffineTransform(
            translationX: (isMirrored ? -1 : 1) * animatableData.first * size.width,
            y: animatableData.second * size.height)
    }

    func resolved(in environment: EnvironmentValues) -> ShiftEffect {
        var copy = self
        copy.isMirrored = environment.layoutDirection == .rightToLeft
        return copy
    }

    static var name: String { "shift" }
    static var readsEnvironment: Bool { true }
}
