import Foundation

/// A message for the log: a literal with values, of which some are private.
///
/// What is marked private or sensitive is written as `<private>`. All else is written as it is; on Apple's platforms,
/// strings that are not marked public are hidden too where no debugger is attached.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// A message without values.
    public init(stringLiteral value: String) { text = value }

    /// A message with values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Who may read a value of a message.
public struct OSLogPrivacy: Sendable {
    /// What stands for a hidden value.
    public enum Mask: Sendable {
        /// A number that equal values share.
        case hash
        /// Nothing.
        case none
    }

    fileprivate let isHidden: Bool

    /// Everybody.
    public static let `public` = OSLogPrivacy(isHidden: false)
    /// Nobody.
    public static let `private` = OSLogPrivacy(isHidden: true)
    /// Nobody, whatever the log is set to.
    public static let sensitive = OSLogPrivacy(isHidden: true)
    /// Everybody.
    public static let auto = OSLogPrivacy(isHidden: false)

    /// Nobody.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// Nobody, whatever the log is set to.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    /// Everybody.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// How a message writes a whole number.
public struct OSLogIntegerFormatting: Sendable {
    fileprivate let radix: Int
    fileprivate let minimumDigits: Int

    /// In decimal.
    public static let decimal = OSLogIntegerFormatting(radix: 10, minimumDigits: 0)
    /// In hexadecimal.
    public static let hex = OSLogIntegerFormatting(radix: 16, minimumDigits: 0)
    /// In octal.
    public static let octal = OSLogIntegerFormatting(radix: 8, minimumDigits: 0)

    /// In decimal, with zeros in front up to a number of digits.
    public static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 10, minimumDigits: minDigits)
    }

    fileprivate func string<Number: BinaryInteger>(_ number: Number) -> String {
        let digits = String(number.magnitude, radix: radix)
        let zeros = String(repeating: "0", count: min(max(minimumDigits - digits.count, 0), 100))
        return (number < 0 ? "-" : "") + zeros + digits
    }
}

/// How a message writes a number with decimals.
public struct OSLogFloatFormatting: Sendable {
    fileprivate let precision: Int?

    /// With six decimals.
    public static let fixed = OSLogFloatFormatting(precision: 6)
    /// As many digits as it takes.
    public static let hybrid = OSLogFloatFormatting(precision: nil)

    /// With a number of decimals, 0...100.
    public static func fixed(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(precision: min(max(precision, 0), 100))
    }

    fileprivate func string(_ number: Double) -> String {
        precision.map { String(format: "%.\($0)f", number) } ?? "\(number)"
    }
}

/// Collects the pieces of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// An empty message with room for as much as is announced.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a string.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure () -> String, privacy: OSLogPrivacy = .auto
    ) {
        append(argumentString(), privacy)
    }

    /// Appends a whole number.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, privacy: OSLogPrivacy = .auto
    ) {
        append(format.string(number()), privacy)
    }

    /// Appends a number.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ number: @autoclosure () -> T, format: OSLogFloatFormatting = .fixed, privacy: OSLogPrivacy = .auto
    ) {
        append(format.string(Double(number())), privacy)
    }

    /// Appends true or false.
    public mutating func appendInterpolation(_ boolean: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto) {
        append("\(boolean())", privacy)
    }

    /// Appends a value as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto) {
        append("\(value())", privacy)
    }

    private mutating func append(_ value: String, _ privacy: OSLogPrivacy) {
        text += privacy.isHidden ? "<private>" : value
    }
}
