/// Takes the values of a row into the slots.
final class SlotReader: _SlotVisitor {
    let statement: Statement
    let entity: EntityTable
    /// The column of each property, nil for those that have none.
    let columnAt: [Int32?]

    init(_ statement: Statement, _ entity: EntityTable) {
        self.statement = statement
        self.entity = entity
        var columnAt = [Int32?](repeating: nil, count: entity.properties.count)
        for (position, index) in entity.columns.enumerated() { columnAt[index] = Int32(position + 1) }
        self.columnAt = columnAt
    }

    override func visit<Value>(_ slot: inout _Slot<Value>, _ index: Int) {
        guard let column = columnAt[index] else { return slot = .empty }
        let stored = statement.value(column)
        if entity.linkAt[index] != nil {
            slot = .links(stored.whole.map { [$0] } ?? [])
        } else if let value = unsafeDowncast(entity.properties[index].coder!, to: ValueCoder<Value>.self).read(stored) {
            slot = .value(value)
        } else {
            slot = .empty
        }
    }
}

/// Takes the values of slots as SQLite keeps them.
final class SlotWriter: _SlotVisitor {
    let entity: EntityTable
    var values: [SQLValue]

    init(_ entity: EntityTable) {
        self.entity = entity
        values = Array(repeating: .null, count: entity.properties.count)
    }

    override func visit<Value>(_ slot: inout _Slot<Value>, _ index: Int) {
        switch slot {
        case .links(let keys): values[index] = keys.first.map { .integer($0) } ?? .null
        case .value(let value):
            values[index] = (entity.properties[index].coder as? ValueCoder<Value>)?.write(value) ?? .null
        case .empty: values[index] = entity.properties[index].defaultValue?() ?? .null
        }
    }
}

/// Takes or sets the numbers that a relationship holds.
final class LinkVisitor: _SlotVisitor {
    var keys: [Int64]?
    var models: [any PersistentModel] = []
    private let replacement: [Int64]?

    init(setting keys: [Int64]? = nil) { replacement = keys }

    override func visit<Value>(_ slot: inout _Slot<Value>, _ index: Int) {
        if let replacement { return slot = .links(replacement) }
        switch slot {
        case .links(let keys): self.keys = keys
        case .value(let value): models = (value as? any _LinkValue)?._models ?? []
        case .empty: break
        }
    }
}

/// Forgets all values.
final class SlotEmptier: _SlotVisitor {
    override func visit<Value>(_ slot: inout _Slot<Value>, _ index: Int) { slot = .empty }
}
