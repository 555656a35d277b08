/// Where a view stands in the plot.
enum PlotSpot {
    case frame(CGRect)
    /// In its own size around a point.
    case centered(CGPoint)
    case beside(AnnotationSpot)
}

/// Where an annotation stands.
struct AnnotationSpot {
    var target: CGRect
    var position: AnnotationPosition.Kind
    var alignment: Alignment
    var spacing: CGFloat
    var overflow: AnnotationOverflowResolution
    /// The chart around the plot, counted from the plot's corner.
    var chart: CGRect
}

struct PlotSpotKey: LayoutValueKey {
    static let defaultValue = PlotSpot.frame(.zero)
}

extension View {
    func plotSpot(_ spot: PlotSpot) -> some View { layoutValue(key: PlotSpotKey.self, value: spot) }
}

/// Puts views at their places in the plot, so that they move from one to the next with the animation of a change.
struct PlotLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            switch subview[PlotSpotKey.self] {
            case .frame(let frame):
                subview.place(
                    at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                    proposal: ProposedViewSize(frame.size))
            case .centered(let point):
                subview.place(
                    at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: .center,
                    proposal: .unspecified)
            case .beside(let spot):
                // What stands on a mark fits into it; what stands on a point has its own size.
                let isInside = spot.position == .overlay && spot.target.width > 4
                let size = subview.sizeThatFits(isInside ? ProposedViewSize(spot.target.size) : .unspecified)
                let origin = spot.origin(size, plot: CGRect(origin: .zero, size: bounds.size))
                subview.place(
                    at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
                    proposal: ProposedViewSize(size))
            }
        }
    }
}

extension AnnotationSpot {
    /// The corner of an annotation of a size.
    func origin(_ size: CGSize, plot: CGRect) -> CGPoint {
        var x: CGFloat
        var y: CGFloat
        switch position {
        case .leading, .topLeading, .bottomLeading: x = target.minX - spacing - size.width
        case .trailing, .topTrailing, .bottomTrailing: x = target.maxX + spacing
        case .automatic, .overlay, .top, .bottom: x = target.minX + (target.width - size.width) * alignment.xShare
        }
        switch position {
        case .automatic, .top, .topLeading, .topTrailing: y = target.minY - spacing - size.height
        case .bottom, .bottomLeading, .bottomTrailing: y = target.maxY + spacing
        case .overlay, .leading, .trailing: y = target.minY + (target.height - size.height) * alignment.yShare
        }
        // By itself an annotation above or below a mark stays in the chart sideways. One that stands beside its mark, or
        // above a mark that reaches the top, does not move onto it.
        if let room = room(overflow.x, automatic: isBeside ? nil : chart, plot) {
            x = max(room.minX, min(x, room.maxX - size.width))
        }
        if let room = room(overflow.y, automatic: nil, plot) { y = max(room.minY, min(y, room.maxY - size.height)) }
        return CGPoint(x: x, y: y)
    }

    private var isBeside: Bool {
        switch position {
        case .automatic, .overlay, .top, .bottom: false
        default: true
        }
    }

    private func room(_ strategy: AnnotationOverflowResolution.Strategy, automatic: CGRect?, _ plot: CGRect) -> CGRect?
    {
        switch strategy.kind {
        case .automatic: automatic
        case .disabled: nil
        case .fit(let boundary): boundary == .chart ? chart : plot
        }
    }
}

extension Alignment {
    /// Where the alignment lies between leading and trailing.
    var xShare: CGFloat { horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5 }
    /// Where the alignment lies between top and bottom.
    var yShare: CGFloat { vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5 }
}
