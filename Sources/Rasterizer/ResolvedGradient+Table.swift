import CRiffleRaster
import RiffleGeometry
import RifflePainting

extension ResolvedGradient {
    /// The color beyond the end.
    var last: ResolvedColor { stops[stops.count - 1].color }

    /// The locations between which colors change, and 0 and 1.
    var range: ClosedRange<CGFloat> {
        CGFloat(min(0, stops[0].location))...CGFloat(max(1, stops[stops.count - 1].location))
    }

    /// The same gradient the other way round.
    var reversed: ResolvedGradient {
        ResolvedGradient(
            stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) }, interpolatesPerceptually: false)
    }

    /// Premultiplied colors at equal steps of `range`, which so many pixels show: four steps a pixel, within bounds.
    func table(pixels: CGFloat, opacity: Double) -> [UInt64] {
        var count = 256
        while count < 4096, CGFloat(count) < pixels * 4 { count *= 2 }
        return table(in: range, count: count, opacity: opacity)
    }

    /// Premultiplied colors at equal steps of a range of locations, for gradients of `CRaster`.
    func table(in range: ClosedRange<CGFloat>, count: Int, opacity: Double) -> [UInt64] {
        let stops = stops.flatMap { stop -> [Double] in
            let color = stop.color
            return [stop.location, Double(color.blue), Double(color.green), Double(color.red), Double(color.alpha)]
        }
        return [UInt64](unsafeUninitializedCapacity: count) { table, filled in
            riffle_gradient_table(
                stops, Int32(stops.count / 5), range.lowerBound, range.upperBound, opacity, table.baseAddress,
                Int32(count))
            filled = count
        }
    }
}
