import CRifflePango

/// What is the same for every text, whatever the user's locale is.
enum PangoConstants {
    /// The language text is analyzed and shaped in. It picks Pango's line breaking rules and glyphs for a locale.
    nonisolated(unsafe) static let language: OpaquePointer = pango_language_from_string("en")!
}
