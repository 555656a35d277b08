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
