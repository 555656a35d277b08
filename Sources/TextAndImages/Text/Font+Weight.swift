extension Font {
    /// How thick a font's strokes are.
    public struct Weight: Hashable, Sendable {
        /// 100 … 900 as CSS and OpenType count.
        package let value: Int

        package init(value: Int) { self.value = value }

        /// The thinnest: 100 in OpenType's scale.
        public static let ultraLight = Weight(value: 100)
        /// 200 in OpenType's scale.
        public static let thin = Weight(value: 200)
        /// 300 in OpenType's scale.
        public static let light = Weight(value: 300)
        /// 400 in OpenType's scale.
        public static let regular = Weight(value: 400)
        /// 500 in OpenType's scale.
        public static let medium = Weight(value: 500)
        /// 600 in OpenType's scale.
        public static let semibold = Weight(value: 600)
        /// 700 in OpenType's scale.
        public static let bold = Weight(value: 700)
        /// 800 in OpenType's scale.
        public static let heavy = Weight(value: 800)
        /// The thickest: 900 in OpenType's scale.
        public static let black = Weight(value: 900)
    }
}
