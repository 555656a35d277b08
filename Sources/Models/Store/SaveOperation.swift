/// Writes the changes of a context.
struct SaveOperation {
    private let context: ModelContext

    init(_ context: ModelContext) { self.context = context }

    private var database: Database { context.database }

    /// Writes everything, and says what other contexts have to load anew.
    func run() throws -> [PersistentIdentifier] {
        try database.transaction {
            // A model that goes may have the value that one that comes is known by.
            for model in context.deletedModelsArray {
                let entity = context.schema.entity(model._record.entityName)!
                try database.run("DELETE FROM \(entity.table) WHERE _id = ?", [.integer(model._record.key)])
                try unlink(model, entity)
            }
            for model in context.changedModelsArray { try update(model) }
            for model in context.insertedModelsArray { try insert(model) }
            for model in context.insertedModelsArray + context.changedModelsArray { try writeMembers(of: model) }
        }
        return (context.insertedModelsArray + context.changedModelsArray).map(\.persistentModelID)
    }

    /// Nothing holds a model that is gone.
    private func unlink(_ model: any PersistentModel, _ entity: EntityTable) throws {
        for other in context.schema.entities {
            for link in other.links where link.targetName == entity.name && !link.isMany {
                let column = quoted(link.property.name)
                try database.run(
                    "UPDATE \(other.table) SET \(column) = NULL WHERE \(column) = ?", [.integer(model._record.key)])
            }
        }
    }

    private func values(of model: any PersistentModel, _ entity: EntityTable) -> [SQLValue] {
        let writer = SlotWriter(entity)
        model._visitSlots(writer)
        return entity.columns.map { writer.values[$0] }
    }

    private func insert(_ model: any PersistentModel) throws {
        let entity = context.schema.entity(model._record.entityName)!
        let values = values(of: model, entity)
        try replaceSame(as: model, entity, values)
        let marks = repeatElement("?", count: values.count + 1).joined(separator: ", ")
        try database.run(
            "INSERT INTO \(entity.table) (\(entity.selection)) VALUES (\(marks))",
            [.integer(model._record.key)] + values)
    }

    /// Where a model with the same unique values is there already, the new one takes its place, and what held it holds the
    /// new one.
    private func replaceSame(as model: any PersistentModel, _ entity: EntityTable, _ values: [SQLValue]) throws {
        for list in entity.uniqueLists {
            let positions = list.compactMap { entity.columns.firstIndex(of: $0) }
            let wanted = positions.map { values[$0] }
            guard !wanted.contains(.null) else { continue }
            let test = positions.map { "\(entity.column(entity.columns[$0])) = ?" }.joined(separator: " AND ")
            let found = try database.numbers("SELECT _id FROM \(entity.table) WHERE \(test)", wanted)
            for old in found where old != model._record.key { try replace(old, by: model, entity) }
        }
    }

    private func replace(_ old: Int64, by model: any PersistentModel, _ entity: EntityTable) throws {
        let new = model._record.key
        for other in context.schema.entities {
            for link in other.links where link.targetName == entity.name && !link.isMany {
                let column = quoted(link.property.name)
                try database.run(
                    "UPDATE \(other.table) SET \(column) = ? WHERE \(column) = ?", [.integer(new), .integer(old)])
            }
        }
        try database.run("DELETE FROM \(entity.table) WHERE _id = ?", [.integer(old)])
        context.replaced(ModelKey(entity.name, old))
        for link in entity.links where link.isMany && !link.isJoined { model._visitSlot(link.index, SlotEmptier()) }
    }

    private func update(_ model: any PersistentModel) throws {
        let entity = context.schema.entity(model._record.entityName)!
        let changed = entity.columns.filter { model._record.changed.contains($0) }
        guard !changed.isEmpty else { return }
        let writer = SlotWriter(entity)
        model._visitSlots(writer)
        try replaceSame(as: model, entity, entity.columns.map { writer.values[$0] })
        let columns = changed.map { "\(entity.column($0)) = ?" }.joined(separator: ", ")
        try database.run(
            "UPDATE \(entity.table) SET \(columns) WHERE _id = ?",
            changed.map { writer.values[$0] } + [.integer(model._record.key)])
    }

    private func writeMembers(of model: any PersistentModel) throws {
        let entity = context.schema.entity(model._record.entityName)!
        let key = model._record.key
        for link in entity.links where link.isWriting {
            let isNew = model._record.state == .inserted
            guard isNew || model._record.changed.contains(link.index) else { continue }
            if !isNew { try database.run("DELETE FROM \(link.joinTable) WHERE owner = ?", [.integer(key)]) }
            for member in context.keys(of: model, link.index) {
                try database.run(
                    "INSERT OR IGNORE INTO \(link.joinTable) (owner, member) VALUES (?, ?)",
                    [.integer(key), .integer(member)])
            }
        }
    }
}

extension ModelContext {
    /// A model whose place another has taken is one that was deleted.
    func replaced(_ key: ModelKey) {
        replacedKeys.insert(key)
        guard let model = registered(key) else { return }
        model._record.state = .deleted
        changed[key] = nil
        inserted[key] = nil
    }
}
