extension Text {
    /// How large a part of a text is beside the rest.
    public struct Scale: Hashable, Sendable {
        /// By which sizes are multiplied.
        let factor: CGFloat

        /// As large as the font says.
        public static let `default` = Scale(factor: 1)
        /// Smaller, for what is less important, such as a unit after a number.
        ///
        /// How much smaller Apple's is has not been published; here it is four fifths.
        public static let secondary = Scale(factor: 0.8)
    }

    /// Makes the text as large as a scale says, where it is enabled.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        asking { if isEnabled { $0.traits.scale = $0.traits.scale ?? scale } }
    }
}

extension View {
    /// Makes texts as large as a scale says, where it is enabled.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        environment(\.textAttributes.traits.scale, isEnabled ? scale : nil)
    }
}
