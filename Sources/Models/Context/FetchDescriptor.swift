import Foundation

/// Which models to fetch, and in what order.
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {
    /// Holds for the models; nil for all.
    public var predicate: Predicate<T>?
    /// The order: the first that tells two models apart counts.
    public var sortBy: [SortDescriptor<T>]
    /// How many to fetch at most; nil for all.
    public var fetchLimit: Int?
    /// How many of the first ones to leave out.
    public var fetchOffset: Int?
    /// Whether unsaved changes count.
    public var includePendingChanges = true
    /// Properties that are going to be read. All but those of `.externalStorage` are loaded.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// Relationships that are going to be followed. They are loaded when they are.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// A description of models.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

extension ModelContext {
    /// Fetches models with their rows: those of the first 16,384. The rows of further ones are loaded when they are read, some
    /// hundred at a time, as are all where only Swift can say which models are meant, and where unsaved changes count.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        merge()
        return try throwingCocoaErrors { try FetchOperation(self, descriptor).models() }
    }

    /// Fetches models whose rows are loaded when they are read, some hundred at a time: for lists, of which a part is seen.
    package func fetchUnloaded<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        merge()
        return try throwingCocoaErrors { try FetchOperation(self, descriptor).unloadedModels() }
    }

    /// Fetches models.
    ///
    /// - Parameter batchSize: Of no effect.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> [T] {
        try fetch(descriptor)
    }

    /// How many models there are.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        merge()
        return try throwingCocoaErrors { try FetchOperation(self, descriptor).count() }
    }

    /// What names the models. None of them is loaded, unless only Swift can say what is asked for.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    {
        merge()
        return try throwingCocoaErrors { try FetchOperation(self, descriptor).identifiers() }
    }

    /// What names the models.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> [PersistentIdentifier] { try fetchIdentifiers(descriptor) }

    /// Runs a block for each model. Those that nothing else holds are let go of after each batch.
    ///
    /// - Parameters:
    ///   - descriptor: Which models.
    ///   - batchSize: How many are held at a time.
    ///   - allowEscapingMutations: Whether the block may leave changes unsaved. They are kept in any case; an issue says that
    ///     there are some where they may not be left.
    ///   - block: What to do with a model.
    public func enumerate<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (T) throws -> Void
    ) throws {
        let keys = try fetchIdentifiers(descriptor).map(\.key)
        guard let table = schema.entity(of: T.self) else { return }
        for start in stride(from: 0, to: keys.count, by: max(batchSize, 1)) {
            let batch = faults(Array(keys[start..<min(start + max(batchSize, 1), keys.count)]), table, as: T.self)
            let unsaved = batch.count { $0.hasChanges }
            for model in batch { try block(model) }
            if !allowEscapingMutations, batch.count(where: \.hasChanges) > unsaved { reportEscape(T.self) }
        }
    }

    private func reportEscape(_ type: any PersistentModel.Type) {
        ModelIssues.report(
            "The block of enumerate(_:) has left changes of a \(type.entityName) unsaved. They are kept here, with the models; "
                + "Apple's framework fails. Save in the block, or pass allowEscapingMutations: true.")
    }
}

extension ModelContext {
    /// What tells apart the questions of two descriptors; nil where that cannot be said.
    ///
    /// - Parameter readsOthers: Whether other models decide as well, or may.
    package func question<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, readsOthers: inout Bool) -> AnyHashable?
    {
        readsOthers = descriptor.predicate != nil
        guard let entity = schema.entity(of: T.self) else { return nil }
        var translation = PredicateTranslation(schema: schema, entity: entity)
        let limits = [descriptor.fetchLimit, descriptor.fetchOffset]
        guard let predicate = descriptor.predicate else {
            return Question(text: "", values: [], sort: descriptor.sortBy, limits: limits)
        }
        guard let test = translation.translate(predicate) else { return nil }
        readsOthers = translation.readsOthers
        return Question(text: test.text, values: test.values, sort: descriptor.sortBy, limits: limits)
    }

    private struct Question<T: PersistentModel>: Hashable {
        let text: String
        let values: [SQLValue]
        let sort: [SortDescriptor<T>]
        let limits: [Int?]
    }
}
