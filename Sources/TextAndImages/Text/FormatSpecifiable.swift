/// A number that can stand in a `LocalizedStringKey`.
public protocol _FormatSpecifiable: Equatable {
    /// The value as `String(format:)` takes it.
    var _arg: any CVarArg { get }
    /// The specifier that writes the value, such as `%lld`.
    var _specifier: String { get }
}

extension _FormatSpecifiable {
    var _number: LocalizedStringKey.Number {
        switch self {
        case let value as any SignedInteger: .signed(Int64(truncatingIfNeeded: value))
        case let value as any UnsignedInteger: .unsigned(UInt64(truncatingIfNeeded: value))
        case let value as any BinaryFloatingPoint: .double(Double(value))
        default: .double(.nan)
        }
    }
}

extension FixedWidthInteger where Self: CVarArg, Self: SignedInteger {
    /// The value itself.
    public var _arg: any CVarArg { self }
    /// Writes a signed integer.
    public var _specifier: String { "%lld" }
}

extension FixedWidthInteger where Self: CVarArg, Self: UnsignedInteger {
    /// The value itself.
    public var _arg: any CVarArg { self }
    /// Writes an unsigned integer.
    public var _specifier: String { "%llu" }
}

extension BinaryFloatingPoint where Self: CVarArg {
    /// The value itself.
    public var _arg: any CVarArg { self }
    /// Writes six decimals.
    public var _specifier: String { "%lf" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

extension LocalizedStringKey.Number {
    /// The number as a specifier writes it for a locale, with the text around its one conversion.
    ///
    /// Only a conversion that fits the number is passed on: with another, or a second one, C would read memory that is
    /// not there.
    func string(specifier: String, locale: Locale) -> String {
        guard let format = FormatSpecifier(specifier), let number = string(format, locale) else { return plain(locale) }
        return format.prefix + number + format.suffix
    }

    private func string(_ format: FormatSpecifier, _ locale: Locale) -> String? {
        let (flags, conversion) = (format.flags, format.conversion)
        switch self {
        case .signed(let value) where "di".contains(conversion):
            return String(format: "%\(flags)lld", locale: locale, value)
        case .signed(let value) where "uxXo".contains(conversion):
            return String(format: "%\(flags)ll\(conversion)", locale: locale, value)
        case .unsigned(let value) where "udi".contains(conversion):
            return String(format: "%\(flags)llu", locale: locale, value)
        case .unsigned(let value) where "xXo".contains(conversion):
            return String(format: "%\(flags)ll\(conversion)", locale: locale, value)
        case .double(let value) where "fFeEgGaA".contains(conversion):
            return String(format: "%\(flags)\(conversion)", locale: locale, value)
        default:
            return nil
        }
    }

    /// The number without a usable specifier.
    private func plain(_ locale: Locale) -> String {
        switch self {
        case .signed(let value): String(format: "%lld", locale: locale, value)
        case .unsigned(let value): String(format: "%llu", locale: locale, value)
        case .double(let value): String(format: "%lf", locale: locale, value)
        }
    }
}
