import RiffleGeometry

extension Path {
    /// The transform, changed so that the straight edges of a rounded rectangle fall on whole pixels where they can.
    func snapped(under transform: CGAffineTransform) -> CGAffineTransform {
        guard case .roundedRect(let rect, _, _) = recognized else { return transform }
        return Self.snapped(rect, outset: 0, under: transform)
    }

    /// The same for a stroke: the outer edges of a stroked rectangle, rounded or not, fall on whole pixels.
    func snapped(stroked width: CGFloat, under transform: CGAffineTransform) -> CGAffineTransform {
        switch recognized {
        case .rect(let rect), .roundedRect(let rect, _, _):
            Self.snapped(rect, outset: width / 2, under: transform)
        default:
            transform
        }
    }

    private static func snapped(_ rect: CGRect, outset: CGFloat, under transform: CGAffineTransform)
        -> CGAffineTransform
    {
        guard transform.keepsRectangles, rect.width > 0, rect.height > 0 else { return transform }
        let exact = Extent(rect).applying(transform)
        let penX = outset * abs(transform.a)
        let penY = outset * abs(transform.d)
        let pixels = PixelRect(
            rounding: Extent(
                minX: exact.minX - penX, minY: exact.minY - penY, maxX: exact.maxX + penX, maxY: exact.maxY + penY))
        let width = Double(pixels.width) - 2 * penX
        let height = Double(pixels.height) - 2 * penY
        guard width > 0, height > 0 else { return transform }
        let scaleX = width / (exact.maxX - exact.minX)
        let scaleY = height / (exact.maxY - exact.minY)
        return transform.concatenating(
            CGAffineTransform(
                a: scaleX, b: 0, c: 0, d: scaleY, tx: Double(pixels.minX) + penX - exact.minX * scaleX,
                ty: Double(pixels.minY) + penY - exact.minY * scaleY))
    }
}
