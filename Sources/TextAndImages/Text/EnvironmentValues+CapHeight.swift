extension EnvironmentValues {
    /// The height of capital letters in the font of the environment, in points.
    package var capHeight: CGFloat {
        let style = (font ?? .body).resolved(in: dynamicTypeSize.category, traits: textAttributes.traits)
        return textMeasurer.metrics(of: style).capHeight
    }
}
