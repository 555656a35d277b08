import RiffleGeometry
import RiffleLayers

extension RasterNode {
    /// Brings the extents of the layer and of those below it up to date. Calls `regrouped` for a layer that may be
    /// painted by way of a bitmap now, or no longer: one that had one command and now has more, or the reverse, or that
    /// got its first backdrop or lost its last.
    func updateExtents(regrouped: (RasterNode) -> Void) {
        guard outputExtent == nil else { return }
        let wasSingle = commandCount <= 1
        let heldBackdrop = holdsBackdrop
        if contentExtent == nil { contentExtent = layer.contents.reduce(into: .empty) { $0.formUnion($1.extent) } }
        var extent = contentExtent ?? .empty
        commandCount = layer.contents.count
        holdsBackdrop = layer.contents.contains { $0.paint?.isBackdrop == true }
        for child in children {
            child.updateExtents(regrouped: regrouped)
            child.paintedExtent = child.extentInParent
            commandCount += child.commandCount
            if child.holdsBackdrop { holdsBackdrop = true }
            if child.layer.id != layer.mask { extent.formUnion(child.paintedExtent) }
        }
        let isUpright = layer.opacity >= 1 && layer.keepsRectangles
        if holdsBackdrop != heldBackdrop || (wasSingle != (commandCount <= 1) && !isUpright) { regrouped(self) }
        innerExtent = clipped(extent)
        outputExtent = layer.effects.reduce(innerExtent) { $1.reach(of: $0) }
    }

    /// What the layer covers in its parent; empty when it is invisible. Needs `updateExtents` first.
    var extentInParent: Extent {
        guard layer.opacity > 0, let outputExtent, layer.isPaintable else { return .empty }
        return outputExtent.placed(by: layer)
    }

    /// Cuts an extent at the layer's clip and mask.
    private func clipped(_ extent: Extent) -> Extent {
        var extent = extent
        if case .path(let path, _)? = layer.clip { extent = extent.intersection(path.extent) }
        if let mask = maskNode { extent = extent.intersection(mask.paintedExtent) }
        return extent.isEmpty ? .empty : extent
    }

    /// What changes of the layer's output when `extent` of its inside changes.
    func outputReach(of extent: Extent) -> Extent {
        var extent = extent
        if case .path(let path, _)? = layer.clip { extent = extent.intersection(path.extent) }
        if extent.isEmpty { return .empty }
        return layer.effects.reduce(extent) { reached, effect in
            // An opaque blur is weighed by the whole picture's edges.
            var result = effect.reach(of: reached)
            if case .blur(_, true) = effect, let outputExtent { result.formUnion(outputExtent) }
            return result
        }
    }
}

extension LayerEffect {
    /// What an effect makes of a covered extent.
    func reach(of extent: Extent) -> Extent {
        guard !extent.isEmpty else { return extent }
        switch self {
        case .shadow(_, let radius, let offset):
            var result = extent
            result.formUnion(
                extent.outset(by: Self.reach(ofRadius: radius)).offset(x: offset.width, y: offset.height))
            return result
        case .blur(let radius, let isOpaque):
            return isOpaque ? extent : extent.outset(by: Self.reach(ofRadius: radius))
        default:
            return extent
        }
    }

    /// A larger radius counts as this one, in points: nothing that fits a window is seen any better for more.
    static let largestRadius = 500.0

    /// Past three standard deviations and two pixels of rounding a Gaussian of three boxes is nothing.
    static func reach(ofRadius radius: Double) -> Double {
        radius > 0 ? 3 * min(radius, largestRadius) + 3 : 0
    }
}

extension DrawCommand {
    /// A box, in the layer's coordinates, outside of which the command paints nothing.
    var extent: Extent {
        switch self {
        case .fill(let path, let paint, _):
            paint.isInvisible ? .empty : path.extent
        case .stroke(let path, let paint, let style):
            paint.isInvisible || !(style.lineWidth > 0) ? .empty : path.extent(stroked: style)
        case .glyphs(let run, let paint):
            paint.isInvisible ? .empty : run.extent
        case .image(let command):
            Extent(command.frame)
        }
    }
}

extension Path {
    /// The box of all points and controls.
    var extent: Extent {
        switch recognized {
        case .empty: return .empty
        case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return Extent(rect)
        case .other: break
        }
        var extent = Extent.empty
        forEach { element in
            switch element {
            case .move(let end), .line(let end):
                extent.formUnion(x: end.x, y: end.y)
            case .quadCurve(let end, let control):
                extent.formUnion(x: end.x, y: end.y)
                extent.formUnion(x: control.x, y: control.y)
            case .curve(let end, let control1, let control2):
                extent.formUnion(x: end.x, y: end.y)
                extent.formUnion(x: control1.x, y: control1.y)
                extent.formUnion(x: control2.x, y: control2.y)
            case .closeSubpath:
                break
            }
        }
        return extent
    }

    /// The box of the stroked outline. A line has no area of its own, so the outset comes before any test of emptiness.
    func extent(stroked style: StrokeStyle) -> Extent {
        let own = extent
        guard own.minX <= own.maxX, own.minY <= own.maxY else { return .empty }
        // Corners of recognized shapes are right angles or rounder; those of others may be prolonged to the limit.
        var factor = 1.4143
        if case .other = recognized, style.lineJoin == .miter { factor = max(factor, style.miterLimit) }
        let amount = style.lineWidth / 2 * factor
        return Extent(
            minX: own.minX - amount, minY: own.minY - amount, maxX: own.maxX + amount, maxY: own.maxY + amount)
    }
}

extension GlyphRun {
    /// A generous box: fonts may draw outside their ascent and descent, and beyond their advances.
    var extent: Extent {
        guard !glyphs.isEmpty, size > 0, size.isFinite else { return .empty }
        var left = Float.infinity
        var right = -Float.infinity
        var top = Float.infinity
        var bottom = -Float.infinity
        for glyph in glyphs {
            left = min(left, glyph.x)
            right = max(right, glyph.x)
            top = min(top, glyph.y)
            bottom = max(bottom, glyph.y)
        }
        return Extent(
            minX: origin.x + Double(left) - size, minY: origin.y + Double(top) - max(ascent, size) - size * 0.5,
            maxX: origin.x + max(Double(right) + size * 2, width), maxY: origin.y + Double(bottom) + max(descent, size))
    }
}
