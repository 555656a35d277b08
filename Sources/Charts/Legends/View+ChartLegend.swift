extension View {
    /// Hides or shows the legends of charts.
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
        chartOptions { $0.legend.visibility = visibility }
    }

    /// Says where the legends of charts stand.
    ///
    /// - Parameter spacing: the distance to the chart, in points; nil for the usual one.
    nonisolated public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chartOptions {
            $0.legend.position = position
            $0.legend.alignment = alignment
            $0.legend.spacing = spacing
        }
    }

    /// Shows a view in place of the legends of charts.
    nonisolated public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return chartOptions {
            $0.legend = LegendSetting(
                visibility: .visible, position: position, alignment: alignment, spacing: spacing, content: { view })
        }
    }
}
