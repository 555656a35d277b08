import Foundation
import Observation

/// What the engine knows of one model: where it belongs, and whether it has changed.
public final class _ModelRecord {
    enum State: UInt8 { case detached, inserted, clean, changed, deleted }

    // Reading a property asks for these, often ten thousand times in a row: nothing here calls back while it writes them,
    // so that asking each time whether it does would be for nothing.
    /// The table of a context, or a fetch; nil outside of contexts. It is pointed to without being counted: what is held is
    /// the fetch where `isInBatch`, and the context otherwise.
    @exclusivity(unchecked) private var home: Unmanaged<RecordHome>?
    /// Zero until it is asked for.
    @exclusivity(unchecked) private var number: Int64
    @exclusivity(unchecked) var state = State.detached
    @exclusivity(unchecked) var isLoaded = true
    @exclusivity(unchecked) private var isInBatch = false
    /// The index in the batch, or among what the context has to insert.
    @exclusivity(unchecked) var position: Int32 = 0
    /// Where the model is, while its context can find it.
    @exclusivity(unchecked) var registered: UnsafeRawPointer?
    @exclusivity(unchecked) private var rare: Rare?

    /// What few models have.
    private final class Rare {
        var registrar: HeldRegistrar?
        /// Indices of properties that differ from what is saved.
        var changed: Set<Int> = []
        /// What the model was named by, and its table, in the context that it has left.
        var lastPlace: IdentifierPlace?
        var lastTable: EntityTable?
    }

    private static let uninserted = Counter()

    /// For a model that belongs to no context yet.
    public init<Model: PersistentModel>(of model: Model) { number = 0 }

    /// For a model of a row.
    init(_ home: RecordHome, _ key: Int64, isLoaded: Bool) {
        self.home = .passUnretained(home)
        _ = home.held.retain()
        number = key
        state = .clean
        self.isLoaded = isLoaded
    }

    /// For a model that a fetch has found, whose row is loaded when it is read.
    init(_ batch: FaultBatch, _ position: Int) {
        home = .passRetained(batch)
        isInBatch = true
        self.position = Int32(position)
        number = batch.keys[position]
        state = .clean
        isLoaded = false
    }

    /// For a model that stands where a relationship needs one and the store has none.
    init(placeholderFor type: any PersistentModel.Type) {
        number = 0
        state = .deleted
    }

    /// For a model of an entity that nobody knows.
    init(placeholderFor identifier: PersistentIdentifier) {
        number = identifier.key
        state = .deleted
        made.lastPlace = identifier.place
    }

    deinit {
        guard let home else { return }
        if let registered {
            home._withUnsafeGuaranteedRef { home in
                home.held._withUnsafeGuaranteedRef { $0.registry.remove(registered, home.table.index, number) }
            }
        }
        release(home)
    }

    private func release(_ home: Unmanaged<RecordHome>) {
        if isInBatch { return home.release() }
        // The home goes with the context.
        let held = home._withUnsafeGuaranteedRef { $0.held }
        held.release()
    }

    private func move(to new: RecordHome?, isBatch: Bool = false) {
        let old = home
        if isBatch { _ = new.map { Unmanaged.passRetained($0) } } else { _ = new?.held.retain() }
        home = new.map { .passUnretained($0) }
        if let old { release(old) }
        isInBatch = isBatch
    }

    private var made: Rare {
        if let rare { return rare }
        let made = Rare()
        rare = made
        return made
    }

    var context: ModelContext? { home?._withUnsafeGuaranteedRef { $0.held.takeUnretainedValue() } }

    /// The table of the context's schema; nil before the model has been in a context.
    var table: EntityTable? { home?._withUnsafeGuaranteedRef { $0.table } ?? rare?.lastTable }

    /// The fetch that found the model; nil once its row is loaded.
    var batch: FaultBatch? {
        isInBatch ? home.map { unsafeDowncast($0.takeUnretainedValue(), to: FaultBatch.self) } : nil
    }

    /// Notes which fetch has found the model.
    func join(_ batch: FaultBatch, _ position: Int) {
        move(to: batch, isBatch: true)
        self.position = Int32(position)
    }

    /// Forgets which fetch has found the model.
    func leaveBatch() {
        if isInBatch, let context, let table { move(to: context.homes[table.index]) }
    }

    /// Notes that the row is loaded.
    func didLoad() {
        isLoaded = true
        leaveBatch()
    }

    /// Indices of properties that differ from what is saved.
    var changed: Set<Int> {
        get { rare?.changed ?? [] }
        set { if rare != nil || !newValue.isEmpty { made.changed = newValue } }
        _modify { yield &made.changed }
    }

    /// The number in the store, or a negative one for a model that has never been in any.
    var key: Int64 {
        get {
            if number == 0 { number = -Self.uninserted.next() }
            return number
        }
        set { number = newValue }
    }

    /// Where the model is, or was.
    func place(of type: any PersistentModel.Type) -> IdentifierPlace {
        if let context, let table { return context.place(of: table) }
        return rare?.lastPlace ?? .detached(type)
    }

    /// Makes the model one of a context.
    func enter(_ context: ModelContext, _ table: EntityTable) { move(to: context.homes[table.index]) }

    /// Takes the model out of its context.
    func leaveContext() {
        if let context, let table { (made.lastPlace, made.lastTable) = (context.place(of: table), table) }
        move(to: nil)
    }

    private var registrar: ObservationRegistrar {
        if let held = rare?.registrar { return held.registrar }
        let held = HeldRegistrar()
        made.registrar = held
        return held.registrar
    }

    var modelKey: ModelKey { ModelKey(table?.index ?? -1, key) }

    /// Whether there is anything to do before a property is read: `willRead`, for which the key path is made only
    /// then.
    public var needsCare: Bool {
        guard isLoaded, let home, rare?.registrar == nil else { return true }
        return home._withUnsafeGuaranteedRef { home in
            home.held._withUnsafeGuaranteedRef { context in
                if let isolation = context.isolation, !isolation.isCurrent { return true }
                return !context.isQuiet && context.readTracking.isOn
            }
        }
    }

    /// Before a property is read: its reader follows it, and its value is loaded.
    public func willRead<Model: PersistentModel, Value>(_ model: Model, _ path: KeyPath<Model, Value>, _ index: Int) {
        let follows = context.map { context in
            if let isolation = context.isolation { context.check(isolation, Model.self) }
            return !context.isQuiet && (rare?.registrar != nil || context.readTracking.isOn)
        }
        if follows != false { registrar.access(model, keyPath: path) }
        if !isLoaded { load(model) }
    }

    func load(_ model: any PersistentModel) {
        guard let context else { return isLoaded = true }
        context.load(model)
        didLoad()
    }

    /// Has the readers of all properties read anew.
    func changeAll<Model: PersistentModel>(of model: Model, _ change: () -> Void) {
        guard let registrar = rare?.registrar?.registrar else { return change() }
        let paths = (table?.properties ?? []).compactMap { $0.keyPath as? PartialKeyPath<Model> }
        for path in paths { path.willChange(model, registrar) }
        change()
        for path in paths { path.didChange(model, registrar) }
    }

    /// Has the readers of one property read anew.
    func change<Model: PersistentModel>(_ model: Model, _ path: AnyKeyPath, _ change: () -> Void) {
        guard let registrar = rare?.registrar?.registrar, let path = path as? PartialKeyPath<Model> else {
            return change()
        }
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
        if let isolation = context.isolation { context.check(isolation, Model.self) }
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
        if let registrar = rare?.registrar?.registrar {
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
