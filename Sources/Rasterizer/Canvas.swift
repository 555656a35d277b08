import CRiffleCairo
import RiffleGeometry

/// A Cairo context.
class Canvas {
    let context: OpaquePointer

    init(surface: OpaquePointer) { context = cairo_create(surface) }

    deinit { cairo_destroy(context) }

    /// Cairo's complaint, if it had to stop painting.
    var failure: String? {
        let status = cairo_status(context)
        return status == CAIRO_STATUS_SUCCESS ? nil : String(cString: cairo_status_to_string(status))
    }

    /// Limits what follows to a region, in pixels of the target, and resets the transform.
    func clip(to region: PixelRegion) {
        cairo_identity_matrix(context)
        cairo_reset_clip(context)
        for rect in region.rects { addRectangle(rect) }
        cairo_clip(context)
    }

    func addRectangle(_ rect: PixelRect) {
        cairo_rectangle(context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    }

    /// Sets all pixels of a region to one color, whatever was there.
    func fill(_ region: PixelRegion, with color: ResolvedColor) {
        clip(to: region)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        setSource(color)
        cairo_paint(context)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    func setSource(_ color: ResolvedColor, opacity: Double = 1) {
        cairo_set_source_rgba(
            context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha) * opacity)
    }

    /// From here on coordinates are those before `transform`, which must have an inverse.
    func setTransform(_ transform: CGAffineTransform) {
        var matrix = cairo_matrix_t(transform)
        cairo_set_matrix(context, &matrix)
    }

    func resetTransform() { cairo_identity_matrix(context) }

    /// Appends a path in the coordinates of the current transform.
    func addPath(_ path: Path) {
        var current = CGPoint.zero
        var start = CGPoint.zero
        path.forEach { element in
            switch element {
            case .move(let end):
                cairo_move_to(context, end.x, end.y)
                current = end
                start = end
            case .line(let end):
                cairo_line_to(context, end.x, end.y)
                current = end
            case .quadCurve(let end, let control):
                // Cairo has cubics only; the same curve has its controls two thirds of the way to the one control.
                cairo_curve_to(
                    context, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
                    end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
                current = end
            case .curve(let end, let control1, let control2):
                cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
                current = end
            case .closeSubpath:
                cairo_close_path(context)
                current = start
            }
        }
    }
}

/// A canvas whose pixels can be got at.
final class PixelCanvas: Canvas {
    let target: PixelBuffer
    /// Whether only the alpha of what is painted counts: then backdrops are as opaque as they will be.
    var isSilhouette = false

    init(_ target: PixelBuffer) {
        self.target = target
        super.init(surface: target.surface)
    }

    /// All of its pixels.
    var bounds: PixelRect { PixelRect(minX: 0, minY: 0, maxX: target.width, maxY: target.height) }
}

extension cairo_matrix_t {
    init(_ transform: CGAffineTransform) {
        self.init(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    }
}

extension CGAffineTransform {
    /// Whether rectangles stay upright: no turn but by half turns and mirrors, no skew.
    var keepsRectangles: Bool { b == 0 && c == 0 && a != 0 && d != 0 }

    /// Whether shapes can be painted through it: finite, and not squeezed to a line.
    var isPaintable: Bool { isFinite && abs(determinant) > 1e-9 }
}

extension Layer {
    /// Whether the layer has a place in its parent where it can be seen.
    var isPaintable: Bool {
        guard let projection else { return transform.isPaintable }
        return transform.isPaintable && projection.isFinite && abs(projection.determinant) > 1e-9
    }

    /// Whether rectangles stay upright on their way to the parent.
    var keepsRectangles: Bool { projection == nil && transform.keepsRectangles }
}
