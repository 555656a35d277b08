/// The values that a scale has room for.
public protocol ScaleDomain {
    /// The domain without its type.
    var _domain: _ScaleDomainValue { get }
}

/// A domain without its type.
public struct _ScaleDomainValue {
    enum Storage {
        case automatic(AutomaticScaleDomain)
        /// From the least to the greatest, or all names in order.
        case values([_PlottedValue], isReversed: Bool = false)
    }

    let storage: Storage
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    /// From one end to the other.
    public var _domain: _ScaleDomainValue {
        _ScaleDomainValue(storage: .values([lowerBound.plotted, upperBound.plotted]))
    }
}

extension Range: ScaleDomain where Bound: Plottable {
    /// From one end to the other.
    public var _domain: _ScaleDomainValue {
        _ScaleDomainValue(storage: .values([lowerBound.plotted, upperBound.plotted]))
    }
}

extension Array: ScaleDomain where Element: Plottable {
    /// Names in order, or from the first number or date to the last, which may be the lesser.
    public var _domain: _ScaleDomainValue {
        let values = map(\.plotted)
        let isReversed = count >= 2 && (values[0].magnitude ?? 0) > (values[count - 1].magnitude ?? 0)
        return _ScaleDomainValue(storage: .values(values, isReversed: isReversed))
    }
}

extension ArraySlice: ScaleDomain where Element: Plottable {
    /// As of an array.
    public var _domain: _ScaleDomainValue { Array(self)._domain }
}

/// A domain that follows from the data.
public struct AutomaticScaleDomain: ScaleDomain {
    var includesZero: Bool?
    var isReversed = false
    var modify: (([_PlottedValue]) -> [_PlottedValue])?

    /// The domain itself.
    public var _domain: _ScaleDomainValue { _ScaleDomainValue(storage: .automatic(self)) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// What the data needs, and zero where it is numbers.
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

    /// What the data needs.
    ///
    /// - Parameters:
    ///   - includesZero: whether zero is part of it in any case; by nil where the data is numbers.
    ///   - reversed: whether greater values come first.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
    }

    /// What the data needs, and what a closure makes of it.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type = DataValue.self,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false) { inferred in
            var values = inferred.compactMap { DataValue(plotted: $0) }
            modifyInferredDomain(&values)
            return values.map(\.plotted)
        }
    }
}
