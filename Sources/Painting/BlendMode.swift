/// How a view's pixels are combined with those behind it.
///
/// Formulas are those of W3C Compositing and Blending Level 1, in gamma-encoded sRGB.
public enum BlendMode: Hashable, Sendable {
    /// Source over destination.
    case normal
    /// Source times destination.
    case multiply
    /// Inverse of multiplying the inverses.
    case screen
    /// `hardLight` with the layers swapped.
    case overlay
    /// The darker of both, by component.
    case darken
    /// The lighter of both, by component.
    case lighten
    /// Brightens the destination to show the source.
    case colorDodge
    /// Darkens the destination to show the source.
    case colorBurn
    /// A soft spotlight of the source.
    case softLight
    /// A harsh spotlight of the source.
    case hardLight
    /// The absolute difference, by component.
    case difference
    /// Like `difference`, with less contrast.
    case exclusion
    /// Hue of the source, saturation and luminosity of the destination.
    case hue
    /// Saturation of the source, hue and luminosity of the destination.
    case saturation
    /// Hue and saturation of the source, luminosity of the destination.
    case color
    /// Luminosity of the source, hue and saturation of the destination.
    case luminosity
    /// Source where the destination is opaque.
    case sourceAtop
    /// Destination over source.
    case destinationOver
    /// Destination where the source is transparent.
    case destinationOut
    /// Sum, pulled toward black.
    case plusDarker
    /// Sum, clamped to white.
    case plusLighter
}
