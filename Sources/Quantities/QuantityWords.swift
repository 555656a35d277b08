import CRiffleICU
import Foundation
import RiffleCaching
import Synchronization

/// How much room the name of a unit takes.
package enum QuantityWidth: Int, Codable, Sendable {
    /// "5 kilometers".
    case wide
    /// "5 km".
    case abbreviated
    /// "5km".
    case narrow

    fileprivate var skeleton: String {
        switch self {
        case .wide: "unit-width-full-name"
        case .abbreviated: "unit-width-short"
        case .narrow: "unit-width-narrow"
        }
    }
}

/// Writes quantities as a language does, by the ICU that comes with Foundation.
///
/// Texts take about 10 µs each. Units have the names that CLDR gives them: `kilometer-per-hour`.
package struct QuantityWords: Sendable {
    private let locale: Locale

    package init(locale: Locale) { self.locale = locale }

    /// A number with its unit; nil where ICU does not know the unit.
    ///
    /// - Parameters:
    ///   - usage: what the quantity is for, in CLDR's words, which also chooses unit and digits: `road`; nil keeps the unit.
    ///   - precision: the digits, as skeletons of ICU name them; empty for those of the usage.
    ///   - isSigned: whether a plus stands before numbers that are not negative.
    package func text(
        _ value: Double, _ unit: String, width: QuantityWidth, usage: String? = nil, precision: String = ".######",
        isSigned: Bool = false
    ) -> String? {
        // Degrees of no scale are no unit that numbers are converted to.
        var skeleton = "\(unit == "generic" ? "measure-unit/temperature-generic" : "unit/\(unit)") \(width.skeleton)"
        if let usage { skeleton += " usage/\(usage)" }
        if !precision.isEmpty { skeleton += " \(precision)" }
        if isSigned { skeleton += " sign-always" }
        return text(value, skeleton)
    }

    /// A quantity whose number somebody else has written, in the form for that number; nil where ICU does not know the
    /// unit.
    ///
    /// Where the language has a word instead of number and unit, as Arabic has for two, it stands alone.
    package func text(_ value: Double, written number: String, _ unit: String, width: QuantityWidth) -> String? {
        // Whether a number is one depends on the digits that are shown: "1 kilometer", "1.0 kilometers".
        let count = Self.fractionDigits(of: number, locale)
        let digits = count == 0 ? "precision-integer" : "." + String(repeating: "0", count: count)
        guard let whole = text(value, unit, width: width, precision: digits), let own = text(value, digits) else {
            return nil
        }
        guard let place = whole.range(of: own) else { return whole }
        return whole.replacingCharacters(in: place, with: number)
    }

    /// A part of a whole in percent: "30%". What is no number counts as nothing.
    package func percent(_ fraction: Double) -> String {
        let percent = (fraction * 100).rounded()
        let value = percent.isFinite ? percent : 0
        return text(value, "percent precision-integer") ?? "\(Int(value))%"
    }

    /// Quantities after one another, as in "1 hr, 5 min".
    package func list(_ parts: [String], width: QuantityWidth) -> String {
        guard parts.count > 1 else { return parts.first ?? "" }
        let units = parts.map { Array($0.utf16) }
        let all = units.flatMap { $0 }
        let written = all.withUnsafeBufferPointer { buffer -> String? in
            var start = 0
            let places = units.map { unit in
                defer { start += unit.count }
                return Optional(buffer.baseAddress! + start)
            }
            return Self.string(capacity: all.count + 32 * units.count) { text, capacity in
                riffle_quantities_text(
                    places, units.map { Int32($0.count) }, Int32(units.count), locale.identifier, Int32(width.rawValue),
                    text, capacity)
            }
        }
        return written ?? parts.joined(separator: ", ")
    }

    /// The digits of numbers from 0 on that have no sign and no groups.
    package func digits(_ number: Int, padded length: Int = 1) -> String {
        let plain = String(number)
        let zeros = String(repeating: "0", count: max(0, length - plain.count))
        let zero = clockSigns.zero
        guard zero != "0" else { return zeros + plain }
        return String(
            String.UnicodeScalarView(
                (zeros + plain).unicodeScalars.map {
                    (48...57).contains($0.value) ? Unicode.Scalar(zero.value + $0.value - 48) ?? $0 : $0
                }))
    }

    /// What stands between hours, minutes and seconds.
    package var clockSeparator: String { clockSigns.separator }

    // MARK: What is kept

    private struct ClockSigns: Sendable {
        var zero: Unicode.Scalar
        var separator: String
    }

    private struct FormatterKey: Hashable {
        let locale: String
        let skeleton: String
    }

    private final class Formatter: @unchecked Sendable {
        // ICU's formatters change no more once they are open.
        let handle: OpaquePointer

        init?(_ key: FormatterKey) {
            let skeleton = Array(key.skeleton.utf16)
            guard let handle = riffle_number_formatter(skeleton, Int32(skeleton.count), key.locale) else { return nil }
            self.handle = handle
        }

        deinit { riffle_number_formatter_close(handle) }
    }

    private static let formatters = Mutex(LeastRecentlyUsedCache<FormatterKey, Formatter>(capacity: 200))
    private static let clocks = Mutex(LeastRecentlyUsedCache<String, ClockSigns>(capacity: 100))

    /// The signs are those that Foundation writes lengths of time with.
    private var clockSigns: ClockSigns {
        let key = locale.identifier
        if let known = Self.clocks.withLock({ $0.value(for: key) }) { return known }
        let sample = Duration.seconds(3_723).formatted(.time(pattern: .hourMinuteSecond).locale(locale)).unicodeScalars
        var signs = ClockSigns(zero: "0", separator: ":")
        if let one = sample.first(where: { $0.properties.numericType == .decimal }) {
            signs.zero = Unicode.Scalar(one.value - 1) ?? "0"
            let rest = sample.drop { $0 != one }.dropFirst()
            signs.separator = String(
                String.UnicodeScalarView(rest.prefix { $0.properties.numericType != .decimal }))
        }
        Self.clocks.withLock { $0.insert(signs, for: key, cost: 1) }
        return signs
    }

    private func text(_ value: Double, _ skeleton: String) -> String? {
        let key = FormatterKey(locale: locale.identifier, skeleton: skeleton)
        guard let formatter = Self.formatters.withLock({ $0.value(for: key) }) ?? Formatter(key) else { return nil }
        Self.formatters.withLock { $0.insert(formatter, for: key, cost: 1) }
        return Self.string(capacity: 128) { riffle_number_text(formatter.handle, value, $0, $1) }
    }

    private static func string(
        capacity: Int, _ write: (UnsafeMutablePointer<UInt16>, Int32) -> Int32
    ) -> String? {
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { buffer in
            let length = Int(write(buffer.baseAddress!, Int32(capacity)))
            guard length >= 0, length <= capacity else { return nil }
            return String(decoding: buffer[..<length], as: UTF16.self)
        }
    }

    private static func fractionDigits(of number: String, _ locale: Locale) -> Int {
        guard let separator = locale.decimalSeparator, let place = number.range(of: separator, options: .backwards)
        else { return 0 }
        return min(9, number[place.upperBound...].prefix { $0.isNumber }.count)
    }
}
