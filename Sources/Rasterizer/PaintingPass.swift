import CRiffleCairo
import RiffleGeometry
import RiffleLayers

/// Paints layers onto one canvas: the window, or the bitmap of a layer.
///
/// First the layers that reach the damage are listed back to front, then the list is walked from the front to find what
/// of each is not hidden behind something opaque, and then that is painted from the back.
struct PaintingPass {
    let rasterizer: LayerRasterizer
    let canvas: PixelCanvas
    /// The canvas's pixels.
    let bounds: PixelRect
    /// What the canvas holds before any layer; nil for what is there already.
    let backdrop: ResolvedColor?

    /// One thing to paint.
    struct Step {
        var node: RasterNode
        /// From the node's coordinates to pixels.
        var total: CGAffineTransform
        /// What it may touch, clips included.
        var rect: PixelRect
        var kind: Kind
        /// How opaque its commands are painted; a bitmap has its layer's own opacity.
        var opacity = 1.0
        /// What of it is to be painted, in the end.
        var region = PixelRegion()

        enum Kind {
            /// The layer's own commands.
            case contents
            /// The layer with everything in it, from a bitmap of its own.
            case bitmap
            /// The layer with everything in it, painted onto a copy of what is behind.
            case group
        }
    }

    /// Paints a layer's contents and children, but not its own clip (unless a rectangle), mask and effects.
    func paintInside(_ node: RasterNode, transform: CGAffineTransform, region: PixelRegion) {
        var steps: [Step] = []
        let clip = region.bounds.intersection(bounds)
        collectInside(node, total: transform, clip: clip, opacity: 1, region: region, into: &steps)
        paint(&steps, region: region)
    }

    /// Paints one layer with everything about it.
    func paint(_ node: RasterNode, under transform: CGAffineTransform, region: PixelRegion) {
        var steps: [Step] = []
        collect(node, under: transform, clip: bounds, region: region, into: &steps)
        paint(&steps, region: region)
    }

    // MARK: Listing

    private func collect(
        _ node: RasterNode, under transform: CGAffineTransform, clip: PixelRect, region: PixelRegion,
        into steps: inout [Step]
    ) {
        guard node.layer.opacity > 0, let extent = node.outputExtent, !extent.isEmpty else { return }
        let total = node.layer.transform.concatenating(transform)
        guard total.isPaintable else { return }
        guard node.layer.isPaintable else { return }
        let placed = node.layer.projection.map { extent.applying($0) } ?? extent
        let rect = PixelRect(covering: placed.applying(total), margin: 2).intersection(clip)
        guard region.intersects(rect) else { return }
        if node.needsBitmap(under: total) {
            steps.append(Step(node: node, total: total, rect: rect, kind: .bitmap))
        } else if node.needsGroup(under: total) {
            steps.append(Step(node: node, total: total, rect: rect, kind: .group))
        } else {
            let opacity = node.layer.opacity
            collectInside(node, total: total, clip: clip, opacity: opacity, region: region, into: &steps)
        }
    }

    private func collectInside(
        _ node: RasterNode, total: CGAffineTransform, clip: PixelRect, opacity: Double, region: PixelRegion,
        into steps: inout [Step]
    ) {
        var clip = clip
        if let rect = node.rectangularClip {
            clip = clip.intersection(PixelRect(rounding: Extent(rect).applying(total)))
            guard region.intersects(clip) else { return }
        }
        if let extent = node.contentExtent, !extent.isEmpty {
            let rect = PixelRect(covering: extent.applying(total), margin: 1).intersection(clip)
            if region.intersects(rect) {
                steps.append(Step(node: node, total: total, rect: rect, kind: .contents, opacity: opacity))
            }
        }
        for child in node.children where child.layer.id != node.layer.mask {
            collect(child, under: total, clip: clip, region: region, into: &steps)
        }
    }

    // MARK: Painting

    private func paint(_ steps: inout [Step], region: PixelRegion) {
        var visible = region
        for index in steps.indices.reversed() {
            let step = steps[index]
            guard !visible.isEmpty else { break }
            steps[index].region = visible.intersection(step.rect)
            guard !steps[index].region.isEmpty else { continue }
            // What is opaque in front of a backdrop of the same layer hides nothing from it.
            if step.node.holdsBackdrop, uncoverBackdrops(of: &steps[index], in: &visible) { continue }
            let opaque = opaqueRect(of: step)
            if opaque.width >= 32, opaque.height >= 32 { visible.subtract(opaque) }
        }
        if let backdrop, !visible.isEmpty { canvas.fill(visible, with: backdrop) }
        for step in steps where !step.region.isEmpty {
            switch step.kind {
            case .bitmap: paintBitmap(step)
            case .group: paintGroup(step)
            case .contents:
                canvas.clip(to: step.region)
                rasterizer.statistics.layersPainted += 1
                ContentPainter(rasterizer: rasterizer, canvas: canvas, step: step).paint()
            }
        }
    }

