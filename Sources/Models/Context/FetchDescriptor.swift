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
    /// Properties that are going to be read. All are loaded.
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
    /// Fetches models.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        merge()
        return try FetchOperation(self, descriptor).models()
    }

    /// Fetches models.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> [T] {
        try fetch(descriptor)
    }

    /// How many models there are.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        merge()
        return try FetchOperation(self, descriptor).count()
    }

    /// What names the models.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    {
        try fetch(descriptor).map(\.persistentModelID)
    }

    /// Runs a block for each model.
    public func enumerate<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (T) throws -> Void
    ) throws {
        for model in try fetch(descriptor) { try block(model) }
    }
}

/// Answers a description: by SQL, as far as it can be said in SQL and nothing is unsaved; otherwise in memory.
struct FetchOperation<T: PersistentModel> {
    private let context: ModelContext
    private let descriptor: FetchDescriptor<T>
    private let entity: EntityTable
    private let test: SQLText?
    private let order: String?
    private let readsOthers: Bool

    init(_ context: ModelContext, _ descriptor: FetchDescriptor<T>) throws {
        self.context = context
        self.descriptor = descriptor
        guard let entity = context.schema.entity(of: T.self) else {
            FileHandle.standardError.write(
                Data(
                    "SwiftData: \(T.entityName) is none of the container's models; name it where the container is made.\n"
                        .utf8))
            throw SwiftDataError.loadIssueModelContainer
        }
        self.entity = entity
        var translation = PredicateTranslation(schema: context.schema, entity: entity)
        test = descriptor.predicate.map { translation.translate($0) } ?? SQLText("1")
        order = Self.order(descriptor.sortBy, entity)
        readsOthers = translation.readsOthers
    }

    private static func order(_ sort: [SortDescriptor<T>], _ entity: EntityTable) -> String? {
        var terms: [String] = []
        for descriptor in sort {
            guard let path = descriptor.keyPath, let index = entity.indexByPath[path],
                let coder = entity.properties[index].coder, coder.kind != .encoded, coder.kind != .raw
            else { return nil }
            let collation: String
            switch coder.kind {
            case .text: collation = descriptor.stringComparator == nil ? " COLLATE LOCALIZED" : " COLLATE LEXICAL"
            case .decimal: collation = " COLLATE DECIMAL"
            default: collation = ""
            }
            terms.append("t.\(entity.column(index))\(collation) \(descriptor.order == .forward ? "ASC" : "DESC")")
        }
        return (terms + ["t._id"]).joined(separator: ", ")
    }

    private var hasPending: Bool {
        guard descriptor.includePendingChanges, context.hasChanges else { return false }
        if readsOthers { return true }
        return [context.inserted, context.changed, context.deleted].contains { pending in
            pending.keys.contains { $0.entity == entity.name }
        }
    }

    func count() throws -> Int {
        guard !hasPending, let test, descriptor.fetchLimit == nil, descriptor.fetchOffset == nil else {
            return try models().count
        }
        let sql = "SELECT COUNT(*) FROM \(entity.table) t WHERE \(test.text)"
        return Int(try context.database.numbers(sql, test.values).first ?? 0)
    }

    func models() throws -> [T] {
        let limit = descriptor.fetchLimit ?? -1
        let offset = descriptor.fetchOffset ?? 0
        if !hasPending, let test, let order {
            return try rows(
                " WHERE \(test.text) ORDER BY \(order) LIMIT \(limit == 0 ? -1 : limit) OFFSET \(offset)", test.values)
        }
        var found = try pendingAware()
        if !descriptor.sortBy.isEmpty { found = sorted(found) }
        let rest = found.dropFirst(offset)
        return Array(limit > 0 ? rest.prefix(limit) : rest)
    }

    /// All models for which the predicate holds, in the order of insertion.
    private func pendingAware() throws -> [T] {
        let pending = hasPending
        // What is unsaved elsewhere can decide as well: then nothing that the store says counts.
        let usable = pending && readsOthers ? nil : test
        var found = try rows(
            usable.map { " WHERE \($0.text) ORDER BY t._id" } ?? " ORDER BY t._id", usable?.values ?? [])
        if pending {
            found.removeAll { $0._record.state == .deleted || usable != nil && $0._record.state == .changed }
            let own = context.insertedModelsArray + (usable == nil ? [] : context.changedModelsArray)
            let candidates = own.compactMap { $0 as? T }
            found += usable == nil ? candidates : candidates.filter(holds)
        }
        if usable == nil { found = found.filter(holds) }
        return found.sorted { $0._record.key < $1._record.key }
    }

    /// A predicate that fails, as one that unwraps nil does, does not hold.
    private func holds(_ model: T) -> Bool {
        guard let predicate = descriptor.predicate else { return true }
        return (try? predicate.evaluate(model)) ?? false
    }

    private func sorted(_ models: [T]) -> [T] {
        models.enumerated().sorted { first, second in
            for descriptor in descriptor.sortBy {
                switch compare(first.element, second.element, descriptor) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return first.offset < second.offset
        }.map(\.element)
    }

    /// Texts are compared as people sort them, unless the descriptor says how.
    private func compare(_ first: T, _ second: T, _ descriptor: SortDescriptor<T>) -> ComparisonResult {
        guard descriptor.stringComparator == nil, let path = descriptor.keyPath,
            let a = first[keyPath: path] as? String, let b = second[keyPath: path] as? String
        else { return descriptor.compare(first, second) }
        let result = a.localizedStandardCompare(b)
        guard descriptor.order == .reverse else { return result }
        return ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
    }

    private func rows(_ clauses: String, _ values: [SQLValue]) throws -> [T] {
        let columns = (["_id"] + entity.columns.map { entity.column($0) }).map { "t.\($0)" }.joined(separator: ", ")
        return try context.database.exclusively {
            let statement = try context.database.statement("SELECT \(columns) FROM \(entity.table) t\(clauses)")
            defer { statement.reset() }
            for (index, value) in values.enumerated() { statement.bind(value, Int32(index + 1)) }
            let reader = SlotReader(statement, entity)
            var found: [T] = []
            while try statement.step() {
                let key = ModelKey(entity.name, statement.number(0))
                if let model = context.registered(key) as? T {
                    if !model._record.isLoaded { fill(model, reader) }
                    found.append(model)
                    continue
                }
                let model = T(_record: _ModelRecord(entity.name, key.number, context))
                fill(model, reader)
                context.register(model, key)
                found.append(model)
            }
            return found
        }
    }

    private func fill(_ model: T, _ reader: SlotReader) {
        model._record.isLoaded = true
        model._visitSlots(reader)
    }
}

extension ModelContext {
    /// What tells apart the questions of two descriptors; nil where that cannot be said.
    package func question<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) -> AnyHashable? {
        guard let entity = schema.entity(of: T.self) else { return nil }
        var translation = PredicateTranslation(schema: schema, entity: entity)
        let limits = [descriptor.fetchLimit, descriptor.fetchOffset]
        guard let predicate = descriptor.predicate else {
            return Question(text: "", values: [], sort: descriptor.sortBy, limits: limits)
        }
        guard let test = translation.translate(predicate) else { return nil }
        return Question(text: test.text, values: test.values, sort: descriptor.sortBy, limits: limits)
    }

    private struct Question<T: PersistentModel>: Hashable {
        let text: String
        let values: [SQLValue]
        let sort: [SortDescriptor<T>]
        let limits: [Int?]
    }
}
