/// The plot of a chart: grid lines, marks and annotations.
struct PlotView: View {
    let model: ChartModel
    let space: Namespace.ID
    @Binding var windows: ScrollWindows

    var body: some View {
        GeometryReader { geometry in
            let placer = placed(in: geometry.size)
            // Where the plot stands in the chart, for annotations that keep inside.
            let corner = geometry.frame(in: .named(space)).origin
            let chart = CGRect(x: -corner.x, y: -corner.y, width: model.size.width, height: model.size.height)
            PlotLayout {
                ForEach(model.xAxis.lines + model.yAxis.lines) { line in
                    if line.kind == .grid { GridLine(line: line, model: model, size: geometry.size) }
                }
                ForEach(MarkBatches.combine(placer.placed, plot: geometry.size)) { mark in
                    let view = MarkView(mark: mark, plot: geometry.size)
                    view.plotSpot(view.spot)
                }
                ForEach(annotations(placer, chart), id: \.id) { annotation in
                    annotation.view.plotSpot(.beside(annotation.spot))
                }
            }
            .accessibilityChildren { MarkElements(model: model, frames: placer.frames) }
            .overlay {
                if model.isScrollable { PlotScroller(model: model, size: geometry.size, windows: $windows) }
            }
            .modifier(
                SelectionGesture(
                    proxy: { ChartProxy(contents: ChartProxy.Contents(model: model, size: geometry.size)) },
                    options: model.options, isScrollable: model.isScrollable)
            )
            .anchorPreference(key: ChartProxyKey.self, value: .bounds) { anchor in
                ChartProxy(contents: ChartProxy.Contents(model: model, size: geometry.size, frame: anchor))
            }
        }
        .modifier(PlotClipping(isOn: model.isScrollable))
    }

    private func placed(in size: CGSize) -> PlotPlacer {
        var placer = PlotPlacer(model, size: size)
        placer.place()
        return placer
    }

    private struct PlacedAnnotation {
        let id: MarkID
        let spot: AnnotationSpot
        let view: AnyView
    }

    private func annotations(_ placer: PlotPlacer, _ chart: CGRect) -> [PlacedAnnotation] {
        model.annotations.compactMap { annotation in
            let frames = annotation.marks.compactMap { placer.frames[$0] }
            guard let first = frames.first else { return nil }
            let target = frames.dropFirst().reduce(first) { $0.union($1) }
            let mark = model.marks[annotation.marks.lowerBound]
            let sector = mark.mark.kind == .sector ? placer.sectorCenter(annotation.marks.lowerBound) : nil
            let box = sector.map { CGRect(origin: $0, size: .zero).insetBy(dx: -1, dy: -1) } ?? target
            let spot = AnnotationSpot(
                target: box, position: annotation.position(for: mark), alignment: annotation.alignment,
                spacing: annotation.spacing, overflow: annotation.overflow, chart: chart)
            return PlacedAnnotation(
                id: annotation.id, spot: spot,
                view: AnyView(annotation.content(AnnotationContext(targetSize: target.size)).font(.caption2)))
        }
    }
}

extension Annotation {
    /// Where the annotation of a mark stands: beyond the end of bars that lie, above others, and on parts of circles.
    fileprivate func position(for mark: ResolvedMark) -> AnnotationPosition.Kind {
        guard position == .automatic else { return position.kind }
        switch mark.mark.kind {
        case .sector: return .overlay
        case .bar where mark.isHorizontal: return .trailing
        default: return .top
        }
    }
}

/// Nothing of a chart that scrolls is seen beside its plot.
private struct PlotClipping: ViewModifier {
    let isOn: Bool

    func body(content: Content) -> some View {
        if isOn {
            content.clipped()
        } else {
            content
        }
    }
}

/// A line through the plot.
private struct GridLine: View {
    let line: AxisLine
    let model: ChartModel
    let size: CGSize

    var body: some View {
        let isVertical = line.edge == .top || line.edge == .bottom
        AxisStroke(isVertical: isVertical)
            .stroke(line.style ?? AxisStroke.gridStyle, style: line.stroke)
            .plotSpot(.frame(frame(isVertical)))
            .accessibilityHidden(true)
    }

    private func frame(_ isVertical: Bool) -> CGRect {
        let scale = model.scale(alongX: isVertical) ?? PositionScale(domain: .categories([], places: [:]))
        let point = scale.point(line.share, in: isVertical ? size.width : size.height)
        let place = isVertical ? point : size.height - point
        let frame =
            isVertical
            ? CGRect(x: place, y: 0, width: 0, height: size.height)
            : CGRect(x: 0, y: place, width: size.width, height: 0)
        return frame.offsetBy(dx: line.offset.width, dy: line.offset.height)
    }
}

/// A straight line along the middle of a rectangle.
nonisolated struct AxisStroke: Shape {
    let isVertical: Bool

    /// As faint as the lines between rows of a list.
    static var gridStyle: AnyShapeStyle { AnyShapeStyle(Color.gray.opacity(0.4)) }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: isVertical ? CGPoint(x: rect.midX, y: rect.minY) : CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: isVertical ? CGPoint(x: rect.midX, y: rect.maxY) : CGPoint(x: rect.maxX, y: rect.midY))
        }
    }
}
