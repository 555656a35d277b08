import Foundation

/// Writes the changes of a context, each store's in one transaction.
final class SaveOperation {
    private let context: ModelContext
    private let inserted: [any PersistentModel]
    private let changed: [any PersistentModel]
    private let deleted: [any PersistentModel]
    /// Models whose places new ones have taken.
    private(set) var replaced: [ModelKey] = []
    /// Those that have taken them, whose relationships are to be loaded anew.
    private(set) var replacing: [any PersistentModel] = []

    init(_ context: ModelContext, inserted: [any PersistentModel], changed: [any PersistentModel]) {
        self.context = context
        self.inserted = inserted
        self.changed = changed
        deleted = context.deletedModelsArray
    }

    func run() throws {
        let stores = context.distinctStores
        if stores.count == 1 { return try write(to: stores[0]) }
        for store in stores where holdsChanges(store) { try write(to: store) }
    }

    private func store(of model: any PersistentModel) -> ModelStore { context.stores[model._record.table!.index] }

    private func holdsChanges(_ store: ModelStore) -> Bool {
        (inserted + changed + deleted).contains { self.store(of: $0) === store }
    }

    private func own(_ models: [any PersistentModel], _ store: ModelStore) -> [any PersistentModel] {
        context.stores.allSatisfy { $0 === store } ? models : models.filter { self.store(of: $0) === store }
    }

    private func write(to store: ModelStore) throws {
        guard store.isWritable else { throw CocoaError(.fileWriteNoPermission) }
        let (inserted, changed) = (own(inserted, store), own(changed, store))
        let tables = context.schema.tables.filter { context.stores[$0.index] === store }
        try store.database.transaction {
            // A model that goes may have the value that one that comes is known by.
            for model in own(deleted, store) {
                let table = model._record.table!
                try store.database.run("DELETE FROM \(table.table) WHERE _id = ?", [.integer(model._record.key)])
                try unlink(model._record.key, table, tables, store.database)
            }
            for model in changed { try update(model, store.database) }
            try insert(inserted, tables, store.database)
            guard tables.contains(where: { $0.links.contains(where: \.isWriting) }) else { return }
            for model in changed { try writeMembers(of: model, store.database) }
            for model in inserted { try writeMembers(of: model, store.database) }
        }
    }

    /// Nothing holds a model that is gone.
    private func unlink(_ key: Int64, _ table: EntityTable, _ tables: [EntityTable], _ database: Database) throws {
        for other in tables {
            for link in other.links where link.targetName == table.name && !link.isMany {
                let column = other.column(link.index)
                try database.run("UPDATE \(other.table) SET \(column) = NULL WHERE \(column) = ?", [.integer(key)])
            }
        }
    }

    private func insert(_ models: [any PersistentModel], _ tables: [EntityTable], _ database: Database) throws {
        var writers: [Int: RowWriter] = [:]
        defer { for writer in writers.values { writer.finish() } }
        var last: RowWriter?
        for model in models {
            let record = model._record
            let table = record.table!
            if !table.uniqueLists.isEmpty {
                let writer = SlotWriter(table)
                model._visitSlots(writer)
                try replaceSame(as: model, table, writer.values, tables, database)
            }
            let writer: RowWriter
            if let last, last.table === table {
                writer = last
            } else {
                writer = try writers[table.index] ?? RowWriter(table, database)
                writers[table.index] = writer
                last = writer
            }
            try writer.write(model, record.key)
        }
    }

    /// Writes the rows of new models of one type.
    private final class RowWriter {
        let table: EntityTable
        private let statement: Statement
        private let binder: SlotBinder

        init(_ table: EntityTable, _ database: Database) throws {
            self.table = table
            statement = try database.statement(table.insertion)
            binder = SlotBinder(statement, table)
        }

        func write(_ model: any PersistentModel, _ key: Int64) throws {
            statement.bind(key, 1)
            model._visitSlots(binder)
            _ = try statement.step()
            statement.rewind()
        }

        func finish() { statement.reset() }
    }

    /// Where a model with the same unique values is there already, the new one takes its place, and what held it holds the
    /// new one.
    private func replaceSame(
        as model: any PersistentModel, _ table: EntityTable, _ values: [SQLValue], _ tables: [EntityTable],
        _ database: Database
    ) throws {
        for list in table.uniqueLists {
            let wanted = list.map { values[$0] }
            guard !wanted.contains(.null) else { continue }
            let test = list.map { "\(table.column($0)) = ?" }.joined(separator: " AND ")
            let found = try database.numbers("SELECT _id FROM \(table.table) WHERE \(test)", wanted)
            for old in found where old != model._record.key { try replace(old, by: model, table, tables, database) }
        }
    }

