import RiffleLayers

extension GraphicsContext {
    /// Which parts of a shadow are drawn.
    public struct ShadowOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Options of bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    /// How far a blur reaches.
    public struct BlurOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Options of bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The result covers all, as if what is drawn went on.
        public static let opaque = BlurOptions(rawValue: 1)
    }

    /// A change of what is drawn as a whole.
    public struct Filter: Equatable, Sendable {
        let effect: LayerEffect?
        let projection: ProjectionTransform?

        private init(_ effect: LayerEffect?, projection: ProjectionTransform? = nil) {
            self.effect = effect
            self.projection = projection
        }

        /// Blurs, by a Gaussian of a standard deviation in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(.blur(radius: radius, isOpaque: options.contains(.opaque)))
        }

        /// Puts a shadow behind.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(
                .shadow(
                    color: color.resolvedColor(in: EnvironmentValues()), radius: radius,
                    offset: CGSize(width: x, height: y)))
        }

        /// Multiplies all colors with one.
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter(.colorMultiply(color.resolvedColor(in: EnvironmentValues())))
        }

        /// Turns all hues.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle)) }
        /// Takes color away, below 1, or strengthens it.
        public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }
        /// Adds light to all colors, -1...1.
        public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }
        /// Strengthens or weakens differences between colors.
        public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }
        /// Makes all colors gray, by a share.
        public static func grayscale(_ amount: Double) -> Filter { Filter(.grayscale(amount)) }
        /// Inverts all colors.
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(amount >= 0.5 ? .colorInvert : nil) }
        /// Makes what is dark transparent.
        public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }

        /// One color where what is drawn is more opaque than a threshold, and nothing elsewhere: with a blur that is
        /// added after it, shapes flow into each other.
        ///
        /// - Parameters:
        ///   - min: the threshold, 0...1.
        ///   - max: taken for 1: all that is above the threshold counts.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(.alphaThreshold(min.isNaN ? 0 : min, color: color.resolvedColor(in: EnvironmentValues())))
        }

        /// Shows what is drawn in perspective.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(nil, projection: matrix)
        }
    }

    /// Which space a filter counts in.
    public struct FilterOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Options of bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }

    /// Changes each thing that is drawn from now on, after what filters that are added later make of it.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        // A loop that adds a blur before each of its marks asks for ever wider ones, not for ever more passes.
        if let joined = state.filters.last?.joined(with: filter) {
            state.filters[state.filters.count - 1] = joined
        } else {
            state.filters.append(filter)
        }
    }
}

extension GraphicsContext.Filter {
    /// One filter that does what this and one that was added after it do; nil where there is none.
    fileprivate func joined(with next: GraphicsContext.Filter) -> GraphicsContext.Filter? {
        guard case .blur(let first, false) = effect, case .blur(let second, false) = next.effect else { return nil }
        // A Gaussian of a Gaussian is one, and its variance is the sum of theirs.
        return .blur(radius: (max(first, 0) * max(first, 0) + max(second, 0) * max(second, 0)).squareRoot())
    }
}
