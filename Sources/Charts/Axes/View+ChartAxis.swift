extension View {
    /// Hides or shows the x axis of charts.
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
        chartOptions { $0.xAxis.visibility = visibility }
    }

    /// Hides or shows the y axis of charts.
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
        chartOptions { $0.yAxis.visibility = visibility }
    }

    /// Says what the x axis of charts shows.
    nonisolated public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let groups = content()._groups
        return chartOptions { $0.xAxis.groups = groups }
    }

    /// Says what the y axis of charts shows.
    nonisolated public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let groups = content()._groups
        return chartOptions { $0.yAxis.groups = groups }
    }

    /// Changes the look of the x axis of charts.
    nonisolated public func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chartOptions { $0.xAxis.style = { AnyView(content(ChartAxisContent(view: $0))) } }
    }

    /// Changes the look of the y axis of charts.
    nonisolated public func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View {
        chartOptions { $0.yAxis.style = { AnyView(content(ChartAxisContent(view: $0))) } }
    }

    /// Changes the look of the plot of charts.
    nonisolated public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View {
        chartOptions { $0.plotStyles.append { AnyView(content(ChartPlotContent(view: $0))) } }
    }
}

/// An axis of a chart, for `chartXAxisStyle` and `chartYAxisStyle`.
public struct ChartAxisContent: View {
    let view: AnyView

    /// The axis.
    public var body: some View { view }
}

/// The plot of a chart, for `chartPlotStyle`.
public struct ChartPlotContent: View {
    let view: AnyView

    /// The plot.
    public var body: some View { view }
}