    private func replace(
        _ old: Int64, by model: any PersistentModel, _ table: EntityTable, _ tables: [EntityTable], _ database: Database
    ) throws {
        let new = model._record.key
        for other in tables {
            for link in other.links where link.targetName == table.name && !link.isMany {
                let column = other.column(link.index)
                try database.run(
                    "UPDATE \(other.table) SET \(column) = ? WHERE \(column) = ?", [.integer(new), .integer(old)])
            }
        }
        for link in table.links where link.isJoined {
            let own = link.ownColumn
            try database.run(
                "UPDATE OR IGNORE \(link.joinTable) SET \(own) = ? WHERE \(own) = ?", [.integer(new), .integer(old)])
        }
        try database.run("DELETE FROM \(table.table) WHERE _id = ?", [.integer(old)])
        replaced.append(ModelKey(table.index, old))
        replacing.append(model)
    }

    private func update(_ model: any PersistentModel, _ database: Database) throws {
        let table = model._record.table!
        let changed = table.columns.filter { model._record.changed.contains($0) }
        guard !changed.isEmpty else { return }
        let writer = SlotWriter(table)
        model._visitSlots(writer)
        if table.uniqueLists.contains(where: { $0.contains { changed.contains($0) } }) {
            let tables = context.schema.tables.filter { context.stores[$0.index].database === database }
            try replaceSame(as: model, table, writer.values, tables, database)
        }
        let columns = changed.map { "\(table.column($0)) = ?" }.joined(separator: ", ")
        try database.run(
            "UPDATE \(table.table) SET \(columns) WHERE _id = ?",
            changed.map { writer.values[$0] } + [.integer(model._record.key)])
    }

    private func writeMembers(of model: any PersistentModel, _ database: Database) throws {
        let record = model._record
        let table = record.table!
        for link in table.links where link.isWriting {
            let isNew = record.state == .inserted
            guard isNew || record.changed.contains(link.index) else { continue }
            if !isNew {
                try database.run("DELETE FROM \(link.joinTable) WHERE \(link.ownColumn) = ?", [.integer(record.key)])
            }
            guard !replaced.contains(record.modelKey) else { continue }
            for member in context.keys(of: model, link.index) {
                try database.run(
                    "INSERT OR IGNORE INTO \(link.joinTable) (\(link.ownColumn), \(link.otherColumn)) VALUES (?, ?)",
                    [.integer(record.key), .integer(member)])
            }
        }
    }
}

/// Says no to what must not be saved.
struct SaveCheck {
    private let context: ModelContext

    init(_ context: ModelContext) { self.context = context }

    func run() throws {
        for model in context.deleted.values { try checkDenials(of: model) }
        guard context.schema.tables.contains(where: \.hasRules) else { return }
        for model in context.inserted.models { try checkLinks(of: model, onlyChanged: false) }
        for model in context.changed.values { try checkLinks(of: model, onlyChanged: true) }
    }

    private func checkDenials(of model: any PersistentModel) throws {
        for link in model._record.table?.links ?? [] where link.property.relationship?.deleteRule == .deny {
            guard let target = context.schema.entity(link.targetName) else { continue }
            let held = context.keys(of: model, link.index).filter { context.deleted[ModelKey(target.index, $0)] == nil }
            if !held.isEmpty { throw SwiftDataError.modelValidationFailure }
        }
    }

    /// A relationship that has to hold one, or no more and no fewer than so many.
    private func checkLinks(of model: any PersistentModel, onlyChanged: Bool) throws {
        let record = model._record
        guard let table = record.table, table.hasRules else { return }
        for link in table.links where !onlyChanged || record.changed.contains(link.index) {
            let rules = link.property.relationship
            let minimum = link.isMany ? rules?.minimum ?? 0 : link.property.isOptional ? 0 : 1
            let maximum = rules?.maximum ?? 0
            guard minimum > 0 || maximum > 0 else { continue }
            let count = context.keys(of: model, link.index).count
            // An optional relationship may hold none at all.
            if link.property.isOptional && count == 0 { continue }
            if count < minimum || maximum > 0 && count > maximum { throw SwiftDataError.modelValidationFailure }
        }
    }
}
