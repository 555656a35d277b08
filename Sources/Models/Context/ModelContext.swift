import Foundation

/// Where models are fetched to, changed and saved from.
public final class ModelContext: Equatable {
    let stores: [ModelStore]
    let schema: Schema
    private let places: [IdentifierPlace]
    private let configurations: Set<ModelConfiguration>
    // A container holds its main context, which then must not hold it. Views may have nothing but the context.
    private let held: ModelContainer?
    private weak var owner: ModelContainer?
    /// Whether changes are saved without being asked for. That of the main context does.
    public var autosaveEnabled: Bool
    /// Who made the context.
    public var author: String?

    /// The models that are in use, by table and number.
    let registry: ModelRegistry
    /// Where models belong, by table.
    private(set) var homes: [RecordHome] = []
    let readTracking = ReadTracking.shared
    var inserted = PendingInsertions()
    var changed: [ModelKey: any PersistentModel] = [:]
    var deleted: [ModelKey: any PersistentModel] = [:]
    var arrived = SavedChanges()
    var isErased = false
    let arrivedLock = NSLock()
    let isMain: Bool
    private let isOfMainThread: Bool
    private var savesSoon = false
    private var observers: [ObjectIdentifier: (ContextChange) -> Void] = [:]
    /// How many readers inside each other follow nothing of what they read.
    @exclusivity(unchecked) private var quietReaders = 0
    /// Whose code may use the context; nil where nobody knows.
    @exclusivity(unchecked) var isolation: ContextIsolation?
    /// Registers how to take a change back; nil where nothing is undone.
    package var _registerUndo: ((@escaping () -> Void) -> Void)?
    /// Forgets what was registered.
    package var _forgetUndo: (() -> Void)?
    /// The manager of `undoManager`, whose type stands above this module.
    package var _undoManager: AnyObject?

    /// A context of its own, which does not save by itself.
    public convenience init(_ container: ModelContainer) { self.init(container, isMain: false) }

    init(_ container: ModelContainer, isMain: Bool) {
        held = isMain ? nil : container
        owner = container
        stores = container.stores
        schema = container.schema
        configurations = container.configurations
        self.isMain = isMain
        isOfMainThread = isMain || MainQueue.isCurrent
        isolation = isMain ? .main : nil
        autosaveEnabled = isMain
        registry = ModelRegistry(container.schema.tables.count)
        places = zip(container.schema.tables, container.stores).map { .of($0.name, in: $1.identifier) }
        homes = schema.tables.map { RecordHome(self, $0) }
        joinStores()
    }

    deinit { for store in distinctStores { store.remove(self) } }

    private func joinStores() {
        for store in distinctStores { store.add(self) }
    }

    /// The container whose stores the context reads and writes.
    public var container: ModelContainer {
        if let container = held ?? owner { return container }
        let container = ModelContainer(schema, configurations, stores, main: self)
        owner = container
        return container
    }

    /// Whether both are the same context.
    public static func == (first: ModelContext, second: ModelContext) -> Bool { first === second }

    func database(of table: EntityTable) -> Database { stores[table.index].database }
    func place(of table: EntityTable) -> IdentifierPlace { places[table.index] }

    var distinctStores: [ModelStore] {
        var found: [ModelStore] = []
        for store in stores where !found.contains(where: { $0 === store }) { found.append(store) }
        return found
    }

    /// Whether there is anything to save.
    public var hasChanges: Bool { !(inserted.isEmpty && changed.isEmpty && deleted.isEmpty) }
    /// The models that the next save adds, in the order in which they were inserted.
    public var insertedModelsArray: [any PersistentModel] { inserted.models }
    /// The models that the next save changes.
    public var changedModelsArray: [any PersistentModel] { changed.sorted { $0.key < $1.key }.map(\.value) }
    /// The models that the next save deletes.
    public var deletedModelsArray: [any PersistentModel] { deleted.sorted { $0.key < $1.key }.map(\.value) }

    // MARK: Models in use

    func registered(_ key: ModelKey) -> (any PersistentModel)? {
        guard key.entity >= 0, let object = registry.object(key.entity, key.number) else { return nil }
        return schema.tables[key.entity].model(object)
    }

    func register(_ model: any PersistentModel, _ key: ModelKey) {
        registry.add(model, model._record, key.entity, key.number)
    }

    /// The model of a number: that which the context has, or one that is loaded when it is read.
    func model(_ type: any PersistentModel.Type, _ key: Int64) -> any PersistentModel {
        guard let table = schema.entity(of: type) else { return type.init(_record: _ModelRecord(placeholderFor: type)) }
        return model(table, key)
    }

    func model(_ table: EntityTable, _ key: Int64) -> any PersistentModel {
        let id = ModelKey(table.index, key)
        if let model = registered(id) { return model }
        let model = table.type.init(_record: _ModelRecord(homes[table.index], key, isLoaded: false))
        register(model, id)
        return model
    }

    /// The model that an identifier names, loaded when it is read.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let table = schema.entity(persistentModelID.entityName) else {
            ModelIssues.report(
                "\(persistentModelID.entityName) is none of the container's models, so model(for:) gives a model of no type "
                    + "of yours, which no cast takes. Name it where the container is made.")
            return UnknownModel(persistentModelID)
        }
        return model(table, persistentModelID.key)
    }

    /// The model that an identifier names, if the context has it already.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        guard let table = schema.entity(persistentModelID.entityName) else { return nil }
        return registered(ModelKey(table.index, persistentModelID.key)) as? T
    }

    // MARK: Reading without following

    var isQuiet: Bool { quietReaders > 0 }

    /// Runs `body`, which reads models without that views follow them for it.
    package func quietly<Result>(_ body: () throws -> Result) rethrows -> Result {
        quietReaders += 1
        defer { quietReaders -= 1 }
        return try body()
    }

    // MARK: Telling

    func didChange(_ change: ContextChange) {
        tell(change)
        guard autosaveEnabled, !savesSoon, isolation != nil || isOfMainThread else { return }
        savesSoon = true
        // What saves runs where the context is used, which is what the compiler cannot know here. Until then, it stays.
        nonisolated(unsafe) let context = self
        if let isolation, !isMain {
            isolation.run { context.autosave() }
        } else {
            Task { @MainActor in context.autosave() }
        }
    }

    func tell(_ change: ContextChange) {
        for observer in observers.values { observer(change) }
    }

    private func autosave() {
        savesSoon = false
        guard autosaveEnabled && hasChanges else { return }
        do { try save() } catch {
            ModelIssues.report(
                "Changes could not be saved, and are kept until the next save: \(error). Save by save() to handle errors, "
                    + "or go back by rollback().")
        }
    }

    /// Calls a block whenever the context or its store has changed, until it is called with nil.
    package func observe(_ observer: AnyObject, _ body: ((ContextChange) -> Void)?) {
        observers[ObjectIdentifier(observer)] = body
    }

    // MARK: Undoing

    var registersUndo: Bool { _registerUndo != nil }

    func journal(_ undo: @escaping () -> Void) { _registerUndo?(undo) }
}

/// What has changed in a context.
package enum ContextChange {
    /// Which models there are, or anything about them.
    case any
    /// Models of a type have been added or deleted.
    case models(of: any PersistentModel.Type)
    /// One property of a model that was there.
    case property(any PersistentModel, path: AnyKeyPath)
}
