/// Gives each part of a circle its share, clockwise from the top.
struct SectorPlacer {
    private let total: Double
    private let radius: CGFloat
    private var start = 0.0

    init(_ model: ChartModel, size: CGSize) {
        total = model.marks.reduce(0) { $0 + Self.weight($1) }
        radius = min(size.width, size.height) / 2
    }

    /// Negative values have no share.
    private static func weight(_ mark: ResolvedMark) -> Double {
        guard let angle = mark.mark.sector?.angle, let value = angle.value.magnitude else { return 0 }
        if let end = angle.end?.magnitude { return max(0, end - value) }
        return max(0, value)
    }

    /// The part of the next mark; nil for one without a share.
    mutating func next(_ mark: ResolvedMark) -> SectorShape? {
        guard let sector = mark.mark.sector, total > 0 else { return nil }
        let weight = Self.weight(mark)
        defer { start += weight }
        guard weight > 0 else { return nil }
        let outer = radius(sector.outerRadius, automatic: radius)
        let inner = min(radius(sector.innerRadius, automatic: 0), outer)
        return SectorShape(
            start: 2 * .pi * start / total, end: 2 * .pi * (start + weight) / total, innerRadius: inner,
            outerRadius: outer, inset: sector.inset / 2, cornerRadius: mark.mark.style.cornerRadius ?? 0)
    }

    private func radius(_ dimension: MarkDimension, automatic: CGFloat) -> CGFloat {
        let length: CGFloat =
            switch dimension.storage {
            case .automatic: automatic
            case .fixed(let radius): radius
            case .ratio(let ratio): radius * ratio
            case .inset(let inset): radius - inset
            }
        return length.isFinite ? max(0, length) : 0
    }

    /// The value at an angle, clockwise from the top, in radians.
    func value(at angle: CGFloat) -> Double { total * Double(angle) / (2 * .pi) }
}
