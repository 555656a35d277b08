import RiffleQuantities

/// What a unit is called where it stands behind a number.
struct UnitName {
    /// By CLDR; nil for units that it does not know, such as an app's own.
    private let known: String?
    private let symbol: String

    init(_ unit: Unit) {
        symbol = unit.symbol
        known =
            switch unit {
            case is UnitDuration: UnitName.durations[symbol]
            case is UnitAcceleration where symbol == "g": "g-force"
            case UnitFuelEfficiency.milesPerImperialGallon: "mile-per-gallon-imperial"
            default: UnitName.names[symbol]
            }
    }

    private init(known: String) {
        self.known = known
        symbol = ""
    }

    /// Degrees of no scale: "20°".
    static let degrees = UnitName(known: "generic")

    /// A number that somebody has written, with the unit.
    func text(_ value: Double, written number: String, width: QuantityWidth, in locale: Locale) -> String {
        known.flatMap { QuantityWords(locale: locale).text(value, written: number, $0, width: width) }
            ?? "\(number) \(symbol)"
    }

    /// A quantity in the unit that people of the locale's region use for such; nil for units that CLDR does not know.
    func text(_ value: Double, for usage: String, width: QuantityWidth, in locale: Locale) -> String? {
        known.flatMap { QuantityWords(locale: locale).text(value, $0, width: width, usage: usage, precision: "") }
    }

    /// The unit without a number, in the form for several.
    func text(width: QuantityWidth, in locale: Locale) -> String {
        guard known != nil else { return symbol }
        return text(7, written: "", width: width, in: locale).trimmingCharacters(in: .whitespaces)
    }

    /// On Linux the symbol of minutes is that of meters.
    private static let durations = [
        "hr": "hour", "h": "hour", "min": "minute", "m": "minute", "s": "second", "sec": "second",
        "ms": "millisecond", "µs": "microsecond", "ns": "nanosecond",
    ]

    /// Names of CLDR by Foundation's symbols.
    private static let names: [String: String] = [
        // Angles, and their parts.
        "°": "degree", "ʹ": "arc-minute", "ʺ": "arc-second", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
        // Areas.
        "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "ha": "hectare",
        "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre",
        // Lengths.
        "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter", "µm": "micrometer",
        "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile",
        "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong",
        "ua": "astronomical-unit", "pc": "parsec",
        // Masses.
        "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "lb": "pound", "oz": "ounce",
        "st": "stone", "t": "metric-ton", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
        // Temperatures and speeds.
        "°C": "celsius", "°F": "fahrenheit", "K": "kelvin", "m/s": "meter-per-second", "km/h": "kilometer-per-hour",
        "mph": "mile-per-hour", "kn": "knot", "m/s²": "meter-per-square-second",
        // Volumes.
        "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter", "ML": "megaliter",
        "km³": "cubic-kilometer", "m³": "cubic-meter", "cm³": "cubic-centimeter", "in³": "cubic-inch",
        "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot", "bsh": "bushel",
        "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart",
        "gal": "gallon", "metric cup": "cup-metric", "metric cup Imperial": "cup-metric",
        "fl oz Imperial": "fluid-ounce-imperial", "gal Imperial": "gallon-imperial",
        // Energy, power and electricity.
        "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
        "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt", "hp": "horsepower",
        "A": "ampere", "mA": "milliampere", "V": "volt", "Ω": "ohm", "lx": "lux",
        // Pressures and frequencies.
        "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "bar": "bar", "mbar": "millibar",
        "mmHg": "millimeter-ofhg", "inHg": "inch-ofhg", "psi": "pound-force-per-square-inch", "GHz": "gigahertz",
        "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz",
        // Data, concentrations, consumption.
        "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
        "PB": "petabyte", "ppm": "part-per-1e6", "mg/dL": "milligram-ofglucose-per-deciliter",
        "L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon",
    ]
}
