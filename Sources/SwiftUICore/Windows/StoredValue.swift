/// A value as a store keeps it.
package enum StoredValue: Hashable, Sendable, Codable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case data(Data)

    /// The bytes of the value itself.
    package var byteCount: Int {
        switch self {
        case .bool: 1
        case .int, .double: 8
        case .string(let value): value.utf8.count
        case .data(let value): value.count
        }
    }

    /// What a property list has; nil for what no value is kept as.
    package init?(propertyList: Any?) {
        switch propertyList {
        case let value as String: self = .string(value)
        case let value as Data: self = .data(value)
        case let value as URL: self = .string(value.absoluteString)
        // A number can be read as any of these: the narrowest that keeps it counts.
        case let value as Bool: self = .bool(value)
        case let value as Int: self = .int(value)
        case let value as Double: self = .double(value)
        default: return nil
        }
    }

    /// The value for a property list.
    package var propertyList: Any {
        switch self {
        case .bool(let value): value
        case .int(let value): value
        case .double(let value): value
        case .string(let value): value
        case .data(let value): value
        }
    }
}
