/// Makes the lines and labels of an axis.
struct AxisMaker {
    private let model: ChartModel
    private let alongX: Bool
    private let length: CGFloat
    private let measurer: LabelMeasurer
    /// Where the labels of an edge stand: one that would meet another is left out.
    private var taken: [Edge: [ClosedRange<CGFloat>]] = [:]
    private var made = ResolvedAxis()

    init(_ model: ChartModel, alongX: Bool, length: CGFloat) {
        self.model = model
        self.alongX = alongX
        self.length = length
        measurer = LabelMeasurer(environment: model.environment)
    }

    /// The axis; empty where it is hidden or nothing has a place on it.
    func axis() -> ResolvedAxis {
        let setting = model.axisSetting(alongX: alongX)
        guard !setting.isHidden, let scale = model.scale(alongX: alongX) else { return ResolvedAxis() }
        var maker = self
        let groups = setting.groups ?? [_AxisMarkGroup(values: .automatic)]
        for (place, group) in groups.enumerated() {
            maker.add(group, place, scale)
        }
        return maker.made
    }

    private mutating func add(_ group: _AxisMarkGroup, _ place: Int, _ scale: PositionScale) {
        let values = AxisValues(
            group.values, scale, alongX: alongX, length: length, unit: model.facts(alongX: alongX).unit,
            calendar: model.environment.calendar)
        taken = [:]
        for value in values.values {
            let parts = group.content?(value) ?? Self.parts(scale.kind, alongX: alongX, stroke: group.stroke)
            for (number, part) in parts.enumerated() {
                let id = AxisItemID(alongX: alongX, group: place, value: value.value, part: number)
                add(part, AxisContext(group: group, values: values, value: value, scale: scale, id: id))
            }
        }
    }

    /// What an axis has by itself: names need no lines, and dates stand beside a long tick.
    private static func parts(_ kind: _PlottedValue.Kind, alongX: Bool, stroke: StrokeStyle?) -> [_AxisPart] {
        let label = _AxisPart(kind: .label(AxisLabelStyle(content: .automatic)))
        let grid = _AxisPart(kind: .gridLine, stroke: stroke)
        switch kind {
        case .category: return [label]
        case .number: return [grid, label]
        case .date: return [grid, _AxisPart(kind: .tick(.automatic), stroke: stroke), label]
        }
    }

    private mutating func add(_ part: _AxisPart, _ context: AxisContext) {
        guard let share = share(part, context) else { return }
        let edge = context.edge(alongX: alongX)
        let stroke = part.stroke ?? StrokeStyle(lineWidth: 0.5)
        switch part.kind {
        case .gridLine:
            made.lines.append(
                AxisLine(
                    id: context.id, kind: .grid, edge: edge, share: share, stroke: stroke, style: part.style,
                    offset: part.offset))
        case .tick(let length):
            let kind = length.kind == .automatic ? automaticTick(context) : length.kind
            made.lines.append(
                AxisLine(
                    id: context.id, kind: .tick(kind, extra: length.extra), edge: edge, share: share,
                    stroke: stroke, style: part.style, offset: part.offset))
        case .label(let style):
            add(style, part, share, edge, context)
        }
    }

    private func automaticTick(_ context: AxisContext) -> AxisTick.Length.Kind {
        alongX && context.scale.kind == .date ? .longestLabel : .fixed(4)
    }

    /// The place of a part; nil for one that is not seen.
    private func share(_ part: _AxisPart, _ context: AxisContext) -> CGFloat? {
        guard let share = context.scale.share(context.value.value) else { return nil }
        let isBand = context.scale.kind == .category
        var place = share
        if part.centered == true, !isBand, let end = context.value.end, let next = context.scale.share(end) {
            place = (share + next) / 2
        } else if part.centered == false, isBand, let band = context.scale.bandShare {
            place = share - band / 2
        }
        // The line of a value at the very end is not left out for an error in the last bit.
        return place >= -1e-6 && place <= 1 + 1e-6 ? place : nil
    }
}

/// What a part of an axis is made for.
struct AxisContext {
    let group: _AxisMarkGroup
    let values: AxisValues
    let value: AxisValue
    let scale: PositionScale
    let id: AxisItemID

    /// The edge of the plot that the part stands at.
    func edge(alongX: Bool) -> Edge {
        if let edge = group.position.edge, (edge == .top || edge == .bottom) == alongX { return edge }
        return alongX ? .bottom : scale.kind == .category ? .leading : .trailing
    }
}

