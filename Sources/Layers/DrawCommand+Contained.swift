import RiffleGeometry
import RifflePainting

extension DrawCommand {
    /// The command with numbers that are finite, whatever an app has computed.
    package var contained: DrawCommand {
        switch self {
        case .fill(_, .color, _): self
        case .fill(let path, let paint, let style): .fill(path, paint.contained, style)
        case .stroke(let path, let paint, let style): .stroke(path, paint.contained, style.contained)
        case .glyphs(let run, let paint): .glyphs(run.contained, paint.contained)
        case .image(let image): .image(image.contained)
        }
    }
}

extension LayerEffect {
    /// The effect with numbers that are finite.
    package var contained: LayerEffect {
        switch self {
        case .shadow(let color, let radius, let offset):
            .shadow(color: color, radius: radius.contained, offset: offset.contained)
        case .innerShadow(let color, let radius, let offset):
            .innerShadow(color: color, radius: radius.contained, offset: offset.contained)
        case .blur(let radius, let isOpaque): .blur(radius: radius.contained, isOpaque: isOpaque)
        case .brightness(let amount): .brightness(Double(CGFloat(amount).contained))
        case .contrast(let amount): .contrast(amount.isNaN ? 1 : Double(CGFloat(amount).contained))
        case .saturation(let amount): .saturation(amount.isNaN ? 1 : Double(CGFloat(amount).contained))
        case .grayscale(let amount): .grayscale(Double(CGFloat(amount).contained))
        case .hueRotation(let angle): .hueRotation(.radians(Double(CGFloat(angle.radians).contained)))
        case .alphaThreshold(let least, let color):
            .alphaThreshold(Double(CGFloat(least).contained), color: color)
        case .colorMultiply, .colorInvert, .luminanceToAlpha: self
        }
    }
}

extension StrokeStyle {
    /// A pattern with a length that is negative or no number is none, as with Apple's.
    fileprivate var contained: StrokeStyle {
        if lineWidth.isFinite, miterLimit.isFinite, dashPhase.isFinite, dash.allSatisfy({ $0 >= 0 && $0.isFinite }) {
            return self
        }
        var style = self
        style.lineWidth = lineWidth.contained
        style.miterLimit = miterLimit.isNaN ? 10 : miterLimit.contained
        style.dashPhase = dashPhase.isFinite ? dashPhase : 0
        if !dash.allSatisfy({ $0 >= 0 && $0.isFinite }) { style.dash = [] }
        return style
    }
}

extension GlyphRun {
    fileprivate var contained: GlyphRun {
        var run = self
        run.origin = origin.contained
        run.width = width.contained
        run.letterSpacing = letterSpacing.contained
        if !glyphs.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) {
            run.glyphs = glyphs.filter { $0.x.isFinite && $0.y.isFinite }
        }
        return run
    }
}

extension ImageCommand {
    fileprivate var contained: ImageCommand {
        var image = self
        image.frame = frame.contained
        image.tint = tint?.contained
        if case .slices(let insets) = fitting {
            image.fitting = .slices(
                EdgeInsets(
                    top: insets.top.contained, leading: insets.leading.contained, bottom: insets.bottom.contained,
                    trailing: insets.trailing.contained))
        }
        return image
    }
}
