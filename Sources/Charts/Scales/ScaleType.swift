import Foundation

/// How values are spread over a length.
public struct ScaleType: Hashable, Sendable, CustomStringConvertible {
    enum Kind: Hashable {
        case linear, log, squareRoot, category, date
        case symmetricLog(Double)
        case power(Double)
    }

    let kind: Kind

    /// Evenly.
    public static var linear: ScaleType { ScaleType(kind: .linear) }
    /// By logarithm; values that are not positive are left out.
    public static var log: ScaleType { ScaleType(kind: .log) }
    /// By logarithm on both sides of zero, and evenly around it.
    public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
    /// By square root.
    public static var squareRoot: ScaleType { ScaleType(kind: .squareRoot) }
    /// Names, one beside the other.
    public static var category: ScaleType { ScaleType(kind: .category) }
    /// Dates, evenly.
    public static var date: ScaleType { ScaleType(kind: .date) }

    /// By logarithm on both sides of zero.
    ///
    /// - Parameter slopeAtZero: how steep the scale is at zero.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(kind: .symmetricLog(slopeAtZero)) }

    /// By a power.
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

    /// The type's name.
    public var description: String { "\(kind)" }

    /// What is spread evenly; nil for values that the scale does not have.
    func apply(_ value: Double) -> Double? {
        let result: Double =
            switch kind {
            case .linear, .category, .date: value
            case .log: value > 0 ? Foundation.log(value) : .nan
            case .squareRoot: value < 0 ? -(-value).squareRoot() : value.squareRoot()
            // The transform of Webber, "A bi-symmetric log transformation for wide-range data" (2013).
            case .symmetricLog(let slope): (value < 0 ? -1 : 1) * log1p(abs(value) * slope)
            case .power(let exponent): value < 0 ? -pow(-value, exponent) : pow(value, exponent)
            }
        return result.isFinite ? result : nil
    }

    /// The value that is spread to a place.
    func invert(_ place: Double) -> Double {
        switch kind {
        case .linear, .category, .date: place
        case .log: exp(place)
        case .squareRoot: place < 0 ? -place * place : place * place
        case .symmetricLog(let slope): (place < 0 ? -1 : 1) * expm1(abs(place)) / slope
        case .power(let exponent): place < 0 ? -pow(-place, 1 / exponent) : pow(place, 1 / exponent)
        }
    }
}
