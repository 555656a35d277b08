import Foundation

/// Answers a description: by SQL, as far as SQL can say it, and in memory otherwise. Unsaved changes are put where they
/// belong in what the store says.
struct FetchOperation<T: PersistentModel> {
    private let context: ModelContext
    private let descriptor: FetchDescriptor<T>
    private let table: EntityTable
    /// The predicate in SQL; nil where SQL cannot say it.
    private let test: SQLText?
    /// The order in SQL; nil where SQL cannot say it.
    private let order: String?
    private let readsOthers: Bool
    private let isRoot: Bool

    init(_ context: ModelContext, _ descriptor: FetchDescriptor<T>) throws {
        self.context = context
        self.descriptor = descriptor
        guard let table = context.schema.entity(of: T.self) else {
            context.reportUnknown(T.self)
            throw context.schema.tables.isEmpty ? SwiftDataError.missingModelContext : SwiftDataError.unknownSchema
        }
        self.table = table
        var translation = PredicateTranslation(schema: context.schema, entity: table, context.stores)
        test = descriptor.predicate.map { translation.translate($0) } ?? SQLText("1")
        let isRoot = descriptor.sortBy.isEmpty || LocalizedOrder.isRoot
        self.isRoot = isRoot
        order = Self.order(descriptor.sortBy, table, isRoot)
        readsOthers = translation.readsOthers
    }

    private static func order(_ sort: [SortDescriptor<T>], _ table: EntityTable, _ isRoot: Bool) -> String? {
        var terms: [String] = []
        for descriptor in sort {
            guard let path = descriptor.keyPath, let index = table.indexByPath[path],
                let coder = table.properties[index].coder, coder.kind != .encoded, coder.kind != .raw,
                !table.properties[index].attribute.isEphemeral
            else { return nil }
            let collation: String
            switch coder.kind {
            case .text:
                collation =
                    descriptor.stringComparator != nil
                    ? " COLLATE LEXICAL" : isRoot ? " COLLATE ROOT" : " COLLATE LOCALIZED"
            case .decimal: collation = " COLLATE DECIMAL"
            default: collation = ""
            }
            terms.append("t.\(table.column(index))\(collation) \(descriptor.order == .forward ? "ASC" : "DESC")")
        }
        return (terms + ["t._id"]).joined(separator: ", ")
    }

    private var hasPending: Bool {
        guard descriptor.includePendingChanges, context.hasChanges else { return false }
        if readsOthers { return true }
        return [context.changed, context.deleted].contains { pending in
            pending.keys.contains { $0.entity == table.index }
        } || context.inserted.contains(T.self)
    }

    func count() throws -> Int {
        guard !hasPending, let test, descriptor.fetchLimit == nil, descriptor.fetchOffset == nil else {
            return try keys(sorted: false).count
        }
        let sql = "SELECT COUNT(*) FROM \(table.table) t WHERE \(test.text)"
        return Int(try database.numbers(sql, test.values).first ?? 0)
    }

    func identifiers() throws -> [PersistentIdentifier] {
        let place = context.place(of: table)
        return try keys().map { PersistentIdentifier(place, $0) }
    }

    func unloadedModels() throws -> [T] { context.faults(try keys(), table, as: T.self) }

    func models() throws -> [T] {
        // What the store alone says comes with its rows, in one go.
        guard !hasPending, let test, order != nil else { return try unloadedModels() }
        let (limit, offset) = limits
        // Of all rows, SQLite keeps no more than are asked for.
        if limit == nil, offset == 0, let terms = numericTerms {
            let sql = query(table.selection, test, false, limit: nil, offset: 0)
            let order = NumericOrder(terms)
            if let models: [T] = try context.loaded(sql, test.values, table, sortedBy: order) { return models }
        }
        let sql = query(table.selection, test, true, limit: limit, offset: offset)
        return try context.loaded(sql, test.values, table)
    }

    /// The order, where all of it is by numbers that are loaded with their rows.
    private var numericTerms: [NumericOrder.Term]? {
        var terms: [NumericOrder.Term] = []
        for descriptor in descriptor.sortBy {
            guard let path = descriptor.keyPath, let index = table.indexByPath[path],
                let position = table.rowColumns.firstIndex(of: index), let kind = table.properties[index].coder?.kind,
                [.integer, .real, .date].contains(kind)
            else { return nil }
            terms.append(
                NumericOrder.Term(
                    column: Int32(position + 1), isReal: kind != .integer, isReversed: descriptor.order == .reverse))
        }
        return terms.isEmpty ? nil : terms
    }

    private var database: Database { context.database(of: table) }

    private var limits: (limit: Int?, offset: Int) {
        (descriptor.fetchLimit.flatMap { $0 > 0 ? $0 : nil }, max(descriptor.fetchOffset ?? 0, 0))
    }

    /// The numbers of the models, in order.
    private func keys(sorted: Bool = true) throws -> [Int64] {
        let (limit, offset) = limits
        let pending = hasPending
        // What is unsaved elsewhere can decide as well: then nothing that the store says counts.
        let usable = pending && readsOthers ? nil : test
        guard let usable, order != nil || !sorted else {
            return slice(try keysInMemory(pending, usable, sorted: sorted), offset, limit)
        }
        guard pending else {
            return try numbers(usable, sorted, limit: limit, offset: offset)
        }
        let candidates = pendingModels.filter(holds)
        let touched = Set(
            context.changed.keys.filter { $0.entity == table.index }.map(\.number)
                + context.deleted.keys.filter { $0.entity == table.index }.map(\.number))
        let enough = limit.map { $0 + offset + touched.count }
        var found = try numbers(usable, sorted, limit: enough, offset: 0)
        if !touched.isEmpty { found.removeAll { touched.contains($0) } }
        return slice(sorted ? merged(found, with: candidates) : found + candidates.map(\._record.key), offset, limit)
    }

