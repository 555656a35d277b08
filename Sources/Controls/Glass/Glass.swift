import SwiftUICore

/// What a ground of glass is made of. Here it is drawn as a material.
public struct Glass: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case regular, clear, identity }

    private var kind: Kind
    private var color: Color?

    /// Glass that blurs what is behind it.
    public static let regular = Glass(kind: .regular)
    /// Glass that lets more of what is behind it through.
    public static let clear = Glass(kind: .clear)
    /// No glass.
    public static let identity = Glass(kind: .identity)

    private init(kind: Kind) { self.kind = kind }

    /// The glass in a color; nil takes it away.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }

    /// The glass for controls. What is pressed shows that itself.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        if isEnabled {
            RuntimeIssue.reportWithoutEffect(
                "interactive", because: "glass does not move below a finger; buttons show presses")
        }
        return self
    }

    @ViewBuilder @MainActor
    func ground(in shape: some Shape) -> some View {
        switch kind {
        case .identity: EmptyView()
        case .regular: layers(shape, .regularMaterial)
        case .clear: layers(shape, .ultraThinMaterial)
        }
    }

    @MainActor
    private func layers(_ shape: some Shape, _ material: Material) -> some View {
        ZStack {
            shape.fill(material)
            if let color { shape.fill(color.opacity(0.75)) }
            shape.stroke(Color.white.opacity(0.25), lineWidth: 0.5)
        }
        .shadow(color: .black.opacity(0.08), radius: 8, y: 2)
    }
}

/// The shape of glass where none is given: a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// The shape.
    public init() {}

    /// A capsule that fills a rectangle.
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    /// Puts the view on a ground of glass.
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        modifier(GlassModifier(glass: glass, shape: AnyShape(shape)))
    }

    /// Gives the view's glass an id. Glass of ours does not flow together, so that nothing is to be told apart.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        withoutEffect("glassEffectID", because: "pieces of glass do not flow together")
    }
}

private struct GlassModifier: ViewModifier {
    let glass: Glass
    let shape: AnyShape

    nonisolated init(glass: Glass, shape: AnyShape) {
        self.glass = glass
        self.shape = shape
    }

    func body(content: Content) -> some View {
        content.background { glass.ground(in: shape) }
    }
}

/// Views of glass that belong together.
nonisolated public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Views of glass.
    ///
    /// - Parameter spacing: how near glass has to come to flow together, which ours does not.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    /// The views.
    @MainActor public var body: some View { content }
}

/// Buttons on a ground of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    /// Buttons on usual glass.
    nonisolated public init() { glass = .regular }

    /// Buttons on glass of a kind.
    nonisolated public init(_ glass: Glass) { self.glass = glass }

    /// The label on glass.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(
            style: GlassPressStyle(glass: glass, isProminent: false), configuration: configuration, fillsBounds: true)
    }
}

/// Buttons on a ground of glass in the tint's color.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// The style.
    nonisolated public init() {}

    /// The label on glass.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(
            style: GlassPressStyle(glass: .regular, isProminent: true), configuration: configuration, fillsBounds: true)
    }
}

private struct GlassPressStyle: ButtonStyle {
    let glass: Glass
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foregroundOverridesTint) private var foregroundOverridesTint

    nonisolated init(glass: Glass, isProminent: Bool) {
        self.glass = glass
        self.isProminent = isProminent
    }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(labelStyle)
            .padding(.horizontal, 14)
            .padding(.vertical, 9)
            .background {
                if isProminent {
                    Capsule().fill(.tint)
                } else {
                    glass.ground(in: Capsule())
                }
            }
            .opacity(isEnabled ? (configuration.isPressed ? 0.75 : 1) : 0.5)
    }

    private var labelStyle: AnyShapeStyle {
        if foregroundOverridesTint { return AnyShapeStyle(ForegroundStyle()) }
        return isProminent ? AnyShapeStyle(Color.white) : AnyShapeStyle(Color.primary)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// Buttons on a ground of glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// Buttons on a ground of glass of a kind.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// Buttons on a ground of glass in the tint's color.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
    private let name: String

    /// Other glass nearby becomes it; ours fades.
    public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
    /// It takes shape.
    public static let materialize = GlassEffectTransition(name: "materialize")
    /// It is there at once.
    public static let identity = GlassEffectTransition(name: "identity")
}

extension View {
    /// Says how the view's glass comes and goes. Ours comes and goes with its view, by the view's transition.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        withoutEffect(
            "glassEffectTransition", because: "glass comes and goes with its view, by the transition of the view")
    }

    /// Makes one piece of glass of several views'. Ours stay apart.
    nonisolated public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View {
        withoutEffect("glassEffectUnion", because: "pieces of glass do not flow together")
    }
}
