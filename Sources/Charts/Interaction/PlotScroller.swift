/// A scroll view over the plot, as long as the whole domain is. The chart shows the part of the domain that would be seen.
struct PlotScroller: View {
    let model: ChartModel
    let size: CGSize
    @Binding var windows: ScrollWindows
    @State private var position: ScrollPosition

    init(model: ChartModel, size: CGSize, windows: Binding<ScrollWindows>) {
        self.model = model
        self.size = size
        _windows = windows
        _position = State(initialValue: ScrollPosition(point: Self.offset(model, size)))
    }

    var body: some View {
        let content = Self.contentSize(model, size)
        ScrollView(model.options.scrolling.axes, showsIndicators: false) {
            Color.clear
                .frame(width: content.width, height: content.height)
        }
        .scrollPosition($position)
        .modifier(RestingPlaces(model: model, size: content))
        .onScrollGeometryChange(for: CGPoint.self) {
            $0.contentOffset
        } action: { _, offset in
            moved(to: offset, content)
        }
        .onChange(of: wanted) { _, _ in
            let offset = Self.offset(model, size)
            if model.options.scrolling.xPosition != nil || model.options.scrolling.yPosition != nil {
                position.scrollTo(point: offset)
            }
        }
    }

    /// Where bindings say that the plot is, where that is another value than the plot's own.
    private var wanted: ScrollWindows {
        let scrolling = model.options.scrolling
        var wanted = windows
        if let value = scrolling.xPosition?.get(), value != lastValue(alongX: true), let x = model.x {
            wanted.x = ScrollWindows.start(at: value, of: x)
        }
        if let value = scrolling.yPosition?.get(), value != lastValue(alongX: false), let y = model.y {
            wanted.y = ScrollWindows.start(at: value, of: y)
        }
        return wanted
    }

    private func lastValue(alongX: Bool) -> _PlottedValue? {
        guard let scale = model.scale(alongX: alongX), let start = alongX ? windows.x : windows.y else { return nil }
        return ScrollWindows.value(at: start, of: scale)
    }

    private func moved(to offset: CGPoint, _ content: CGSize) {
        let scrolling = model.options.scrolling
        if scrolling.scrolls(alongX: true), let x = model.x, content.width > size.width {
            let start = offset.x / content.width
            windows.x = start
            ScrollWindows.value(at: start, of: x).map { scrolling.xPosition?.set($0) }
        }
        if scrolling.scrolls(alongX: false), let y = model.y, content.height > size.height {
            let start = 1 - (offset.y + size.height) / content.height
            windows.y = start
            ScrollWindows.value(at: start, of: y).map { scrolling.yPosition?.set($0) }
        }
    }

    static func contentSize(_ model: ChartModel, _ size: CGSize) -> CGSize {
        CGSize(
            width: size.width / (model.x?.window.length ?? 1), height: size.height / (model.y?.window.length ?? 1))
    }

    private static func offset(_ model: ChartModel, _ size: CGSize) -> CGPoint {
        let content = contentSize(model, size)
        let x = model.x?.window ?? PlotWindow()
        let y = model.y?.window ?? PlotWindow()
        return CGPoint(x: x.start * content.width, y: (1 - y.start) * content.height - size.height)
    }
}

/// Has the scroll view come to rest where the chart's behavior says.
private struct RestingPlaces: ViewModifier {
    let model: ChartModel
    let size: CGSize

    func body(content: Content) -> some View {
        if let behavior = model.options.scrolling.behavior {
            content.scrollTargetBehavior(PlotTargetBehavior(behavior: behavior, proxy: proxy))
        } else {
            content
        }
    }

    private var proxy: ChartProxy {
        var whole = model
        whole.x?.window = PlotWindow()
        whole.y?.window = PlotWindow()
        return ChartProxy(contents: ChartProxy.Contents(model: whole, size: size))
    }
}

private struct PlotTargetBehavior: ScrollTargetBehavior {
    let behavior: any ChartScrollTargetBehavior
    let proxy: ChartProxy

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let context = ChartScrollTargetBehaviorContext(scrollTargetBehaviorContext: context, chartProxy: proxy)
        behavior.updateTarget(&target, context: context)
    }
}
