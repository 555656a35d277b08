import CRiffleCairo
import CRiffleRaster
import RiffleGeometry

extension PixelCanvas {
    /// Makes a paint the source for what follows. `transform` leads from the paint's coordinates to pixels, `area` is
    /// what will be painted, in pixels.
    func setSource(_ paint: Paint, transform: CGAffineTransform, area: PixelRect, opacity: Double) {
        switch paint {
        case .color(let color):
            setSource(color, opacity: opacity)
        case .linearGradient(let gradient, let from, let to):
            let spread = gradient.spread()
            guard from != to else {
                return setSource(gradient.last, opacity: opacity)
            }
            func point(_ location: Double) -> CGPoint {
                CGPoint(x: from.x + (to.x - from.x) * location, y: from.y + (to.y - from.y) * location)
            }
            let start = point(spread.first)
            let end = point(spread.last)
            setPattern(
                cairo_pattern_create_linear(start.x, start.y, end.x, end.y), spread: spread, transform: transform,
                opacity: opacity)
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            setRadial(gradient, radii: (startRadius, endRadius), opacity: opacity, transform: transform) {
                cairo_pattern_create_radial(center.x, center.y, $0, center.x, center.y, $1)
            }
        case .ellipticalGradient(let gradient, let frame, let startRadius, let endRadius):
            let unit = CGAffineTransform(
                a: frame.width / 2, b: 0, c: 0, d: frame.height / 2, tx: frame.midX, ty: frame.midY)
            let total = unit.concatenating(transform)
            guard total.isPaintable else { return setSource(gradient.last, opacity: opacity) }
            setRadial(gradient, radii: (startRadius, endRadius), opacity: opacity, transform: total) {
                cairo_pattern_create_radial(0, 0, $0, 0, 0, $1)
            }
        case .angularGradient(let gradient, let center, let start, let end):
            setAngular(
                gradient, center: center, angles: (start.radians, end.radians), transform: transform, area: area,
                opacity: opacity)
        case .backdrop(let backdrop, let frame):
            setSource(backdrop, in: pixels(ofBackdrop: frame, under: transform), scale: transform.meanScale)
        case .mesh(let mesh):
            setMesh(mesh, transform: transform, area: area, opacity: opacity)
        }
    }

    private func setMesh(_ mesh: ResolvedMesh, transform: CGAffineTransform, area: PixelRect, opacity: Double) {
        guard !area.isEmpty else { return setSource(.clear) }
        let picture = PixelBuffer(width: area.width, height: area.height)
        let toArea = transform.concatenating(
            CGAffineTransform(translationX: -CGFloat(area.minX), y: -CGFloat(area.minY)))
        let places = mesh.points.flatMap { point -> [Double] in
            let pixel = point.applying(toArea)
            return [Double(pixel.x), Double(pixel.y)]
        }
        let colors = ([mesh.background] + mesh.colors).flatMap { color -> [Float] in
            let alpha = color.alpha * Float(opacity)
            return [color.blue * alpha, color.green * alpha, color.red * alpha, alpha]
        }
        riffle_mesh(
            picture.bytes, Int32(picture.width), Int32(picture.height), Int32(picture.stride), places, colors,
            Int32(mesh.columns), Int32(mesh.rows))
        picture.markDirty()
        cairo_set_source_surface(context, picture.surface, Double(area.minX), Double(area.minY))
    }

    private func setRadial(
        _ gradient: ResolvedGradient, radii: (CGFloat, CGFloat), opacity: Double, transform: CGAffineTransform,
        _ pattern: (Double, Double) -> OpaquePointer?
    ) {
        // Cairo wants the smaller circle first: a gradient that runs inward is the mirrored one that runs outward.
        let isInward = radii.1 < radii.0
        let inner = max(0, min(radii.0, radii.1))
        let outer = max(0, max(radii.0, radii.1))
        let ordered = isInward ? gradient.reversed : gradient
        guard outer > inner else { return setSource(ordered.last, opacity: opacity) }
        // Stops that would lie inside the center have no circle; the color at the center stands in for them.
        let spread = ordered.spread(from: -inner / (outer - inner))
        setPattern(
            pattern(max(0, inner + (outer - inner) * spread.first), inner + (outer - inner) * spread.last),
            spread: spread, transform: transform, opacity: opacity)
    }

    private func setPattern(
        _ pattern: OpaquePointer?, spread: GradientSpread, transform: CGAffineTransform, opacity: Double
    ) {
        guard let pattern else { return }
        for stop in spread.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, Double(color.red), Double(color.green), Double(color.blue),
                Double(color.alpha) * opacity)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        setTransform(transform)
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
        resetTransform()
    }

    private func setAngular(
        _ gradient: ResolvedGradient, center: CGPoint, angles: (Double, Double), transform: CGAffineTransform,
        area: PixelRect, opacity: Double
    ) {
        guard !area.isEmpty else { return setSource(.clear) }
        let turn = 2 * Double.pi
        // Of more than one turn only the last one shows; one that runs backward is the mirrored one.
        let isBackward = angles.1 < angles.0
        let end = isBackward ? angles.0 : angles.1
        let start = max(isBackward ? angles.1 : angles.0, end - turn)
        let ordered = isBackward ? gradient.reversed : gradient
        let table = ordered.table(count: 1024, opacity: opacity)
        let picture = PixelBuffer(width: area.width, height: area.height)
        let toLayer = CGAffineTransform(translationX: CGFloat(area.minX), y: CGFloat(area.minY))
            .concatenating(transform.inverted())
            .concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
        let inverse = [toLayer.a, toLayer.b, toLayer.c, toLayer.d, toLayer.tx, toLayer.ty].map(Double.init)
        riffle_angular_gradient(
            picture.bytes, Int32(picture.width), Int32(picture.height), Int32(picture.stride), inverse, start, end,
            table, Int32(table.count))
        picture.markDirty()
        cairo_set_source_surface(context, picture.surface, Double(area.minX), Double(area.minY))
    }
}
