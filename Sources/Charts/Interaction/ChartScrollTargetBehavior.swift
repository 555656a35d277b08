/// Where the plot of a chart comes to rest.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
    /// Changes where the plot would come to rest by its speed.
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
    /// A chart knows more than the scroll view, which changes nothing.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// What a behavior decides by.
public struct ChartScrollTargetBehaviorContext {
    /// What the scroll view knows.
    public let scrollTargetBehaviorContext: ScrollTargetBehaviorContext
    /// The chart's scales, which have its whole plot.
    public let chartProxy: ChartProxy
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
    /// Moves the target to the start of a page.
    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
        updateTarget(&target, context: context.scrollTargetBehaviorContext)
    }
}

/// Comes to rest at values at equal distances.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    enum Alignment {
        case unit(Double)
        case matching(DateComponents)
    }

    let alignment: Alignment
    /// Where a swipe comes to rest; nil for where it would without.
    let major: MajorAlignment?
    let limit: ValueAlignedLimitBehavior

    enum MajorAlignment {
        case page
        case values(Alignment)
    }

    /// How fast a finger is that swipes, in points per second.
    private static let swipeSpeed: CGFloat = 200

    /// Comes to rest at multiples of a unit.
    ///
    /// - Parameters:
    ///   - majorAlignment: where a swipe comes to rest; by nil at the same values.
    ///   - limitBehavior: how far a swipe goes.
    public init<T: Plottable & Numeric>(
        unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        alignment = .unit(unit.plotted.magnitude ?? 1)
        major = majorAlignment?.erased
        limit = limitBehavior
    }

    /// Comes to rest at dates with some components.
    public init(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        alignment = .matching(components)
        major = majorAlignment?.erased
        limit = limitBehavior
    }

    /// Moves the target to the nearest value.
    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
        let scroll = context.scrollTargetBehaviorContext
        for axis in Axis.allCases where scroll.axes.contains(axis) {
            let alongX = axis == .horizontal
            var position = alongX ? target.rect.minX : target.rect.minY
            let start = alongX ? scroll.originalTarget.rect.minX : scroll.originalTarget.rect.minY
            let page = alongX ? scroll.containerSize.width : scroll.containerSize.height
            let speed = alongX ? scroll.velocity.dx : scroll.velocity.dy
            if limit == .always { position = min(max(position, start - page), start + page) }
            if abs(speed) > Self.swipeSpeed, let major {
                switch major {
                case .page: position = page > 0 ? (position / page).rounded() * page : position
                case .values(let values): align(&position, values, context.chartProxy, alongX: alongX)
                }
            } else {
                align(&position, alignment, context.chartProxy, alongX: alongX)
            }
            if alongX { target.rect.origin.x = position } else { target.rect.origin.y = position }
        }
    }

    private func align(_ position: inout CGFloat, _ alignment: Alignment, _ proxy: ChartProxy, alongX: Bool) {
        guard let placer = proxy.placer(alongX: alongX), let scale = placer.scale, placer.length > 0 else { return }
        if case .unit(let unit) = alignment, let band = scale.bandShare {
            let step = band * placer.length * CGFloat(max(1, unit))
            position = (position / step).rounded() * step
        } else if let value = proxy.plotted(at: position, alongX: alongX),
            let place = Self.nearest(value, alignment).flatMap({ placer.point($0) })
        {
            position = place
        }
    }

    /// The value nearest to another at which the plot may come to rest.
    private static func nearest(_ value: _PlottedValue, _ alignment: Alignment) -> _PlottedValue? {
        guard let magnitude = value.magnitude else { return nil }
        switch alignment {
        case .unit(let unit): return unit > 0 ? .of(value.kind, (magnitude / unit).rounded() * unit) : nil
        case .matching(let components):
            let date = Date(timeIntervalSinceReferenceDate: magnitude)
            let calendar = Calendar.autoupdatingCurrent
            let after = calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
            let before = calendar.nextDate(
                after: date, matching: components, matchingPolicy: .nextTime, direction: .backward)
            let dates = [before, after].compactMap(\.self)
            return dates.min { abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date)) }?.plotted
        }
    }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Comes to rest at multiples of a unit.
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }

    /// Comes to rest at dates with some components.
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }
}

/// Where a swipe comes to rest.
public struct MajorValueAlignment<Value: Plottable> {
    enum Kind {
        case page
        case unit(Value)
        case matching(DateComponents)
    }

    let kind: Kind

    var erased: ValueAlignedChartScrollTargetBehavior.MajorAlignment {
        switch kind {
        case .page: .page
        case .unit(let unit): .values(.unit(unit.plotted.magnitude ?? 1))
        case .matching(let components): .values(.matching(components))
        }
    }

    /// A page further.
    public static var page: MajorValueAlignment { MajorValueAlignment(kind: .page) }

    /// At multiples of a unit.
    public static func unit(_ unit: Value) -> MajorValueAlignment { MajorValueAlignment(kind: .unit(unit)) }

    /// At dates with some components.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment {
        MajorValueAlignment(kind: .matching(components))
    }
}

/// How far a swipe goes.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
    enum Kind { case automatic, always, never }

    let kind: Kind

    /// As the chart sees fit.
    public static let automatic = ValueAlignedLimitBehavior(kind: .automatic)
    /// A few values.
    public static let always = ValueAlignedLimitBehavior(kind: .always)
    /// As far as its speed takes it.
    public static let never = ValueAlignedLimitBehavior(kind: .never)
}
