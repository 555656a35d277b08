import Foundation

extension _ModelRecord {
    /// The value of a slot that does not hold it: that of a relationship, that of a property which is loaded alone, or that
    /// of a row which is gone.
    @usableFromInline
    func resolve<Model: PersistentModel, Value>(_ slot: _Slot<Value>, _ index: Int, of model: Model) -> Value {
        if let kind = Value.self as? any _LinkValue.Type, let target = kind._targets {
            return related(kind, target, index, of: model)
        }
        let property = table?.properties[index] ?? Model._properties[index]
        if property.attribute.isExternal, let context, let value: Value = context.external(model, index) {
            return value
        }
        if property.attribute.isEphemeral, let value = property.initialValue?() as? Value { return value }
        return missing(property)
    }

    private func related<Model: PersistentModel, Value>(
        _ kind: any _LinkValue.Type, _ target: any PersistentModel.Type, _ index: Int, of model: Model
    ) -> Value {
        let models = context.map { context in context.keys(of: model, index).map { context.model(target, $0) } } ?? []
        if let value = kind._value(of: models) as? Value { return value }
        ModelIssues.report(
            "\(place.entityName).\(table?.properties[index].name ?? "") has to hold a \(target.entityName), and the store "
                + "has none: it has been deleted. An empty one is read in its place. Make the relationship optional, or "
                + "give its inverse the delete rule .cascade.")
        let placeholder = target.init(_record: _ModelRecord(placeholderFor: target))
        return kind._value(of: [placeholder]) as! Value
    }

    /// A row that is gone, or holds something else, must not end the process: others may use it as well.
    private func missing<Value>(_ property: _ModelProperty) -> Value {
        if let none = Value.self as? any OptionalValue.Type { return none.none as! Value }
        ModelIssues.report(
            "\(place.entityName).\(property.name) was read, and the store has no value for it: the row has been deleted, "
                + "or holds a value of another type. The property's default is read in its place. Keep models that may be "
                + "deleted elsewhere out of views, or make the property optional.")
        if let value = property.initialValue?() as? Value { return value }
        if let value: Value = EmptyValue.make() { return value }
        fatalError(
            "\(place.entityName).\(property.name) has no value, and none of its type can be made: give it a default.")
    }
}

/// Makes some value of a type, for want of one that has been kept.
enum EmptyValue {
    private static let plain: [any Sendable] = [
        "", false, Date(timeIntervalSinceReferenceDate: 0), Data(), UUID(uuid: noBytes), Decimal(),
        URL(fileURLWithPath: "/"),
    ]
    private static let noBytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

    static func make<Value>() -> Value? {
        for value in plain { if let value = value as? Value { return value } }
        if let type = Value.self as? any CaseIterable.Type, let first = first(of: type) as? Value { return first }
        if let type = Value.self as? any Decodable.Type, let value = try? type.init(from: EmptyDecoder()) as? Value {
            return value
        }
        return zero()
    }

    private static func first<Cases: CaseIterable>(of type: Cases.Type) -> Any? { type.allCases.first }

    /// The first case of an enum without values, and the zero of numbers.
    private static func zero<Value>() -> Value? {
        guard _isPOD(Value.self) else { return nil }
        return withUnsafeTemporaryAllocation(
            byteCount: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment
        ) { bytes in
            bytes.initializeMemory(as: UInt8.self, repeating: 0)
            return bytes.load(as: Value.self)
        }
    }
}

/// Decodes a value of which nothing is there: numbers are zero, texts and collections are empty.
private struct EmptyDecoder: Decoder, SingleValueDecodingContainer {
    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any] = [:]

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(EmptyKeyed())
    }
    func unkeyedContainer() -> any UnkeyedDecodingContainer { EmptyList() }
    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { true }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try value() }

    private struct EmptyKeyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let codingPath: [any CodingKey] = []
        let allKeys: [Key] = []
        func contains(_ key: Key) -> Bool { true }
        func decodeNil(forKey key: Key) -> Bool { true }
        func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try value() }
        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) -> KeyedDecodingContainer<Nested> { KeyedDecodingContainer(EmptyKeyed<Nested>()) }
        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { EmptyList() }
        func superDecoder() -> any Decoder { EmptyDecoder() }
        func superDecoder(forKey key: Key) -> any Decoder { EmptyDecoder() }
    }

    private struct EmptyList: UnkeyedDecodingContainer {
        let codingPath: [any CodingKey] = []
        let count: Int? = 0
        let isAtEnd = true
        let currentIndex = 0
        func decodeNil() -> Bool { true }
        func decode<T: Decodable>(_ type: T.Type) throws -> T { try value() }
        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedDecodingContainer<Nested> {
            KeyedDecodingContainer(EmptyKeyed<Nested>())
        }
        func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { EmptyList() }
        func superDecoder() -> any Decoder { EmptyDecoder() }
    }
}

private func value<T: Decodable>() throws -> T {
    if let number = T.self as? any BinaryFloatingPoint.Type { return number.init(0) as! T }
    if let number = T.self as? any BinaryInteger.Type { return number.init(0) as! T }
    if let value: T = EmptyValue.make() { return value }
    throw CocoaError(.coderValueNotFound)
}
