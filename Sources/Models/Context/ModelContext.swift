import Foundation

/// Where models are fetched to, changed and saved from.
public final class ModelContext: Equatable {
    let store: ModelStore
    let schema: Schema
    private let configurations: Set<ModelConfiguration>
    // A container holds its main context, which then must not hold it. Views may have nothing but the context.
    private let held: ModelContainer?
    private weak var owner: ModelContainer?
    /// Whether changes are saved without being asked for. That of the main context does.
    public var autosaveEnabled: Bool
    /// Who made the context.
    public var author: String?

    private var models: [ModelKey: WeakModel] = [:]
    private var sweepAt = 1024
    var inserted: [ModelKey: any PersistentModel] = [:]
    var changed: [ModelKey: any PersistentModel] = [:]
    var deleted: [ModelKey: any PersistentModel] = [:]
    private var orderOfInsertion: [ModelKey] = []
    private var saved: Set<PersistentIdentifier> = []
    private var gone: Set<PersistentIdentifier> = []
    private let savedLock = NSLock()
    private let isMain: Bool
    private var savesSoon = false
    var replacedKeys: Set<ModelKey> = []
    private var observers: [ObjectIdentifier: (ContextChange) -> Void] = [:]

    /// A context of its own, which does not save by itself.
    public convenience init(_ container: ModelContainer) { self.init(container, isMain: false) }

    init(_ container: ModelContainer, isMain: Bool) {
        held = isMain ? nil : container
        owner = container
        store = container.store
        schema = container.schema
        configurations = container.configurations
        self.isMain = isMain
        autosaveEnabled = isMain
        store.add(self)
    }

    /// The container whose stores the context reads and writes.
    public var container: ModelContainer {
        if let container = held ?? owner { return container }
        let container = ModelContainer(schema, configurations, store, main: self)
        owner = container
        return container
    }

    /// Whether both are the same context.
    public static func == (first: ModelContext, second: ModelContext) -> Bool { first === second }

    var database: Database { store.database }

    /// Whether there is anything to save.
    public var hasChanges: Bool { !(inserted.isEmpty && changed.isEmpty && deleted.isEmpty) }
    /// The models that the next save adds, in the order in which they were inserted.
    public var insertedModelsArray: [any PersistentModel] { orderOfInsertion.compactMap { inserted[$0] } }
    /// The models that the next save changes.
    public var changedModelsArray: [any PersistentModel] { changed.sorted { $0.key < $1.key }.map(\.value) }
    /// The models that the next save deletes.
    public var deletedModelsArray: [any PersistentModel] { deleted.sorted { $0.key < $1.key }.map(\.value) }

    // MARK: Changing

    /// Adds a model, and the models that it holds.
    public func insert<T: PersistentModel>(_ model: T) {
        insertLinked(model)
        didChange()
    }

    func insertLinked(_ model: any PersistentModel) {
        let record = model._record
        if record.state == .deleted, record.context === self { return revive(model) }
        guard record.context == nil, let entity = schema.entity(record.entityName) else { return }
        record.context = self
        record.state = .inserted
        record.key = store.takeKey()
        let key = ModelKey(entity.name, record.key)
        models[key] = WeakModel(model)
        inserted[key] = model
        orderOfInsertion.append(key)
        for link in entity.links {
            let held = LinkVisitor()
            model._visitSlot(link.index, held)
            for other in held.models { insertLinked(other) }
            let keys = held.keys ?? held.models.map(\._record.key)
            model._visitSlot(link.index, LinkVisitor(setting: keys))
            follow(link, of: model, from: [], to: keys)
        }
    }

    private func revive(_ model: any PersistentModel) {
        let key = ModelKey(model)
        deleted[key] = nil
        model._record.state = .changed
        changed[key] = model
    }

    /// Deletes a model with the next save. What it holds follows by the rules of its relationships.
    public func delete<T: PersistentModel>(_ model: T) {
        deleteLinked(model)
        didChange()
    }

    private func deleteLinked(_ model: any PersistentModel) {
        let record = model._record
        guard record.context === self, record.state != .deleted, let entity = schema.entity(record.entityName) else {
            return
        }
        if !record.isLoaded { record.load(model) }
        let held = entity.links.map { ($0, keys(of: model, $0.index)) }
        let key = ModelKey(model)
        let wasInserted = record.state == .inserted
        record.state = .deleted
        inserted[key] = nil
        changed[key] = nil
        if wasInserted { orderOfInsertion.removeAll { $0 == key } } else { deleted[key] = model }
        for (link, keys) in held {
            let rule = link.property.relationship?.deleteRule ?? .nullify
            if rule == .cascade {
                for other in keys { deleteLinked(self.model(schema.entity(link.targetName)!.type, other)) }
            } else if rule != .noAction {
                follow(link, of: model, from: keys, to: [])
            }
        }
        if wasInserted { record.context = nil }
    }

