/// Distances along the surface of the ellipsoid of WGS 84 (NIMA TR8350.2: semi-major axis 6,378,137 m, flattening
/// 1/298.257223563).
enum Geodesic {
    private static let majorAxis = 6_378_137.0
    private static let flattening = 1 / 298.257223563
    private static let minorAxis = majorAxis * (1 - flattening)

    /// The length of the shortest way between two places, in meters, to a centimeter; NaN where an angle is.
    ///
    /// - Complexity: O(1); between places that are almost opposite of each other some hundred times as much as elsewhere.
    static func distance(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
        guard [from.latitude, from.longitude, to.latitude, to.longitude].allSatisfy(\.isFinite) else { return .nan }
        return inverse(from, to) ?? distanceAround(from, to)
    }

    /// The inverse solution of T. Vincenty, "Direct and Inverse Solutions of Geodesics on the Ellipsoid with Application of
    /// Nested Equations", Survey Review XXIII (1975), no. 176. Names are those of the paper.
    ///
    /// - Returns: nil where it does not converge, as between places that are almost opposite of each other.
    private static func inverse(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double? {
        let f = flattening
        // The reduced latitudes.
        let u1 = atan((1 - f) * tan(from.latitude * .pi / 180))
        let u2 = atan((1 - f) * tan(to.latitude * .pi / 180))
        let (sinU1, cosU1, sinU2, cosU2) = (sin(u1), cos(u1), sin(u2), cos(u2))
        let difference = (to.longitude - from.longitude).remainder(dividingBy: 360) * .pi / 180
        var lambda = difference
        for _ in 0..<100 {
            let (sinLambda, cosLambda) = (sin(lambda), cos(lambda))
            let (east, north) = (cosU2 * sinLambda, cosU1 * sinU2 - sinU1 * cosU2 * cosLambda)
            let sinSigma = (east * east + north * north).squareRoot()
            let cosSigma = sinU1 * sinU2 + cosU1 * cosU2 * cosLambda
            // The same place, or the opposite one, of which the shortest way is not known yet.
            if sinSigma == 0 { return cosSigma > 0 ? 0 : nil }
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = cosU1 * cosU2 * sinLambda / sinSigma
            let cosSqAlpha = 1 - sinAlpha * sinAlpha
            // Along the equator there is no midpoint to speak of.
            let cos2SigmaM = cosSqAlpha > 1e-12 ? cosSigma - 2 * sinU1 * sinU2 / cosSqAlpha : 0
            let c = f / 16 * cosSqAlpha * (4 + f * (4 - 3 * cosSqAlpha))
            let next =
                difference + (1 - c) * f * sinAlpha
                * (sigma + c * sinSigma * (cos2SigmaM + c * cosSigma * (2 * cos2SigmaM * cos2SigmaM - 1)))
            guard abs(next) <= .pi else { return nil }
            if abs(next - lambda) < 1e-13 {
                return length(sigma, sinSigma, cosSigma, cosSqAlpha, cos2SigmaM)
            }
            lambda = next
        }
        return nil
    }

    private static func length(
        _ sigma: Double, _ sinSigma: Double, _ cosSigma: Double, _ cosSqAlpha: Double, _ cos2SigmaM: Double
    ) -> Double {
        let uSq = cosSqAlpha * (majorAxis * majorAxis - minorAxis * minorAxis) / (minorAxis * minorAxis)
        let a = 1 + uSq / 16384 * (4096 + uSq * (-768 + uSq * (320 - 175 * uSq)))
        let b = uSq / 1024 * (256 + uSq * (-128 + uSq * (74 - 47 * uSq)))
        let middle = cos2SigmaM * cos2SigmaM
        let inner =
            cosSigma * (2 * middle - 1)
            - b / 6 * cos2SigmaM * (4 * sinSigma * sinSigma - 3) * (4 * middle - 3)
        return minorAxis * a * (sigma - b * sinSigma * (cos2SigmaM + b / 4 * inner))
    }

    // MARK: Opposite places

    /// The distance of places that are almost opposite of each other.
    ///
    /// Any way crosses the great circle that is as far from one as from the other. The shortest way is therefore the shortest of
    /// those through a point of that circle, and of each its halves are short enough for `inverse`.
    private static func distanceAround(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
        let (start, end) = (vector(from), vector(to))
        let axis = normalized((start.0 - end.0, start.1 - end.1, start.2 - end.2))
        // Two directions at right angles to the axis, and to each other.
        let other = abs(axis.2) < 0.9 ? (0.0, 0.0, 1.0) : (1.0, 0.0, 0.0)
        let first = normalized(cross(axis, other))
        let second = cross(axis, first)
        func through(_ angle: Double) -> Double {
            let (a, b) = (cos(angle), sin(angle))
            let point = coordinate(
                (a * first.0 + b * second.0, a * first.1 + b * second.1, a * first.2 + b * second.2))
            return (inverse(from, point) ?? .infinity) + (inverse(point, to) ?? .infinity)
        }
        let step = Double.pi / 36
        let lengths = (0..<72).map { through(Double($0) * step) }
        return lengths.indices.reduce(Double.infinity) { best, index in
            let isLow = lengths[index] <= lengths[(index + 1) % 72] && lengths[index] <= lengths[(index + 71) % 72]
            guard isLow else { return best }
            let angle = Double(index) * step
            return min(best, minimum(of: through, from: angle - step, to: angle + step))
        }
    }

    /// The least value between two bounds, by golden sections.
    private static func minimum(of value: (Double) -> Double, from lower: Double, to upper: Double) -> Double {
        let ratio = (5.0.squareRoot() - 1) / 2
        var (low, high) = (lower, upper)
        var (left, right) = (high - ratio * (high - low), low + ratio * (high - low))
        var (atLeft, atRight) = (value(left), value(right))
        for _ in 0..<40 {
            if atLeft < atRight {
                (high, right, atRight) = (right, left, atLeft)
                left = high - ratio * (high - low)
                atLeft = value(left)
            } else {
                (low, left, atLeft) = (left, right, atRight)
                right = low + ratio * (high - low)
                atRight = value(right)
            }
        }
        return min(atLeft, atRight)
    }

    private typealias Vector = (Double, Double, Double)

    private static func vector(_ place: CLLocationCoordinate2D) -> Vector {
        let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
        return (cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
    }

    private static func coordinate(_ v: Vector) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: atan2(v.2, (v.0 * v.0 + v.1 * v.1).squareRoot()) * 180 / .pi,
            longitude: atan2(v.1, v.0) * 180 / .pi)
    }

    private static func normalized(_ v: Vector) -> Vector {
        let length = (v.0 * v.0 + v.1 * v.1 + v.2 * v.2).squareRoot()
        return (v.0 / length, v.1 / length, v.2 / length)
    }

    private static func cross(_ a: Vector, _ b: Vector) -> Vector {
        (a.1 * b.2 - a.2 * b.1, a.2 * b.0 - a.0 * b.2, a.0 * b.1 - a.1 * b.0)
    }
}
