import RiffleLayers

/// How a canvas mixes colors.
public enum ColorRenderingMode: Hashable, Sendable {
    /// As sRGB is coded.
    case nonLinear
    /// In linear light; ours mixes as sRGB is coded.
    case linear
    /// In linear light, with brighter colors than white; ours mixes as sRGB is coded.
    case extendedLinear
}

/// A view that a closure draws.
///
/// It takes all the room it is offered. The closure runs when what it reads, the size or the environment has changed.
nonisolated public struct Canvas<Symbols: View>: View {
    /// The views that can be drawn.
    public var symbols: Symbols
    /// Draws the canvas.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether what is drawn covers the canvas; nothing is drawn differently for it.
    public var isOpaque: Bool
    /// How colors are mixed.
    public var colorMode: ColorRenderingMode
    /// Whether the closure may run elsewhere; ours runs in place.
    public var rendersAsynchronously: Bool
    @Environment(\.self) private var environment
    @State private var sizes: [AnyHashable: CGSize] = [:]

    /// A canvas that can draw views, by their tags.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    /// What the closure has drawn, which can be touched everywhere, drawn or not.
    @MainActor public var body: some View { drawing.contentShape(Rectangle()) }

    @MainActor @ViewBuilder private var drawing: some View {
        if Symbols.self == EmptyView.self {
            GeometryReader { proxy in CanvasContent(items: items(proxy.size, [:])) }
        } else {
            Group(subviews: symbols) { views in
                // The closure of an app may count on each of its symbols: it waits until all are measured, in the same frame.
                GeometryReader { proxy in
                    if let symbols = resolved(views) { CanvasContent(items: items(proxy.size, symbols)) }
                }
                .background { CanvasSymbols(views: views, sizes: $sizes) }
            }
        }
    }

    private func items(
        _ size: CGSize, _ symbols: [AnyHashable: GraphicsContext.ResolvedSymbol]
    ) -> [CanvasRecorder.Item] {
        let recorder = CanvasRecorder(size: size, symbols: symbols)
        var context = GraphicsContext(recorder: recorder, environment: environment)
        renderer(&context, size)
        return recorder.items
    }

    /// The symbols by their tags; nil while one is not measured.
    @MainActor
    private func resolved(_ views: SubviewsCollection) -> [AnyHashable: GraphicsContext.ResolvedSymbol]? {
        var symbols: [AnyHashable: GraphicsContext.ResolvedSymbol] = [:]
        for view in views {
            guard let size = sizes[AnyHashable(view.id)] else { return nil }
            let symbol = GraphicsContext.ResolvedSymbol(view: AnyView(view.fixedSize()), size: size)
            for tag in view.containerValues.allTags { symbols[tag] = symbol }
        }
        return symbols
    }
}

extension Canvas where Symbols == EmptyView {
    /// A canvas.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: EmptyView.init)
    }
}

/// Measures the views that a canvas may draw.
private struct CanvasSymbols: View {
    let views: SubviewsCollection
    @Binding var sizes: [AnyHashable: CGSize]

    init(views: SubviewsCollection, sizes: Binding<[AnyHashable: CGSize]>) {
        self.views = views
        _sizes = sizes
    }

    var body: some View {
        ForEach(views) { view in
            view
                .fixedSize()
                .onGeometryChange(for: CGSize.self, of: \.size) { sizes[AnyHashable(view.id)] = $0 }
        }
        .hidden()
    }
}

/// What was drawn, as views: a leaf for marks, and one with effects for what needs them.
struct CanvasContent: View {
    let items: [CanvasRecorder.Item]

    init(items: [CanvasRecorder.Item]) { self.items = items }

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(Array(items.enumerated()), id: \.offset) { _, item in view(item) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private func view(_ item: CanvasRecorder.Item) -> AnyView {
        switch item {
        case .marks(let commands): return AnyView(marks(commands))
        case .group(let commands, let state): return shown(AnyView(marks(commands)), state)
        case .turned(let commands, let state):
            return shown(AnyView(marks(commands).transformEffect(state.transform)), state)
        case .symbol(let symbol, let fit, let state):
            let view = symbol.view
                .transformEffect(fit.concatenating(state.transform))
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            return shown(AnyView(view), state)
        case .layer(let items, let state): return shown(AnyView(CanvasContent(items: items).compositingGroup()), state)
        }
    }

    @ViewBuilder private func mask(_ layer: GraphicsContext.ClipLayer) -> some View {
        let content = CanvasContent(items: layer.items).compositingGroup().opacity(layer.opacity)
        if layer.isInverse {
            ZStack {
                // More than the canvas, as drawings may reach beyond it.
                Color.black.padding(-10_000)
                content.blendMode(.destinationOut)
            }
            .compositingGroup()
        } else {
            content
        }
    }

    private func marks(_ commands: [DrawCommand]) -> some View {
        ClosureLeaf("Canvas", sizeThatFits: { $0.replacingUnspecifiedDimensions() }, contents: { _ in commands })
            .accessibilityEdit { $0.isHidden = true }
    }

    /// A view with what a state asks for around it: filters, then the clips, then opacity and blend mode.
    private func shown(_ view: AnyView, _ state: GraphicsContext.State) -> AnyView {
        var view = view
        if !state.filters.isEmpty {
            // What a filter is given is what those added after it have made of the drawing.
            for filter in state.filters.reversed() { view = AnyView(view.modifier(CanvasFilterEffect(filter: filter))) }
        }
        for clip in state.clips.reversed() {
            switch clip {
            case .path(let path, let isEOFilled):
                view = AnyView(view.modifier(CanvasClipEffect(path: path, isEOFilled: isEOFilled)))
            case .layer(let layer): view = AnyView(view.mask { mask(layer) })
            }
        }
        if state.opacity < 1 { view = AnyView(view.opacity(state.opacity)) }
        if state.blendMode != .normal { view = AnyView(view.blendMode(state.blendMode.mode)) }
        return view
    }
}

private struct CanvasFilterEffect: EffectModifier {
    let filter: GraphicsContext.Filter
    var animatableData = EmptyAnimatableData()

    func apply(to layer: inout Layer, size: CGSize) { layer.effects = filter.effect.map { [$0] } ?? [] }

    func projection(size: CGSize) -> ProjectionTransform? { filter.projection }

    static var name: String { "filter" }
}

private struct CanvasClipEffect: EffectModifier {
    let path: Path
    let isEOFilled: Bool
    var animatableData = EmptyAnimatableData()

    func apply(to layer: inout Layer, size: CGSize) {
        layer.clip = .path(path, isEvenOdd: isEOFilled)
    }

    static var name: String { "clip" }
}
