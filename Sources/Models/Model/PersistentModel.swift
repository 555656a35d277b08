/// An object that a store keeps; `@Model` makes classes conform.
///
/// A model belongs to the context that it is inserted into or fetched by, and is used where that context is.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _LinkValue {
    /// What the engine knows of the model; made when it is first asked for.
    var _record: _ModelRecord { get }
    /// Makes a model whose values are loaded when they are read.
    init(_record: _ModelRecord)
    /// The properties that the store keeps, in the order of their slots.
    static var _properties: [_ModelProperty] { get }
    /// What has to be unique, and what is looked up often.
    static var _constraints: _ModelConstraints { get }
    /// Hands each slot to a visitor.
    func _visitSlots(_ visitor: _SlotVisitor)
    /// Hands one slot to a visitor.
    func _visitSlot(_ index: Int, _ visitor: _SlotVisitor)
}

extension PersistentModel {
    /// What names the model in its store.
    public var persistentModelID: PersistentIdentifier {
        let record = _record
        return PersistentIdentifier(record.place(of: Self.self), record.key)
    }

    /// What names the model in its store.
    public var id: PersistentIdentifier { persistentModelID }

    /// The context that the model belongs to; nil before it is inserted and after its deletion has been saved.
    public var modelContext: ModelContext? { _record.context }

    /// Whether the model is going to be deleted by the next save, or has been.
    public var isDeleted: Bool { _record.state == .deleted }

    /// Whether the model differs from what is saved.
    public var hasChanges: Bool { [.inserted, .changed, .deleted].contains(_record.state) }

    /// Whether both are the same model.
    public static func == (first: Self, second: Self) -> Bool {
        first === second
            || first._record.key == second._record.key && first.persistentModelID == second.persistentModelID
    }

    /// Hashes what names the model.
    public func hash(into hasher: inout Hasher) { hasher.combine(_record.key) }

    /// A model alone is held as one.
    public static var _targets: (any PersistentModel.Type)? { self }
    /// One.
    public static var _holdsMany: Bool { false }
    /// The model.
    public var _models: [any PersistentModel] { [self] }
    /// The value that holds models.
    public static func _value(of models: [any PersistentModel]) -> Self? { models.first as? Self }

    static var entityName: String { String(describing: Self.self) }
}

/// What a relationship holds: a model, one or none, or several.
public protocol _LinkValue {
    /// The type of the models; nil where the value is none of a relationship.
    static var _targets: (any PersistentModel.Type)? { get }
    /// Whether there can be several.
    static var _holdsMany: Bool { get }
    /// The models.
    var _models: [any PersistentModel] { get }
    /// The value that holds models; nil where it has to hold one and there is none.
    static func _value(of models: [any PersistentModel]) -> Self?
}

extension Optional: _LinkValue where Wrapped: _LinkValue {
    /// The type of the models.
    public static var _targets: (any PersistentModel.Type)? { Wrapped._targets }
    /// Whether there can be several.
    public static var _holdsMany: Bool { Wrapped._holdsMany }
    /// The models.
    public var _models: [any PersistentModel] { self?._models ?? [] }
    /// The value that holds models.
    public static func _value(of models: [any PersistentModel]) -> Self? { .some(Wrapped._value(of: models)) }
}

extension Array: _LinkValue where Element: _LinkValue {
    /// The type of the models.
    public static var _targets: (any PersistentModel.Type)? { Element._targets }
    /// Several.
    public static var _holdsMany: Bool { true }
    /// The models.
    public var _models: [any PersistentModel] { flatMap(\._models) }
    /// The value that holds models.
    public static func _value(of models: [any PersistentModel]) -> Self? { models.compactMap { $0 as? Element } }
}

/// The value of a property, or what it is loaded by.
public enum _Slot<Value> {
    /// Not loaded.
    case empty
    /// A value.
    case value(Value)
    /// The numbers of the models that a relationship holds.
    case links([Int64])

    /// An empty slot for what a closure would return. The closure does not run.
    public static func empty(like value: () -> Value) -> _Slot { .empty }

    /// The value, for a model whose row is loaded.
    @inlinable
    public func value<Model: PersistentModel>(in model: Model, _ index: Int) -> Value {
        if case .value(let value) = self { return value }
        return model._record.resolve(self, index, of: model)
    }
}
