import Foundation

/// How a unit is called in English, and what the customary unit for the same is in the United States or elsewhere.
struct UnitWords {
    /// Behind a number with a space: "km".
    let abbreviation: String
    /// Behind a number without one: "km", "′".
    let narrow: String
    /// For one: "kilometer".
    let one: String
    /// For any other number: "kilometers".
    let many: String

    private init(_ abbreviation: String, _ one: String, _ many: String? = nil, narrow: String? = nil) {
        self.abbreviation = abbreviation
        self.one = one
        self.many = many ?? one + "s"
        self.narrow = narrow ?? abbreviation
    }

    /// What is known of a unit by its symbol, else the symbol itself.
    init(_ unit: Unit) {
        self = UnitWords.known[unit.symbol] ?? UnitWords(unit.symbol, unit.symbol, unit.symbol)
    }

    /// A number with the unit's name.
    func text(_ number: String, isOne: Bool, width: Width) -> String {
        switch width {
        case .wide: "\(number) \(isOne ? one : many)"
        case .abbreviated: abbreviation.hasPrefix("°") ? number + abbreviation : "\(number) \(abbreviation)"
        case .narrow: number + narrow
        }
    }

    /// How much room the name takes.
    enum Width: Int, Codable, Sendable {
        case wide, abbreviated, narrow
    }

    private static let known: [String: UnitWords] = [
        "km": UnitWords("km", "kilometer"), "m": UnitWords("m", "meter"), "cm": UnitWords("cm", "centimeter"),
        "mm": UnitWords("mm", "millimeter"), "mi": UnitWords("mi", "mile"),
        "ft": UnitWords("ft", "foot", "feet", narrow: "′"), "in": UnitWords("in", "inch", "inches", narrow: "″"),
        "yd": UnitWords("yd", "yard"), "nm": UnitWords("nm", "nanometer"), "NM": UnitWords("nmi", "nautical mile"),
        "kg": UnitWords("kg", "kilogram"), "g": UnitWords("g", "gram"), "mg": UnitWords("mg", "milligram"),
        "lb": UnitWords("lb", "pound", narrow: "#"), "oz": UnitWords("oz", "ounce"),
        "st": UnitWords("st", "stone", "stones"), "t": UnitWords("t", "metric ton"),
        "°C": UnitWords("°C", "degree Celsius", "degrees Celsius"),
        "°F": UnitWords("°F", "degree Fahrenheit", "degrees Fahrenheit", narrow: "°"),
        "K": UnitWords("K", "kelvin"),
        "km/h": UnitWords("km/h", "kilometer per hour", "kilometers per hour"),
        "mph": UnitWords("mph", "mile per hour", "miles per hour"),
        "m/s": UnitWords("m/s", "meter per second", "meters per second"), "kn": UnitWords("kn", "knot"),
        "h": UnitWords("hr", "hour", narrow: "h"), "hr": UnitWords("hr", "hour", narrow: "h"),
        "min": UnitWords("min", "minute", narrow: "m"), "s": UnitWords("sec", "second", narrow: "s"),
        "sec": UnitWords("sec", "second", narrow: "s"), "ms": UnitWords("ms", "millisecond"),
        "L": UnitWords("L", "liter"), "mL": UnitWords("mL", "milliliter"), "cup": UnitWords("c", "cup"),
        "gal": UnitWords("gal", "gallon"), "fl oz": UnitWords("fl oz", "fluid ounce"),
        "tbsp": UnitWords("tbsp", "tablespoon"), "tsp": UnitWords("tsp", "teaspoon"), "pt": UnitWords("pt", "pint"),
        "qt": UnitWords("qt", "quart"), "kCal": UnitWords("kcal", "kilocalorie"), "cal": UnitWords("cal", "calorie"),
        "kJ": UnitWords("kJ", "kilojoule"), "J": UnitWords("J", "joule"),
        "kWh": UnitWords("kWh", "kilowatt hour"), "°": UnitWords("deg", "degree", narrow: "°"),
        "rad": UnitWords("rad", "radian"), "hPa": UnitWords("hPa", "hectopascal"),
        "Hz": UnitWords("Hz", "hertz", "hertz"),
    ]
}

extension Measurement where UnitType: Dimension {
    /// The same in the unit that people of a region use: miles, pounds and Fahrenheit in the United States.
    func customary(in locale: Locale) -> Measurement<UnitType> {
        let isUS = locale.measurementSystem == .us
        let usesFahrenheit = isUS
        func size(_ unit: Dimension) -> Double { abs(unit.converter.value(fromBaseUnitValue: baseValue)) }
        let target: Dimension?
        switch unit {
        case is UnitTemperature:
            target = unit.symbol == "K" ? nil : usesFahrenheit ? UnitTemperature.fahrenheit : UnitTemperature.celsius
        case is UnitLength where isUS:
            target = size(UnitLength.miles) >= 0.5 ? .miles : size(UnitLength.feet) >= 1 ? .feet : UnitLength.inches
        case is UnitLength:
            target =
                size(UnitLength.kilometers) >= 1
                ? .kilometers : size(UnitLength.meters) >= 1 ? .meters : UnitLength.centimeters
        case is UnitMass where isUS:
            target = size(UnitMass.pounds) >= 1 ? .pounds : UnitMass.ounces
        case is UnitMass:
            target = size(UnitMass.kilograms) >= 1 ? .kilograms : UnitMass.grams
        case is UnitSpeed:
            target = isUS ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
        default:
            target = nil
        }
        return (target as? UnitType).map { converted(to: $0) } ?? self
    }

    private var baseValue: Double { unit.converter.baseUnitValue(fromValue: value) }
}
