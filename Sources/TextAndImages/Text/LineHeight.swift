extension AttributedString {
    /// How high the lines of a text are, from the top of one to that of the next.
    public struct LineHeight: Hashable, Sendable {
        private enum Kind: Hashable {
            case variable
            case multiple(CGFloat)
            case leading(CGFloat)
            case exact(CGFloat)
        }

        private let kind: Kind

        /// As high as the fonts of each line ask for.
        public static let variable = LineHeight(kind: .variable)
        /// A fifth more than the size of the type, whatever font it is.
        public static let normal = LineHeight(kind: .multiple(1.2))
        /// Nearer to each other: by eye.
        public static let tight = LineHeight(kind: .multiple(1.08))
        /// Farther apart: by eye.
        public static let loose = LineHeight(kind: .multiple(1.32))

        /// So many times the size of the type.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple(factor)) }

        /// So many points more than the size of the type.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .leading(increase)) }

        /// So many points.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }

        /// The height of a line in points; nil for what the font says, as for what is not finite or not above 0.
        func points(ofSize size: CGFloat) -> CGFloat? {
            let height: CGFloat? =
                switch kind {
                case .variable: nil
                case .multiple(let factor): size * factor
                case .leading(let increase): size + increase
                case .exact(let points): points
                }
            return height.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        }
    }
}

private struct LineHeightKey: EnvironmentKey {
    static var defaultValue: AttributedString.LineHeight? { nil }
}

extension EnvironmentValues {
    /// How high the lines of texts are; nil for what their fonts say.
    public var lineHeight: AttributedString.LineHeight? {
        get { self[LineHeightKey.self] }
        set { self[LineHeightKey.self] = newValue }
    }
}

extension View {
    /// Says how high the lines of the texts in the view are; nil leaves it to their fonts.
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        environment(\.lineHeight, lineHeight)
    }
}
