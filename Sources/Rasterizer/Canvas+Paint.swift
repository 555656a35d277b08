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
            setLinear(gradient, from: from, to: to, transform: transform, area: area, opacity: opacity)
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            let toCenter = CGAffineTransform(translationX: center.x, y: center.y)
            setRadial(
                gradient, radii: (startRadius, endRadius), transform: toCenter.concatenating(transform), area: area,
                opacity: opacity)
        case .ellipticalGradient(let gradient, let frame, let startRadius, let endRadius):
            let unit = CGAffineTransform(
                a: frame.width / 2, b: 0, c: 0, d: frame.height / 2, tx: frame.midX, ty: frame.midY)
            setRadial(
                gradient, radii: (startRadius, endRadius), transform: unit.concatenating(transform), area: area,
                opacity: opacity)
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
        setPicture(of: area, transform: transform) { picture, phase in
            riffle_mesh(
                picture.bytes, Int32(picture.width), Int32(picture.height), Int32(picture.stride), places, colors,
                Int32(mesh.columns), Int32(mesh.rows), phase)
        }
    }

    private func setLinear(
        _ gradient: ResolvedGradient, from: CGPoint, to: CGPoint, transform: CGAffineTransform, area: PixelRect,
        opacity: Double
    ) {
        let way = CGPoint(x: to.x - from.x, y: to.y - from.y)
        let square = way.x * way.x + way.y * way.y
        guard square > 0, transform.isPaintable else { return setSource(gradient.last, opacity: opacity) }
        let range = gradient.range
        let inverse = transform.inverted()
        // The location of a point is the share of its way along the line, that of the table's ends 0 and 1.
        let scale = 1 / (square * (range.upperBound - range.lowerBound))
        let along = (
            (inverse.a * way.x + inverse.b * way.y) * scale, (inverse.c * way.x + inverse.d * way.y) * scale
        )
        let start =
            ((inverse.tx - from.x) * way.x + (inverse.ty - from.y) * way.y - range.lowerBound * square) * scale
        let place = [
            along.0, along.1, start + along.0 * CGFloat(area.minX) + along.1 * CGFloat(area.minY),
        ].map(Double.init)
        let steepest = (along.0 * along.0 + along.1 * along.1).squareRoot()
        setPicture(of: area, transform: transform) { picture, phase in
            let table = gradient.table(pixels: 1 / steepest, opacity: opacity)
            riffle_linear_gradient(
                picture.bytes, Int32(picture.width), Int32(picture.height), Int32(picture.stride), place, table,
                Int32(table.count), phase)
        }
    }

    /// A gradient by the distance from the origin of `transform`'s space. It may run inward.
    private func setRadial(
        _ gradient: ResolvedGradient, radii: (CGFloat, CGFloat), transform: CGAffineTransform, area: PixelRect,
        opacity: Double
    ) {
        let (start, end) = (max(0, radii.0), max(0, radii.1))
        guard start != end, transform.isPaintable else {
            return setSource(gradient.last, opacity: opacity)
        }
        let range = gradient.range
        let scale = 1 / ((end - start) * (range.upperBound - range.lowerBound))
        let radius = [scale, (-start / (end - start) - range.lowerBound) * (end - start) * scale].map(Double.init)
        let inverse = transform.inverted(of: area)
        setPicture(of: area, transform: transform) { picture, phase in
            let table = gradient.table(pixels: transform.meanScale / abs(scale), opacity: opacity)
            riffle_radial_gradient(
                picture.bytes, Int32(picture.width), Int32(picture.height), Int32(picture.stride), inverse, radius,
                table, Int32(table.count), phase)
        }
    }

    private func setAngular(
        _ gradient: ResolvedGradient, center: CGPoint, angles: (Double, Double), transform: CGAffineTransform,
        area: PixelRect, opacity: Double
    ) {
        let turn = 2 * Double.pi
        // Of more than one turn only the last one shows; one that runs backward is the mirrored one.
        let isBackward = angles.1 < angles.0
        let end = isBackward ? angles.0 : angles.1
        let start = max(isBackward ? angles.1 : angles.0, end - turn)
        let ordered = isBackward ? gradient.reversed : gradient
        let table = ordered.table(in: 0...1, count: 1024, opacity: opacity)
        let toCenter = CGAffineTransform(translationX: center.x, y: center.y)
        let inverse = toCenter.concatenating(transform).inverted(of: area)
        setPicture(of: area, transform: transform) { picture, phase in
            riffle_angular_gradient(
                picture.bytes, Int32(picture.width), Int32(picture.height), Int32(picture.stride), inverse, start, end,
                table, Int32(table.count), phase)
        }
    }

    /// Makes a picture of an area the source. `draw` gets where the pattern of dithering begins: it stays at one place of
    /// what `transform` maps, so that content that is moved by whole pixels looks as if it were painted there.
    private func setPicture(
        of area: PixelRect, transform: CGAffineTransform, _ draw: (PixelBuffer, [Int32]) -> Void
    ) {
        guard !area.isEmpty else { return setSource(.clear) }
        let picture = PixelBuffer(width: area.width, height: area.height)
        // Halves of pixels are frequent; rounding must not part those that whole pixels lie between.
        func phase(_ edge: Int, _ origin: CGFloat) -> Int32 {
            let offset = CGFloat(edge) - (origin + 0.501).rounded(.down)
            return offset.magnitude < 1e9 ? Int32(Int(offset) & 7) : 0
        }
        draw(picture, [phase(area.minX, transform.tx), phase(area.minY, transform.ty)])
        picture.markDirty()
        cairo_set_source_surface(context, picture.surface, Double(area.minX), Double(area.minY))
    }
}

extension CGAffineTransform {
    /// From the pixels of an area, of which the top left one is 0, 0.
    fileprivate func inverted(of area: PixelRect) -> [Double] {
        let inverse = CGAffineTransform(translationX: CGFloat(area.minX), y: CGFloat(area.minY))
            .concatenating(inverted())
        return [inverse.a, inverse.b, inverse.c, inverse.d, inverse.tx, inverse.ty].map(Double.init)
    }
}
