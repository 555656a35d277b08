import Foundation
import Observation

/// What the engine knows of one model: where it belongs, and whether it has changed.
public final class _ModelRecord {
    enum State: UInt8 { case detached, inserted, clean, changed, deleted }

    var context: ModelContext?
    /// The table of the context's schema; nil before the model has been in a context.
    var table: EntityTable?
    var place: IdentifierPlace
    var key: Int64
    var state = State.detached
    var isLoaded = true
    /// The index in the batch.
    var batchIndex: Int32 = 0
    /// The fetch that found the model; nil once its row is loaded.
    var batch: FaultBatch?
    /// Indices of properties that differ from what is saved.
    var changed: Set<Int> = []
    /// Where the model is, while its context can find it.
    var registered: UnsafeRawPointer?
    var registry: ModelRegistry?
    private var madeRegistrar: ObservationRegistrar?

    private static let uninserted = Counter()

    /// For a model that belongs to no context yet.
    public init<Model: PersistentModel>(of model: Model) {
        place = .detached(Model.self)
        key = -Self.uninserted.next()
    }

    /// For a model whose row is loaded when it is read.
    init(_ table: EntityTable, _ key: Int64, _ context: ModelContext) {
        self.table = table
        self.key = key
        self.context = context
        place = context.place(of: table)
        state = .clean
        isLoaded = false
    }

    /// For a model that stands where a relationship needs one and the store has none.
    init(placeholderFor type: any PersistentModel.Type) {
        place = .detached(type)
        key = -Self.uninserted.next()
        state = .deleted
    }

    deinit {
        guard let registered, let registry, let table else { return }
        registry.remove(registered, table.index, key)
    }

    private var registrar: ObservationRegistrar {
        if let madeRegistrar { return madeRegistrar }
        let registrar = ObservationRegistrar()
        madeRegistrar = registrar
        return registrar
    }

    var identifier: PersistentIdentifier { PersistentIdentifier(place, key) }
    var modelKey: ModelKey { ModelKey(table?.index ?? -1, key) }

    /// Before a property is read: its reader follows it, and its value is loaded.
    public func willRead<Model: PersistentModel, Value>(_ model: Model, _ path: KeyPath<Model, Value>, _ index: Int) {
        if let context {
            context.checkIsolation(place)
            if !context.isQuiet { registrar.access(model, keyPath: path) }
        } else {
            registrar.access(model, keyPath: path)
        }
        if !isLoaded { load(model) }
    }

    func load(_ model: any PersistentModel) {
        guard let context else { return isLoaded = true }
        context.load(model)
        isLoaded = true
        batch = nil
    }

    /// Has the readers of all properties read anew.
    func changeAll<Model: PersistentModel>(of model: Model, _ change: () -> Void) {
        guard let registrar = madeRegistrar else { return change() }
        let paths = (table?.properties ?? []).compactMap { $0.keyPath as? PartialKeyPath<Model> }
        for path in paths { path.willChange(model, registrar) }
        change()
        for path in paths { path.didChange(model, registrar) }
    }

    /// Has the readers of one property read anew.
    func change<Model: PersistentModel>(_ model: Model, _ path: AnyKeyPath, _ change: () -> Void) {
        guard let registrar = madeRegistrar, let path = path as? PartialKeyPath<Model> else { return change() }
        path.willChange(model, registrar)
        change()
        path.didChange(model, registrar)
    }

    /// Writes a property: its readers follow, its context notes the change, and inverses change with it.
    public static func set<Model: PersistentModel, Value>(
        _ value: Value, _ path: ReferenceWritableKeyPath<Model, Value>,
        _ slot: ReferenceWritableKeyPath<Model, _Slot<Value>>, _ index: Int, of model: Model
    ) {
        let record = model._record
        guard let context = record.context else {
            record.registrar.withMutation(of: model, keyPath: path) { model[keyPath: slot] = .value(value) }
            // A model that is bound to one of a context belongs to it as well.
            guard record.state == .detached, let others = (value as? any _LinkValue)?._models,
                let context = others.lazy.compactMap({ $0._record.state == .deleted ? nil : $0._record.context }).first
            else { return }
            return context.insert(model)
        }
        context.checkIsolation(record.place)
        if !record.isLoaded { record.load(model) }
        guard let link = record.table?.linkAt[index] else {
            return record.write(.value(value), path, slot, index, of: model, in: context)
        }
        let before = context.keys(of: model, index)
        let models = (value as? any _LinkValue)?._models ?? []
        for model in models { context.insertLinked(model) }
        let after = models.map(\._record.key)
        context.set(link, of: model, to: after)
        context.follow(link, of: model, from: before, to: after)
    }

    /// Writes the slot of an attribute, so that it can be undone.
    private func write<Model: PersistentModel, Value>(
        _ content: _Slot<Value>, _ path: ReferenceWritableKeyPath<Model, Value>,
        _ slot: ReferenceWritableKeyPath<Model, _Slot<Value>>, _ index: Int, of model: Model,
        in context: ModelContext
    ) {
        if context.registersUndo {
            let old =
                table?.properties[index].attribute.isExternal == true
                ? _Slot.value(model[keyPath: slot].value(in: model, index)) : model[keyPath: slot]
            context.journal { [weak context] in
                guard let context, model._record.context === context else { return }
                if !model._record.isLoaded { model._record.load(model) }
                model._record.write(old, path, slot, index, of: model, in: context)
            }
        }
        if let registrar = madeRegistrar {
            registrar.withMutation(of: model, keyPath: path) { model[keyPath: slot] = content }
        } else {
            model[keyPath: slot] = content
        }
        context.note(model, index)
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
