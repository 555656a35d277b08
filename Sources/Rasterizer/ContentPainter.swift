import CRiffleCairo
import RiffleGeometry
import RiffleLayers

/// Paints one layer's own commands onto a canvas whose clip is set.
struct ContentPainter {
    let rasterizer: LayerRasterizer
    let canvas: PixelCanvas
    let node: RasterNode
    /// From the layer's coordinates to pixels.
    let total: CGAffineTransform
    let opacity: Double
    /// What the layer may touch of the canvas.
    let area: PixelRect

    init(rasterizer: LayerRasterizer, canvas: PixelCanvas, step: PaintingPass.Step) {
        self.rasterizer = rasterizer
        self.canvas = canvas
        node = step.node
        total = step.total
        opacity = step.opacity
        area = step.rect
    }

    var context: OpaquePointer { canvas.context }

    func paint() {
        for (index, command) in node.layer.contents.enumerated() {
            switch command {
            case .fill(let path, let paint, let style): fill(path, paint, style, index: index)
            case .stroke(let path, let paint, let style): stroke(path, paint, style, index: index)
            case .glyphs(let run, let paint): paintGlyphs(run, paint, index: index)
            case .image(let image): paintImage(image, index: index)
            }
        }
    }

    private func fill(_ path: Path, _ paint: Paint, _ style: FillStyle, index: Int) {
        guard !paint.isInvisible else { return }
        if total.keepsRectangles, case .rect(let rect) = path.recognized {
            let pixels = PixelRect(rounding: Extent(rect).applying(total))
            // A rectangle that covers no pixel shows nothing. Cairo was seen to fill the whole layer for one.
            guard !pixels.isEmpty else { return }
            withSource(paint) {
                canvas.addRectangle(pixels)
                cairo_fill(context)
            }
            return
        }
        paintCoverage(paint, index: index) {
            .filling(
                path, isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased, under: total,
                within: canvas.bounds)
        }
    }

    private func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, index: Int) {
        guard !paint.isInvisible, style.lineWidth > 0, style.lineWidth.isFinite else { return }
        paintCoverage(paint, index: index) { .stroking(path, style, under: total, within: canvas.bounds) }
    }

    /// Paints through a mask, which is kept as long as the layer stays in place.
    func paintCoverage(_ paint: Paint, index: Int, make: () -> CoverageMask?) {
        let key = PreparedContents.Key(transform: total, bounds: canvas.bounds)
        let prepared = prepared(index, key: key) { .coverage(make()) }
        guard case .coverage(let mask?) = prepared else { return }
        withSource(paint) { cairo_mask_surface(context, mask.surface, Double(mask.x), Double(mask.y)) }
    }

    /// Has something painted with a paint.
    func withSource(_ paint: Paint, _ draw: () -> Void) {
        guard case .backdrop(_, let frame) = paint else {
            canvas.setSource(paint, transform: total, area: area, opacity: opacity)
            return draw()
        }
        // What is painted takes the place of the pixels it was made of, and there is nothing outside of these.
        let pixels = canvas.pixels(ofBackdrop: frame, under: total)
        guard !pixels.isEmpty else { return }
        cairo_save(context)
        canvas.addRectangle(pixels)
        cairo_clip(context)
        if !canvas.isSilhouette { cairo_set_operator(context, CAIRO_OPERATOR_SOURCE) }
        canvas.setSource(paint, transform: total, area: area, opacity: opacity)
        draw()
        cairo_restore(context)
    }

    /// What is kept for a command, made if there is nothing or if it was made for another place.
    func prepared(
        _ index: Int, key: PreparedContents.Key, make: () -> PreparedContents.Item
    ) -> PreparedContents.Item {
        let contents = node.prepared ?? PreparedContents(ledger: rasterizer.ledger)
        node.prepared = contents
        contents.lastUsed = rasterizer.frameNumber
        if let kept = contents.item(index, key: key) { return kept }
        let made = make()
        contents.keep(made, at: index, key: key)
        return made
    }
}

extension StrokeStyle {
    /// The dash pattern, if Cairo takes it: lengths finite and not negative, and not all zero.
    var usableDash: [Double]? {
        guard !dash.isEmpty, dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.contains(where: { $0 > 0 }) else {
            return nil
        }
        return dash.map(Double.init)
    }

    /// The dash pattern for a path; nil also where it has more dashes than anybody can see. Cairo makes each of them, which takes a
    /// minute along a path that goes to the ends of its numbers.
    func usableDash(along path: Path) -> [Double]? {
        guard let dash = usableDash else { return nil }
        let count = path.longestLength / dash.reduce(0, +) * Double(dash.count)
        return count <= Self.mostDashes ? dash : nil
    }

    /// Far more than a display has pixels along its sides.
    private static let mostDashes = 100_000.0

    var usableDashPhase: Double { dashPhase.isFinite ? dashPhase : 0 }
}

extension CGLineCap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension Path {
    /// What the path is long at most: its lines, and those along the points that its curves bend to.
    fileprivate var longestLength: Double {
        var length = 0.0
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func go(through points: CGPoint...) {
            for point in points {
                length += hypot(point.x - current.x, point.y - current.y)
                current = point
            }
        }
        for element in elements {
            switch element {
            case .move(let point): (start, current) = (point, point)
            case .line(let end): go(through: end)
            case .quadCurve(let end, let control): go(through: control, end)
            case .curve(let end, let first, let second): go(through: first, second, end)
            case .closeSubpath: go(through: start)
            }
        }
        return length
    }
}
