/// Draws what was placed of marks.
struct MarkView: View {
    let mark: PlacedMark
    let plot: CGSize

    var body: some View {
        figure
            .modifier(MarkEffects(style: mark.style, mark: mark, plot: plot))
    }

    @ViewBuilder private var figure: some View {
        switch mark.figure {
        case .bar(let radius, let style): painted(BarShape(radius: radius, style: style))
        case .line(let points, let method): painted(PolylineShape(points: points, method: method))
        case .area(let upper, let lower, let method): painted(BandShape(upper: upper, lower: lower, method: method))
        case .symbol(let shape): painted(shape)
        case .view(let view): view.foregroundStyle(mark.paint)
        case .sector(let sector): painted(sector)
        case .batch(let path): painted(path)
        }
    }

    @ViewBuilder private func painted(_ shape: some Shape) -> some View {
        if mark.style.alignsStylesWithPlot {
            painted(ShapeInPlot(shape: shape, frame: mark.frame), mark.stroke)
        } else {
            painted(shape, mark.stroke)
        }
    }

    @ViewBuilder private func painted(_ shape: some Shape, _ stroke: StrokeStyle?) -> some View {
        if let stroke {
            shape.stroke(mark.paint, style: stroke)
        } else {
            shape.fill(mark.paint)
        }
    }

    /// Where the view stands.
    var spot: PlotSpot {
        if mark.style.alignsStylesWithPlot { return .frame(CGRect(origin: .zero, size: plot)) }
        if case .view = mark.figure { return .centered(CGPoint(x: mark.frame.midX, y: mark.frame.midY)) }
        return .frame(mark.frame)
    }
}

/// What modifiers of marks do to their views.
private struct MarkEffects: ViewModifier {
    let style: MarkStyle
    let mark: PlacedMark
    let plot: CGSize

    func body(content: Content) -> some View {
        if style.blur == 0 && style.shadow == nil && style.clip == nil {
            content.opacity(style.opacity)
        } else {
            content
                .opacity(style.opacity)
                .blur(radius: style.blur)
                .shadow(
                    color: style.shadow?.color ?? .clear, radius: style.shadow?.radius ?? 0, x: style.shadow?.x ?? 0,
                    y: style.shadow?.y ?? 0
                )
                .clipShape(
                    PlotClip(
                        shape: style.clip ?? AnyShape(Rectangle().inset(by: -10_000)), frame: mark.frame, plot: plot))
        }
    }
}

/// The outline of a mask's marks, which counts from the corner of the plot.
nonisolated struct MaskShape: Shape {
    let path: Path

    func path(in rect: CGRect) -> Path { path.offsetBy(dx: rect.minX, dy: rect.minY) }
}

/// A shape that fills the plot, as seen from a mark.
nonisolated private struct PlotClip: Shape {
    let shape: AnyShape
    let frame: CGRect
    let plot: CGSize

    func path(in rect: CGRect) -> Path {
        shape.path(
            in: CGRect(x: rect.minX - frame.minX, y: rect.minY - frame.minY, width: plot.width, height: plot.height))
    }
}
