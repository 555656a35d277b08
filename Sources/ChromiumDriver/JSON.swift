import Foundation

/// A JSON value, as DevTools sends and takes them.
package indirect enum JSON: Sendable, Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    package init(parsing text: String) throws {
        self.init(try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed))
    }

    private init(_ value: Any) {
        switch value {
        case let number as NSNumber:
            // Booleans are numbers to Foundation.
            self = "\(type(of: number))".contains("Bool") ? .bool(number.boolValue) : .number(number.doubleValue)
        case let text as String: self = .string(text)
        case let values as [Any]: self = .array(values.map { JSON($0) })
        case let values as [String: Any]: self = .object(values.mapValues { JSON($0) })
        default: self = .null
        }
    }

    /// The text to send; keys are sorted.
    package var text: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value):
            value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : value.isFinite ? "\(value)" : "null"
        case .string(let value): Self.quoted(value)
        case .array(let values): "[\(values.map(\.text).joined(separator: ","))]"
        case .object(let values):
            "{\(values.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)):\($0.value.text)" }.joined(separator: ","))}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case _ where scalar.value < 0x20:
                result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// The value under a key; null where there is none.
    package subscript(key: String) -> JSON {
        if case .object(let values) = self { values[key] ?? .null } else { .null }
    }

    /// The element at an index; null where there is none.
    package subscript(index: Int) -> JSON {
        if case .array(let values) = self, values.indices.contains(index) { values[index] } else { .null }
    }

    package var string: String? { if case .string(let value) = self { value } else { nil } }
    package var number: Double? { if case .number(let value) = self { value } else { nil } }
    package var int: Int? { number.flatMap { Int(exactly: $0) } }
    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    package var array: [JSON] { if case .array(let values) = self { values } else { [] } }
    package var isNull: Bool { self == .null }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(floatLiteral value: Double) { self = .number(value) }
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
    package init(arrayLiteral elements: JSON...) { self = .array(elements) }
}
