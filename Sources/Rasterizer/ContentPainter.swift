import CCairo
import Geometry
import Layers

/// Paints one layer's own commands onto a canvas whose clip is set.
struct ContentPainter {
    let rasterizer: Rasterizer
    let canvas: Canvas
    let node: RasterNode
    /// From the layer's coordinates to pixels.
    let total: CGAffineTransform
    let opacity: Double
    /// What the layer may touch of the canvas.
    let area: PixelRect

    init(rasterizer: Rasterizer, canvas: Canvas, step: PaintingPass.Step) {
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
            case .fill(let path, let paint, let style): fill(path, paint, style)
            case .stroke(let path, let paint, let style): stroke(path, paint, style)
            case .glyphs(let run, let paint): paintGlyphs(run, paint, index: index)
            case .image(let image): paintImage(image)
            }
        }
    }

    private func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
        guard !paint.isInvisible else { return }
        canvas.setSource(paint, transform: total, area: area, opacity: opacity)
        cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        if total.keepsRectangles, case .rect(let rect) = path.recognized {
            canvas.addRectangle(PixelRect(rounding: Extent(rect).applying(total)))
        } else {
            canvas.setTransform(path.snapped(under: total))
            canvas.addPath(path)
            canvas.resetTransform()
        }
        cairo_fill(context)
        cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    }

    private func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
        guard !paint.isInvisible, style.lineWidth > 0, style.lineWidth.isFinite else { return }
        canvas.setSource(paint, transform: total, area: area, opacity: opacity)
        canvas.setTransform(path.snapped(stroked: style.lineWidth, under: total))
        canvas.addPath(path)
        // The pen is not snapped: it keeps the width it has under the exact transform.
        canvas.setTransform(total)
        cairo_set_line_width(context, style.lineWidth)
        cairo_set_line_cap(context, style.lineCap.cairo)
        cairo_set_line_join(context, style.lineJoin.cairo)
        cairo_set_miter_limit(context, style.miterLimit >= 1 && style.miterLimit.isFinite ? style.miterLimit : 1)
        if let dash = style.usableDash { cairo_set_dash(context, dash, Int32(dash.count), style.usableDashPhase) }
        cairo_stroke(context)
        if style.usableDash != nil { cairo_set_dash(context, nil, 0, 0) }
        canvas.resetTransform()
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
