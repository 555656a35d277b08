/// How values become colors, symbols, sizes and strokes.
struct StyleScales {
    let foreground: ValueStyles<AnyShapeStyle>
    let symbol: ValueStyles<MarkSymbol>
    let lineStyle: ValueStyles<StrokeStyle>
    private let symbolSize: StyleScaleSetting<CGFloat>
    private let sizes: ClosedRange<Double>?

    /// The colors of series in their order, as on Apple's platforms.
    static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    /// The symbols of series in their order, as on Apple's platforms.
    static let symbols: [BasicChartSymbolShape] = [
        .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
    ]
    private static let strokes: [StrokeStyle] = [[], [6, 4], [2, 3], [8, 3, 2, 3]].map {
        StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: $0)
    }

    init(_ marks: [Mark], _ options: ChartOptions) {
        foreground = ValueStyles(
            marks.lazy.compactMap(\.style.foregroundValue), options.foregroundScale,
            Self.palette.map { AnyShapeStyle($0) })
        symbol = ValueStyles(
            marks.lazy.compactMap(\.style.symbolValue), options.symbolScale,
            Self.symbols.map { .shape(AnyChartSymbolShape($0)) })
        lineStyle = ValueStyles(marks.lazy.compactMap(\.style.lineStyleValue), options.lineStyleScale, Self.strokes)
        symbolSize = options.symbolSizeScale
        let domain = symbolSize.domain ?? marks.compactMap(\.style.symbolSizeValue?.value)
        let magnitudes = domain.compactMap(\.magnitude)
        sizes = magnitudes.min().flatMap { low in magnitudes.max().map { low...$0 } }
    }

    /// The paint of a mark.
    func paint(_ style: MarkStyle) -> AnyShapeStyle {
        if let paint = style.foreground { return paint }
        if let channel = style.foregroundValue, let paint = foreground.style(of: channel.value) { return paint }
        return AnyShapeStyle(.tint)
    }

    /// The symbol at the points of a mark; nil for none.
    func symbol(_ style: MarkStyle) -> MarkSymbol? {
        style.symbol ?? style.symbolValue.flatMap { symbol.style(of: $0.value) }
    }

    /// How the line of a mark is drawn.
    func stroke(_ style: MarkStyle, width: CGFloat) -> StrokeStyle {
        style.lineStyle ?? style.lineStyleValue.flatMap { lineStyle.style(of: $0.value) }
            ?? StrokeStyle(lineWidth: width, lineJoin: .round)
    }

    /// The width and height of a symbol, in points.
    func symbolSize(_ style: MarkStyle) -> CGSize {
        if let size = style.symbolSize { return size }
        guard let channel = style.symbolSizeValue else { return CGSize(width: 7, height: 7) }
        let area = area(channel.value) ?? 49
        let length = max(0, area).squareRoot()
        return CGSize(width: length, height: length)
    }

    private func area(_ value: _PlottedValue) -> CGFloat? {
        if let mapping = symbolSize.mapping { return mapping(value) }
        guard let magnitude = value.magnitude, let sizes else {
            return symbolSize.domain?.firstIndex(of: value).flatMap { place in
                symbolSize.range.flatMap { $0.isEmpty ? nil : $0[place % $0.count] }
            }
        }
        let low = symbolSize.range?.first ?? 16
        let high = symbolSize.range?.last ?? 256
        let length = sizes.upperBound - sizes.lowerBound
        let share = length > 0 ? (magnitude - sizes.lowerBound) / length : 0.5
        return low + CGFloat(min(max(share, 0), 1)) * (high - low)
    }
}

/// The styles of values: those of a domain in order, or those between two ends.
struct ValueStyles<Style> {
    /// The name of what the values measure.
    let label: Text?
    /// The values in the order of the legend; both ends where they are quantities.
    let domain: [_PlottedValue]
    /// The colors of the ends, where values are quantities.
    let ramp: [Color]?
    private let places: [_PlottedValue: Int]
    private let range: [Style]
    private let mapping: ((_PlottedValue) -> Style?)?

    init(_ channels: some Sequence<Channel>, _ setting: StyleScaleSetting<Style>, _ automatic: [Style]) {
        var values: [_PlottedValue] = []
        var places: [_PlottedValue: Int] = [:]
        var label: Text?
        for channel in channels {
            label = label ?? channel.label
            if places[channel.value] == nil {
                places[channel.value] = values.count
                values.append(channel.value)
            }
        }
        self.label = label
        mapping = setting.mapping
        let isQuantity =
            setting.mapping == nil && values.first?.magnitude != nil
            && (setting.domain == nil || setting.domain?.count == 2 && (setting.range?.count ?? 0) != 2
                || setting.colors != nil)
        if isQuantity, Style.self == AnyShapeStyle.self {
            let magnitudes = (setting.domain ?? values).compactMap(\.magnitude)
            let kind = values[0].kind
            ramp = setting.colors.flatMap { $0.count > 1 ? $0 : nil } ?? [.blue.opacity(0.2), .blue]
            domain = [.of(kind, magnitudes.min() ?? 0), .of(kind, magnitudes.max() ?? 1)]
        } else {
            ramp = nil
            domain = setting.domain ?? values
        }
        if let given = setting.domain {
            places = [:]
            for value in given where places[value] == nil { places[value] = places.count }
        }
        self.places = places
        range = setting.range.flatMap { $0.isEmpty ? nil : $0 } ?? automatic
    }

    /// The style of a value; nil for one outside the domain.
    func style(of value: _PlottedValue) -> Style? {
        if let mapping { return mapping(value) }
        if ramp != nil { return color(of: value).map { AnyShapeStyle($0) } as? Style }
        return places[value].map { range[$0 % range.count] }
    }

    private func color(of value: _PlottedValue) -> Color? {
        guard let ramp, let magnitude = value.magnitude, let low = domain[0].magnitude, let high = domain[1].magnitude
        else { return nil }
        let share = high > low ? min(max((magnitude - low) / (high - low), 0), 1) : 1
        let place = share * Double(ramp.count - 1)
        let index = min(Int(clamping: place), ramp.count - 2)
        return ramp[index].mix(with: ramp[index + 1], by: place - Double(index))
    }
}
