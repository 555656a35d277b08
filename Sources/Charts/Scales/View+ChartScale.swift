extension View {
    /// Says which values the x axis of charts has room for, and where they lie.
    nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartOptions { $0.xScale.set(domain._domain, range._plotRange, type) }
    }

    /// Says which values the x axis of charts has room for.
    nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartOptions { $0.xScale.set(domain._domain, nil, type) }
    }

    /// Says where the values of the x axis of charts lie.
    nonisolated public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chartOptions { $0.xScale.set(nil, range._plotRange, type) }
    }

    /// Says how the values of the x axis of charts are spread.
    nonisolated public func chartXScale(type: ScaleType? = nil) -> some View {
        chartOptions { $0.xScale.set(nil, nil, type) }
    }

    /// Says which values the y axis of charts has room for, and where they lie.
    nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartOptions { $0.yScale.set(domain._domain, range._plotRange, type) }
    }

    /// Says which values the y axis of charts has room for.
    nonisolated public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartOptions { $0.yScale.set(domain._domain, nil, type) }
    }

    /// Says where the values of the y axis of charts lie.
    nonisolated public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chartOptions { $0.yScale.set(nil, range._plotRange, type) }
    }

    /// Says how the values of the y axis of charts are spread.
    nonisolated public func chartYScale(type: ScaleType? = nil) -> some View {
        chartOptions { $0.yScale.set(nil, nil, type) }
    }
}

extension ScaleSetting {
    fileprivate mutating func set(_ domain: _ScaleDomainValue?, _ range: _PlotRange?, _ type: ScaleType?) {
        if let domain { self.domain = domain }
        if let range { self.range = range }
        if let type { self.type = type }
    }
}
