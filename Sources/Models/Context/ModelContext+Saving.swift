import Foundation

extension ModelContext {
    /// Posted before the changes of a context, the notification's object, are written.
    public static let willSave = Notification.Name("ModelContext.willSave")
    /// Posted when the changes of a context, the notification's object, have been written. `NotificationKey` says which.
    public static let didSave = Notification.Name("ModelContext.didSave")

    /// What `userInfo` of `didSave` holds.
    public enum NotificationKey: String {
        /// Names the state of the store.
        case queryGeneration
        /// Whether all identifiers are invalid.
        case invalidatedAllIdentifiers
        /// The identifiers of models that have been added.
        case insertedIdentifiers = "inserted"
        /// The identifiers of models that have been changed.
        case updatedIdentifiers = "updated"
        /// The identifiers of models that have been deleted.
        case deletedIdentifiers = "deleted"
        /// The identifiers of models that have been loaded anew.
        case refreshedIdentifiers = "refreshed"
    }

    /// Writes all changes; all of them are kept, or none.
    public func save() throws {
        guard hasChanges else { return }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        try SaveCheck(self).run()
        let (added, updated) = (insertedModelsArray, changedModelsArray)
        let others = otherContexts
        let gone = others.isEmpty ? [:] : valuesOfDeletedModels()
        let operation = SaveOperation(self, inserted: added, changed: updated)
        try throwingCocoaErrors { try operation.run() }
        let saved = SavedIdentifiers(
            inserted: added.map(\.persistentModelID), updated: updated.map(\.persistentModelID),
            deleted: deletedModelsArray.map(\.persistentModelID))
        for model in added + updated where model._record.state != .deleted {
            model._record.state = .clean
            if !model._record.changed.isEmpty { model._record.changed = [] }
        }
        for key in operation.replaced { retire(key) }
        for model in operation.replacing {
            for link in model._record.table?.links ?? [] where link.isMany {
                model._visitSlot(link.index, SlotEmptier())
            }
        }
        let lost = Array(deleted.values)
        forgetChanges()
        // What they held is found as long as all of them are known.
        for model in lost { detach(model) }
        for model in lost { registry.remove(model._record.modelKey.entity, model._record.key) }
        if !others.isEmpty { announce(added + updated, gone: gone, replaced: operation.replaced, to: others) }
        // Queries have seen the changes already, but for models whose places others have taken.
        if !operation.replaced.isEmpty { tell(.any) }
        NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: saved.userInfo)
    }

    private struct SavedIdentifiers {
        let inserted: [PersistentIdentifier]
        let updated: [PersistentIdentifier]
        let deleted: [PersistentIdentifier]

        var userInfo: [AnyHashable: Any] {
            [
                NotificationKey.insertedIdentifiers.rawValue: inserted,
                NotificationKey.updatedIdentifiers.rawValue: updated,
                NotificationKey.deletedIdentifiers.rawValue: deleted,
            ]
        }
    }

    /// A model whose place another has taken is one that was deleted.
    private func retire(_ key: ModelKey) {
        guard let model = registered(key) else { return }
        if !model._record.isLoaded { model._record.isLoaded = true }
        model._record.state = .deleted
        changed[key] = nil
        registry.remove(key.entity, key.number)
    }

    private func valuesOfDeletedModels() -> [SavedChanges.Model: [SQLValue]] {
        var values: [SavedChanges.Model: [SQLValue]] = [:]
        for (key, model) in deleted {
            let table = schema.tables[key.entity]
            let writer = SlotWriter(table)
            model._visitSlots(writer)
            values[SavedChanges.Model(entityName: table.name, key: key.number)] = writer.values
        }
        return values
    }

    private var otherContexts: [ModelContext] {
        var found: [ModelContext] = []
        for store in distinctStores {
            found += store.others(than: self).filter { new in !found.contains { $0 === new } }
        }
        return found
    }

    private func announce(
        _ saved: [any PersistentModel], gone: [SavedChanges.Model: [SQLValue]], replaced: [ModelKey],
        to others: [ModelContext]
    ) {
        var changes = SavedChanges(
            changed: saved.map { SavedChanges.Model(entityName: type(of: $0).entityName, key: $0._record.key) },
            gone: gone)
        for key in replaced {
            changes.gone[SavedChanges.Model(entityName: schema.tables[key.entity].name, key: key.number)] = []
        }
        for context in others { context.receive(changes) }
    }

    func forgetChanges() {
        inserted = PendingInsertions()
        changed = [:]
        deleted = [:]
    }

    /// Goes back to what is saved.
    public func rollback() {
        _forgetUndo?()
        let (added, others) = (inserted.models, changed.merging(deleted) { first, _ in first })
        forgetChanges()
        for model in added {
            let key = model._record.modelKey
            registry.remove(key.entity, key.number)
            model._record.state = .deleted
            detach(model)
            model._record.state = .detached
        }
        for model in others.values { refresh(model) }
        tell(.any)
    }

    /// Saves after a block, unless it throws.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// Has no work to do: changes are noted as they are made.
    public func processPendingChanges() {}

    func refresh(_ model: any PersistentModel) {
        func open<Model: PersistentModel>(_ model: Model) {
            model._record.changeAll(of: model) {
                model._record.state = .clean
                model._record.changed = []
                model._record.isLoaded = false
                model._record.leaveBatch()
                model._visitSlots(SlotEmptier())
            }
        }
        open(model)
    }

    // MARK: Other contexts

    /// Notes what another context has saved; can be called from anywhere.
    func receive(_ changes: SavedChanges) {
        arrivedLock.withLock {
            arrived.changed += changes.changed
            arrived.gone.merge(changes.gone) { $1 }
        }
        mergeSoon()
    }

    /// Notes that all models of the stores are gone.
    func receiveErasure() {
        arrivedLock.withLock { isErased = true }
        mergeSoon()
    }

    private func mergeSoon() {
        guard isMain else { return }
        if MainQueue.isCurrent { return merge() }
        nonisolated(unsafe) let context = self
        Task { @MainActor in context.merge() }
    }

    /// Takes in what other contexts have saved. Models with changes of their own keep these.
    func merge() {
        let (changes, isErased) = arrivedLock.withLock {
            defer { (arrived, self.isErased) = (SavedChanges(), false) }
            return (arrived, self.isErased)
        }
        if isErased { takeErasure() }
        guard !changes.changed.isEmpty || !changes.gone.isEmpty else {
            if isErased { tell(.any) }
            return
        }
        for (lost, values) in changes.gone {
            guard let table = schema.entity(lost.entityName) else { continue }
            let key = ModelKey(table.index, lost.key)
            guard let model = registered(key), model._record.state == .clean else { continue }
            lose(model, values)
        }
        for saved in changes.changed {
            guard let table = schema.entity(saved.entityName),
                let model = registered(ModelKey(table.index, saved.key)), model._record.state == .clean
            else { continue }
            refresh(model)
        }
        tell(.any)
    }

    /// A model that is gone shows what it had, until its views are gone, too.
    private func lose(_ model: any PersistentModel, _ values: [SQLValue]) {
        let record = model._record
        if !record.isLoaded, let table = record.table, !values.isEmpty {
            model._visitSlots(ValuesReader(values, table))
            record.didLoad()
        }
        record.state = .deleted
        let key = record.modelKey
        registry.remove(key.entity, key.number)
    }

    private func takeErasure() {
        forgetChanges()
        for table in schema.tables {
            for key in registry.keys(table.index) {
                if let model = registered(ModelKey(table.index, key)) { lose(model, []) }
            }
        }
    }
}
