import RiffleLayers

extension [DrawCommand] {
    /// The marks elsewhere; nil where some of them cannot be moved that way as they are.
    ///
    /// - Parameter keepingPaints: whether paints are where they are to be already.
    package func moved(by transform: CGAffineTransform, keepingPaints: Bool = false) -> [DrawCommand]? {
        if transform == .identity { return self }
        var moved: [DrawCommand] = []
        for command in self {
            guard let one = command.moved(by: transform, keepingPaints) else { return nil }
            moved.append(one)
        }
        return moved
    }
}

extension DrawCommand {
    fileprivate func moved(by transform: CGAffineTransform, _ keepsPaint: Bool) -> DrawCommand? {
        if let paint, !keepsPaint { guard case .color = paint else { return nil } }
        switch self {
        case .fill(let path, let paint, let style): return .fill(path.applying(transform), paint, style)
        case .stroke(let path, let paint, var style):
            guard transform.keepsShapes else { return nil }
            style.lineWidth *= transform.meanScale
            style.dash = style.dash.map { $0 * transform.meanScale }
            return .stroke(path.applying(transform), paint, style)
        case .glyphs(var run, let paint):
            guard transform.isTranslation else { return nil }
            run.origin.x += transform.tx
            run.origin.y += transform.ty
            return .glyphs(run, paint)
        case .image(var image):
            guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
            image.frame = image.frame.applying(transform)
            return .image(image)
        }
    }
}

extension CGAffineTransform {
    /// By what lengths grow, on average of both directions.
    package var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }

    /// Whether it leaves angles as they are, so that a pen stays round.
    package var keepsShapes: Bool {
        let tolerance = 1e-6 * max(abs(a), abs(b), abs(c), abs(d), 1e-6)
        return abs(a - d) < tolerance && abs(b + c) < tolerance || abs(a + d) < tolerance && abs(b - c) < tolerance
    }

}
