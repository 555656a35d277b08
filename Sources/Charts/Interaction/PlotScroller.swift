/// A scroll view over the plot, as long as the whole domain. The chart shows the part of the domain that would be seen.
struct PlotScroller: View {
    let model: ChartModel
    let size: CGSize
    @Binding var windows: ScrollWindows
    @State private var position: ScrollPosition
    @State private var reported: Reported

    /// The values that scrolling has set bindings to.
    @MainActor
    private final class Reported {
        var x: _PlottedValue?
        var y: _PlottedValue?

        init(_ scrolling: ChartScrolling) {
            x = scrolling.xPosition?.get()
            y = scrolling.yPosition?.get()
        }
    }

    init(model: ChartModel, size: CGSize, windows: Binding<ScrollWindows>) {
        self.model = model
        self.size = size
        _windows = windows
        _reported = State(initialValue: Reported(model.options.scrolling))
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
        .onChange(of: asked(alongX: true)) { _, value in go(to: value, alongX: true) }
        .onChange(of: asked(alongX: false)) { _, value in go(to: value, alongX: false) }
    }

    /// The value of a binding, where that is not the one that scrolling has set: whoever else set it wants to see it.
    private func asked(alongX: Bool) -> _PlottedValue? {
        let scrolling = model.options.scrolling
        guard let value = (alongX ? scrolling.xPosition : scrolling.yPosition)?.get() else { return nil }
        return value == (alongX ? reported.x : reported.y) ? nil : value
    }

    private func go(to value: _PlottedValue?, alongX: Bool) {
        guard let value, let scale = model.scale(alongX: alongX), let start = ScrollWindows.start(at: value, of: scale)
        else { return }
        let content = Self.contentSize(model, size)
        let length = scale.window.length
        let share = min(max(start, 0), 1 - length)
        if alongX {
            position.scrollTo(x: share * content.width)
        } else {
            position.scrollTo(y: (1 - share) * content.height - size.height)
        }
    }

    private func moved(to offset: CGPoint, _ content: CGSize) {
        let scrolling = model.options.scrolling
        if scrolling.scrolls(alongX: true), let x = model.x, content.width > size.width {
            let start = offset.x / content.width
            windows.x = start
            if let value = ScrollWindows.value(at: start, of: x) { reported.x = scrolling.xPosition?.set(value) }
        }
        if scrolling.scrolls(alongX: false), let y = model.y, content.height > size.height {
            let start = 1 - (offset.y + size.height) / content.height
            windows.y = start
            if let value = ScrollWindows.value(at: start, of: y) { reported.y = scrolling.yPosition?.set(value) }
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
