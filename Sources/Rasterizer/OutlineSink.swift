import CRiffleCairo

/// Takes the steps of a glyph's outline from FreeType to Cairo.
final class OutlineSink {
    private let canvas: Canvas
    private let x: Double
    private let y: Double
    private var current = (x: 0.0, y: 0.0)

    init(canvas: Canvas, x: Double, y: Double) {
        self.canvas = canvas
        self.x = x
        self.y = y
    }

    /// Kinds are those of `riffle_face_outline`.
    func add(_ kind: Int32, _ points: UnsafePointer<Double>) {
        let context = canvas.context
        func point(_ index: Int) -> (x: Double, y: Double) { (x + points[index * 2], y + points[index * 2 + 1]) }
        switch kind {
        case 0:
            current = point(0)
            cairo_move_to(context, current.x, current.y)
        case 1:
            current = point(0)
            cairo_line_to(context, current.x, current.y)
        case 2:
            let control = point(0)
            let end = point(1)
            cairo_curve_to(
                context, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
                end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
            current = end
        case 3:
            let first = point(0)
            let second = point(1)
            current = point(2)
            cairo_curve_to(context, first.x, first.y, second.x, second.y, current.x, current.y)
        default:
            cairo_close_path(context)
        }
    }
}
