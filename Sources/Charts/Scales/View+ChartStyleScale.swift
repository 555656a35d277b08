extension View {
    /// Says how values are painted, one by one.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let domain = mapping.map { $0.key.plotted }
        let range = mapping.map { AnyShapeStyle($0.value) }
        return chartOptions { $0.foregroundScale = StyleScaleSetting(domain: domain, range: range) }
    }

    /// Says how values are painted, in order.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        let styles = range._visualValues
        return chartOptions {
            $0.foregroundScale = StyleScaleSetting(
                domain: domain._values, range: styles.map { AnyShapeStyle($0) }, colors: styles as? [Color])
        }
    }

    /// Says which values are painted, in the order of the legend.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        chartOptions { $0.foregroundScale.domain = domain._values }
    }

    /// Says how values are painted, in order.
    nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        let styles = range._visualValues
        return chartOptions {
            $0.foregroundScale.range = styles.map { AnyShapeStyle($0) }
            $0.foregroundScale.colors = styles as? [Color]
        }
    }

    /// Says how values are painted.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartOptions {
            $0.foregroundScale.mapping = { DataValue(plotted: $0).map { AnyShapeStyle(mapping($0)) } }
        }
    }

    /// Says how the values of a collection are painted.
    nonisolated public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
        domain: Domain, mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain.Element: Plottable {
        let values = domain.map(\.plotted)
        return chartOptions {
            $0.foregroundScale = StyleScaleSetting(
                domain: values, mapping: { Domain.Element(plotted: $0).map { AnyShapeStyle(mapping($0)) } })
        }
    }

    /// Says which symbols values have, one by one.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let domain = mapping.map { $0.key.plotted }
        let range = mapping.map { MarkSymbol.shape(AnyChartSymbolShape($0.value)) }
        return chartOptions { $0.symbolScale = StyleScaleSetting(domain: domain, range: range) }
    }

    /// Says which symbols values have, in order.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        let range = range._visualValues.map { MarkSymbol.shape(AnyChartSymbolShape($0)) }
        return chartOptions { $0.symbolScale = StyleScaleSetting(domain: domain._values, range: range) }
    }

    /// Says which values have symbols, in the order of the legend.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        chartOptions { $0.symbolScale.domain = domain._values }
    }

    /// Says which symbols values have, in order.
    nonisolated public func chartSymbolScale<Range: ScaleRange>(
        range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        let range = range._visualValues.map { MarkSymbol.shape(AnyChartSymbolShape($0)) }
        return chartOptions { $0.symbolScale.range = range }
    }

    /// Says which symbols values have.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartOptions {
            $0.symbolScale.mapping = { DataValue(plotted: $0).map { .shape(AnyChartSymbolShape(mapping($0))) } }
        }
    }

    /// Says how the lines of values are drawn, one by one.
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        let domain = mapping.map { $0.key.plotted }
        let range = mapping.map(\.value)
        return chartOptions { $0.lineStyleScale = StyleScaleSetting(domain: domain, range: range) }
    }

    /// Says how the lines of values are drawn, in order.
    nonisolated public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue == StrokeStyle {
        let range = range._visualValues
        return chartOptions { $0.lineStyleScale = StyleScaleSetting(domain: domain._values, range: range) }
    }

    /// Says how the lines of values are drawn, in order.
    nonisolated public func chartLineStyleScale<Range: ScaleRange>(
        range: Range
    ) -> some View where Range.VisualValue == StrokeStyle {
        let range = range._visualValues
        return chartOptions { $0.lineStyleScale.range = range }
    }

    /// Says how the lines of values are drawn.
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        chartOptions { $0.lineStyleScale.mapping = { DataValue(plotted: $0).map(mapping) } }
    }

    /// Says which area the symbols of values have, from the least value to the greatest, in square points.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        let range = range._visualValues
        return chartOptions { $0.symbolSizeScale = StyleScaleSetting(domain: domain._values, range: range) }
    }

    /// Says which values have symbols of a size.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        chartOptions { $0.symbolSizeScale.domain = domain._values }
    }

    /// Says which area the symbols of values have, from the least value to the greatest, in square points.
    nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        let range = range._visualValues
        return chartOptions { $0.symbolSizeScale.range = range }
    }

    /// Says which area the symbols of values have, in square points.
    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        chartOptions { $0.symbolSizeScale.mapping = { DataValue(plotted: $0).map(mapping) } }
    }
}

extension ScaleDomain {
    /// The values of a domain that names them; nil for one that follows from the data.
    fileprivate var _values: [_PlottedValue]? {
        if case .values(let values, _) = _domain.storage { values } else { nil }
    }
}
