/// A set of pixels as disjoint rectangles: what is to be painted again.
struct PixelRegion {
    private(set) var rects: [PixelRect] = []
    private(set) var bounds = PixelRect.empty

    init() {}

    init(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        rects = [rect]
        bounds = rect
    }

    var isEmpty: Bool { rects.isEmpty }
    var area: Int { rects.reduce(0) { $0 + $1.area } }

    func intersects(_ rect: PixelRect) -> Bool {
        bounds.intersects(rect) && (rects.count == 1 || rects.contains { $0.intersects(rect) })
    }

    func intersection(_ rect: PixelRect) -> PixelRegion {
        var result = PixelRegion()
        guard bounds.intersects(rect) else { return result }
        for own in rects {
            let common = own.intersection(rect)
            guard !common.isEmpty else { continue }
            result.rects.append(common)
            result.bounds = result.bounds.union(common)
        }
        return result
    }

    /// Adds a rectangle. Past `limit` rectangles the region becomes its bounding box: painting a little more costs less
    /// than painting many times.
    mutating func formUnion(_ rect: PixelRect, limit: Int = 12) {
        guard !rect.isEmpty else { return }
        if rects.contains(where: { $0.contains(rect) }) { return }
        rects.removeAll { rect.contains($0) }
        // Two rectangles that nearly fill their common box are painted as that box.
        for index in rects.indices where rects[index].intersects(rect) {
            let both = rects[index].union(rect)
            let wasted = both.area - rects[index].area - rect.area + rects[index].intersection(rect).area
            if wasted * 4 <= both.area {
                rects.remove(at: index)
                formUnion(both, limit: limit)
                return
            }
        }
        subtract(rect)
        rects.append(rect)
        bounds = bounds.union(rect)
        if rects.count > limit { self = PixelRegion(bounds) }
    }

    /// Adds a rectangle and not a pixel more.
    mutating func insert(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        subtract(rect)
        rects.append(rect)
        bounds = bounds.union(rect)
    }

    mutating func subtract(_ rect: PixelRect) {
        guard bounds.intersects(rect) else { return }
        var left: [PixelRect] = []
        left.reserveCapacity(rects.count + 3)
        for own in rects {
            let common = own.intersection(rect)
            guard !common.isEmpty else {
                left.append(own)
                continue
            }
            let parts = [
                PixelRect(minX: own.minX, minY: own.minY, maxX: own.maxX, maxY: common.minY),
                PixelRect(minX: own.minX, minY: common.minY, maxX: common.minX, maxY: common.maxY),
                PixelRect(minX: common.maxX, minY: common.minY, maxX: own.maxX, maxY: common.maxY),
                PixelRect(minX: own.minX, minY: common.maxY, maxX: own.maxX, maxY: own.maxY),
            ]
            left += parts.filter { !$0.isEmpty }
        }
        rects = left
        bounds = left.reduce(.empty) { $0.union($1) }
    }
}
