/// A view that shows data as bars, lines, points and other marks.
///
/// The marks say what they show by `PlottableValue`s; scales, axes and a legend follow from them, and modifiers such as
/// `chartXAxis` and `chartYScale` change these.
///
///     Chart(sales) { sale in
///         BarMark(x: .value("Month", sale.month), y: .value("Sold", sale.count))
///             .foregroundStyle(by: .value("City", sale.city))
///     }
public struct Chart<Content: ChartContent>: View {
    nonisolated(unsafe) private let content: Content

    /// A chart of the marks that a closure lists.
    nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    /// A chart with marks for each element of data.
    nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(any: data, id: \.id, content: content)
    }

    /// A chart with marks for each element of data, told apart by the id at a key path.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(any: data, id: id, content: content)
    }

    /// The chart.
    public var body: some View { ChartBody(marks: _ChartMarks(of: content)) }
}

/// A chart of marks.
struct ChartBody: View {
    let marks: _ChartMarks
    @Environment(\.self) private var environment
    @State private var windows = ScrollWindows()
    @Namespace private var space

    var body: some View {
        GeometryReader { geometry in
            let model = ChartModel(marks, environment.chartOptions, size: geometry.size, windows: windows, environment)
            ChartFrame(model: model, space: space, windows: $windows)
        }
        .frame(idealWidth: Self.idealLength, idealHeight: Self.idealLength)
    }

    /// The length of a chart that is offered none, as in a scroll view.
    private static let idealLength: CGFloat = 150
}

/// The parts of a chart: its plot, its axes and its legend.
private struct ChartFrame: View {
    let model: ChartModel
    let space: Namespace.ID
    @Binding var windows: ScrollWindows

    var body: some View {
        ChartLayout(x: model.x, y: model.y) {
            axisAreas
            plot.chartPiece(.plot)
            ForEach(model.xAxis.lines + model.yAxis.lines) { line in
                if case .tick = line.kind {
                    AxisStroke(isVertical: line.edge == .top || line.edge == .bottom)
                        .stroke(line.style ?? AxisStroke.gridStyle, style: line.stroke)
                        .chartPiece(.tick(line))
                }
            }
            ForEach(model.xAxis.labels + model.yAxis.labels) { label in
                label.view.lineLimit(1).chartPiece(.label(label))
            }
            ForEach(Array(titles.enumerated()), id: \.offset) { _, title in
                title.view.chartPiece(.title(title.edge, title.share, title.spacing))
            }
            if model.showsLegend { legend }
        }
        .coordinateSpace(.named(space))
        .accessibilityElement(children: .contain)
    }

    private var plot: some View {
        let view = PlotView(model: model, space: space, windows: $windows)
        return model.options.plotStyles.reversed().reduce(AnyView(view)) { $1($0) }
    }

    /// What styles draw behind axes.
    @ViewBuilder private var axisAreas: some View {
        if let style = model.options.xAxis.style { style(AnyView(Color.clear)).chartPiece(.axisArea(alongX: true)) }
        if let style = model.options.yAxis.style { style(AnyView(Color.clear)).chartPiece(.axisArea(alongX: false)) }
    }

    private var legend: some View {
        let setting = model.options.legend
        let view = setting.content?() ?? AnyView(ChartLegendView(model: model))
        return view.chartPiece(
            .legend(setting.position.edge(automatic: .bottom), setting.alignment ?? .leading, setting.spacing ?? 8))
    }

    private var titles: [PlacedTitle] {
        model.options.xAxis.titles.map { PlacedTitle($0, automatic: .bottom) }
            + model.options.yAxis.titles.map { PlacedTitle($0, automatic: .top) }
    }
}

/// A title of an axis at its edge.
private struct PlacedTitle {
    let edge: Edge
    /// Where along the edge.
    let share: CGFloat
    let spacing: CGFloat
    let view: AnyView

    /// - Parameter automatic: the edge of a title without a position; that of a y axis stands above the plot's end.
    init(_ title: AxisTitle, automatic: Edge) {
        edge = title.position.edge(automatic: automatic)
        let isUpright = edge == .leading || edge == .trailing
        share = title.alignment.map { isUpright ? $0.yShare : $0.xShare } ?? (isUpright ? 0.5 : edge == .top ? 1 : 0)
        spacing = title.spacing ?? 4
        let orientation: AxisValueLabelOrientation =
            edge == .leading ? .verticalReversed : edge == .trailing ? .vertical : .horizontal
        view = AnyView(title.content.rotated(orientation).font(.caption2).foregroundStyle(.secondary))
    }
}

extension AnnotationPosition {
    /// The edge of the chart that a position beside it means.
    fileprivate func edge(automatic: Edge) -> Edge {
        switch kind {
        case .automatic: automatic
        case .top, .topLeading, .topTrailing, .overlay: .top
        case .bottom, .bottomLeading, .bottomTrailing: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}