extension AxisMaker {
    private mutating func add(
        _ style: AxisLabelStyle, _ part: _AxisPart, _ share: CGFloat, _ edge: Edge, _ context: AxisContext
    ) {
        guard let (view, size) = content(style, part, context) else { return }
        // Dates stand after the line that begins them, all other labels in the middle.
        let isCentered = !alongX || context.scale.kind != .date || part.centered == true || style.anchor != nil
        let isInset = context.group.preset == .inset
        let band = context.scale.bandShare.map { $0 * length }
        let isTruncated = style.collisions.kind == .truncate
        let label = AxisLabel(
            id: context.id, edge: edge, share: share, anchor: style.anchor,
            gap: isCentered ? 0 : style.horizontalSpacing ?? 4,
            spacing: alongX ? style.verticalSpacing ?? 4 : style.horizontalSpacing ?? 4, isInset: isInset,
            staysInside: context.group.preset == .aligned, limit: isTruncated && alongX ? band ?? room(context) : nil,
            alignment: style.alignment, view: view, offset: part.offset)
        guard style.collisions.kind == .disabled || isTruncated || fits(label, size, style.collisions, context) else {
            return
        }
        made.labels.append(label)
        guard !alongX, !isInset, let size else { return }
        if edge == .leading {
            made.leadingWidth = max(made.leadingWidth, size.width + label.spacing)
        } else {
            made.trailingWidth = max(made.trailingWidth, size.width + label.spacing)
        }
    }

    /// The points from one value to the next.
    private func room(_ context: AxisContext) -> CGFloat? {
        guard let end = context.value.end, let from = context.scale.share(context.value.value),
            let to = context.scale.share(end)
        else { return nil }
        return abs(to - from) * length
    }

    /// The label's view, and its size where it is a text: views are measured later.
    private func content(_ style: AxisLabelStyle, _ part: _AxisPart, _ context: AxisContext) -> (AnyView, CGSize?)? {
        let text: Text?
        switch style.content {
        case .view(let view):
            return (styled(view.rotated(style.orientation), part), nil)
        case .text(let make):
            text = make(context.value, model.environment.locale)
        case .automatic:
            if let make = context.group.text {
                text = make(context.value, model.environment.locale)
            } else {
                text = Text(
                    verbatim: context.values.text(
                        context.value, isShare: model.facts(alongX: alongX).showsShares,
                        locale: model.environment.locale))
            }
        }
        guard let text else { return nil }
        var size = measurer.size(text, part.font ?? .caption2)
        if style.orientation.angle != .zero { size = CGSize(width: size.height, height: size.width) }
        return (styled(text.rotated(style.orientation), part), size)
    }

    private func styled(_ view: some View, _ part: _AxisPart) -> AnyView {
        let style = part.style ?? AnyShapeStyle(.secondary)
        return AnyView(view.font(part.font ?? .caption2).foregroundStyle(style))
    }

    /// Whether a label meets none before it, and does not stand out of the plot where it stands after a line.
    private mutating func fits(
        _ label: AxisLabel, _ size: CGSize?, _ collisions: AxisValueLabelCollisionResolution, _ context: AxisContext
    ) -> Bool {
        guard let size, size.width.isFinite, size.height.isFinite else { return true }
        let extent = alongX ? size.width : size.height
        let point = context.scale.point(label.share, in: length)
        let anchor = label.anchor.map { alongX ? $0.x : 1 - $0.y } ?? (label.gap > 0 ? 0 : 0.5)
        let start = point + label.gap - anchor * extent
        if label.gap > 0, start + extent > length + model.yAxis.trailingWidth + 2 { return false }
        var minimum: CGFloat = alongX ? 4 : 0
        if case .greedy(let spacing) = collisions.kind { minimum = max(spacing, -extent) }
        let room = (start - minimum / 2)...(start + extent + minimum / 2)
        let meets = taken[label.edge, default: []].contains {
            $0.lowerBound < room.upperBound && room.lowerBound < $0.upperBound
        }
        if meets { return false }
        taken[label.edge, default: []].append(room)
        return true
    }
}

/// Measures the texts of labels before they are laid out.
struct LabelMeasurer {
    let environment: EnvironmentValues

    /// The size of a text in a line of its own, in points.
    func size(_ text: Text, _ font: Font) -> CGSize {
        let request = ResolvedText(text.font(font), in: environment).request
        return environment.textMeasurer.layout(request, width: nil, height: nil).size
    }
}
