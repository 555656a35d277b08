import Synchronization

/// A formatter that writes for the region of the view that shows what it writes.
///
/// As on Apple's platforms the formatter itself is set up so, whatever it was set to before: one that many texts share is
/// set up once.
package protocol RegionalFormatter: Formatter {
    /// Writes for a region from now on.
    func adapt(to region: TextRegion)
}

// What is the same already is not set again: formatters begin anew with whatever is set.

extension DateFormatter: RegionalFormatter {
    package func adapt(to region: TextRegion) {
        if locale != region.locale { locale = region.locale }
        if calendar != region.calendar { calendar = region.calendar }
        if timeZone != region.timeZone { timeZone = region.timeZone }
    }
}

extension DateIntervalFormatter: RegionalFormatter {
    package func adapt(to region: TextRegion) {
        if locale != region.locale { locale = region.locale }
        if calendar != region.calendar { calendar = region.calendar }
        if timeZone != region.timeZone { timeZone = region.timeZone }
    }
}

extension ISO8601DateFormatter: RegionalFormatter {
    package func adapt(to region: TextRegion) {
        if timeZone != region.timeZone { timeZone = region.timeZone }
    }
}

extension NumberFormatter: RegionalFormatter {
    package func adapt(to region: TextRegion) {
        if locale != region.locale { locale = region.locale }
    }
}

extension EnergyFormatter: RegionalFormatter {
    package func adapt(to region: TextRegion) {
        numberFormatter?.adapt(to: region)
        reportEnglishUnits("EnergyFormatter", region)
    }
}

extension LengthFormatter: RegionalFormatter {
    package func adapt(to region: TextRegion) {
        numberFormatter?.adapt(to: region)
        reportEnglishUnits("LengthFormatter", region)
    }
}

extension MassFormatter: RegionalFormatter {
    package func adapt(to region: TextRegion) {
        numberFormatter?.adapt(to: region)
        reportEnglishUnits("MassFormatter", region)
    }
}

/// Foundation on Linux has the names of these units in English only.
private func reportEnglishUnits(_ name: String, _ region: TextRegion) {
    guard let language = region.locale.language.languageCode?.identifier, language != "en" else { return }
    RuntimeIssue.reportOnce(
        "Riffle: \(name) writes units in English on Linux, and the text is for the language \(language). "
            + "MeasurementFormatter and Measurement.FormatStyle know the languages.")
}

/// What a formatter writes of a value: for the region of the view, where the formatter knows regions.
final class FormatterText: Equatable, @unchecked Sendable {
    // Formatters and what they write are used where texts are shown, one at a time.
    private let subject: AnyHashable
    private let formatter: Formatter
    /// What the formatter wrote when the text was made: how it is set up, as far as one sees it.
    private let first: String
    /// What it wrote last, so that a text stays the same when its formatter is set up for another one.
    private let last = Mutex<(region: TextRegion, string: String)?>(nil)

    init(_ subject: AnyHashable, _ formatter: Formatter) {
        self.subject = subject
        self.formatter = formatter
        first = FormatterText.string(for: subject.base, by: formatter)
    }

    /// What a formatter writes of a value; nothing if it cannot write it.
    private static func string(for subject: Any, by formatter: Formatter) -> String {
        // Foundation on Linux ends the process where these three are asked for a value of any kind. They take numbers,
        // as quantities of the units of physics.
        let number = (subject as? NSNumber)?.doubleValue ?? subject as? Double
        switch formatter {
        case let energies as EnergyFormatter: return number.map(energies.string(fromJoules:)) ?? ""
        case let lengths as LengthFormatter: return number.map(lengths.string(fromMeters:)) ?? ""
        case let masses as MassFormatter: return number.map(masses.string(fromKilograms:)) ?? ""
        default: return formatter.string(for: subject) ?? ""
        }
    }

    func string(for region: TextRegion) -> String {
        guard let formatter = formatter as? any RegionalFormatter else { return first }
        return last.withLock { last in
            if let last, last.region == region { return last.string }
            formatter.adapt(to: region)
            let string = FormatterText.string(for: subject.base, by: formatter)
            last = (region, string)
            return string
        }
    }

    static func == (one: FormatterText, other: FormatterText) -> Bool {
        one.formatter === other.formatter && one.subject == other.subject && one.first == other.first
    }
}
