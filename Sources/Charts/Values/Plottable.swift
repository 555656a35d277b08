/// A type whose values charts show: a number, a date, a string, or one's own type that stands for one of these.
public protocol Plottable {
    /// The type that the values stand for.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    /// What the value stands for.
    var primitivePlottable: PrimitivePlottable { get }

    /// The value that stands for a primitive one; nil if there is none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    /// The value as scales know it.
    var _plotted: _PlottedValue { get }

    /// The value that is nearest to one of a scale; nil for one of another kind.
    init?(_plotted: _PlottedValue)
}

extension PrimitivePlottableProtocol {
    /// The value itself.
    public var primitivePlottable: Self { self }

    /// The value itself.
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    /// The raw value.
    public var primitivePlottable: RawValue { rawValue }

    /// The value with a raw value.
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
    /// The value as scales know it.
    var plotted: _PlottedValue { primitivePlottable._plotted }

    /// The value that is nearest to one of a scale.
    init?(plotted: _PlottedValue) {
        guard let primitive = PrimitivePlottable(_plotted: plotted) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
    /// The number.
    public var _plotted: _PlottedValue { .number(Double(self)) }

    /// The number at a place of a scale.
    public init?(_plotted: _PlottedValue) {
        guard case .number(let number) = _plotted else { return nil }
        self.init(number)
    }
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
    /// The number.
    public var _plotted: _PlottedValue { .number(Double(self)) }

    /// The whole number nearest to a place of a scale; nil where the type has none.
    public init?(_plotted: _PlottedValue) {
        guard case .number(let number) = _plotted, number.isFinite else { return nil }
        self.init(exactly: number.rounded())
    }
}

extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
    /// The number, as near as a `Double` is.
    public var _plotted: _PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }

    /// The number at a place of a scale.
    public init?(_plotted: _PlottedValue) {
        guard case .number(let number) = _plotted, number.isFinite else { return nil }
        self.init(number)
    }
}

extension Date: PrimitivePlottableProtocol {
    /// The time.
    public var _plotted: _PlottedValue { .date(timeIntervalSinceReferenceDate) }

    /// The time at a place of a scale.
    public init?(_plotted: _PlottedValue) {
        guard case .date(let seconds) = _plotted, seconds.isFinite else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

extension String: PrimitivePlottableProtocol {
    /// The name.
    public var _plotted: _PlottedValue { .category(self) }

    /// The name at a place of a scale.
    public init?(_plotted: _PlottedValue) {
        guard case .category(let name) = _plotted else { return nil }
        self = name
    }
}
