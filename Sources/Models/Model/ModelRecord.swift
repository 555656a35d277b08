import Foundation
import Observation

/// What the engine knows of one model: where it belongs, and whether it has changed.
public final class _ModelRecord {
    enum State { case detached, inserted, clean, changed, deleted }

    var context: ModelContext?
    let entityName: String
    var key: Int64
    var state = State.detached
    var isLoaded = true
    /// Indices of properties that differ from what is saved.
    var changed: Set<Int> = []
    private lazy var registrar = ObservationRegistrar()

    private static let uninserted = Counter()

    /// For a model that belongs to no context yet.
    public init<Model: PersistentModel>(of model: Model) {
        entityName = Model.entityName
        key = -Self.uninserted.next()
    }

    init(_ entityName: String, _ key: Int64, _ context: ModelContext) {
        self.entityName = entityName
        self.key = key
        self.context = context
        state = .clean
        isLoaded = false
    }

    var identifier: PersistentIdentifier {
        PersistentIdentifier(
            entityName: entityName, storeIdentifier: key < 0 ? nil : context?.store.identifier ?? "deleted",
            key: key)
    }

    /// Before a property is read: its reader follows it, and its value is loaded.
    public func willRead<Model: PersistentModel, Value>(_ model: Model, _ path: KeyPath<Model, Value>, _ index: Int) {
        registrar.access(model, keyPath: path)
        if !isLoaded { load(model) }
    }

    func load(_ model: any PersistentModel) {
        isLoaded = true
        guard let context else { return }
        context.load(model)
    }

    /// Has the readers of all properties read anew.
    func changeAll<Model: PersistentModel>(of model: Model, _ change: () -> Void) {
        let paths = Model._properties.compactMap { $0.keyPath as? PartialKeyPath<Model> }
        for path in paths { path.willChange(model, registrar) }
        change()
        for path in paths { path.didChange(model, registrar) }
    }

    /// The value of a slot that does not hold it: that of a relationship, or of a row that is there no longer.
    func resolve<Model: PersistentModel, Value>(_ slot: _Slot<Value>, _ index: Int, of model: Model) -> Value {
        let kind = Value.self as? any _LinkValue.Type
        if let kind, let target = kind._targets, let context {
            let models = context.keys(of: model, index).map { context.model(target, $0) }
            if let value = kind._value(of: models) as? Value { return value }
        }
        if let kind, let value = kind._value(of: []) as? Value { return value }
        if let none = Value.self as? any OptionalValue.Type { return none.none as! Value }
        if let coder = Model._properties[index].coder as? ValueCoder<Value> {
            if let value = Model._properties[index].defaultValue?(), let value = coder.read(value) { return value }
            for zero: SQLValue in [.integer(0), .text(""), .blob(Data()), .real(0), .text("[]"), .text("{}")] {
                if let value = coder.read(zero) { return value }
            }
        }
        fatalError(
            "\(entityName).\(Model._properties[index].name) has no value: its row has been deleted or holds something else. "
                + "Keep deleted models out of views, or make the property optional.")
    }

    /// Writes a property: its readers follow, its context notes the change, and inverses change with it.
    public static func set<Model: PersistentModel, Value>(
        _ value: Value, _ path: ReferenceWritableKeyPath<Model, Value>,
        _ slot: ReferenceWritableKeyPath<Model, _Slot<Value>>, _ index: Int, of model: Model
    ) {
        let record = model._record
        if !record.isLoaded { record.load(model) }
        guard let context = record.context else {
            return record.registrar.withMutation(of: model, keyPath: path) { model[keyPath: slot] = .value(value) }
        }
        let link = context.schema.entity(record.entityName)?.linkAt[index]
        let before = link == nil ? [] : context.keys(of: model, index)
        record.registrar.withMutation(of: model, keyPath: path) {
            guard link != nil else { return model[keyPath: slot] = .value(value) }
            let models = (value as? any _LinkValue)?._models ?? []
            for model in models { context.insertLinked(model) }
            model[keyPath: slot] = .links(models.map(\._record.key))
        }
        context.note(model, index)
        if let link { context.follow(link, of: model, from: before, to: context.keys(of: model, index)) }
    }

    /// Has the readers of one property read anew.
    func change<Model: PersistentModel>(_ model: Model, _ path: AnyKeyPath, _ change: () -> Void) {
        guard let path = path as? PartialKeyPath<Model> else { return change() }
        path.willChange(model, registrar)
        change()
        path.didChange(model, registrar)
    }
}

extension PartialKeyPath where Root: PersistentModel {
    fileprivate func willChange(_ model: Root, _ registrar: ObservationRegistrar) {
        func open<Value>(_: Value.Type) {
            if let path = self as? KeyPath<Root, Value> { registrar.willSet(model, keyPath: path) }
        }
        _openExistential(type(of: self).valueType, do: open)
    }
    fileprivate func didChange(_ model: Root, _ registrar: ObservationRegistrar) {
        func open<Value>(_: Value.Type) {
            if let path = self as? KeyPath<Root, Value> { registrar.didSet(model, keyPath: path) }
        }
        _openExistential(type(of: self).valueType, do: open)
    }
}

final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var last: Int64 = 0
    func next() -> Int64 {
        lock.lock()
        defer { lock.unlock() }
        last += 1
        return last
    }
}
