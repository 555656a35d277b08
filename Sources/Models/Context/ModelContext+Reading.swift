import Foundation

/// The numbers that a fetch has found, whose rows are loaded some hundred at a time.
final class FaultBatch {
    static let size = 256

    let keys: [Int64]
    init(_ keys: [Int64]) { self.keys = keys }
}

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
        let start = Int(record.batchIndex) / FaultBatch.size * FaultBatch.size
        let keys = batch.keys[start..<min(start + FaultBatch.size, batch.keys.count)]
        let wanted = registry.objects(table.index, keys).compactMap { object -> Int64? in
            guard let record = object.map({ table.model($0)._record }), !record.isLoaded, record.state == .clean else {
                return nil
            }
            return record.key
        }
        load(wanted.contains(record.key) ? wanted : [record.key], of: table)
    }

    /// Loads rows. Those that are gone are not; neither are those that the context does not have.
    func load(_ keys: [Int64], of table: EntityTable) {
        let database = database(of: table)
        // Few statements, so that they are prepared once: for one row, and for as many as a batch has.
        let count = keys.count == 1 ? 1 : FaultBatch.size
        let marks = count == 1 ? "= ?" : "IN (\(repeatElement("?", count: count).joined(separator: ",")))"
        database.exclusively {
            guard
                let statement = try? database.statement(
                    "SELECT \(table.selection) FROM \(table.table) WHERE _id \(marks)")
            else {
                return
            }
            defer { statement.reset() }
            for index in 0..<count {
                statement.bind(index < keys.count ? .integer(keys[index]) : .null, Int32(index + 1))
            }
            let reader = SlotReader(statement, table)
            while (try? statement.step()) == true {
                guard let model = registered(ModelKey(table.index, statement.number(0))), !model._record.isLoaded else {
                    continue
                }
                model._record.isLoaded = true
                model._record.batch = nil
                model._visitSlots(reader)
            }
        }
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
