extension ModelContext {
    /// The models of a query's rows, which have the number and the columns that are loaded together.
    func loaded<T: PersistentModel>(_ sql: String, _ values: [SQLValue], _ table: EntityTable) throws -> [T] {
        var rows = LoadedRows(self, table)
        var rest: [Int64] = []
        do {
            _ = try read(sql, values, table) { statement, reader in
                let key = statement.number(0)
                if rows.isFull { rest.append(key) } else { rows.append(T.self, key, reader) }
                return true
            }
        } catch {
            rows.drop()
            throw error
        }
        return rows.take() + faults(rest, table, as: T.self)
    }

    /// The same, of a query that sorts nothing, in an order; nil where only SQLite can sort them.
    func loaded<T: PersistentModel>(
        _ sql: String, _ values: [SQLValue], _ table: EntityTable, sortedBy order: NumericOrder
    ) throws -> [T]? {
        var order = order
        var rows = LoadedRows(self, table)
        var isMore = false
        do {
            let isWhole = try read(sql, values, table) { statement, reader in
                let key = statement.number(0)
                guard order.append(statement, key) else { return false }
                if isMore { return true }
                if rows.isFull {
                    // Which ones are the first is known at the end.
                    isMore = true
                    rows.drop()
                } else {
                    rows.append(T.self, key, reader)
                }
                return true
            }
            guard isWhole else {
                rows.drop()
                return nil
            }
        } catch {
            rows.drop()
            throw error
        }
        guard isMore else { return rows.take(order.places()) }
        let keys = order.sortedKeys()
        let models = faults(keys, table, as: T.self)
        load(Array(keys.prefix(FaultBatch.mostAtOnce)), of: table)
        return models
    }

    /// Hands the rows of a query to a block, until that says no; whether it did not.
    @inline(__always)
    private func read(
        _ sql: String, _ values: [SQLValue], _ table: EntityTable, _ body: (Statement, SlotReader) -> Bool
    ) throws -> Bool {
        let database = database(of: table)
        return try database.exclusively {
            let statement = try database.statement(sql)
            defer { statement.reset() }
            for (index, value) in values.enumerated() { statement.bind(value, Int32(index + 1)) }
            let reader = SlotReader(statement, table)
            while try statement.step() { if !body(statement, reader) { return false } }
            return true
        }
    }

    /// Models by their numbers, whose rows are loaded when they are read.
    func faults<T: PersistentModel>(_ keys: [Int64], _ table: EntityTable, as type: T.Type) -> [T] {
        if keys.isEmpty { return [] }
        let batch = FaultBatch(keys, self, table)
        let known = registry.objects(table.index, keys)
        var found: [T] = []
        var made: [ModelRegistry.Entry] = []
        found.reserveCapacity(keys.count)
        made.reserveCapacity(keys.count)
        for (index, key) in keys.enumerated() {
            if let object = known[index] {
                let model = unsafeDowncast(object, to: T.self)
                let record = model._record
                if !record.isLoaded { record.join(batch, index) }
                found.append(model)
                continue
            }
            let record = _ModelRecord(batch, index)
            let model = T(_record: record)
            made.append(ModelRegistry.Entry(model, record, key))
            found.append(model)
        }
        registry.add(made, table.index)
        return found
    }
}

/// Models of one type that are made as their rows are read.
///
/// They are owned by hand, so that they can be put in order without being counted: what is not dropped is taken.
private struct LoadedRows {
    private let context: ModelContext
    private let table: EntityTable
    private let home: RecordHome
    private let hasOthers: Bool
    private var found: [Unmanaged<AnyObject>] = []
    private var made: [ModelRegistry.Entry] = []

    init(_ context: ModelContext, _ table: EntityTable) {
        self.context = context
        self.table = table
        home = context.homes[table.index]
        hasOthers = !context.registry.isEmpty(table.index)
    }

    var isFull: Bool { found.count == FaultBatch.mostAtOnce }

    /// Takes in the row that a statement stands at.
    @inline(__always)
    mutating func append<Model: PersistentModel>(_ type: Model.Type, _ key: Int64, _ reader: SlotReader) {
        if hasOthers, let object = context.registry.object(table.index, key) {
            let model = unsafeDowncast(object, to: Model.self)
            let record = model._record
            if !record.isLoaded, record.state == .clean {
                record.didLoad()
                model._visitSlots(reader)
            }
            return found.append(.passRetained(model as AnyObject))
        }
        let record = _ModelRecord(home, key, isLoaded: true)
        let model = Model(_record: record)
        model._visitSlots(reader)
        made.append(ModelRegistry.Entry(model, record, key))
        found.append(.passRetained(model as AnyObject))
    }

    /// Lets go of all models.
    mutating func drop() {
        for model in found { model.release() }
        found = []
        made = []
    }

    /// Hands the models over, in the order of their places among the rows.
    mutating func take<Model: PersistentModel>(_ places: [Int]? = nil) -> [Model] {
        context.registry.add(made, table.index)
        defer { (found, made) = ([], []) }
        return [Model](unsafeUninitializedCapacity: found.count) { buffer, count in
            if let places {
                for place in places {
                    buffer.initializeElement(
                        at: count, to: unsafeDowncast(found[place].takeRetainedValue(), to: Model.self))
                    count += 1
                }
            } else {
                for model in found {
                    buffer.initializeElement(at: count, to: unsafeDowncast(model.takeRetainedValue(), to: Model.self))
                    count += 1
                }
            }
        }
    }
}
