extension ChartContent {
    /// Paints marks with a style that they do not have yet.
    nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
        let style = AnyShapeStyle(style)
        return changed {
            if $0.style.foreground == nil && $0.style.foregroundValue == nil { $0.style.foreground = style }
        }
    }

    /// Paints marks with the style of a value.
    nonisolated public func foregroundStyle(by value: PlottableValue<some Plottable>) -> some ChartContent {
        let channel = value.channel
        return changed {
            if $0.style.foreground == nil && $0.style.foregroundValue == nil { $0.style.foregroundValue = channel }
        }
    }

    /// Makes marks transparent.
    nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
        changed { $0.style.opacity *= min(max(opacity, 0), 1) }
    }

    /// Rounds the corners of bars, rectangles and sectors.
    nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
        -> some ChartContent
    {
        changed {
            guard $0.style.cornerRadius == nil else { return }
            $0.style.cornerRadius = max(0, radius)
            $0.style.cornerStyle = style
        }
    }

    /// Draws lines with a stroke.
    nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        changed { $0.style.lineStyle = $0.style.lineStyle ?? style }
    }

    /// Draws lines with the stroke of a value.
    nonisolated public func lineStyle(by value: PlottableValue<some Plottable>) -> some ChartContent {
        let channel = value.channel
        return changed { $0.style.lineStyleValue = $0.style.lineStyleValue ?? channel }
    }

    /// Says how lines and areas get from one point to the next.
    nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changed { $0.style.interpolation = $0.style.interpolation ?? method }
    }

    /// Draws marks above those with a lower index; marks without one have 0.
    nonisolated public func zIndex(_ value: Double) -> some ChartContent {
        changed { $0.style.zIndex = $0.style.zIndex ?? value }
    }

    /// Blurs marks.
    nonisolated public func blur(radius: CGFloat) -> some ChartContent { changed { $0.style.blur += max(0, radius) } }

    /// Gives marks a shadow.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        changed { $0.style.shadow = $0.style.shadow ?? MarkShadow(color: color, radius: radius, x: x, y: y) }
    }

    /// Clips marks to a shape that fills the plot.
    nonisolated public func clipShape(_ shape: some Shape) -> some ChartContent {
        let shape = AnyShape(shape)
        return changed { $0.style.clip = $0.style.clip ?? shape }
    }

    /// Shows marks through others.
    nonisolated public func mask(@ChartContentBuilder content: () -> some ChartContent) -> some ChartContent {
        MaskedContent(content: self, mask: content())
    }

    /// Has gradients span the plot, and not each mark by itself.
    nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        changed { $0.style.alignsStylesWithPlot = aligns }
    }
}
