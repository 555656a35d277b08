import RiffleQuantities

/// Writes quantities with their unit.
///
/// Foundation on Linux has only the name.
public final class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// What becomes of the unit.
    public struct UnitOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// As it comes, instead of that which people of the region use.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// The unit in which the number is easy to read.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// Temperatures without "C" and "F".
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// What becomes of the unit.
    public var unitOptions: UnitOptions = []
    /// How much room the unit takes.
    public var unitStyle = Formatter.UnitStyle.medium
    /// For what people quantities are written.
    ///
    /// Setting it has numbers written for them, too.
    public var locale: Locale! = Locale.current {
        didSet { numberFormatter?.locale = locale }
    }
    /// How numbers are written; at first with up to three decimals.
    public var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 3
        return formatter
    }()

    /// A formatter in words of medium length.
    public override init() { super.init() }

    /// Cannot be read from an archive.
    public required init?(coder: NSCoder) { nil }

    /// A quantity with its unit.
    public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        var value = measurement.value
        var unit: Unit = measurement.unit
        if !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension {
            let customary = customary(value, dimension)
            value = customary.value
            unit = customary.unit
        }
        let number = numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
        let hidesScale = unit is UnitTemperature && unitOptions.contains(.temperatureWithoutUnit)
        return (hidesScale ? .degrees : UnitName(unit))
            .text(value, written: number, width: width, in: locale ?? .current)
    }

    /// A unit without a number.
    public func string(from unit: Unit) -> String {
        UnitName(unit).text(width: width, in: locale ?? .current)
    }

    /// A quantity or a unit; nil for anything else.
    public override func string(for obj: Any?) -> String? {
        (obj as? any Quantity)?.string(by: self) ?? (obj as? Unit).map { string(from: $0) }
    }

    private var width: QuantityWidth {
        switch unitStyle {
        case .short: .narrow
        case .medium: .abbreviated
        case .long: .wide
        @unknown default: .abbreviated
        }
    }

    private func customary(_ value: Double, _ unit: Dimension) -> (value: Double, unit: Unit) {
        func found<U: Dimension>(_ unit: U) -> (value: Double, unit: Unit) {
            let measurement = Measurement(value: value, unit: unit).customary(in: locale ?? .current)
            return (measurement.value, measurement.unit)
        }
        switch unit {
        case let unit as UnitTemperature: return found(unit)
        case let unit as UnitLength: return found(unit)
        case let unit as UnitMass: return found(unit)
        case let unit as UnitSpeed: return found(unit)
        default: return (value, unit)
        }
    }
}

extension MeasurementFormatter: RegionalFormatter {
    package func adapt(to region: TextRegion) {
        if locale != region.locale { locale = region.locale }
        numberFormatter?.adapt(to: region)
    }
}

/// A measurement of any unit.
private protocol Quantity {
    func string(by formatter: MeasurementFormatter) -> String
}

extension Measurement: Quantity {
    fileprivate func string(by formatter: MeasurementFormatter) -> String { formatter.string(from: self) }
}
