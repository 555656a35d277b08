/// How a view comes and goes.
public struct AnyTransition: Sendable {
    /// One effect with an animation of its own, or that of the change.
    struct Part: Hashable, Sendable {
        var effect: Effect
        var animation: Animation?
    }

    /// What a part does at the far end; edges are resolved by layout direction when the transition starts.
    enum Effect: Hashable, Sendable {
        case opacity
        case move(Edge)
        case offset(CGSize)
        case scale(CGFloat, UnitPoint)
        case body(BodyTransition)
    }

    let insertion: [Part]
    let removal: [Part]

    init(_ effect: Effect) { self.init(insertion: [Part(effect: effect)], removal: [Part(effect: effect)]) }

    init(insertion: [Part], removal: [Part]) {
        self.insertion = insertion
        self.removal = removal
    }

    /// Fades.
    ///
    /// A view that is inserted starts clear and becomes opaque; one that is removed becomes clear, and is gone when the
    /// animation ends. A transition runs only where the change is animated, by `withAnimation` or
    /// `animation(_:value:)`, or where the transition has an animation of its own; otherwise the view comes and goes at
    /// once. This is the transition of views that have no other.
    ///
    ///     VStack {
    ///         Text("Which plant needs the least water?")
    ///         if isShown {
    ///             Text("The cactus").transition(.opacity)
    ///         }
    ///     }
    ///     .animation(.default, value: isShown)
    public static let opacity = AnyTransition(.opacity)

    /// Comes and goes at once.
    public static let identity = AnyTransition(insertion: [], removal: [])

    /// Comes in from the leading edge and goes out to the trailing edge.
    public static var slide: AnyTransition {
        AnyTransition(
            insertion: [Part(effect: .move(.leading))], removal: [Part(effect: .move(.trailing))])
    }

    /// Comes and goes over an edge, by the view's own size.
    ///
    /// The view moves by its whole width or height, not to the edge of the window: a view that is not at that edge
    /// itself is seen on its whole way, unless something around it is `clipped`. Leading and trailing follow the
    /// direction of the layout. It does not fade; combine it with `opacity` for that.
    ///
    ///     ZStack(alignment: .bottom) {
    ///         Color.gray.opacity(0.2)
    ///         if isOpen {
    ///             Text("Three trips this week")
    ///                 .frame(maxWidth: .infinity, minHeight: 120)
    ///                 .background(.yellow)
    ///                 .transition(.move(edge: .bottom).combined(with: .opacity))
    ///         }
    ///     }
    ///     .animation(.snappy, value: isOpen)
    ///
    /// - Parameter edge: the side that the view comes from and leaves by.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }

    /// Comes in over an edge and goes out over the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(
            insertion: [Part(effect: .move(edge)), Part(effect: .opacity)],
            removal: [Part(effect: .move(edge.opposite)), Part(effect: .opacity)])
    }

    /// Moves by an amount in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }

    /// Moves by an amount in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Grows from nothing, and shrinks to nothing.
    public static var scale: AnyTransition { scale(scale: 0) }

    /// Grows from a factor of the size, and shrinks to it, about a point of the view's frame.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(.scale(scale, anchor))
    }

    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(insertion: insertion + other.insertion, removal: removal + other.removal)
    }

    /// One transition for coming, another for going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(insertion: insertion.insertion, removal: removal.removal)
    }

    /// The transition with an animation of its own, whatever the change asks for.
    public func animation(_ animation: Animation?) -> AnyTransition {
        func animated(_ parts: [Part]) -> [Part] {
            parts.map { Part(effect: $0.effect, animation: animation ?? $0.animation) }
        }
        return AnyTransition(insertion: animated(insertion), removal: animated(removal))
    }
}

extension AnyTransition.Effect {
    func resolved(_ direction: LayoutDirection) -> TransitionEffect {
        var result = TransitionEffect()
        switch self {
        case .opacity: result.opacity = 0
        case .body: break
        case .offset(let offset): result.offset = offset
        case .scale(let scale, let anchor):
            result.scale = scale
            result.anchor = anchor
        case .move(let edge):
            let leading: CGFloat = direction == .leftToRight ? -1 : 1
            switch edge {
            case .leading: result.shift.width = leading
            case .trailing: result.shift.width = -leading
            case .top: result.shift.height = -1
            case .bottom: result.shift.height = 1
            }
        }
        return result
    }
}

extension Edge {
    var opposite: Edge {
        switch self {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
    }
}
