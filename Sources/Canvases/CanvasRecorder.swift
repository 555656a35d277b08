import RiffleLayers

/// What a canvas's closure has drawn, in order.
///
/// Marks that need no layer of their own are kept together: a canvas of a thousand circles is one layer.
final class CanvasRecorder {
    enum Item {
        /// Marks in the canvas's coordinates.
        case marks([DrawCommand])
        /// Marks that need the transform, and whatever else the state says.
        case turned([DrawCommand], GraphicsContext.State)
        case symbol(GraphicsContext.ResolvedSymbol, CGAffineTransform, GraphicsContext.State)
        /// Marks that are shown as one.
        case group([DrawCommand], GraphicsContext.State)
        case layer([Item], GraphicsContext.State)
    }

    let size: CGSize
    let symbols: [AnyHashable: GraphicsContext.ResolvedSymbol]
    private var closedItems: [Item] = []
    /// The marks of the last item, which those that follow join. They stand in an array of their own, so that adding one
    /// copies none.
    private(set) var openMarks: [DrawCommand] = []

    init(size: CGSize, symbols: [AnyHashable: GraphicsContext.ResolvedSymbol]) {
        self.size = size
        self.symbols = symbols
    }

    /// All that was drawn so far.
    var items: [Item] {
        close()
        return closedItems
    }

    func add(_ item: Item) {
        close()
        closedItems.append(item)
    }

    private func close() {
        guard !openMarks.isEmpty else { return }
        closedItems.append(.marks(openMarks))
        openMarks = []
    }

    /// Adds marks in the canvas's coordinates.
    func mark(_ commands: [DrawCommand], _ state: GraphicsContext.State) {
        // Pictures have no paint that could be faded.
        guard state.isPlain, state.opacity == 1 || !commands.contains(where: \.isPicture) else {
            return add(.group(commands, state))
        }
        openMarks += state.opacity == 1 ? commands : commands.map { $0.multiplyingAlpha(by: state.opacity) }
    }
}

extension GraphicsContext.State {
    /// Whether marks can be put down as they are, but for their alpha.
    fileprivate var isPlain: Bool { clips.isEmpty && filters.isEmpty && blendMode == .normal }
}

extension DrawCommand {
    /// Whether the mark has colors of its own.
    fileprivate var isPicture: Bool {
        if case .image(let image) = self { image.tint == nil } else { false }
    }

    fileprivate func multiplyingAlpha(by factor: Double) -> DrawCommand {
        switch self {
        case .fill(let path, let paint, let style):
            return .fill(path, paint.multiplyingAlpha(by: factor), style)
        case .stroke(let path, let paint, let style):
            return .stroke(path, paint.multiplyingAlpha(by: factor), style)
        case .glyphs(let run, let paint):
            return .glyphs(run, paint.multiplyingAlpha(by: factor))
        case .image(var image):
            image.tint = image.tint?.multiplyingAlpha(by: factor)
            return .image(image)
        }
    }
}

extension Paint {
    fileprivate func multiplyingAlpha(by factor: Double) -> Paint {
        func faded(_ gradient: ResolvedGradient) -> ResolvedGradient {
            ResolvedGradient(
                gradient.stops.map {
                    ResolvedGradient.Stop(color: $0.color.multiplyingAlpha(by: factor), location: $0.location)
                }, interpolatesPerceptually: false)
        }
        switch self {
        case .color(let color): return .color(color.multiplyingAlpha(by: factor))
        case .linearGradient(let gradient, let from, let to):
            return .linearGradient(faded(gradient), from: from, to: to)
        case .radialGradient(let gradient, let center, let start, let end):
            return .radialGradient(faded(gradient), center: center, startRadius: start, endRadius: end)
        case .ellipticalGradient(let gradient, let frame, let start, let end):
            return .ellipticalGradient(faded(gradient), frame: frame, startRadius: start, endRadius: end)
        case .angularGradient(let gradient, let center, let start, let end):
            return .angularGradient(faded(gradient), center: center, start: start, end: end)
        case .backdrop(var backdrop, let frame):
            backdrop.opacity *= factor
            return .backdrop(backdrop, frame: frame)
        case .mesh(let mesh): return .mesh(mesh.multiplyingAlpha(by: factor))
        }
    }
}