    /// Deletes all models of a type for which a predicate holds.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(model) }
    }

    /// Notes that a property differs from what is saved.
    func note(_ model: any PersistentModel, _ index: Int) {
        let record = model._record
        if record.state == .clean || record.state == .changed {
            record.changed.insert(index)
            record.state = .changed
            changed[ModelKey(model)] = model
        }
        let path = schema.entity(record.entityName)?.properties[index].keyPath
        didChange(path.map { .property(entity: record.entityName, path: $0) } ?? .any)
    }

    /// Has the other end of a relationship follow.
    func follow(_ link: Link, of model: any PersistentModel, from before: [Int64], to after: [Int64]) {
        guard let inverse = link.inverse, let target = schema.entity(link.targetName) else { return }
        let own = model._record.key
        let (old, new) = (Set(before), Set(after))
        for key in before where !new.contains(key) {
            let other = self.model(target.type, key)
            if other._record.state == .deleted { continue }
            set(inverse, of: other, to: keys(of: other, inverse.index).filter { $0 != own })
        }
        for key in after where !old.contains(key) {
            let other = self.model(target.type, key)
            let held = keys(of: other, inverse.index)
            if held.contains(own) { continue }
            if inverse.isMany { set(inverse, of: other, to: held + [own]); continue }
            // It leaves the one that held it before.
            if let previous = held.first, let entity = schema.entity(link.entityName) {
                let previous = self.model(entity.type, previous)
                set(link, of: previous, to: keys(of: previous, link.index).filter { $0 != key })
            }
            set(inverse, of: other, to: [own])
        }
    }

    private func set(_ link: Link, of model: any PersistentModel, to keys: [Int64]) {
        func open<Model: PersistentModel>(_ model: Model) {
            model._record.change(model, link.property.keyPath) {
                model._visitSlot(link.index, LinkVisitor(setting: keys))
            }
        }
        open(model)
        note(model, link.index)
    }

    // MARK: Reading

    /// The numbers of the models that a relationship holds.
    func keys(of model: any PersistentModel, _ index: Int) -> [Int64] {
        let record = model._record
        if !record.isLoaded { record.load(model) }
        let held = LinkVisitor()
        model._visitSlot(index, held)
        if let keys = held.keys { return keys }
        guard let link = schema.entity(record.entityName)?.linkAt[index], link.isMany, record.state != .inserted else {
            return held.models.map(\._record.key)
        }
        var keys = (try? database.numbers(link.members(of: "?"), [.integer(record.key)])) ?? []
        if !deleted.isEmpty { keys.removeAll { deleted[ModelKey(link.targetName, $0)] != nil } }
        model._visitSlot(index, LinkVisitor(setting: keys))
        return keys
    }

    /// The model of a number: that which the context has, or one that is loaded when it is read.
    func model(_ type: any PersistentModel.Type, _ key: Int64) -> any PersistentModel {
        let id = ModelKey(type.entityName, key)
        if let model = models[id]?.model { return model }
        let model = type.init(_record: _ModelRecord(id.entity, key, self))
        register(model, id)
        return model
    }

    func registered(_ key: ModelKey) -> (any PersistentModel)? { models[key]?.model }

    func register(_ model: any PersistentModel, _ key: ModelKey) {
        models[key] = WeakModel(model)
        guard models.count > sweepAt else { return }
        models = models.filter { $0.value.model != nil }
        sweepAt = max(1024, models.count * 2)
    }

    /// Loads the row of a model.
    func load(_ model: any PersistentModel) {
        guard let entity = schema.entity(model._record.entityName) else { return }
        database.exclusively {
            guard
                let statement = try? database.statement("SELECT \(entity.selection) FROM \(entity.table) WHERE _id = ?")
            else {
                return
            }
            defer { statement.reset() }
            statement.bind(.integer(model._record.key), 1)
            if (try? statement.step()) == true { model._visitSlots(SlotReader(statement, entity)) }
        }
    }

    /// The model that an identifier names, loaded when it is read.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let entity = schema.entity(persistentModelID.entityName) else {
            fatalError(
                "\(persistentModelID.entityName) is no model of this container's schema; add it to the container.")
        }
        return model(entity.type, persistentModelID.key)
    }

    /// The model that an identifier names, if the context has it already.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        registered(ModelKey(persistentModelID.entityName, persistentModelID.key)) as? T
    }

    // MARK: Saving

    func didChange(_ change: ContextChange = .any) {
        tell(change)
        guard isMain, autosaveEnabled, !savesSoon else { return }
        savesSoon = true
        // The main context is used on the main actor only, which is what the compiler cannot know here.
        nonisolated(unsafe) weak let context = self
        Task { @MainActor in context?.autosave() }
    }

    private func tell(_ change: ContextChange) {
        for observer in observers.values { observer(change) }
    }

    private func autosave() {
        savesSoon = false
        if autosaveEnabled && hasChanges { try? save() }
    }

    /// Writes all changes; all of them are kept, or none.
    public func save() throws {
        guard hasChanges else { return }
        try checkDenials()
        let keys = try SaveOperation(self).run()
        for model in insertedModelsArray + changedModelsArray where model._record.state != .deleted {
            model._record.state = .clean
            model._record.changed = []
        }
        for model in deleted.values { model._record.context = nil }
        let gone = Set(deleted.keys.map(identifier)).union(replacedKeys.map(identifier))
        for key in deleted.keys { models[key] = nil }
        forgetChanges()
        let hasReplaced = !replacedKeys.isEmpty
        store.announce(Set(keys), gone: gone, by: self)
        replacedKeys = []
        // Queries have seen the changes already, but for models whose places others have taken.
        if hasReplaced { tell(.any) }
    }

    private func identifier(_ key: ModelKey) -> PersistentIdentifier {
        PersistentIdentifier(entityName: key.entity, storeIdentifier: store.identifier, key: key.number)
    }

    private func checkDenials() throws {
        for model in deleted.values {
            for link in schema.entity(model._record.entityName)?.links ?? []
            where link.property.relationship?.deleteRule == .deny {
                let held = keys(of: model, link.index).filter { deleted[ModelKey(link.targetName, $0)] == nil }
                if !held.isEmpty { throw SwiftDataError.modelValidationFailure }
            }
        }
    }

    private func forgetChanges() {
        inserted = [:]
        changed = [:]
        deleted = [:]
        orderOfInsertion = []
    }

    /// Goes back to what is saved.
    public func rollback() {
        let (added, others) = (inserted, changed.merging(deleted) { first, _ in first })
        forgetChanges()
        for (key, model) in added {
            models[key] = nil
            model._record.context = nil
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

    private func refresh(_ model: any PersistentModel) {
        func open<Model: PersistentModel>(_ model: Model) {
            model._record.changeAll(of: model) {
                model._record.state = .clean
                model._record.changed = []
                model._record.isLoaded = false
                model._visitSlots(SlotEmptier())
            }
        }
        open(model)
    }

    /// Notes what another context has saved; can be called from anywhere.
    func receive(_ keys: Set<PersistentIdentifier>, gone lost: Set<PersistentIdentifier>) {
        savedLock.lock()
        saved.formUnion(keys)
        gone.formUnion(lost)
        savedLock.unlock()
        guard isMain else { return }
        if Thread.isMainThread { return merge() }
        nonisolated(unsafe) let context = self
        Task { @MainActor in context.merge() }
    }

    /// Takes in what other contexts have saved. Models with changes of their own keep these.
    func merge() {
        savedLock.lock()
        let (keys, lost) = (saved, gone)
        (saved, gone) = ([], [])
        savedLock.unlock()
        guard !keys.isEmpty || !lost.isEmpty else { return }
        for key in lost {
            let key = ModelKey(key.entityName, key.key)
            guard let model = registered(key), model._record.state == .clean else { continue }
            // What was shown of it stays until its views are gone.
            model._record.state = .deleted
            models[key] = nil
        }
        for key in keys {
            if let model = registered(ModelKey(key.entityName, key.key)), model._record.state == .clean {
                refresh(model)
            }
        }
        tell(.any)
    }
}

/// What has changed in a context.
package enum ContextChange {
    /// Which models there are, or anything about them.
    case any
    /// One property of a model that was there.
    case property(entity: String, path: AnyKeyPath)
}

extension ModelContext {
    /// Calls a block whenever the context or its store has changed, until it is called with nil.
    package func observe(_ observer: AnyObject, _ body: ((ContextChange) -> Void)?) {
        observers[ObjectIdentifier(observer)] = body
    }
}

/// Names a model within a store.
struct ModelKey: Hashable, Comparable {
    let entity: String
    let number: Int64

    init(_ entity: String, _ number: Int64) {
        self.entity = entity
        self.number = number
    }

    init(_ model: any PersistentModel) { self.init(model._record.entityName, model._record.key) }

    static func < (first: ModelKey, second: ModelKey) -> Bool {
        (first.entity, first.number) < (second.entity, second.number)
    }
}

struct WeakModel {
    weak var model: (any PersistentModel)?
    init(_ model: any PersistentModel) { self.model = model }
}

extension EntityTable {
    /// The columns in the order in which rows are read.
    var selection: String { (["_id"] + columns.map { column($0) }).joined(separator: ", ") }
}
