import Foundation

/// Makes the tables of a store those of a schema: what is new is added, what has another name is renamed, what is gone is
/// left where it is until a property of its name comes back.
struct TableChange {
    let database: Database
    let schema: Schema
    let tables: [EntityTable]
    /// The shape that the store was last opened with; nil for a new one.
    let old: StoreShape?

    func run() throws {
        for table in tables { try change(table) }
        for table in tables { try createJoins(of: table) }
    }

    private func change(_ entity: EntityTable) throws {
        let known = old?.entity(entity.name)
        let names = entity.columns.sorted { first, second in
            // A row is read up to its last column that is wanted, so that what is loaded alone stands at the end.
            let (a, b) = (entity.properties[first], entity.properties[second])
            return a.attribute.isExternal == b.attribute.isExternal ? first < second : b.attribute.isExternal
        }
        let columns = names.map { entity.column($0) + " " + Self.declaration(entity.properties[$0]) }
        try database.run(
            "CREATE TABLE IF NOT EXISTS \(entity.table) (\((["_id INTEGER PRIMARY KEY"] + columns).joined(separator: ", ")))"
        )
        var there = Set(try database.rows("PRAGMA table_info(\(entity.table))").compactMap { $0[1].text })
        let hasRows = try database.numbers("SELECT EXISTS (SELECT 1 FROM \(entity.table))").first == 1
        for index in entity.columns {
            let property = entity.properties[index]
            let before = known?.columns.first { $0.name == property.name && !$0.holdsMany }
            let renamed = property.attribute.originalName ?? property.relationship?.originalName
            if let before, there.contains(property.name) {
                try adapt(property, index, before, in: entity)
            } else if let renamed, let before = known?.columns.first(where: { $0.name == renamed }),
                there.contains(renamed)
            {
                if there.contains(property.name) { try drop(property.name, of: entity) }
                try database.run(
                    "ALTER TABLE \(entity.table) RENAME COLUMN \(quoted(renamed)) TO \(entity.column(index))")
                try adapt(property, index, before, in: entity)
                there.remove(renamed)
                there.insert(property.name)
            } else if known != nil || !there.contains(property.name) {
                if there.contains(property.name) { try drop(property.name, of: entity) }
                try add(property, index, to: entity, hasRows: hasRows)
                there.insert(property.name)
            }
        }
        try createIndices(of: entity)
    }

    private static func declaration(_ property: _ModelProperty) -> String {
        (property.coder?.kind ?? .integer).declaration
    }

    private func drop(_ name: String, of entity: EntityTable) throws {
        for row in try database.rows("PRAGMA index_list(\(entity.table))") {
            guard let index = row[1].text, row[3].text == "c" else { continue }
            let columns = try database.rows("PRAGMA index_info(\(quoted(index)))").compactMap { $0[2].text }
            if columns.contains(name) { try database.run("DROP INDEX \(quoted(index))") }
        }
        try database.run("ALTER TABLE \(entity.table) DROP COLUMN \(quoted(name))")
    }

    private func add(_ property: _ModelProperty, _ index: Int, to entity: EntityTable, hasRows: Bool) throws {
        try database.run(
            "ALTER TABLE \(entity.table) ADD COLUMN \(entity.column(index)) \(Self.declaration(property))")
        guard hasRows else { return }
        if let value = property.defaultValue?() {
            try database.run("UPDATE \(entity.table) SET \(entity.column(index)) = ?", [value])
        } else if !property.isOptional {
            throw MigrationProblem(
                description:
                    "\(entity.name).\(property.name) is new, and the rows of the store have no value for it. Give "
                    + "it a default, make it optional, or write a migration stage")
        }
    }

    /// A column that was there under its name or another.
    private func adapt(_ property: _ModelProperty, _ index: Int, _ before: StoreShape.Column, in entity: EntityTable)
        throws
    {
        let kind = property.coder?.kind ?? .integer
        let name = "\(entity.name).\(property.name)"
        guard property.target?.entityName == before.target, Self.converts(before.kind, kind) else {
            throw MigrationProblem(
                description: "\(name) is of another type than in the store. Keep the old property, add one of another "
                    + "name, and copy the values in a migration stage")
        }
        guard before.isOptional, !property.isOptional else { return }
        let column = entity.column(index)
        if let value = property.defaultValue?() {
            try database.run("UPDATE \(entity.table) SET \(column) = ? WHERE \(column) IS NULL", [value])
        } else if try database.numbers("SELECT EXISTS (SELECT 1 FROM \(entity.table) WHERE \(column) IS NULL)").first
            == 1
        {
            throw MigrationProblem(
                description: "\(name) was optional, and rows of the store have no value for it. Give it a default, or "
                    + "write a migration stage")
        }
    }

    private static func converts(_ old: ColumnKind, _ new: ColumnKind) -> Bool {
        old == new || [old, new] == [.integer, .real] || old == .raw && [.text, .integer].contains(new)
            || new == .raw && [.text, .integer].contains(old)
    }

    private func createIndices(of entity: EntityTable) throws {
        for index in entity.columns where entity.properties[index].target != nil { try createIndex([index], entity) }
        for list in entity.uniqueLists { try createIndex(list, entity) }
        for list in entity.constraints.indexed { try createIndex(list.compactMap { entity.indexByPath[$0] }, entity) }
    }

    private func createIndex(_ indices: [Int], _ entity: EntityTable) throws {
        guard !indices.isEmpty, indices.allSatisfy({ entity.columns.contains($0) }) else { return }
        let name = quoted("\(entity.name).by.\(indices.map { entity.properties[$0].name }.joined(separator: "."))")
        let columns = indices.map { entity.column($0) }.joined(separator: ", ")
        try database.run("CREATE INDEX IF NOT EXISTS \(name) ON \(entity.table) (\(columns))")
    }

    private func createJoins(of entity: EntityTable) throws {
        for link in entity.links where link.isWriting {
            let originalName = link.property.relationship?.originalName
            let found = try database.numbers(
                "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", [.text(link.joinName)])
            if found.isEmpty, let originalName,
                old?.entity(entity.name)?.columns.contains(where: { $0.name == originalName }) == true
            {
                try? database.run(
                    "ALTER TABLE \(quoted("\(entity.name).\(originalName)")) RENAME TO \(link.joinTable)")
            }
            try database.run(
                """
                CREATE TABLE IF NOT EXISTS \(link.joinTable) (
                owner INTEGER NOT NULL REFERENCES \(entity.table) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
                member INTEGER NOT NULL REFERENCES \(quoted(link.targetName)) ON DELETE CASCADE
                DEFERRABLE INITIALLY DEFERRED, UNIQUE (owner, member))
                """)
            try database.run(
                "CREATE INDEX IF NOT EXISTS \(quoted(link.joinName + ".by.member")) ON \(link.joinTable) (member)")
        }
    }
}
