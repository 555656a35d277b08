/// Puts marks at their places in a plot of a size.
struct PlotPlacer {
    let model: ChartModel
    let size: CGSize
    let x: AxisPlacer
    let y: AxisPlacer
    /// What is drawn, from below.
    private(set) var placed: [PlacedMark] = []
    /// The frame of each mark of the model; nil for those that have none.
    private(set) var frames: [CGRect?] = []
    private var occurrences: [PlacedID: Int] = [:]

    init(_ model: ChartModel, size: CGSize) {
        self.model = model
        self.size = size
        x = Self.placer(model, alongX: true, size.width)
        y = Self.placer(model, alongX: false, size.height)
    }

    private static func placer(_ model: ChartModel, alongX: Bool, _ length: CGFloat) -> AxisPlacer {
        var placer = AxisPlacer(scale: model.scale(alongX: alongX), length: length, alongX: alongX)
        placer.barGap = model.facts(alongX: alongX).barGap
        for mark in model.marks {
            let position = alongX ? mark.mark.style.xPosition : mark.mark.style.yPosition
            guard let value = position?.channel.value, placer.positions[value] == nil else { continue }
            placer.positions[value] = placer.positions.count
        }
        return placer
    }

    /// Places all marks.
    ///
    /// - Complexity: O(n log n).
    mutating func place() {
        frames = Array(repeating: nil, count: model.marks.count)
        var series: [PlacedID: [Int]] = [:]
        for (place, mark) in model.marks.enumerated() where mark.mark.kind == .line || mark.mark.kind == .area {
            series[PlacedID(part: .series(SeriesKey(mark.mark)), kind: mark.mark.kind), default: []].append(place)
        }
        var sectors = SectorPlacer(model, size: size)
        for (place, mark) in model.marks.enumerated() {
            switch mark.mark.kind {
            case .bar:
                add(
                    bar(mark), place,
                    .bar(radius: mark.mark.style.cornerRadius ?? 0, style: mark.mark.style.cornerStyle))
            case .rectangle:
                add(
                    rectangle(mark), place,
                    .bar(radius: mark.mark.style.cornerRadius ?? 0, style: mark.mark.style.cornerStyle))
            case .point: addSymbol(mark, place, automatic: .shape(AnyChartSymbolShape(BasicChartSymbolShape.circle)))
            case .rule: addRule(mark, place)
            case .sector:
                if let sector = sectors.next(mark) { add(CGRect(origin: .zero, size: size), place, .sector(sector)) }
            case .line, .area:
                let id = PlacedID(part: .series(SeriesKey(mark.mark)), kind: mark.mark.kind)
                if let places = series.removeValue(forKey: id) { addSeries(places, id) }
            }
        }
        if model.marks.contains(where: { $0.mark.style.zIndex != nil }) {
            let order = placed.enumerated().sorted {
                ($0.element.style.zIndex ?? 0, $0.offset) < ($1.element.style.zIndex ?? 0, $1.offset)
            }
            placed = order.map(\.element)
        }
    }

    /// The middle of a part of a circle.
    func sectorCenter(_ place: Int) -> CGPoint? {
        var sectors = SectorPlacer(model, size: size)
        var sector: SectorShape?
        for mark in model.marks[...place] where mark.mark.kind == .sector { sector = sectors.next(mark) }
        guard let sector else { return nil }
        let radius = (sector.innerRadius + sector.outerRadius) / 2
        let angle = (sector.start + sector.end) / 2
        return CGPoint(x: size.width / 2 + sin(angle) * radius, y: size.height / 2 - cos(angle) * radius)
    }

    // MARK: Marks with a frame

    private mutating func add(_ frame: CGRect?, _ place: Int, _ figure: PlacedMark.Figure) {
        guard let frame, frame.isPlottable else { return }
        let mark = model.marks[place].mark
        frames[place] = frame
        append(
            PlacedMark(
                id: PlacedID(part: .mark(mark.id), kind: mark.kind), figure: figure, frame: frame,
                paint: model.styles.paint(mark.style), style: mark.style))
    }

    private mutating func append(_ mark: PlacedMark) {
        var mark = mark
        if let mask = mark.style.mask { mark.style.clip = AnyShape(MaskShape(path: outline(of: mask))) }
        var id = mark.id
        let count = occurrences[id, default: 0]
        occurrences[id] = count + 1
        id.occurrence = count
        placed.append(
            PlacedMark(
                id: id, figure: mark.figure, frame: mark.frame, paint: mark.paint, stroke: mark.stroke,
                style: mark.style))
    }

