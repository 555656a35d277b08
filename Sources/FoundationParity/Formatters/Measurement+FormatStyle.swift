import RiffleQuantities

/// What a measured quantity is used for, which decides the unit that it is written in.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    /// By CLDR; nil for the unit that the quantity comes in.
    private let usage: String?

    var keepsUnit: Bool { usage == nil }

    /// What CLDR calls it.
    var name: String { usage ?? "default" }

    /// In the unit that people of the region use.
    public static var general: Self { Self(usage: "default") }
    /// In the unit that it comes in.
    public static var asProvided: Self { Self(usage: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// For the height of persons.
    public static var person: Self { Self(usage: "person") }
    /// For ways.
    public static var road: Self { Self(usage: "road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// For the weather.
    public static var weather: Self { Self(usage: "weather") }
    /// For persons.
    public static var person: Self { Self(usage: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// For the weight of persons.
    public static var personWeight: Self { Self(usage: "person") }
}

extension Measurement where UnitType: Dimension {
    /// Writes quantities with their unit.
    public struct FormatStyle: Foundation.FormatStyle {
        /// How much room the name of the unit takes.
        public struct UnitWidth: Hashable, Codable, Sendable {
            let words: QuantityWidth

            /// "5 kilometers".
            public static var wide: UnitWidth { UnitWidth(words: .wide) }
            /// "5 km".
            public static var abbreviated: UnitWidth { UnitWidth(words: .abbreviated) }
            /// "5km".
            public static var narrow: UnitWidth { UnitWidth(words: .narrow) }
        }

        /// How much room the name of the unit takes.
        public var width: UnitWidth
        /// For what people the quantity is written.
        public var locale: Locale
        /// What the quantity is used for.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// How the number is written; nil for whole numbers, with two digits at least.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether "C" and "F" are left out.
        public var hidesScaleName = false

        /// A style of a width.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// A quantity with its unit.
        public func format(_ value: Measurement<UnitType>) -> String {
            let unit = UnitName(value.unit)
            let hidesName = hidesScaleName && value.unit is UnitTemperature
            if let usage, !usage.keepsUnit, numberFormatStyle == nil, !hidesName,
                let text = unit.text(value.value, for: usage.name, width: width.words, in: locale)
            {
                return text
            }
            let keeps = usage?.keepsUnit ?? true
            let shown = keeps ? value : value.customary(in: locale)
            let number = (numberFormatStyle?.locale(locale) ?? style(of: shown.value, keeps: keeps)).format(shown.value)
            return (hidesName ? .degrees : UnitName(shown.unit))
                .text(shown.value, written: number, width: width.words, in: locale)
        }

        /// The style for people of a region.
        public func locale(_ locale: Locale) -> Self {
            var result = self
            result.locale = locale
            return result
        }

        private func style(of value: Double, keeps: Bool) -> FloatingPointFormatStyle<Double> {
            let style = FloatingPointFormatStyle<Double>(locale: locale)
            if keeps { return style.precision(.fractionLength(0...6)) }
            return abs(value) < 10 ? style.precision(.significantDigits(1...2)) : style.precision(.fractionLength(0))
        }
    }

    /// The quantity with its unit, as people of the user's region write it.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// The quantity in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.format(self)
    }
}

extension FormatStyle {
    /// Quantities with their unit.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// Temperatures, with or without "C" and "F".
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}

extension UnitSpeed {
    /// The unit that people of a region use: miles per hour in the United States and Britain.
    public convenience init(forLocale locale: Locale) {
        let unit: UnitSpeed = locale.measurementSystem == .metric ? .kilometersPerHour : .milesPerHour
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitTemperature {
    /// The unit that people of a region use: Fahrenheit in the United States.
    public convenience init(forLocale locale: Locale) {
        let unit: UnitTemperature = locale.measurementSystem == .us ? .fahrenheit : .celsius
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitLength {
    /// The unit for ways that people of a region use: miles in the United States and Britain.
    public convenience init(forLocale locale: Locale) {
        let unit: UnitLength = locale.measurementSystem == .metric ? .kilometers : .miles
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}
