import Foundation
@_spi(Reflection) import Swift

/// Makes some value of a type, for want of one that has been kept.
enum EmptyValue {
    private static let plain: [any Sendable] = [
        "", false, Date(timeIntervalSinceReferenceDate: 0), Data(), UUID(uuid: noBytes), Decimal(),
        URL(fileURLWithPath: "/"),
    ]
    private static let noBytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    /// How deep values may stand inside each other: a type may have values of its own.
    private static let depth = 40

    static func make<Value>(inside depth: Int = 0) -> Value? {
        guard depth < Self.depth else { return nil }
        for value in plain { if let value = value as? Value { return value } }
        if let none = Value.self as? any OptionalValue.Type { return none.none as? Value }
        if let type = Value.self as? any CaseIterable.Type, let first = first(of: type) as? Value { return first }
        if let type = Value.self as? any Decodable.Type,
            let value = try? type.init(from: EmptyDecoder(depth: depth + 1)) as? Value
        {
            return value
        }
        return zero() ?? structure(inside: depth + 1)
    }

    private static func first<Cases: CaseIterable>(of type: Cases.Type) -> Any? { type.allCases.first }

    /// The first case of an enum without values, and the zero of numbers.
    static func zero<Value>() -> Value? {
        guard _isPOD(Value.self) else { return nil }
        return withUnsafeTemporaryAllocation(
            byteCount: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment
        ) { bytes in
            bytes.initializeMemory(as: UInt8.self, repeating: 0)
            return bytes.load(as: Value.self)
        }
    }

    /// A struct of empty values, for one that does not let itself be decoded from them.
    private static func structure<Value>(inside depth: Int) -> Value? {
        let place = UnsafeMutableRawPointer.allocate(
            byteCount: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment)
        defer { place.deallocate() }
        let filling = FieldFilling(place, inside: depth)
        let isWhole = _forEachField(of: Value.self, options: []) { _, offset, type, _ in filling.fill(type, offset) }
        guard isWhole, !filling.isEmpty else {
            filling.undo()
            return nil
        }
        return place.assumingMemoryBound(to: Value.self).move()
    }
}

/// Puts empty values into the fields of a struct.
private final class FieldFilling {
    private let place: UnsafeMutableRawPointer
    private let depth: Int
    private var ends: [() -> Void] = []

    init(_ place: UnsafeMutableRawPointer, inside depth: Int) {
        self.place = place
        self.depth = depth
    }

    var isEmpty: Bool { ends.isEmpty }
    func undo() { for end in ends { end() } }

    func fill(_ type: Any.Type, _ offset: Int) -> Bool {
        func put<Field>(_ type: Field.Type) -> Bool {
            guard let value: Field = EmptyValue.make(inside: depth) else { return false }
            let field = (place + offset).initializeMemory(as: Field.self, repeating: value, count: 1)
            ends.append { field.deinitialize(count: 1) }
            return true
        }
        return _openExistential(type, do: put)
    }
}

/// Decodes a value of which nothing is there: numbers are zero, texts and collections are empty, and of the cases of an
/// enum it is the first.
private struct EmptyDecoder: Decoder, SingleValueDecodingContainer {
    let depth: Int
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(EmptyKeyed(decoder: self))
    }
    func unkeyedContainer() -> any UnkeyedDecodingContainer { EmptyList(decoder: self) }
    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { true }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try value() }

    func value<T: Decodable>() throws -> T {
        if let number = T.self as? any BinaryFloatingPoint.Type { return number.init(0) as! T }
        if let number = T.self as? any BinaryInteger.Type { return number.init(0) as! T }
        if let value: T = EmptyValue.make(inside: depth) { return value }
        throw CocoaError(.coderValueNotFound)
    }

    private struct EmptyKeyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let decoder: EmptyDecoder
        let codingPath: [any CodingKey] = []
        // An enum whose cases have values looks for its case here.
        var allKeys: [Key] { EmptyValue.zero().map { [$0] } ?? [] }
        func contains(_ key: Key) -> Bool { true }
        func decodeNil(forKey key: Key) -> Bool { true }
        func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try decoder.value() }
        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) -> KeyedDecodingContainer<Nested> { KeyedDecodingContainer(EmptyKeyed<Nested>(decoder: decoder)) }
        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { EmptyList(decoder: decoder) }
        func superDecoder() -> any Decoder { decoder }
        func superDecoder(forKey key: Key) -> any Decoder { decoder }
    }

    private struct EmptyList: UnkeyedDecodingContainer {
        let decoder: EmptyDecoder
        let codingPath: [any CodingKey] = []
        let count: Int? = 0
        let isAtEnd = true
        let currentIndex = 0
        func decodeNil() -> Bool { true }
        func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.value() }
        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedDecodingContainer<Nested> {
            KeyedDecodingContainer(EmptyKeyed<Nested>(decoder: decoder))
        }
        func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { EmptyList(decoder: decoder) }
        func superDecoder() -> any Decoder { decoder }
    }
}
