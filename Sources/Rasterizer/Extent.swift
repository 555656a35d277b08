import RiffleGeometry
import RiffleLayers

/// A rectangle by its edges, in floating point: what bounds are computed with.
///
/// Foundation's `CGRect` calls into another module for every edge; bounds are computed for every layer of a frame.
struct Extent: Hashable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    /// Holds nothing; the neutral element of `union`.
    static let empty = Extent(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

    init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    init(_ rect: CGRect) {
        let rect = rect.standardized
        self.init(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
    }

    /// True also where an edge is NaN.
    var isEmpty: Bool { !(minX < maxX && minY < maxY) }

    mutating func formUnion(_ other: Extent) {
        guard !other.isEmpty else { return }
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }

    mutating func formUnion(x: Double, y: Double) {
        minX = min(minX, x)
        minY = min(minY, y)
        maxX = max(maxX, x)
        maxY = max(maxY, y)
    }

    func intersection(_ other: Extent) -> Extent {
        Extent(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
    }

    /// Grown on every side; an empty extent stays empty.
    func outset(by amount: Double) -> Extent {
        guard !isEmpty else { return .empty }
        return Extent(minX: minX - amount, minY: minY - amount, maxX: maxX + amount, maxY: maxY + amount)
    }

    func offset(x: Double, y: Double) -> Extent {
        Extent(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }

    /// The box around what a layer makes of the extent in its parent.
    func placed(by layer: Layer) -> Extent {
        guard layer.projection != nil else { return applying(layer.transform) }
        return applying(layer.placement)
    }

    /// The box around what a projection shows of the rectangle.
    func applying(_ projection: ProjectionTransform) -> Extent {
        guard !isEmpty else { return .empty }
        let box = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY).applying(projection)
        return box.isNull ? .empty : Extent(box)
    }

    /// The box around the transformed rectangle.
    func applying(_ transform: CGAffineTransform) -> Extent {
        guard !isEmpty else { return .empty }
        let left = (x: transform.a * minX, y: transform.b * minX)
        let right = (x: transform.a * maxX, y: transform.b * maxX)
        let top = (x: transform.c * minY, y: transform.d * minY)
        let bottom = (x: transform.c * maxY, y: transform.d * maxY)
        return Extent(
            minX: min(left.x, right.x) + min(top.x, bottom.x) + transform.tx,
            minY: min(left.y, right.y) + min(top.y, bottom.y) + transform.ty,
            maxX: max(left.x, right.x) + max(top.x, bottom.x) + transform.tx,
            maxY: max(left.y, right.y) + max(top.y, bottom.y) + transform.ty)
    }
}
