extension Font {
    /// How wide the letters of a font are.
    ///
    /// The faces that stand for the system font come in one width only: their letters stand nearer to each other, or
    /// farther apart, so that a line comes near to the length that it has on iOS.
    public struct Width: Hashable, Sendable {
        /// 0 for the usual width, negative for narrower, positive for wider.
        public var value: CGFloat

        /// A width of a value: 0 for the usual one, negative for narrower, positive for wider; NaN counts as 0.
        public init(_ value: CGFloat) { self.value = value.isNaN ? 0 : value }

        /// The narrowest.
        public static let compressed = Width(-0.4)
        /// Narrow.
        public static let condensed = Width(-0.2)
        /// As usual.
        public static let standard = Width(0)
        /// Wide.
        public static let expanded = Width(0.2)

        /// What each letter is moved by, in parts of the type size; letters never come to stand on each other.
        var tracking: CGFloat { min(max(value, -0.5), 1) * 0.25 }
    }
}

extension Text {
    /// Sets how wide the letters are; nil leaves it to the font.
    public func fontWidth(_ width: Font.Width?) -> Text { asking { $0.traits.width = $0.traits.width ?? width } }
}

extension View {
    /// Sets how wide letters are; nil leaves it to the font.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        environment(\.textAttributes.traits.width, width)
    }
}