    /// The outline of the marks of a mask.
    private func outline(of mask: _ChartMarks) -> Path {
        var model = model
        model.marks = ResolvedMark.resolve(mask.marks)
        var placer = PlotPlacer(model, size: size)
        placer.place()
        var path = Path()
        for mark in placer.placed { path.addPath(mark.outline ?? Path()) }
        return path
    }

    private func bar(_ mark: ResolvedMark) -> CGRect? {
        let bar = mark.mark
        if bar.xEnd != nil, bar.yEnd != nil { return rectangle(mark) }
        let along = mark.isHorizontal ? x : y
        let across = mark.isHorizontal ? y : x
        let (start, end) = mark.isHorizontal ? (bar.x, bar.xEnd) : (bar.y, bar.yEnd)
        guard let length = mark.span.map({ along.interval($0) }) ?? length(start, end, along) else { return nil }
        let place = mark.isHorizontal ? bar.y : bar.x
        let isNumberBin = place?.channel.map { $0.end != nil && $0.value.kind == .number } ?? false
        let isWhole = place?.channel == nil
        // Bins of numbers touch each other but for a hairline, and a bar by itself fills the plot.
        let automatic = isWhole ? 1 : isNumberBin ? 0.95 : AxisPlacer.barShare
        guard
            let breadth = across.breadth(
                place, mark.isHorizontal ? bar.height : bar.width, automatic: automatic,
                position: mark.isHorizontal ? bar.style.yPosition : bar.style.xPosition)
        else { return nil }
        return mark.isHorizontal
            ? rect(length, breadth, bar.style.offset) : rect(breadth, length, bar.style.offset)
    }

    private func length(_ start: Mark.Place?, _ end: Mark.Place?, _ along: AxisPlacer) -> (from: CGFloat, to: CGFloat)?
    {
        guard end == nil, let channel = start?.channel else { return along.interval(start, end) }
        // A bar to a date or a name begins at the edge.
        guard let to = along.point(channel.center) else { return nil }
        return (along.alongX ? 0 : along.length, to)
    }

    private func rectangle(_ mark: ResolvedMark) -> CGRect? {
        let rectangle = mark.mark
        guard
            let width = extent(rectangle.x, rectangle.xEnd, rectangle.width, rectangle.style.xPosition, x),
            let height = extent(rectangle.y, rectangle.yEnd, rectangle.height, rectangle.style.yPosition, y)
        else { return nil }
        return rect(width, height, rectangle.style.offset)
    }

    private func extent(
        _ start: Mark.Place?, _ end: Mark.Place?, _ dimension: MarkDimension, _ position: MarkPosition?,
        _ placer: AxisPlacer
    ) -> (from: CGFloat, to: CGFloat)? {
        if end == nil, start?.channel != nil {
            return placer.breadth(start, dimension, automatic: 1, position: position)
        }
        return placer.interval(start, end)
    }

    private func rect(
        _ horizontal: (from: CGFloat, to: CGFloat), _ vertical: (from: CGFloat, to: CGFloat), _ offset: MarkOffset
    ) -> CGRect {
        let left = min(horizontal.from, horizontal.to) + offset.xStart
        let right = max(horizontal.from, horizontal.to) + offset.xEnd
        let top = min(vertical.from, vertical.to) + offset.yStart
        let bottom = max(vertical.from, vertical.to) + offset.yEnd
        return CGRect(x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
    }

    // MARK: Points

    private func point(_ mark: Mark) -> CGPoint? {
        guard var left = x.center(mark.x), var top = y.center(mark.y) else { return nil }
        if let position = mark.style.xPosition,
            let band = x.breadth(mark.x, .automatic, automatic: 1, position: position)
        {
            left = (band.from + band.to) / 2
        }
        if let position = mark.style.yPosition,
            let band = y.breadth(mark.y, .automatic, automatic: 1, position: position)
        {
            top = (band.from + band.to) / 2
        }
        return CGPoint(x: left + mark.style.offset.xStart, y: top + mark.style.offset.yStart)
    }

    private mutating func addSymbol(
        _ mark: ResolvedMark, _ place: Int, automatic: MarkSymbol?, at given: CGPoint? = nil
    ) {
        guard let symbol = model.styles.symbol(mark.mark.style) ?? automatic, let center = given ?? point(mark.mark)
        else { return }
        let size = model.styles.symbolSize(mark.mark.style)
        let frame = CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        guard frame.isPlottable else { return }
        frames[place] = frame
        var figure: PlacedMark.Figure
        switch symbol {
        case .shape(let shape): figure = .symbol(shape)
        case .view(let view): figure = .view(view)
        }
        if case .view = figure { frames[place] = CGRect(origin: center, size: .zero).insetBy(dx: -4, dy: -4) }
        append(
            PlacedMark(
                id: PlacedID(part: .mark(mark.mark.id), kind: .point), figure: figure, frame: frame,
                paint: model.styles.paint(mark.mark.style), style: mark.mark.style))
    }

    private mutating func addRule(_ mark: ResolvedMark, _ place: Int) {
        let rule = mark.mark
        var line: (CGPoint, CGPoint)?
        if mark.isHorizontal {
            if let top = y.center(rule.y), let ends = x.interval(rule.x, rule.xEnd) {
                line = (CGPoint(x: ends.from, y: top), CGPoint(x: ends.to, y: top))
            }
        } else if let left = x.center(rule.x), let ends = y.interval(rule.y, rule.yEnd) {
            line = (CGPoint(x: left, y: ends.from), CGPoint(x: left, y: ends.to))
        }
        guard var (from, to) = line else { return }
        let offset = rule.style.offset
        from = CGPoint(x: from.x + offset.xStart, y: from.y + offset.yStart)
        to = CGPoint(x: to.x + offset.xEnd, y: to.y + offset.yEnd)
        let frame = CGRect(
            x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x), height: abs(to.y - from.y))
        guard frame.isPlottable else { return }
        let points = [from, to].map { CGPoint(x: $0.x - frame.minX, y: $0.y - frame.minY) }
        add(frame, place, .line(points, .linear))
        guard frames[place] != nil, !placed.isEmpty else { return }
        placed[placed.count - 1].stroke = model.styles.stroke(rule.style, width: 1)
    }

