/// Makes the scale of an axis from the data and what modifiers say.
struct ScaleMaker {
    private let model: ChartModel
    private let alongX: Bool
    private let length: CGFloat
    private let setting: ScaleSetting

    init(_ model: ChartModel, alongX: Bool, length: CGFloat) {
        self.model = model
        self.alongX = alongX
        self.length = length
        setting = alongX ? model.options.xScale : model.options.yScale
    }

    /// The scale; nil where there is neither data nor a domain.
    func scale() -> PositionScale? {
        let values = model.marks.lazy.flatMap { $0.values(alongX: alongX) }
        var automatic = AutomaticScaleDomain()
        if let domain = setting.domain {
            switch domain.storage {
            case .values(let ends, let isReversed):
                if let scale = scale(ends, isReversed: isReversed) { return scale }
            case .automatic(let domain):
                automatic = domain
            }
        }
        guard let kind = values.first?.kind else { return nil }
        let shown = values.filter { $0.kind == kind }
        if let modify = automatic.modify {
            let inferred =
                kind == .category ? unique(shown) : ends(shown, automatic).map { [.of(kind, $0.0), .of(kind, $0.1)] }
            return scale(modify(inferred ?? []), isReversed: automatic.isReversed)
        }
        if kind == .category { return scale(unique(shown) ?? [], isReversed: automatic.isReversed) }
        guard let (lower, upper) = ends(shown, automatic) else { return nil }
        let (low, high) = rounded(lower, upper, kind)
        return made(PositionScale.continuous(type(kind), low, high, kind), isReversed: automatic.isReversed)
    }

    private func type(_ kind: _PlottedValue.Kind) -> ScaleType {
        guard let type = setting.type, type != .category, kind == .number else { return .linear }
        return type
    }

    /// The scale of a domain: names in order, or numbers or dates, of which the least and the greatest count.
    private func scale(_ values: [_PlottedValue], isReversed: Bool) -> PositionScale? {
        guard let kind = values.first?.kind else { return nil }
        if kind == .category {
            let names = values.compactMap { if case .category(let name) = $0 { name } else { nil } }
            // The first name of a y axis stands at the top.
            return made(PositionScale.categories(names), isReversed: isReversed != !alongX)
        }
        let numbers = values.filter { $0.kind == kind }.compactMap(\.magnitude)
        guard let lower = numbers.min(), let upper = numbers.max() else { return nil }
        return made(PositionScale.continuous(type(kind), lower, upper, kind), isReversed: isReversed)
    }

    private func made(_ domain: PositionScale.Domain, isReversed: Bool) -> PositionScale {
        PositionScale(domain: domain, isReversed: isReversed, range: setting.range ?? _PlotRange())
    }

    private func unique(_ values: some Sequence<_PlottedValue>) -> [_PlottedValue]? {
        var seen = Set<_PlottedValue>()
        return values.filter { seen.insert($0).inserted }
    }

    /// The least and the greatest value of the data, and room for bars at the ends.
    private func ends(_ values: some Sequence<_PlottedValue>, _ domain: AutomaticScaleDomain) -> (Double, Double)? {
        var lower = Double.infinity
        var upper = -Double.infinity
        for value in values {
            guard let magnitude = value.magnitude, type(value.kind).apply(magnitude) != nil else { continue }
            lower = min(lower, magnitude)
            upper = max(upper, magnitude)
        }
        guard lower <= upper else { return nil }
        let isNumber = values.first { _ in true }?.kind == .number
        if let gap = model.facts(alongX: alongX).barGap {
            lower -= gap / 2
            upper += gap / 2
        }
        let isBinned = model.facts(alongX: alongX).isBinned
        if isNumber, type(.number).apply(0) != nil, domain.includesZero ?? !isBinned {
            lower = min(lower, 0)
            upper = max(upper, 0)
        }
        return (lower, upper)
    }

    /// The ends of numbers at the next values of the axis; other ends as they are.
    private func rounded(_ lower: Double, _ upper: Double, _ kind: _PlottedValue.Kind) -> (Double, Double) {
        let values = model.axisSetting(alongX: alongX).groups?.first?.values
        let roundsLower = values?.roundsLower ?? true
        let roundsUpper = values?.roundsUpper ?? true
        guard kind == .number, lower < upper else { return (lower, upper) }
        switch type(kind).kind {
        case .log:
            let (low, high) = (pow(10, floor(log10(lower) + 1e-9)), pow(10, ceil(log10(upper) - 1e-9)))
            return (roundsLower ? low : lower, roundsUpper ? high : upper)
        default:
            let step = AxisValues.step(lower, upper, values, alongX: alongX, length: length)
            let low = (lower / step + 1e-9).rounded(.down) * step
            let high = (upper / step - 1e-9).rounded(.up) * step
            // The axis that bars stand on ends with the room of the last bar.
            if model.facts(alongX: alongX).barGap != nil { return (lower, upper) }
            return (roundsLower ? low : lower, roundsUpper ? high : upper)
        }
    }
}
