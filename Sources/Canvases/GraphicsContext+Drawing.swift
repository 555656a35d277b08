import RiffleLayers
import RiffleTextLayout

extension GraphicsContext {
    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let paint = paint(shading, in: path.boundingRect, state.transform)
        mark(.fill(path.applying(state.transform), paint, style))
    }

    /// Draws along a path, half of the line on each side.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let paint = paint(shading, in: path.boundingRect, state.transform)
        guard state.transform.keepsShapes else {
            return mark(.fill(path.strokedPath(style).applying(state.transform), paint, FillStyle()))
        }
        let scale = state.transform.meanScale
        var style = style
        style.lineWidth *= scale
        style.dash = style.dash.map { $0 * scale }
        style.dashPhase *= scale
        mark(.stroke(path.applying(state.transform), paint, style))
    }

    /// Draws along a path, half of the line on each side.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func mark(_ command: DrawCommand) { recorder.mark([command], state) }

    /// Draws marks that are made in the coordinates that are drawn in.
    func draw(_ commands: [DrawCommand]) {
        guard !commands.isEmpty else { return }
        if let moved = commands.moved(by: state.transform) { return recorder.mark(moved, state) }
        recorder.add(.turned(commands, state))
    }
}

// MARK: Texts

extension GraphicsContext {
    /// A text, set in the canvas's environment.
    public struct ResolvedText {
        let resolved: RiffleTextAndImages.ResolvedText
        let measurer: any TextMeasurer
        /// What the text is painted with; nil for its own colors.
        private var override: Shading?

        init(resolved: RiffleTextAndImages.ResolvedText, measurer: any TextMeasurer) {
            self.resolved = resolved
            self.measurer = measurer
        }

        /// What the text is painted with.
        public var shading: Shading {
            get { override ?? Shading(kind: .resolved(resolved.appearances.first?.paint ?? .color(.clear))) }
            set { override = newValue }
        }

        var ownShading: Shading? { override }

        /// The size in a proposed one, in points.
        public func measure(in size: CGSize) -> CGSize { layout(in: size).size }

        /// Where the first line stands, from the top.
        public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).firstBaseline }

        /// Where the last line stands, from the top.
        public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size).lastBaseline }

        func layout(in size: CGSize) -> LaidOutText {
            func limit(_ length: CGFloat) -> CGFloat? { length.isFinite && length < 1e6 ? length : nil }
            return measurer.layout(resolved.request, width: limit(size.width), height: limit(size.height))
        }
    }

    /// Sets a text in the canvas's environment.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(resolved: .init(text, in: environment), measurer: environment.textMeasurer)
    }

    /// Draws a text in a rectangle, from its top left corner.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        draw(text, layout: text.layout(in: rect.size), at: rect.origin)
    }

    /// Draws a text, the point of it that an anchor names at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let layout = text.layout(in: CGSize(width: CGFloat.infinity, height: .infinity))
        draw(text, layout: layout, at: layout.size.origin(anchor, at: point))
    }

    /// Draws a text in a rectangle, from its top left corner.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text, the point of it that an anchor names at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    private func draw(_ text: ResolvedText, layout: LaidOutText, at origin: CGPoint) {
        let frame = CGRect(origin: origin, size: layout.size)
        let own = text.ownShading.map { paint($0, in: frame, .identity) }
        let paints = text.resolved.appearances.map { own ?? $0.paint.paint(in: frame) }
        let offset = CGAffineTransform(translationX: origin.x, y: origin.y)
        var commands: [DrawCommand] = []
        for line in layout.lines {
            for run in line.runs {
                if let image = text.resolved.appearances[run.attribute].image {
                    commands += image.commands(at: run.glyphs.origin, own)
                } else {
                    commands.append(.glyphs(run.glyphs, paints[run.attribute]))
                }
            }
            let decorations = TextDecorations(
                line, layout.scaleFactor, text.resolved, text.measurer, environment.displayScale)
            commands += decorations.commands { attribute, paint in paint?.paint(in: frame) ?? paints[attribute] }
        }
        if let moved = commands.moved(by: offset, keepingPaints: true) { draw(moved) }
    }
}

// MARK: Images

extension GraphicsContext {
    /// An image as it is in the canvas's environment.
    public struct ResolvedImage {
        let content: ImageLeaf.Content
        let paints: [StylePaint]
        /// In points.
        public let size: CGSize
        /// From the image's top to the line that text beside it would stand on.
        public let baseline: CGFloat
        /// What a symbol or a template is painted with; nil for the foreground.
        public var shading: Shading?
    }

    /// Looks up an image for the canvas's environment.
    public func resolve(_ image: Image) -> ResolvedImage {
        let content = ImageResolver(environment).content(of: image)
        let offset: CGFloat = if case .symbol(let symbol) = content { symbol.layout.baselineOffset } else { 0 }
        return ResolvedImage(
            content: content, paints: ImageLeaf.stylePaints(content, in: environment), size: content.size,
            baseline: content.size.height - offset, shading: nil)
    }

    /// Draws an image that fills a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let own = image.shading.map { paint($0, in: rect, .identity) }
        let paints = image.paints.map { own ?? $0.paint(in: rect) }
        let local = CGRect(origin: .zero, size: rect.size)
        let commands = image.content.commands(in: local, paints)
        let offset = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        if let moved = commands.moved(by: offset, keepingPaints: true) { draw(moved) }
    }

    /// Draws an image in its own size, the point of it that an anchor names at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: CGRect(origin: image.size.origin(anchor, at: point), size: image.size))
    }

    /// Draws an image that fills a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image in its own size, the point of it that an anchor names at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
}

// MARK: Symbols

extension GraphicsContext {
    /// A view that a canvas was given to draw.
    public struct ResolvedSymbol {
        let view: AnyView
        /// In points.
        public let size: CGSize
    }

    /// The view of the canvas's symbols that has a tag; nil where none has.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { recorder.symbols[AnyHashable(id)] }

    /// Draws a view that fills a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        let fit = CGAffineTransform(
            a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX,
            ty: rect.minY)
        recorder.add(.symbol(symbol, fit, state))
    }

    /// Draws a view in its own size, the point of it that an anchor names at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: CGRect(origin: symbol.size.origin(anchor, at: point), size: symbol.size))
    }
}

extension CGSize {
    /// Where the top left corner of a box is whose point at an anchor is at a point.
    fileprivate func origin(_ anchor: UnitPoint, at point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - anchor.x * width, y: point.y - anchor.y * height)
    }
}