    private func numbers(_ test: SQLText, _ sorted: Bool, limit: Int?, offset: Int) throws -> [Int64] {
        try database.keys(query("t._id", test, sorted, limit: limit, offset: offset), test.values)
    }

    private func query(_ columns: String, _ test: SQLText, _ sorted: Bool, limit: Int?, offset: Int) -> String {
        var sql = "SELECT \(columns) FROM \(table.table) t WHERE \(test.text)"
        if sorted { sql += " ORDER BY \(order ?? "t._id")" }
        if limit != nil || offset > 0 { sql += " LIMIT \(limit ?? -1) OFFSET \(offset)" }
        return sql
    }

    private func slice(_ keys: [Int64], _ offset: Int, _ limit: Int?) -> [Int64] {
        if offset == 0 && limit == nil { return keys }
        let rest = keys.dropFirst(offset)
        return Array(limit.map { rest.prefix($0) } ?? rest)
    }

    private var pendingModels: [T] {
        (context.insertedModelsArray + context.changedModelsArray).compactMap { $0 as? T }
    }

    /// Puts unsaved models among those that the store has sorted. A few rows are loaded for each.
    private func merged(_ found: [Int64], with candidates: [T]) -> [Int64] {
        let own = sorted(candidates)
        if found.isEmpty { return own.map(\._record.key) }
        let stored = Stored<T>(keys: found, context: context, table: table)
        var result: [Int64] = []
        result.reserveCapacity(found.count + own.count)
        var start = 0
        for model in own {
            var (low, high) = (start, found.count)
            // Many unsaved models are put in from the end of the last one on, a few by halves.
            while low < high {
                let middle = (low + high) / 2
                if precedes(stored[middle], model) { low = middle + 1 } else { high = middle }
            }
            result += found[start..<low]
            result.append(model._record.key)
            start = low
        }
        return result + found[start...]
    }

    /// Models that the store has sorted, by their positions.
    private struct Stored<Model: PersistentModel> {
        let keys: [Int64]
        let context: ModelContext
        let table: EntityTable
        subscript(_ index: Int) -> T { context.model(table, keys[index]) as! T }
    }

    /// All models for which the predicate holds, of which SQL cannot say which, or in which order.
    private func keysInMemory(_ pending: Bool, _ usable: SQLText?, sorted isSorted: Bool) throws -> [Int64] {
        var found: [T] = []
        let stored = try numbersById(usable ?? SQLText("1"))
        // Those that do not fit are let go of after each batch.
        for start in stride(from: 0, to: stored.count, by: FaultBatch.size) {
            let keys = Array(stored[start..<min(start + FaultBatch.size, stored.count)])
            var models = context.faults(keys, table, as: T.self)
            let missing = models.filter { !$0._record.isLoaded }.map(\._record.key)
            if usable == nil || isSorted, !missing.isEmpty { context.load(missing, of: table) }
            if pending {
                models.removeAll { $0._record.state == .deleted || usable != nil && $0._record.state == .changed }
            }
            found += usable == nil ? models.filter(holds) : models
        }
        if pending {
            let own = context.insertedModelsArray + (usable == nil ? [] : context.changedModelsArray)
            found += own.compactMap { $0 as? T }.filter(holds)
        }
        return (isSorted ? sorted(found) : found).map(\._record.key)
    }

    private func numbersById(_ test: SQLText) throws -> [Int64] {
        try database.keys("SELECT t._id FROM \(table.table) t WHERE \(test.text) ORDER BY t._id", test.values)
    }

    /// A predicate that fails, as one that unwraps nil does, does not hold.
    private func holds(_ model: T) -> Bool {
        guard let predicate = descriptor.predicate else { return true }
        return context.quietly { (try? predicate.evaluate(model)) ?? false }
    }

    private func sorted(_ models: [T]) -> [T] { models.sorted(by: precedes) }

    private func precedes(_ first: T, _ second: T) -> Bool {
        context.precedes(first, second, descriptor.sortBy, isRoot: isRoot) ?? (first._record.key < second._record.key)
    }
}

extension ModelContext {
    /// Whether the first of two models comes before the second; nil where the order does not say.
    package func precedes<T: PersistentModel>(
        _ first: T, _ second: T, _ sort: [SortDescriptor<T>], isRoot: Bool? = nil
    ) -> Bool? {
        let isRoot = isRoot ?? LocalizedOrder.isRoot
        return quietly {
            for descriptor in sort {
                switch compare(first, second, descriptor, isRoot) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return nil
        }
    }

    /// Texts are compared as people sort them, unless the descriptor says how.
    private func compare<T: PersistentModel>(
        _ first: T, _ second: T, _ descriptor: SortDescriptor<T>, _ isRoot: Bool
    ) -> ComparisonResult {
        guard descriptor.stringComparator == nil, let path = descriptor.keyPath,
            let a = first[keyPath: path] as? String, let b = second[keyPath: path] as? String
        else { return descriptor.compare(first, second) }
        let result = LocalizedOrder.compare(a, b, isRoot: isRoot)
        guard descriptor.order == .reverse else { return result }
        return ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
    }
}
