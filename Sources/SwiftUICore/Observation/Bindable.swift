/// Gives bindings to the properties of an observable object.
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// The wrapper itself, whose members are bindings.
    public var projectedValue: Bindable<Value> { self }

    /// Only observable objects can be wrapped.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        .member(keyPath, of: wrappedValue)
    }
}

extension Bindable where Value: AnyObject & Observable {
    /// Wraps an object.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Wraps an object.
    public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

    /// Wraps the object of another wrapper.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identity of the object.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}

extension Binding {
    /// A binding to a property of an object, which tells those who watch it by its own means.
    static func member<Object: AnyObject>(
        _ keyPath: ReferenceWritableKeyPath<Object, Value>, of object: Object
    ) -> Binding<Value> {
        Binding(
            identity: AnyHashable(ObjectMember(object: ObjectIdentifier(object), keyPath: keyPath)), of: object,
            getter: { object[keyPath: keyPath] },
            setter: { value, transaction in
                if transaction.saysNothing {
                    object[keyPath: keyPath] = value
                } else {
                    withTransaction(.forWrite(through: transaction)) { object[keyPath: keyPath] = value }
                }
            })
    }
}

private struct ObjectMember: Hashable {
    let object: ObjectIdentifier
    let keyPath: AnyKeyPath
}
