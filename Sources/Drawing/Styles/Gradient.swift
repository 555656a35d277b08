/// Colors along a line, each at a place 0...1.
///
/// `LinearGradient`, `RadialGradient`, `EllipticalGradient` and `AngularGradient` give it a geometry; as a style by
/// itself it runs from the top to the bottom. Stops may be given in any order; two at the same place make a sharp edge.
/// Beyond the first and the last stop their colors continue. Colors between two stops are mixed so that the steps look
/// even; `colorSpace(.device)` mixes the numbers of sRGB instead. A stop whose place is not finite is left out.
///
///     Rectangle().fill(
///         Gradient(stops: [
///             Gradient.Stop(color: .indigo, location: 0),
///             Gradient.Stop(color: .orange, location: 0.7),
///             Gradient.Stop(color: .yellow, location: 1),
///         ]))
///
/// A gradient of more than 1,024 stops has the mean colors of 1,024 stretches, where Apple's has them all.
public struct Gradient: Hashable, Sendable {
    /// A color at a place.
    public struct Stop: Hashable, Sendable {
        /// The color.
        public var color: Color
        /// Its place, 0...1; a stop whose place is not finite is left out.
        public var location: CGFloat

        /// Puts a color somewhere.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How colors between two stops are found.
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool

        /// In gamma-encoded sRGB.
        public static let device = ColorSpace(isPerceptual: false)
        /// So that steps look even; the default.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The colors and their places.
    public var stops: [Stop]

    /// A gradient with colors at places.
    public init(stops: [Stop]) { self.stops = stops }

    /// A gradient with colors at even distances from 0 to 1.
    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }
}
