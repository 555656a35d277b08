import Foundation

/// The store of a schema, and its contexts.
public final class ModelContainer: Equatable, @unchecked Sendable {
    /// The models.
    public let schema: Schema
    /// Where they are kept.
    public let configurations: Set<ModelConfiguration>
    let store: ModelStore
    private var main: ModelContext?

    /// A container for a schema.
    public init(for schema: Schema, configurations: [ModelConfiguration]) throws {
        self.schema = schema
        self.configurations = Set(configurations)
        if configurations.count > 1 { StoreFiles.sayThatOneCounts() }
        store = try StoreFiles.store(for: configurations.first ?? ModelConfiguration(schema: schema), schema)
    }

    /// What a main context that has outlived its container belongs to.
    init(_ schema: Schema, _ configurations: Set<ModelConfiguration>, _ store: ModelStore, main: ModelContext) {
        self.schema = schema
        self.configurations = configurations
        self.store = store
        self.main = main
    }

    /// A container for a schema.
    public convenience init(for schema: Schema, configurations: ModelConfiguration...) throws {
        try self.init(for: schema, configurations: configurations)
    }

    /// A container for models, and all that their relationships lead to.
    public convenience init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws {
        try self.init(for: Schema(types), configurations: configurations)
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

    /// Deletes all models from the store at once.
    public func deleteAllData() {
        try? store.database.transaction {
            for entity in schema.entities { try store.database.run("DELETE FROM \(entity.table)") }
        }
    }
}

/// Where a container keeps its models.
public struct ModelConfiguration: Hashable, Identifiable, @unchecked Sendable {
    /// The name, which is that of the file.
    public let name: String
    /// The models; nil for those of the container.
    public let schema: Schema?
    /// Whether nothing outlives the container.
    public let isStoredInMemoryOnly: Bool
    /// Whether models can be saved.
    public let allowsSave: Bool
    private let place: URL?

    /// The place of the file.
    public var url: URL {
        if let place { return place }
        let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        return (folders.first ?? FileManager.default.temporaryDirectory).appendingPathComponent("\(name).store")
    }

    /// The place of the file.
    public var id: URL { url }

    /// A file by its name, or memory.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true
    ) {
        self.name = name ?? "default"
        self.schema = schema
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        place = nil
    }

    /// Memory, or the default file.
    public init(isStoredInMemoryOnly: Bool) {
        self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    /// A file by its place.
    public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        self.schema = schema
        isStoredInMemoryOnly = false
        self.allowsSave = allowsSave
        place = url
    }

    /// Whether both name the same place.
    public static func == (first: ModelConfiguration, second: ModelConfiguration) -> Bool {
        first.name == second.name && first.isStoredInMemoryOnly == second.isStoredInMemoryOnly
            && first.place == second.place && first.allowsSave == second.allowsSave
    }

    /// Hashes the name and the place.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(isStoredInMemoryOnly)
        hasher.combine(place)
    }
}

/// What goes wrong.
public struct SwiftDataError: Error, Equatable, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong, in a word.
    public let description: String

    /// The store cannot be opened.
    public static let loadIssueModelContainer = SwiftDataError(description: "loadIssueModelContainer")
    /// A model must not be deleted while it holds others.
    public static let modelValidationFailure = SwiftDataError(description: "modelValidationFailure")
}

/// The stores of the process, by the paths of their files.
enum StoreFiles {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var stores: [String: WeakStore] = [:]
    private struct WeakStore { weak var store: ModelStore? }

    /// Once in a process.
    static func sayThatOneCounts() { _ = oneCounts }
    private static let oneCounts: Void = FileHandle.standardError.write(
        Data("SwiftData: of several configurations of a container the first counts; make a container for each.\n".utf8))

    static func store(for configuration: ModelConfiguration, _ schema: Schema) throws -> ModelStore {
        do {
            if configuration.isStoredInMemoryOnly {
                return try ModelStore(Database(path: nil, readOnly: false), schema)
            }
            let path = configuration.url.standardizedFileURL.path
            lock.lock()
            defer { lock.unlock() }
            let key = path + "\n" + schema.entities.map(\.name).joined(separator: ",")
            if let store = stores[key]?.store { return store }
            try FileManager.default.createDirectory(
                at: configuration.url.deletingLastPathComponent(), withIntermediateDirectories: true)
            let store = try ModelStore(Database(path: path, readOnly: !configuration.allowsSave), schema)
            stores = stores.filter { $0.value.store != nil }
            stores[key] = WeakStore(store: store)
            return store
        } catch let error as DatabaseError {
            FileHandle.standardError.write(
                Data("SwiftData: \(configuration.url.path) cannot be opened: \(error)\n".utf8))
            throw SwiftDataError.loadIssueModelContainer
        }
    }
}
