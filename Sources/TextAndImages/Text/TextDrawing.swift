/// Shows the texts of a view in place of their own leaves.
package struct TextDrawing {
    package let view: @MainActor (Text) -> AnyView

    package init(_ view: @escaping @MainActor (Text) -> AnyView) { self.view = view }
}

private struct TextDrawingKey: EnvironmentKey {
    static var defaultValue: TextDrawing? { nil }
}

private struct HidesGlyphsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// What shows texts; nil where they show themselves. Only texts that are made below it ask for it.
    package var textDrawing: TextDrawing? {
        get { self[TextDrawingKey.self] }
        set { self[TextDrawingKey.self] = newValue }
    }

    /// Whether texts take their room and are read out, and leave it to somebody else to paint them.
    package var hidesGlyphs: Bool {
        get { self[HidesGlyphsKey.self] }
        set { self[HidesGlyphsKey.self] = newValue }
    }
}

/// A text that something else draws.
struct DrawnText: View {
    let text: Text
    @Environment(\.textDrawing) private var drawing

    init(text: Text) { self.text = text }

    var body: some View { drawing?.view(text) }
}
