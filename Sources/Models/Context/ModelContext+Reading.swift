import Foundation

extension ModelContext {
    /// The numbers of the models that a relationship holds.
    func keys(of model: any PersistentModel, _ index: Int) -> [Int64] {
        let record = model._record
        if !record.isLoaded { record.load(model) }
        let held = LinkVisitor()
        model._visitSlot(index, held)
        if let keys = held.keys { return keys }
        guard let table = record.table, let link = table.linkAt[index], link.isMany, record.state != .inserted,
            held.isEmpty
        else {
            return held.models.map(\._record.key)
        }
        var keys = (try? database(of: table).numbers(link.members(of: "?"), [.integer(record.key)])) ?? []
        if !deleted.isEmpty, let target = schema.entity(link.targetName) {
            keys.removeAll { deleted[ModelKey(target.index, $0)] != nil }
        }
        model._visitSlot(index, LinkVisitor(setting: keys))
        return keys
    }

    /// Loads the row of a model, and those of models beside it in the fetch that has found it.
    func load(_ model: any PersistentModel) {
        let record = model._record
        guard let table = record.table else { return }
        guard let batch = record.batch, !isQuiet else { return load([record.key], of: table) }
        let range = batch.range(around: Int(record.position))
        var wanted = faults(in: batch.keys[range], table)
        // A model that another fetch has found as well may be in another batch by now.
        if !wanted.contains(where: { $0.key == record.key }) { wanted = faults(in: [record.key], table) }
        load(wanted, of: table)
    }

    /// Loads rows. Those that are gone are not; neither are those that the context does not have.
    func load(_ keys: [Int64], of table: EntityTable) { load(faults(in: keys, table), of: table) }

    /// The models of numbers whose rows are not loaded.
    private func faults(in keys: some Collection<Int64>, _ table: EntityTable) -> [Fault] {
        var found: [Fault] = []
        found.reserveCapacity(keys.count)
        for object in registry.objects(table.index, keys) {
            guard let object else { continue }
            let model = table.model(object)
            let record = model._record
            if !record.isLoaded, record.state == .clean { found.append(Fault(key: record.key, model: model)) }
        }
        return found
    }

    private func load(_ wanted: [Fault], of table: EntityTable) {
        guard let first = wanted.first else { return }
        let database = database(of: table)
        if wanted.count == 1 { return read([first], table, database, table.selectionOfOne, [first.key]) }
        let sorted = wanted.sorted { $0.key < $1.key }
        // Rows that stand close to each other are read in one go; those between them cost less than finding each.
        if sorted.last!.key - sorted[0].key < Int64(sorted.count) * 4 {
            return read(sorted, table, database, table.selectionOfRange, [sorted[0].key, sorted.last!.key])
        }
        for start in stride(from: 0, to: sorted.count, by: FaultBatch.size) {
            let part = Array(sorted[start..<min(start + FaultBatch.size, sorted.count)])
            read(part, table, database, table.selectionOfMany, part.map(\.key))
        }
    }

    /// Reads rows, which come in the order of their numbers.
    private func read(
        _ wanted: [Fault], _ table: EntityTable, _ database: Database, _ sql: String, _ values: [Int64]
    ) {
        database.exclusively {
            guard let statement = try? database.statement(sql) else { return }
            defer { statement.reset() }
            for (index, value) in values.enumerated() { statement.bind(value, Int32(index + 1)) }
            let reader = SlotReader(statement, table)
            var position = 0
            while position < wanted.count, (try? statement.step()) == true {
                let key = statement.number(0)
                while position < wanted.count, wanted[position].key < key { position += 1 }
                guard position < wanted.count, wanted[position].key == key else { continue }
                let model = wanted[position].model
                let record = model._record
                position += 1
                guard !record.isLoaded else { continue }
                record.didLoad()
                model._visitSlots(reader)
            }
        }
    }

    private struct Fault {
        let key: Int64
        let model: any PersistentModel
    }

    /// Loads the value of a property that is not loaded with its row.
    func loadExternal(_ model: any PersistentModel, _ index: Int) {
        guard let table = model._record.table else { return }
        let isThere = EmptinessVisitor()
        model._visitSlot(index, isThere)
        guard isThere.isEmpty,
            let stored = try? database(of: table).rows(
                "SELECT \(table.column(index)) FROM \(table.table) WHERE _id = ?", [.integer(model._record.key)]
            ).first?.first
        else { return }
        model._visitSlot(index, ExternalReader(stored, table.properties[index].coder))
    }

    /// The value of a property that is not loaded with its row.
    func external<Value>(_ model: any PersistentModel, _ index: Int) -> Value? {
        loadExternal(model, index)
        let taker = ValueTaker<Value>()
        model._visitSlot(index, taker)
        return taker.value
    }
}

private final class EmptinessVisitor: _SlotVisitor {
    var isEmpty = false
    override func _visitAny<Value>(_ slot: inout _Slot<Value>, _ index: Int) {
        if case .empty = slot { isEmpty = true }
    }
}

private final class ValueTaker<Wanted>: _SlotVisitor {
    var value: Wanted?
    override func _visitAny<Value>(_ slot: inout _Slot<Value>, _ index: Int) {
        if case .value(let value) = slot { self.value = value as? Wanted }
    }
}
