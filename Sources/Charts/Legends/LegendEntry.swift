/// A value in a legend, with the color and symbol that stand for it.
struct LegendEntry: Identifiable {
    let id: _PlottedValue
    var paint: AnyShapeStyle
    var symbol: MarkSymbol
    var stroke: StrokeStyle?
}

extension ChartModel {
    /// What the legend lists: the values of colors, symbols and strokes; those of the same name once.
    var legendEntries: [LegendEntry] {
        var entries: [LegendEntry] = []
        var places: [_PlottedValue: Int] = [:]
        func entry(_ value: _PlottedValue, _ change: (inout LegendEntry) -> Void) {
            if places[value] == nil {
                places[value] = entries.count
                entries.append(
                    LegendEntry(
                        id: value, paint: AnyShapeStyle(.tint),
                        symbol: .shape(AnyChartSymbolShape(BasicChartSymbolShape.circle))))
            }
            change(&entries[places[value] ?? 0])
        }
        if styles.foreground.ramp == nil {
            for value in styles.foreground.domain {
                guard let paint = styles.foreground.style(of: value) else { continue }
                entry(value) { $0.paint = paint }
            }
        }
        for value in styles.symbol.domain {
            guard let symbol = styles.symbol.style(of: value) else { continue }
            entry(value) { $0.symbol = symbol }
        }
        for value in styles.lineStyle.domain {
            guard let stroke = styles.lineStyle.style(of: value) else { continue }
            entry(value) { $0.stroke = stroke }
        }
        return entries
    }

    /// Whether a legend is shown: where values have styles, and nobody hid it.
    var showsLegend: Bool {
        guard options.legend.visibility != .hidden else { return false }
        if options.legend.content != nil { return true }
        return marks.contains {
            let style = $0.mark.style
            return style.foreground == nil && style.foregroundValue != nil || style.symbolValue != nil
                || style.lineStyleValue != nil
        }
    }
}
