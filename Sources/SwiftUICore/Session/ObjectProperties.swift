import Foundation
import OpenCombine
import RiffleTypeDiscovery
@_spi(Reflection) import Swift

/// The stored properties of a model, one by one.
@MainActor
enum ObjectProperties {
    private struct Field {
        let name: String
        let offset: Int
        let type: Any.Type
    }

    /// Objects within objects, at most.
    private static let depthLimit = 4

    /// Those that the class itself declares, without what Observation and lazy properties keep beside them.
    private static func fields(of object: AnyObject) -> [Field] {
        var fields: [Field] = []
        // The option for classes.
        _ = _forEachField(of: type(of: object), options: _EachFieldOptions(rawValue: 1)) { name, offset, type, _ in
            let name = String(cString: name)
            if !name.contains("$") { fields.append(Field(name: name, offset: offset, type: type)) }
            return true
        }
        return fields
    }

    private static func address(of object: AnyObject, _ field: Field) -> UnsafeMutableRawPointer {
        Unmanaged.passUnretained(object).toOpaque() + field.offset
    }

    /// As the source has it: macros put an underscore before names.
    private static func sourceName(_ name: String) -> String { name.hasPrefix("_") ? String(name.dropFirst()) : name }

    /// - Parameter onLoss: is given the names of properties that cannot be kept, and their types.
    static func encode(
        _ object: AnyObject, prefix: String = "", depth: Int = 0, onLoss: (String, Any.Type) -> Void
    ) -> [String: SessionState.Property] {
        var properties: [String: SessionState.Property] = [:]
        for field in fields(of: object) {
            let name = prefix + sourceName(field.name)
            let place = address(of: object, field)
            if let inner = model(at: place, field.type), depth < depthLimit {
                properties.merge(encode(inner, prefix: name + ".", depth: depth + 1, onLoss: onLoss)) { $1 }
            } else if let data = encode(field.type, at: place) {
                properties[name] = SessionState.Property(type: programTypeName(of: field.type), value: data)
            } else if !isTransient(field.type) {
                onLoss(name, field.type)
            }
        }
        return properties
    }

    /// Writes what was kept over what the object was made with, before anybody has looked at it.
    ///
    /// - Parameter onLoss: is given the names of properties that have been kept and are of another type now.
    static func restore(
        _ kept: [String: SessionState.Property], in object: AnyObject, prefix: String = "", depth: Int = 0,
        onLoss: (String) -> Void
    ) {
        for field in fields(of: object) {
            let name = prefix + sourceName(field.name)
            let place = address(of: object, field)
            if let inner = model(at: place, field.type), depth < depthLimit {
                restore(kept, in: inner, prefix: name + ".", depth: depth + 1, onLoss: onLoss)
            } else if let property = kept[name] {
                let isSame = property.type == programTypeName(of: field.type)
                if !isSame || !decode(field.type, property.value, at: place) { onLoss(name) }
            }
        }
    }

    /// Another model that a property holds.
    private static func model(at place: UnsafeMutableRawPointer, _ type: Any.Type) -> AnyObject? {
        guard type is AnyClass, !SessionCoder.isCodable(type) else { return nil }
        guard let object = UnsafeRawPointer(place).load(as: Optional<AnyObject>.self) else { return nil }
        return areSeen(of: object) ? object : nil
    }

    /// Whether views follow changes of an object's properties.
    static func areSeen(of object: AnyObject) -> Bool { object is any Observable || object is any ObservableObject }

    /// What belongs to the process, and nobody misses.
    private static func isTransient(_ type: Any.Type) -> Bool {
        let name = _typeName(type)
        return [
            "AnyCancellable", "Task<", "ObservationRegistrar", "ObservableObjectPublisher", " -> ", "Lock", "Logger",
        ]
        .contains { name.contains($0) }
    }

    private static func encode(_ type: Any.Type, at place: UnsafeMutableRawPointer) -> Data? {
        func encode<Value>(_ type: Value.Type) -> Data? {
            let pointer = place.assumingMemoryBound(to: Value.self)
            if let published = pointer.pointee as? any KeptPublished { return published.sessionData }
            return SessionCoder.canKeep(type) ? SessionCoder.encode(pointer.pointee) : nil
        }
        return _openExistential(type, do: encode)
    }

    private static func decode(_ type: Any.Type, _ data: Data, at place: UnsafeMutableRawPointer) -> Bool {
        func decode<Value>(_ type: Value.Type) -> Bool {
            let pointer = place.assumingMemoryBound(to: Value.self)
            if let published = Value.self as? any KeptPublished.Type {
                guard let value = published.kept(data) as? Value else { return false }
                pointer.pointee = value
                return true
            }
            guard let value = SessionCoder.decode(type, data) else { return false }
            pointer.pointee = value
            return true
        }
        return _openExistential(type, do: decode)
    }
}

/// A property that an observable object publishes.
private protocol KeptPublished {
    var sessionData: Data? { get }
    static func kept(_ data: Data) -> Self?
}

extension Published: KeptPublished {
    fileprivate var sessionData: Data? {
        guard SessionCoder.canKeep(Value.self) else { return nil }
        // Its value stands in it, or in the publisher that it has made: that one gives it to whoever comes.
        var copy = self
        var data: Data?
        let subscription = copy.projectedValue.sink { value in data = SessionCoder.encode(value) }
        subscription.cancel()
        return data
    }

    fileprivate static func kept(_ data: Data) -> Published? {
        SessionCoder.decode(Value.self, data).map { Published(initialValue: $0) }
    }
}
