/// What of a chart a finger selects.
struct ChartSelection {
    var x: SelectedValue?
    var y: SelectedValue?
    var xRange: SelectedRange?
    var yRange: SelectedRange?
    var angle: SelectedValue?

    /// Whether a finger selects anything.
    var isOn: Bool { x != nil || y != nil || xRange != nil || yRange != nil || angle != nil }
}

/// A binding to a selected value.
struct SelectedValue {
    /// Nil takes the selection away.
    let set: (_PlottedValue?) -> Void

    init<P: Plottable>(_ binding: Binding<P?>) {
        set = { binding.wrappedValue = $0.flatMap { P(plotted: $0) } }
    }

    func select(_ value: _PlottedValue?) { set(value) }
}

/// A binding to a selected range.
struct SelectedRange {
    private let set: ((_PlottedValue, _PlottedValue)?) -> Void

    init<P: Plottable & Comparable>(_ binding: Binding<ClosedRange<P>?>) {
        set = { ends in
            guard let ends, let first = P(plotted: ends.0), let last = P(plotted: ends.1) else {
                binding.wrappedValue = nil
                return
            }
            binding.wrappedValue = min(first, last)...max(first, last)
        }
    }

    func select(_ first: _PlottedValue, _ last: _PlottedValue) { set((first, last)) }
}

extension View {
    /// Binds the value of the x axis that a finger is at; nil while there is none.
    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartOptions { $0.selection.x = SelectedValue(value) }
    }

    /// Binds the values of the x axis that a finger passes.
    nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chartOptions { $0.selection.xRange = SelectedRange(range) }
    }

    /// Binds the value of the y axis that a finger is at; nil while there is none.
    nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartOptions { $0.selection.y = SelectedValue(value) }
    }

    /// Binds the values of the y axis that a finger passes.
    nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chartOptions { $0.selection.yRange = SelectedRange(range) }
    }

    /// Binds the value of a circle of parts that a finger is at, counted from the top; nil while there is none.
    nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartOptions { $0.selection.angle = SelectedValue(value) }
    }
}

/// Turns the ways of a finger over the plot into selections.
struct SelectionGesture: ViewModifier {
    let proxy: () -> ChartProxy?
    let options: ChartOptions
    let isScrollable: Bool
    /// Whether the finger scrolls what is around the chart.
    @State private var isAbandoned = false

    func body(content: Content) -> some View {
        if let gesture = options.gesture {
            content.contentShape(Rectangle()).gesture(gesture(proxy() ?? ChartProxy(contents: nil)))
        } else if options.selection.isOn, isScrollable {
            // A plot that scrolls is pressed for a while first.
            content.contentShape(Rectangle()).gesture(
                LongPressGesture(minimumDuration: 0.3).sequenced(before: drag)
                    .onChanged { phase in
                        if case .second(_, let drag?) = phase { move(from: drag.startLocation, to: drag.location) }
                    }
                    .onEnded { _ in end() })
        } else if options.selection.isOn {
            content.contentShape(Rectangle()).simultaneousGesture(
                drag.onChanged(follow).onEnded { _ in
                    end()
                    isAbandoned = false
                })
        } else {
            content
        }
    }

    private var drag: DragGesture { DragGesture(minimumDistance: 0) }

    /// Follows a finger until it turns out to go across the axis, as it does to scroll.
    private func follow(_ drag: DragGesture.Value) {
        if isAbandoned { return }
        let selection = options.selection
        let (dx, dy) = (abs(drag.translation.width), abs(drag.translation.height))
        let isAcross = selection.angle == nil && (selection.y == nil && selection.yRange == nil) && dy > 10 && dy > dx
        if isAcross {
            isAbandoned = true
            end()
        } else {
            move(from: drag.startLocation, to: drag.location)
        }
    }

    private func move(from start: CGPoint, to point: CGPoint) {
        guard let proxy = proxy() else { return }
        let selection = options.selection
        // A finger that leaves the plot selects the value at its edge.
        let x = min(max(point.x, 0), proxy.plotSize.width)
        let y = min(max(point.y, 0), proxy.plotSize.height)
        if selection.x != nil { proxy.selectXValue(at: x) }
        if selection.y != nil { proxy.selectYValue(at: y) }
        if selection.xRange != nil, abs(point.x - start.x) > 4 { proxy.selectXRange(from: start.x, to: x) }
        if selection.yRange != nil, abs(point.y - start.y) > 4 { proxy.selectYRange(from: start.y, to: y) }
        if selection.angle != nil { proxy.selectAngleValue(at: proxy.angle(at: point)) }
    }

    /// Takes values away. A range stays until another one is selected.
    private func end() {
        options.selection.x?.select(nil)
        options.selection.y?.select(nil)
        options.selection.angle?.select(nil)
    }
}