    /// Has everything painted that a step's backdrops are made of, even where something in front is opaque.
    ///
    /// - Returns: whether there is anything.
    private func uncoverBackdrops(of step: inout Step, in visible: inout PixelRegion) -> Bool {
        var rects: [PixelRect] = []
        switch step.kind {
        case .bitmap: return false
        case .group: backdropRects(step.node, total: step.total, into: &rects)
        case .contents: backdropRects(ofContents: step.node, total: step.total, into: &rects)
        }
        for rect in rects where step.region.intersects(rect) {
            visible.insert(rect)
            step.region.insert(rect.intersection(step.rect))
        }
        return !rects.isEmpty
    }

    /// Pixels that a step fills so that nothing behind shows.
    private func opaqueRect(of step: Step) -> PixelRect {
        if step.kind == .group { return .empty }
        if step.kind == .bitmap {
            guard step.node.layer.opacity >= 1, step.node.layer.blendMode == .normal else { return .empty }
            let grid = RasterGrid(
                total: step.total, projection: step.node.layer.projection, scale: rasterizer.scale)
            guard let offset = grid.offset, let bitmap = bitmap(for: step, grid: grid) else { return .empty }
            return bitmap.opaqueRect.offset(x: offset.x, y: offset.y).intersection(step.rect)
        }
        guard step.opacity >= 1, step.total.keepsRectangles else { return .empty }
        var best = PixelRect.empty
        for command in step.node.layer.contents {
            guard case .fill(let path, .color(let color), _) = command, color.alpha == 1,
                case .rect(let rect) = path.recognized
            else { continue }
            let filled = PixelRect(rounding: Extent(rect).applying(step.total)).intersection(step.rect)
            if filled.area > best.area { best = filled }
        }
        return best
    }

    private func bitmap(for step: Step, grid: RasterGrid) -> GroupBitmap? {
        rasterizer.bitmap(of: step.node, grid: grid, visible: step.rect)
    }

    private func paintBitmap(_ step: Step) {
        let grid = RasterGrid(
            total: step.total, projection: step.node.layer.projection, scale: rasterizer.scale)
        guard let bitmap = bitmap(for: step, grid: grid) else { return }
        let layer = step.node.layer
        guard let blending = layer.blendMode.cairoOperator else {
            return blend(bitmap, step: step, grid: grid)
        }
        let context = canvas.context
        canvas.clip(to: step.region)
        cairo_set_operator(context, blending)
        place(bitmap, grid: grid)
        if layer.opacity < 1 {
            cairo_paint_with_alpha(context, layer.opacity)
        } else {
            cairo_paint(context)
        }
        canvas.resetTransform()
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    /// Makes a bitmap the source, where the grid says.
    private func place(_ bitmap: GroupBitmap, grid: RasterGrid) {
        let rect = bitmap.outputRect
        if let offset = grid.offset {
            canvas.setSource(bitmap.output, x: rect.minX + offset.x, y: rect.minY + offset.y)
        } else if let placed = placed(bitmap, grid: grid) {
            canvas.setSource(placed.pixels, x: placed.rect.minX, y: placed.rect.minY)
        } else {
            canvas.setSource(.clear)
        }
    }

    /// A turned or scaled bitmap, resampled; kept until it is turned further.
    private func placed(_ bitmap: GroupBitmap, grid: RasterGrid) -> PlacedPicture? {
        let key = PreparedContents.Key(transform: grid.transform, projection: grid.projection, bounds: bounds)
        if let placed = bitmap.placed, placed.key == key { return placed }
        let origin = (x: bitmap.outputRect.minX, y: bitmap.outputRect.minY)
        bitmap.placed = nil
        if let projection = grid.projection {
            bitmap.placed = PlacedPicture(bitmap.output, origin: origin, projection: projection, key: key)
        } else {
            bitmap.placed = PlacedPicture(bitmap.output, origin: origin, transform: grid.transform, key: key)
        }
        bitmap.countBytes()
        return bitmap.placed
    }

    /// Blends in a way that Cairo has not.
    private func blend(_ bitmap: GroupBitmap, step: Step, grid: RasterGrid) {
        let pixels: PixelBuffer
        let rect: PixelRect
        if let offset = grid.offset {
            pixels = bitmap.output
            rect = bitmap.outputRect.offset(x: offset.x, y: offset.y)
        } else if let placed = placed(bitmap, grid: grid) {
            pixels = placed.pixels
            rect = placed.rect
        } else {
            return
        }
        canvas.blend(
            pixels, at: (rect.minX, rect.minY), region: step.region.intersection(rect),
            opacity: step.node.layer.opacity, mode: step.node.layer.blendMode)
    }
}
