import RiffleTextLayout

/// Draws texts by hand, line by line or character by character.
///
/// What a renderer's `animatableData` is made of moves as animations say.
public protocol TextRenderer: Animatable {
    /// Draws a text whose characters have their places, in the coordinates of the text.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)

    /// The size of a text in a proposed one, in points; by default the text's own.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far out of the text's frame is drawn, in points. Ours cuts nothing off, however little that is.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// The text's own size.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    /// Nothing.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer says the size of.
public struct TextProxy {
    let text: LayoutSubview

    /// The size of the text in a proposed one, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { text.sizeThatFits(proposal) }
}

extension View {
    /// Has a renderer draw the texts in this view.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}

nonisolated private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
    var renderer: Renderer

    var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    @MainActor func body(content: Content) -> some View {
        let renderer = renderer
        content.environment(\.textDrawing, TextDrawing { AnyView(RenderedText(text: $0, renderer: renderer)) })
    }
}

/// A text that takes its room, below what a renderer makes of it.
private struct RenderedText<Renderer: TextRenderer>: View {
    let text: Text
    let renderer: Renderer
    @Environment(\.self) private var environment

    init(text: Text, renderer: Renderer) {
        self.text = text
        self.renderer = renderer
    }

    var body: some View {
        RenderedTextLayout(renderer: renderer) {
            text
                .environment(\.textDrawing, nil)
                .environment(\.hidesGlyphs, true)
                // Touches are the text's own, of which links are a part.
                .overlay {
                    GeometryReader { proxy in CanvasContent(items: items(proxy.size)) }.allowsHitTesting(false)
                }
        }
    }

    private func items(_ size: CGSize) -> [CanvasRecorder.Item] {
        let recorder = CanvasRecorder(size: size, symbols: [:])
        guard let layout = Text.Layout(text, in: size, environment) else { return [] }
        var context = GraphicsContext(recorder: recorder, environment: environment)
        renderer.draw(layout: layout, in: &context)
        return recorder.items
    }
}

/// Gives a text the size that its renderer says.
private struct RenderedTextLayout<Renderer: TextRenderer>: Layout {
    let renderer: Renderer

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first.map { renderer.sizeThatFits(proposal: proposal, text: TextProxy(text: $0)) } ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
}
