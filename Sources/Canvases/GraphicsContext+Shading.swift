extension GraphicsContext {
    /// What marks are painted with.
    public struct Shading: Sendable {
        enum Kind: Sendable {
            case style(AnyShapeStyle)
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
            case image(Image, CGPoint, CGFloat)
            case resolved(StylePaint)
            indirect case palette([Shading])
        }

        let kind: Kind

        /// The foreground style of the views around.
        public static var foreground: Shading { Shading(kind: .style(AnyShapeStyle(ForegroundStyle()))) }

        /// A color.
        public static func color(_ color: Color) -> Shading { Shading(kind: .style(AnyShapeStyle(color))) }

        /// A color from its components, each 0...1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A gray, 0 black to 1 white.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style of shapes; gradients fill the box of each mark.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }

        /// A gradient along a line.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .linear(gradient, startPoint, endPoint))
        }

        /// A gradient from a circle to a larger one.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .radial(gradient, center, startRadius, endRadius))
        }

        /// A gradient around a point.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(kind: .conic(gradient, center, angle))
        }

        /// The first is primary, the second secondary, and so on; marks have the first.
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }
    }

    /// How gradients go on beyond their ends.
    public struct GradientOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Options of bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Colors are mixed in linear light; ours are mixed as the eye sees them.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// Looks up what a shading depends on.
    public func resolve(_ shading: Shading) -> Shading {
        guard case .style(let style) = shading.kind else { return shading }
        return Shading(kind: .resolved(environment.paint(of: style)))
    }

    /// The paint for a mark with a box, in the coordinates that are drawn in.
    func paint(_ shading: Shading, in box: CGRect, _ transform: CGAffineTransform) -> Paint {
        func point(_ point: CGPoint) -> CGPoint { point.applying(transform) }
        func stops(_ gradient: Gradient) -> ResolvedGradient {
            ResolvedGradient(
                gradient.stops.map {
                    ResolvedGradient.Stop(color: $0.color.resolvedColor(in: environment), location: $0.location)
                })
        }
        switch shading.kind {
        case .style(let style): return environment.paint(of: style).paint(in: box.applying(transform))
        case .resolved(let paint): return paint.paint(in: box.applying(transform))
        case .linear(let gradient, let start, let end):
            return .linearGradient(stops(gradient), from: point(start), to: point(end))
        case .radial(let gradient, let center, let start, let end):
            let scale = transform.meanScale
            return .radialGradient(
                stops(gradient), center: point(center), startRadius: start * scale, endRadius: end * scale)
        case .conic(let gradient, let center, let angle):
            let turn = Angle(radians: atan2(transform.b, transform.a))
            return .angularGradient(
                stops(gradient), center: point(center), start: angle + turn, end: angle + turn + .degrees(360))
        case .image: return .color(.clear)
        case .palette(let shadings):
            return shadings.first.map { paint($0, in: box, transform) } ?? .color(.clear)
        }
    }
}
