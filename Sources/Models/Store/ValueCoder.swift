import Foundation

/// A value as SQLite keeps it.
enum SQLValue: Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
}

/// What a column holds, as far as expressions in SQL have to know.
enum ColumnKind: String, Codable {
    case integer, real, bool, text, date, uuid, url, data, decimal, raw
    /// Encoded, so that nothing can be said about it in SQL.
    case encoded

    var declaration: String {
        switch self {
        case .integer, .bool: "INTEGER"
        case .real, .date: "REAL"
        case .data: "BLOB"
        case .raw: ""
        default: "TEXT"
        }
    }
}

class AnyValueCoder {
    let kind: ColumnKind
    init(_ kind: ColumnKind) { self.kind = kind }
    func writeAny(_ value: Any) -> SQLValue { .null }
}

/// Writes values of a type as SQLite keeps them, and reads them.
final class ValueCoder<Value>: AnyValueCoder {
    let write: (Value) -> SQLValue
    let read: (SQLValue) -> Value?

    init(_ kind: ColumnKind, write: @escaping (Value) -> SQLValue, read: @escaping (SQLValue) -> Value?) {
        self.write = write
        self.read = read
        super.init(kind)
    }

    override func writeAny(_ value: Any) -> SQLValue { (value as? Value).map(write) ?? .null }

    static func made() -> ValueCoder<Value> {
        if let plain = plain() { return plain }
        if let optional = Value.self as? any OptionalValue.Type { return optional.coder(as: Value.self) }
        if let raw = Value.self as? any RawRepresentable.Type, let coder = raw.rawCoder(as: Value.self) { return coder }
        return ValueCoder(.encoded, write: encode, read: decode)
    }

    private static func encode(_ value: Value) -> SQLValue {
        guard let value = value as? any Encodable else { return .null }
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(value)).map { .text(String(decoding: $0, as: UTF8.self)) } ?? .null
    }

    private static func decode(_ value: SQLValue) -> Value? {
        guard case .text(let text) = value, let type = Value.self as? any Decodable.Type else { return nil }
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? decoder.decode(type, from: Data(text.utf8)) as? Value
    }

    private static func plain() -> ValueCoder<Value>? {
        func typed<Plain>(
            _ kind: ColumnKind, _ write: @escaping (Plain) -> SQLValue, _ read: @escaping (SQLValue) -> Plain?
        ) -> ValueCoder<Value>? {
            ValueCoder<Plain>(kind, write: write, read: read) as Any as? ValueCoder<Value>
        }
        if let type = Value.self as? any FixedWidthInteger.Type { return type.integerCoder() as? ValueCoder<Value> }
        return switch Value.self {
        case is String.Type: typed(.text, { .text($0) }, \.text)
        case is Double.Type: typed(.real, { $0.isNaN ? .null : .real($0) }, { $0.number ?? .nan })
        case is Float.Type: typed(.real, { $0.isNaN ? .null : .real(Double($0)) }, { Float($0.number ?? .nan) })
        case is CGFloat.Type: typed(.real, { .real($0) }, { CGFloat($0.number ?? .nan) })
        case is Bool.Type: typed(.bool, { .integer($0 ? 1 : 0) }, { $0.whole.map { $0 != 0 } })
        case is Date.Type:
            typed(
                .date, { .real($0.timeIntervalSinceReferenceDate) },
                { $0.number.map { Date(timeIntervalSinceReferenceDate: $0) } })
        case is UUID.Type: typed(.uuid, { .text($0.uuidString) }, { $0.text.flatMap { UUID(uuidString: $0) } })
        case is URL.Type: typed(.url, { .text($0.absoluteString) }, { $0.text.flatMap { URL(string: $0) } })
        case is Data.Type: typed(.data, { .blob($0) }, \.data)
        case is Decimal.Type:
            typed(.decimal, { .text($0.description) }, { $0.text.flatMap { Decimal(string: $0) } })
        default: nil
        }
    }
}

extension OptionalValue {
    fileprivate static func coder<Value>(as type: Value.Type) -> ValueCoder<Value> {
        func open<Wrapped>(_: Wrapped.Type) -> ValueCoder<Value> {
            let inner = ValueCoder<Wrapped>.made()
            return ValueCoder<Value>.wrapping(inner, as: Value.self)
        }
        return _openExistential(wrappedType, do: open)
    }
}

extension ValueCoder {
    fileprivate static func wrapping<Wrapped, Optional>(
        _ inner: ValueCoder<Wrapped>, as type: Optional.Type
    ) -> ValueCoder<Optional> {
        let coder = ValueCoder<Wrapped?>(
            inner.kind, write: { $0.map(inner.write) ?? .null }, read: { $0 == .null ? .some(nil) : inner.read($0) })
        return coder as AnyObject as! ValueCoder<Optional>
    }
}

extension RawRepresentable {
    fileprivate static func rawCoder<Value>(as type: Value.Type) -> ValueCoder<Value>? {
        guard RawValue.self is String.Type || RawValue.self is any FixedWidthInteger.Type else { return nil }
        let inner = ValueCoder<RawValue>.made()
        let coder = ValueCoder<Self>(
            .raw, write: { inner.write($0.rawValue) }, read: { inner.read($0).flatMap { Self(rawValue: $0) } })
        return coder as AnyObject as? ValueCoder<Value>
    }
}

extension FixedWidthInteger {
    fileprivate static func integerCoder() -> AnyValueCoder {
        ValueCoder<Self>(
            .integer, write: { .integer(Int64(truncatingIfNeeded: $0)) },
            read: { $0.whole.map { Self(truncatingIfNeeded: $0) } })
    }
}

extension SQLValue {
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var data: Data? { if case .blob(let data) = self { data } else { nil } }
    var whole: Int64? {
        switch self {
        case .integer(let number): number
        case .real(let number): Int64(exactly: number)
        default: nil
        }
    }
    var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .real(let number): number
        default: nil
        }
    }
}