    // MARK: Lines and areas

    private mutating func addSeries(_ places: [Int], _ id: PlacedID) {
        guard let first = places.first else { return }
        let mark = model.marks[first].mark
        var upper: [CGPoint] = []
        var lower: [CGPoint] = []
        var shown: [Int] = []
        for place in places {
            guard let (point, base) = ends(model.marks[place]), point.isPlottable, base.isPlottable else { continue }
            upper.append(point)
            lower.append(base)
            shown.append(place)
            frames[place] = CGRect(origin: point, size: .zero).insetBy(dx: -3, dy: -3)
        }
        let isArea = id.kind == .area
        guard let box = CGRect(around: isArea ? upper + lower : upper) else { return }
        let shifted = { (points: [CGPoint]) in points.map { CGPoint(x: $0.x - box.minX, y: $0.y - box.minY) } }
        let method = mark.style.interpolation ?? .linear
        append(
            PlacedMark(
                id: id,
                figure: isArea ? .area(shifted(upper), shifted(lower), method) : .line(shifted(upper), method),
                frame: box, paint: model.styles.paint(mark.style),
                stroke: isArea ? nil : model.styles.stroke(mark.style, width: 2), style: mark.style))
        for (place, point) in zip(shown, upper) { addSymbol(model.marks[place], place, automatic: nil, at: point) }
    }

    /// The point of a line, or both ends of an area at a place along it.
    private func ends(_ mark: ResolvedMark) -> (CGPoint, CGPoint)? {
        guard mark.mark.kind == .area else { return point(mark.mark).map { ($0, $0) } }
        let offset = mark.mark.style.offset
        if mark.isHorizontal {
            guard let top = y.center(mark.mark.y), let ends = x.interval(mark.mark.x, mark.mark.xEnd) else {
                return nil
            }
            return (CGPoint(x: ends.to + offset.xEnd, y: top), CGPoint(x: ends.from + offset.xStart, y: top))
        }
        guard let left = x.center(mark.mark.x),
            let ends = mark.span.map({ y.interval($0) }) ?? length(mark.mark.y, mark.mark.yEnd, y)
        else { return nil }
        return (CGPoint(x: left, y: ends.to + offset.yEnd), CGPoint(x: left, y: ends.from + offset.yStart))
    }
}

extension CGPoint {
    /// Whether a host can draw it.
    var isPlottable: Bool { x.isFinite && y.isFinite && abs(x) < 1e7 && abs(y) < 1e7 }
}

extension CGRect {
    /// Whether a host can draw it.
    var isPlottable: Bool { origin.isPlottable && CGPoint(x: maxX, y: maxY).isPlottable }

    /// The least rectangle with all of some points; nil without any.
    init?(around points: [CGPoint]) {
        guard let first = points.first else { return nil }
        var low = first
        var high = first
        for point in points {
            low = CGPoint(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
            high = CGPoint(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
        }
        self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
