extension UIFont {
    /// How thick a font's strokes are: -1 … 1, 0 for regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// -1 … 1, 0 for regular.
        public let rawValue: CGFloat

        /// A weight by number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// A weight by number.
        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

        /// The thinnest.
        public static let ultraLight = Weight(-0.8)
        /// Thin.
        public static let thin = Weight(-0.6)
        /// Light.
        public static let light = Weight(-0.4)
        /// As running text.
        public static let regular = Weight(0)
        /// A little thicker than running text.
        public static let medium = Weight(0.23)
        /// Between medium and bold.
        public static let semibold = Weight(0.3)
        /// Bold.
        public static let bold = Weight(0.4)
        /// Thicker than bold.
        public static let heavy = Weight(0.56)
        /// The thickest.
        public static let black = Weight(0.62)

        /// 100 … 900 as CSS and OpenType count: that of the nearest of the nine.
        var value: Int {
            let all: [Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
            let nearest = all.indices.min { abs(all[$0].rawValue - rawValue) < abs(all[$1].rawValue - rawValue) }
            return ((nearest ?? 3) + 1) * 100
        }
    }
}
