import Foundation

/// The stores of a schema, and their contexts.
public final class ModelContainer: Equatable, @unchecked Sendable {
    /// The models.
    public let schema: Schema
    /// Where they are kept.
    public let configurations: Set<ModelConfiguration>
    /// How a store of an earlier version becomes one of these models.
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    /// The store of each table, in the order of the schema.
    let stores: [ModelStore]
    private var main: ModelContext?

    /// A container for a schema.
    ///
    /// - Parameters:
    ///   - schema: The models.
    ///   - migrationPlan: How a store of an earlier version becomes one of these models; nil for what can be done without.
    ///   - configurations: The stores. One without models of its own keeps those that no other names. None is the default
    ///     file.
    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        self.schema = schema
        self.migrationPlan = migrationPlan
        let configurations = configurations.isEmpty ? [ModelConfiguration(schema: schema)] : configurations
        self.configurations = Set(configurations)
        stores = try StoreOpening(schema, migrationPlan, configurations).stores()
    }

    /// What a main context that has outlived its container belongs to.
    init(_ schema: Schema, _ configurations: Set<ModelConfiguration>, _ stores: [ModelStore], main: ModelContext) {
        self.schema = schema
        self.configurations = configurations
        self.stores = stores
        self.main = main
        migrationPlan = nil
    }

    /// A store while it is migrated.
    init(_ schema: Schema, _ store: ModelStore?) {
        self.schema = schema
        configurations = []
        stores = schema.tables.compactMap { _ in store }
        migrationPlan = nil
    }

    /// A container of no models, which needs no store.
    package static func _withoutModels() -> ModelContainer { ModelContainer(Schema([]), nil) }

    /// A container for a schema.
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
    }

    /// A container for models, and all that their relationships lead to.
    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Whether both are the same container.
    public static func == (first: ModelContainer, second: ModelContainer) -> Bool { first === second }

    /// The context of the main actor, which saves by itself.
    @MainActor public var mainContext: ModelContext {
        if let main { return main }
        let context = ModelContext(self, isMain: true)
        main = context
        return context
    }

    /// Deletes all models from the stores at once.
    public func deleteAllData() { try? erase() }

    /// Deletes all models from the stores at once.
    public func erase() throws {
        try throwingCocoaErrors {
            for (table, store) in zip(schema.tables, stores) {
                try store.database.transaction {
                    for other in schema.tables {
                        for link in other.links
                        where link.isWriting && (link.targetName == table.name || other === table) {
                            try store.database.run("DELETE FROM \(link.joinTable)")
                        }
                    }
                    try store.database.run("DELETE FROM \(table.table)")
                }
            }
        }
        var contexts: [ModelContext] = []
        for store in stores { contexts += store.allContexts.filter { new in !contexts.contains { $0 === new } } }
        for context in contexts { context.receiveErasure() }
    }
}

/// Opens the stores of a container.
private struct StoreOpening {
    let schema: Schema
    let plan: (any SchemaMigrationPlan.Type)?
    let configurations: [ModelConfiguration]

    init(_ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?, _ configurations: [ModelConfiguration]) {
        self.schema = schema
        self.plan = plan
        self.configurations = configurations
    }

    /// The store of each table.
    func stores() throws -> [ModelStore] {
        try check()
        var found: [String: ModelStore] = [:]
        var rest = Set(schema.tables.map(\.name))
        let ordered = configurations.filter { $0.schema != nil } + configurations.filter { $0.schema == nil }
        for configuration in ordered {
            let own = configuration.schema.map { Set($0.tables.map(\.name)) } ?? rest
            let names = own.intersection(rest)
            rest.subtract(names)
            let store = try open(configuration, names)
            for name in names { found[name] = store }
        }
        return try schema.tables.map { table in
            if let store = found[table.name] { return store }
            ModelIssues.report(
                "No configuration of the container names \(table.name); add it to a configuration's schema.")
            throw SwiftDataError.loadIssueModelContainer
        }
    }

    private func check() throws {
        for configuration in configurations {
            try configuration.checkName()
            let isKnown = configuration.schema?.tables.allSatisfy { schema.entity($0.name) != nil } ?? true
            guard isKnown else { throw SwiftDataError.configurationSchemaNotFoundInContainerSchema }
        }
        let files = configurations.filter { !$0.isStoredInMemoryOnly }.map { $0.url.standardizedFileURL.path }
        guard Set(files).count == files.count else { throw SwiftDataError.duplicateConfiguration }
    }

    private func open(_ configuration: ModelConfiguration, _ names: Set<String>) throws -> ModelStore {
        do {
            let store = try StoreFiles.store(for: configuration)
            let tables = schema.tables.filter { names.contains($0.name) }
            if let plan {
                let isAll = names.count == schema.tables.count
                try PlannedMigration(store, plan, tables, names: isAll ? nil : names).run()
            }
            try store.prepare(schema, tables)
            return store
        } catch let error as SwiftDataError {
            throw error
        } catch  where error is DatabaseError || error is MigrationProblem || error is CocoaError {
            let path = configuration.isStoredInMemoryOnly ? "A store in memory" : configuration.url.path
            ModelIssues.report("\(path) cannot be opened: \(error).")
            throw SwiftDataError.loadIssueModelContainer
        }
    }
}

/// The stores of the process, by the paths of their files.
enum StoreFiles {
    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var stores: [String: WeakStore] = [:]
    private struct WeakStore { weak var store: ModelStore? }

    static func store(for configuration: ModelConfiguration) throws -> ModelStore {
        if configuration.isStoredInMemoryOnly {
            return try ModelStore(Database(path: nil, readOnly: false), isWritable: true)
        }
        let path = configuration.url.standardizedFileURL.path
        lock.lock()
        defer { lock.unlock() }
        let key = configuration.allowsSave ? path : path + "\n"
        if let store = stores[key]?.store { return store }
        if configuration.allowsSave {
            try FileManager.default.createDirectory(
                at: configuration.url.deletingLastPathComponent(), withIntermediateDirectories: true)
        }
        let store = try ModelStore(
            Database(path: path, readOnly: !configuration.allowsSave), isWritable: configuration.allowsSave)
        stores = stores.filter { $0.value.store != nil }
        stores[key] = WeakStore(store: store)
        return store
    }
}
