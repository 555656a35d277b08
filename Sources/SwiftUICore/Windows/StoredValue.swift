import Foundation

/// A value as a store keeps it.
package enum StoredValue: Hashable, Sendable, Codable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case data(Data)
    case date(Date)
    /// An array or a dictionary, as a property list's bytes.
    case list(Data)

    /// The bytes of the value itself.
    package var byteCount: Int {
        switch self {
        case .bool: 1
        case .int, .double, .date: 8
        case .string(let value): value.utf8.count
        case .data(let value), .list(let value): value.count
        }
    }

    /// What a property list has; nil for what no value is kept as.
    package init?(propertyList: Any?) {
        guard let propertyList else { return nil }
        if let number = propertyList as? NSNumber {
            self.init(number)
            return
        }
        switch propertyList {
        case let value as String: self = .string(value)
        case let value as Data: self = .data(value)
        case let value as Date: self = .date(value)
        case let value as CGFloat: self = .double(Double(value))
        case let value as URL: self = .string(value.absoluteString)
        default:
            guard PropertyListSerialization.propertyList(propertyList, isValidFor: .binary),
                let data = try? PropertyListSerialization.data(
                    fromPropertyList: propertyList, format: .binary, options: 0)
            else { return nil }
            self = .list(data)
        }
    }

    /// A number can be read as many types: what it was made of counts.
    private init(_ number: NSNumber) {
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "c"), UInt8(ascii: "B"): self = .bool(number.boolValue)
        case UInt8(ascii: "f"), UInt8(ascii: "d"): self = .double(number.doubleValue)
        default: self = .int(number.intValue)
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
        case .date(let value): value
        case .list(let data):
            (try? PropertyListSerialization.propertyList(from: data, format: nil)) ?? [Any]()
        }
    }
}
