import Foundation

/// Round numbers for axes.
enum NiceNumbers {
    /// The most marks of an axis, whatever stride is asked for.
    static let limit = 1_000

    /// The round step that divides a range into about `count` parts: 1, 2 or 5 times a power of ten, whichever is nearest
    /// on a logarithmic scale. The thresholds are those of d3-array's `ticks`, the geometric means of neighbors.
    static func step(_ lower: Double, _ upper: Double, count: Int) -> Double {
        let raw = abs(upper - lower) / Double(max(1, count))
        guard raw > 0, raw.isFinite else { return 1 }
        let power = pow(10, floor(log10(raw)))
        let error = raw / power
        let factor: Double =
            error >= 50.0.squareRoot() ? 10 : error >= 10.0.squareRoot() ? 5 : error >= 2.0.squareRoot() ? 2 : 1
        return factor * power
    }

    /// The multiples of a step that lie in a range, ascending.
    static func multiples(of step: Double, from lower: Double, through upper: Double) -> [Double] {
        guard step > 0, step.isFinite, lower <= upper, (upper - lower) / step < Double(limit) else { return [] }
        // A step that is a fraction in binary misses the ends by its last bits.
        let tolerance = 1e-9
        let first = (lower / step - tolerance).rounded(.up)
        let last = (upper / step + tolerance).rounded(.down)
        guard first <= last else { return [] }
        // Dividing by the inverse gives 0.3 where multiplying by 0.1 gives 0.30000000000000004.
        let inverse = (1 / step).rounded()
        let isFraction = step < 1 && abs(inverse * step - 1) < tolerance
        return stride(from: first, through: last, by: 1).map { isFraction ? $0 / inverse : $0 * step }.map {
            $0 == 0 ? 0 : $0
        }
    }

    /// How many decimals the multiples of a step have.
    static func decimals(of step: Double) -> Int {
        guard step > 0, step.isFinite else { return 0 }
        for decimals in 0..<10 {
            let scaled = step * pow(10, Double(decimals))
            if abs(scaled - scaled.rounded()) < 1e-6 * max(1, scaled) { return decimals }
        }
        return 10
    }

    /// Powers of ten in a range, and their doubles and fives where there are few.
    static func powers(from lower: Double, through upper: Double, count: Int) -> [Double] {
        guard lower > 0, upper >= lower, upper.isFinite else { return [] }
        let first = Int(clamping: floor(log10(lower)))
        let last = Int(clamping: ceil(log10(upper)))
        let factors: [Double] = last - first < 3 ? [1, 2, 5] : [1]
        var values: [Double] = []
        for exponent in first...last {
            for factor in factors {
                let value = factor * pow(10, Double(exponent))
                if value >= lower * (1 - 1e-9) && value <= upper * (1 + 1e-9) { values.append(value) }
            }
        }
        let every = factors.count > 1 ? 1 : max(1, values.count / max(1, count))
        return values.indices.filter { $0 % every == 0 }.map { values[$0] }
    }
}
