/// A rectangle of whole pixels; empty where an edge does not lie before its opposite.
struct PixelRect: Hashable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// All pixels the extent touches, and `margin` more on each side.
    init(covering extent: Extent, margin: Int = 0) {
        guard !extent.isEmpty else {
            self = .empty
            return
        }
        self.init(
            minX: Self.pixel(extent.minX.rounded(.down)) - margin,
            minY: Self.pixel(extent.minY.rounded(.down)) - margin,
            maxX: Self.pixel(extent.maxX.rounded(.up)) + margin, maxY: Self.pixel(extent.maxY.rounded(.up)) + margin)
    }

    /// Each edge rounded on its own, halves toward the bottom right; at least one pixel where the extent has half of
    /// one.
    init(rounding extent: Extent) {
        func span(_ low: Double, _ high: Double) -> (Int, Int) {
            let start = Self.pixel((low + 0.5).rounded(.down))
            let end = Self.pixel((high + 0.5).rounded(.down))
            return start == end && high - low >= 0.5 ? (start, end + 1) : (start, end)
        }
        let (left, right) = span(extent.minX, extent.maxX)
        let (top, bottom) = span(extent.minY, extent.maxY)
        self.init(minX: left, minY: top, maxX: right, maxY: bottom)
    }

    var width: Int { maxX - minX }
    var height: Int { maxY - minY }
    var isEmpty: Bool { minX >= maxX || minY >= maxY }
    var area: Int { isEmpty ? 0 : width * height }

    var extent: Extent {
        Extent(minX: Double(minX), minY: Double(minY), maxX: Double(maxX), maxY: Double(maxY))
    }

    /// The pixel in the middle.
    var middle: PixelRect {
        let (x, y) = (minX + width / 2, minY + height / 2)
        return PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
    }

    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
    }

    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

    func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
    }

    func outset(by amount: Int) -> PixelRect {
        isEmpty ? self : PixelRect(minX: minX - amount, minY: minY - amount, maxX: maxX + amount, maxY: maxY + amount)
    }

    func offset(x: Int, y: Int) -> PixelRect {
        PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }

    /// The coordinates that pixels can have: no sum of some of these overflows.
    static let coordinates = -100_000_000...100_000_000

    /// A coordinate as a pixel index; NaN is the lowest. Each rectangle asks four times, so no range is made for it.
    private static func pixel(_ value: Double) -> Int {
        value > -1e8 ? Int(min(value, 1e8)) : -100_000_000
    }
}
