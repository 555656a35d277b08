/// Colors along a line, each at a place 0...1.
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
