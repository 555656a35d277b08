/// What a view of a chart is.
enum ChartPiece {
    case plot
    case axisArea(alongX: Bool)
    case tick(AxisLine)
    case label(AxisLabel)
    /// At an edge, a share of the way along it, some points away from what is nearer to the plot.
    case title(Edge, CGFloat, CGFloat)
    case legend(Edge, Alignment, CGFloat)
}

private struct ChartPieceKey: LayoutValueKey {
    static let defaultValue = ChartPiece.plot
}

extension View {
    func chartPiece(_ piece: ChartPiece) -> some View { layoutValue(key: ChartPieceKey.self, value: piece) }
}

/// Arranges the plot of a chart, and its axes, titles and legend around it: the plot takes what the others leave.
struct ChartLayout: Layout {
    let x: PositionScale?
    let y: PositionScale?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let room = Room(subviews.map { ($0[ChartPieceKey.self], $0) }, in: bounds, x: x, y: y)
        for subview in subviews {
            switch subview[ChartPieceKey.self] {
            case .plot: subview.place(at: room.plot.origin, proposal: ProposedViewSize(room.plot.size))
            case .axisArea(let alongX):
                let area = room.axisArea(alongX: alongX)
                subview.place(at: area.origin, proposal: ProposedViewSize(area.size))
            case .tick(let line): place(subview, line, room)
            case .label(let label): place(subview, label, room)
            case .title(let edge, let share, _): place(subview, edge, share, room)
            case .legend(let edge, let alignment, _): place(subview, edge, alignment, room, bounds)
            }
        }
    }

    private func place(_ subview: LayoutSubview, _ line: AxisLine, _ room: Room) {
        guard case .tick(let kind, let extra) = line.kind else { return }
        var length = extra
        switch kind {
        case .fixed(let points): length += points
        case .automatic, .label, .longestLabel: length += room.thickness(line.edge)
        }
        let point = room.point(line.edge, line.share)
        let frame: CGRect =
            switch line.edge {
            case .bottom: CGRect(x: point, y: room.plot.maxY, width: 0, height: length)
            case .top: CGRect(x: point, y: room.plot.minY - length, width: 0, height: length)
            case .leading: CGRect(x: room.plot.minX - length, y: point, width: length, height: 0)
            case .trailing: CGRect(x: room.plot.maxX, y: point, width: length, height: 0)
            }
        subview.place(
            at: CGPoint(x: frame.minX + line.offset.width, y: frame.minY + line.offset.height),
            proposal: ProposedViewSize(frame.size))
    }

    private func place(_ subview: LayoutSubview, _ label: AxisLabel, _ room: Room) {
        let proposal = ProposedViewSize(width: label.limit, height: nil)
        let size = subview.sizeThatFits(proposal)
        let point = room.point(label.edge, label.share)
        let distance = label.spacing + room.tick(label.edge)
        var origin = CGPoint.zero
        switch label.edge {
        case .top, .bottom:
            origin.x = label.gap > 0 ? point + label.gap : point - size.width * (label.anchor?.x ?? 0.5)
            // A date after the last line is moved before it rather than cut off.
            if label.gap > 0 { origin.x = min(origin.x, room.bounds.maxX - size.width) }
            if label.staysInside { origin.x = max(room.plot.minX, min(origin.x, room.plot.maxX - size.width)) }
            let isBelow = (label.edge == .bottom) != label.isInset
            origin.y =
                isBelow
                ? (label.edge == .bottom ? room.plot.maxY : room.plot.minY) + distance
                : (label.edge == .bottom ? room.plot.maxY : room.plot.minY) - distance - size.height
        case .leading, .trailing:
            origin.y = point - size.height * (label.anchor?.y ?? 0.5)
            if label.isInset { origin.y = point - size.height - 1 }
            let width = room.widths[label.edge] ?? size.width
            let isTrailing = label.alignment.map { $0.xShare == 1 } ?? (label.edge == .leading)
            let slack = label.isInset ? 0 : max(0, width - size.width) * (isTrailing ? 1 : label.alignment?.xShare ?? 0)
            switch (label.edge, label.isInset) {
            case (.leading, false): origin.x = room.plot.minX - distance - width + slack
            case (.leading, true): origin.x = room.plot.minX
            case (_, true): origin.x = room.plot.maxX - size.width
            default: origin.x = room.plot.maxX + distance + slack
            }
        }
        subview.place(
            at: CGPoint(x: origin.x + label.offset.width, y: origin.y + label.offset.height), proposal: proposal)
    }

    private func place(_ subview: LayoutSubview, _ edge: Edge, _ share: CGFloat, _ room: Room) {
        let size = subview.sizeThatFits(.unspecified)
        let area = room.titles[edge] ?? .zero
        let origin =
            edge == .top || edge == .bottom
            ? CGPoint(x: area.minX + (area.width - size.width) * share, y: area.minY)
            : CGPoint(x: area.minX, y: area.minY + (area.height - size.height) * share)
        subview.place(at: origin, proposal: ProposedViewSize(size))
    }

    private func place(_ subview: LayoutSubview, _ edge: Edge, _ alignment: Alignment, _ room: Room, _ bounds: CGRect) {
        let size = subview.sizeThatFits(Room.legendProposal(edge, bounds.size))
        let isUpright = edge == .leading || edge == .trailing
        let x =
            isUpright
            ? (edge == .leading ? bounds.minX : bounds.maxX - size.width)
            : bounds.minX + (bounds.width - size.width) * alignment.xShare
        let y =
            isUpright
            ? bounds.minY + (bounds.height - size.height) * alignment.yShare
            : (edge == .top ? bounds.minY : bounds.maxY - size.height)
        subview.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
    }

    /// The room of each part.
    private struct Room {
        var plot: CGRect
        /// How wide the labels of an edge are, or how high, with the distance to the plot.
        private var labels: [Edge: CGFloat] = [:]
        /// How wide the labels beside the plot are.
        var widths: [Edge: CGFloat] = [:]
        /// How long the ticks of an edge are that labels keep clear of.
        private var ticks: [Edge: CGFloat] = [:]
        /// Where titles stand.
        var titles: [Edge: CGRect] = [:]
        let bounds: CGRect
        private let x: PositionScale?
        private let y: PositionScale?

        init(_ pieces: [(ChartPiece, LayoutSubview)], in bounds: CGRect, x: PositionScale?, y: PositionScale?) {
            (self.bounds, self.x, self.y, plot) = (bounds, x, y, bounds)
            for (piece, subview) in pieces {
                if case .legend(let edge, _, let spacing) = piece {
                    let size = subview.sizeThatFits(Self.legendProposal(edge, bounds.size))
                    cut(edge, (edge == .top || edge == .bottom ? size.height : size.width) + spacing)
                }
            }
            var titleSizes: [Edge: (length: CGFloat, spacing: CGFloat)] = [:]
            var overhang: [Edge: CGFloat] = [:]
            for (piece, subview) in pieces {
                switch piece {
                case .title(let edge, _, let spacing):
                    let size = subview.sizeThatFits(.unspecified)
                    titleSizes[edge] = (edge == .top || edge == .bottom ? size.height : size.width, spacing)
                case .tick(let line):
                    if case .tick(.fixed(let length), _) = line.kind { ticks[line.edge] = max(0, length) }
                default: break
                }
            }
            measureLabels(pieces, &overhang)
            // Titles stand outside of labels.
            for (edge, title) in titleSizes {
                titles[edge] = Self.strip(plot, edge, title.length)
                cut(edge, title.length + title.spacing)
            }
            for edge in [Edge.top, .bottom, .leading, .trailing] {
                cut(edge, max(thickness(edge), overhang[edge] ?? 0))
            }
            for (piece, subview) in pieces {
                // A style of the plot may give it a size of its own.
                if case .plot = piece { plot.size = subview.sizeThatFits(ProposedViewSize(plot.size)) }
            }
            for edge in titles.keys { alignTitle(edge) }
        }

        /// Measures labels, and how far they stand out of the plot at its ends.
        private mutating func measureLabels(_ pieces: [(ChartPiece, LayoutSubview)], _ overhang: inout [Edge: CGFloat])
        {
            for (piece, subview) in pieces {
                guard case .label(let label) = piece else { continue }
                let size = subview.sizeThatFits(ProposedViewSize(width: label.limit, height: nil))
                guard size.width > 0, size.height > 0 else { continue }
                let distance = label.spacing + (ticks[label.edge] ?? 0)
                switch label.edge {
                case .top, .bottom:
                    if !label.isInset { labels[label.edge] = max(labels[label.edge] ?? 0, size.height + distance) }
                    if label.gap == 0, !label.staysInside, let x {
                        let point = x.point(label.share, in: plot.width)
                        let left = size.width * (label.anchor?.x ?? 0.5)
                        overhang[.leading] = max(overhang[.leading] ?? 0, left - point)
                        overhang[.trailing] = max(overhang[.trailing] ?? 0, point + size.width - left - plot.width)
                    }
                case .leading, .trailing:
                    if !label.isInset {
                        labels[label.edge] = max(labels[label.edge] ?? 0, size.width + distance)
                        widths[label.edge] = max(widths[label.edge] ?? 0, size.width)
                    }
                    if let y {
                        let point = plot.height - y.point(label.share, in: plot.height)
                        let above = label.isInset ? size.height + 1 : size.height * (label.anchor?.y ?? 0.5)
                        overhang[.top] = max(overhang[.top] ?? 0, above - point)
                        overhang[.bottom] = max(overhang[.bottom] ?? 0, point + size.height - above - plot.height)
                    }
                }
            }
        }

        static func legendProposal(_ edge: Edge, _ size: CGSize) -> ProposedViewSize {
            edge == .top || edge == .bottom
                ? ProposedViewSize(width: size.width, height: nil)
                : ProposedViewSize(width: size.width / 3, height: nil)
        }

        /// How much the labels of an edge take, with the distance to the plot.
        func thickness(_ edge: Edge) -> CGFloat { max(labels[edge] ?? 0, ticks[edge] ?? 0) }

        /// How far the labels of an edge are moved by its ticks.
        func tick(_ edge: Edge) -> CGFloat { ticks[edge] ?? 0 }

        /// The place along an edge.
        func point(_ edge: Edge, _ share: CGFloat) -> CGFloat {
            switch edge {
            case .top, .bottom: plot.minX + (x?.point(share, in: plot.width) ?? share * plot.width)
            case .leading, .trailing: plot.maxY - (y?.point(share, in: plot.height) ?? share * plot.height)
            }
        }

        /// Where the labels of an axis stand.
        func axisArea(alongX: Bool) -> CGRect {
            let edges: [Edge] = alongX ? [.bottom, .top] : [.trailing, .leading]
            let edge = edges.first { labels[$0] != nil } ?? edges[0]
            let size = thickness(edge)
            return switch edge {
            case .bottom: CGRect(x: plot.minX, y: plot.maxY, width: plot.width, height: size)
            case .top: CGRect(x: plot.minX, y: plot.minY - size, width: plot.width, height: size)
            case .trailing: CGRect(x: plot.maxX, y: plot.minY, width: size, height: plot.height)
            case .leading: CGRect(x: plot.minX - size, y: plot.minY, width: size, height: plot.height)
            }
        }

        private mutating func cut(_ edge: Edge, _ length: CGFloat) {
            let length = max(0, min(length, edge == .top || edge == .bottom ? plot.height : plot.width))
            switch edge {
            case .top:
                plot = CGRect(x: plot.minX, y: plot.minY + length, width: plot.width, height: plot.height - length)
            case .bottom: plot.size.height -= length
            case .leading:
                plot = CGRect(x: plot.minX + length, y: plot.minY, width: plot.width - length, height: plot.height)
            case .trailing: plot.size.width -= length
            }
        }

        private static func strip(_ rect: CGRect, _ edge: Edge, _ length: CGFloat) -> CGRect {
            switch edge {
            case .top: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: length)
            case .bottom: CGRect(x: rect.minX, y: rect.maxY - length, width: rect.width, height: length)
            case .leading: CGRect(x: rect.minX, y: rect.minY, width: length, height: rect.height)
            case .trailing: CGRect(x: rect.maxX - length, y: rect.minY, width: length, height: rect.height)
            }
        }

        /// Titles are centered along the plot; those above it begin and end with the chart.
        private mutating func alignTitle(_ edge: Edge) {
            guard var area = titles[edge] else { return }
            switch edge {
            case .top: area = CGRect(x: bounds.minX, y: area.minY, width: bounds.width, height: area.height)
            case .bottom: area = CGRect(x: plot.minX, y: area.minY, width: plot.width, height: area.height)
            case .leading, .trailing: area = CGRect(x: area.minX, y: plot.minY, width: area.width, height: plot.height)
            }
            titles[edge] = area
        }
    }
}
