import Foundation

/// What the store keeps of one property of a model.
public final class _ModelProperty: @unchecked Sendable {
    let name: String
    let keyPath: AnyKeyPath
    package var _path: AnyKeyPath { keyPath }
    let attribute: _AttributeOptions
    let relationship: _RelationshipOptions?
    let target: (any PersistentModel.Type)?
    let holdsMany: Bool
    let isOptional: Bool
    let coder: AnyValueCoder?
    let defaultValue: (() -> SQLValue)?
    /// Makes the value that new models begin with; nil for none.
    let initialValue: (() -> Any)?
    let valueType: Any.Type

    private init<Value>(
        _ name: String, _ keyPath: AnyKeyPath, _ type: Value.Type, _ initial: (() -> Value)?,
        _ attribute: _AttributeOptions, _ relationship: _RelationshipOptions?
    ) {
        self.name = name
        self.keyPath = keyPath
        self.attribute = attribute
        let links = Value.self as? any _LinkValue.Type
        target = links?._targets
        holdsMany = target != nil && links?._holdsMany == true
        self.relationship = target == nil ? nil : relationship ?? _RelationshipOptions()
        let coder = target == nil ? ValueCoder<Value>.made() : nil
        self.coder = coder
        isOptional = Value.self is any OptionalValue.Type
        defaultValue = initial.flatMap { initial in coder.map { coder in { coder.write(initial()) } } }
        initialValue = initial.map { initial in { initial() } }
        valueType = Value.self
    }

    /// A property.
    ///
    /// - Parameters:
    ///   - name: Its name, which is that of its column.
    ///   - keyPath: Leads to it.
    ///   - initial: Makes the value that rows from before the property have; nil for none.
    ///   - attribute: What `@Attribute` says.
    ///   - relationship: What `@Relationship` says.
    public static func make<Model: PersistentModel, Value>(
        _ name: String, _ keyPath: KeyPath<Model, Value>, default initial: (() -> Value)? = nil,
        attribute: _AttributeOptions = .init(), relationship: _RelationshipOptions? = nil
    ) -> _ModelProperty {
        _ModelProperty(name, keyPath, Value.self, initial, attribute, relationship)
    }
}

/// What `@Attribute` says.
public struct _AttributeOptions: Sendable {
    var isUnique = false
    var isEphemeral = false
    /// Whether the value is loaded alone, when it is read.
    var isExternal = false
    var originalName: String?
    var hashModifier: String?

    /// Options of an attribute.
    public init(
        _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
    ) {
        isUnique = options.contains(.unique)
        isEphemeral = options.contains(.ephemeral)
        isExternal = options.contains(.externalStorage)
        self.originalName = originalName
        self.hashModifier = hashModifier
    }
}

/// What `@Relationship` says.
public struct _RelationshipOptions: @unchecked Sendable {
    var deleteRule = Schema.Relationship.DeleteRule.nullify
    var inverse: AnyKeyPath?
    var minimum: Int?
    var maximum: Int?
    var originalName: String?
    var hashModifier: String?

    /// Options of a relationship.
    public init(
        _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
        minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
        inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) {
        self.deleteRule = deleteRule
        self.inverse = inverse
        minimum = minimumModelCount
        maximum = maximumModelCount
        self.originalName = originalName
        self.hashModifier = hashModifier
    }
}

/// What `#Unique` and `#Index` say.
public struct _ModelConstraints: @unchecked Sendable {
    var unique: [[AnyKeyPath]]
    var indexed: [[AnyKeyPath]]

    /// Lists of key paths.
    public init(unique: [[AnyKeyPath]] = [], indexed: [[AnyKeyPath]] = []) {
        self.unique = unique
        self.indexed = indexed
    }
}

protocol OptionalValue {
    static var wrappedType: Any.Type { get }
    static var none: Self { get }
    var wrapped: Any? { get }
    static func make(_ value: Any?) -> Self
}

extension Optional: OptionalValue {
    static var wrappedType: Any.Type { Wrapped.self }
    var wrapped: Any? { self }
    static func make(_ value: Any?) -> Self { value as? Wrapped }
}
