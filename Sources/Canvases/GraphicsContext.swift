import RiffleLayers

/// What a canvas is drawn with: marks are put down one after the other, later ones over earlier ones.
///
/// A context is a value. What a copy of it is set to, such as its opacity or its clip, holds for what the copy draws; all
/// copies draw into the same canvas.
public struct GraphicsContext {
    /// What decides how marks get to the canvas.
    struct State: Equatable {
        var opacity = 1.0
        var blendMode = BlendMode.normal
        var transform = CGAffineTransform.identity
        var clips: [Clip] = []
        var filters: [Filter] = []
    }

    /// What cuts what is drawn, in the canvas's coordinates.
    enum Clip: Equatable {
        case path(Path, isEOFilled: Bool)
        case layer(ClipLayer)

        /// Outside of which nothing is drawn; infinite where that is not known.
        var boundingRect: CGRect {
            if case .path(let path, _) = self { path.boundingRect } else { .infinite }
        }
    }

    /// A drawing whose alpha says how much is shown of what lies there.
    final class ClipLayer: Equatable {
        let items: [CanvasRecorder.Item]
        let opacity: Double
        let isInverse: Bool

        init(_ items: [CanvasRecorder.Item], opacity: Double, isInverse: Bool) {
            self.items = items
            self.opacity = opacity
            self.isInverse = isInverse
        }

        static func == (first: ClipLayer, second: ClipLayer) -> Bool { first === second }
    }

    let recorder: CanvasRecorder
    var state = State()
    /// The values of the views around the canvas.
    public let environment: EnvironmentValues

    init(recorder: CanvasRecorder, environment: EnvironmentValues) {
        self.recorder = recorder
        self.environment = environment
    }

    /// How opaque what is drawn is, 0...1; NaN leaves it as it was.
    public var opacity: Double {
        get { state.opacity }
        set { if !newValue.isNaN { state.opacity = min(max(newValue, 0), 1) } }
    }

    /// How what is drawn is mixed with what is there.
    public var blendMode: BlendMode {
        get { state.blendMode }
        set { state.blendMode = newValue }
    }

    /// From the coordinates that are drawn in to the canvas's.
    public var transform: CGAffineTransform {
        get { state.transform }
        set { state.transform = newValue }
    }

    /// Draws larger or smaller from now on.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        state.transform = CGAffineTransform(scaleX: x, y: y).concatenating(state.transform)
    }

    /// Draws elsewhere from now on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        state.transform = CGAffineTransform(translationX: x, y: y).concatenating(state.transform)
    }

    /// Draws turned from now on, clockwise about the origin.
    public mutating func rotate(by angle: Angle) {
        state.transform = CGAffineTransform(rotationAngle: angle.radians).concatenating(state.transform)
    }

    /// Puts a transform in front of the others.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        state.transform = matrix.concatenating(state.transform)
    }

    /// What part of a clip counts.
    public struct ClipOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Options of bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// What lies outside is drawn.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The box, in the coordinates that are drawn in, outside of which nothing is drawn.
    public var clipBoundingRect: CGRect {
        let box = state.clips.reduce(CGRect(origin: .zero, size: recorder.size)) {
            $0.overlap($1.boundingRect)
        }
        return box.isNull ? .zero : box.applying(state.transform.inverted())
    }

    /// Draws from now on only what lies inside of a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let path = path.applying(state.transform)
        guard options.contains(.inverse) else {
            return state.clips.append(.path(path, isEOFilled: style.isEOFilled))
        }
        var outside = Path(CGRect(origin: .zero, size: recorder.size).insetBy(dx: -10_000, dy: -10_000))
        outside.addPath(path)
        state.clips.append(.path(outside, isEOFilled: true))
    }

    /// Draws from now on as much of what is drawn as there is alpha in a layer.
    ///
    /// - Parameters:
    ///   - opacity: what the layer's alpha is multiplied by, 0...1; NaN counts as 1.
    ///   - options: with `inverse` what has no alpha in the layer is shown.
    ///   - content: draws the layer, of which the colors do not matter.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let inner = CanvasRecorder(size: recorder.size, symbols: recorder.symbols)
        var context = GraphicsContext(recorder: inner, environment: environment)
        context.state.transform = state.transform
        try content(&context)
        let opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
        state.clips.append(
            .layer(ClipLayer(inner.items, opacity: opacity, isInverse: options.contains(.inverse))))
    }

    /// Draws into a layer, which is then drawn as one, with the opacity, the blend mode and the filters of the context.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let inner = CanvasRecorder(size: recorder.size, symbols: recorder.symbols)
        var context = GraphicsContext(recorder: inner, environment: environment)
        context.state.transform = state.transform
        try content(&context)
        recorder.add(.layer(inner.items, state))
    }
}

extension GraphicsContext {
    /// How marks are mixed with what is there.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        /// The number that Core Graphics has for the mode.
        public let rawValue: Int32

        /// The mode of a number; one without a mode is `normal`.
        public init(rawValue: Int32) { self.rawValue = rawValue }

        private static let modes: [RifflePainting.BlendMode] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity,
        ]

        var mode: RifflePainting.BlendMode {
            switch self {
            case .sourceAtop: .sourceAtop
            case .destinationOver: .destinationOver
            case .destinationOut: .destinationOut
            case .plusDarker: .plusDarker
            case .plusLighter: .plusLighter
            default: Self.modes.indices.contains(Int(rawValue)) ? Self.modes[Int(rawValue)] : .normal
            }
        }

        /// Over what is there.
        public static let normal = BlendMode(rawValue: 0)
        /// Both colors multiplied.
        public static let multiply = BlendMode(rawValue: 1)
        /// The inverse of both inverses multiplied.
        public static let screen = BlendMode(rawValue: 2)
        /// Multiplied where it is dark, screened where it is light.
        public static let overlay = BlendMode(rawValue: 3)
        /// The darker of both.
        public static let darken = BlendMode(rawValue: 4)
        /// The lighter of both.
        public static let lighten = BlendMode(rawValue: 5)
        /// What is there brightened by what is drawn.
        public static let colorDodge = BlendMode(rawValue: 6)
        /// What is there darkened by what is drawn.
        public static let colorBurn = BlendMode(rawValue: 7)
        /// Darkened or lightened, softly.
        public static let softLight = BlendMode(rawValue: 8)
        /// Multiplied or screened by what is drawn.
        public static let hardLight = BlendMode(rawValue: 9)
        /// The distance between both.
        public static let difference = BlendMode(rawValue: 10)
        /// The distance between both, with less contrast.
        public static let exclusion = BlendMode(rawValue: 11)
        /// The hue of what is drawn.
        public static let hue = BlendMode(rawValue: 12)
        /// The saturation of what is drawn.
        public static let saturation = BlendMode(rawValue: 13)
        /// Hue and saturation of what is drawn.
        public static let color = BlendMode(rawValue: 14)
        /// The brightness of what is drawn.
        public static let luminosity = BlendMode(rawValue: 15)
        /// Over what is there, and only there.
        public static let sourceAtop = BlendMode(rawValue: 20)
        /// Under what is there.
        public static let destinationOver = BlendMode(rawValue: 21)
        /// What is there is taken away where something is drawn.
        public static let destinationOut = BlendMode(rawValue: 23)
        /// Both added, from white down.
        public static let plusDarker = BlendMode(rawValue: 26)
        /// Both added.
        public static let plusLighter = BlendMode(rawValue: 27)
    }
}
