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
        for (position, index) in entity.rowColumns.enumerated() { columnAt[index] = Int32(position + 1) }
        self.columnAt = columnAt
    }

    /// Reads a column, where it is of the kind that is expected.
    @inline(__always)
    private func read<Value>(_ slot: inout _Slot<Value>, _ index: Int, _ value: (StoredValue) -> Value?) {
        guard let column = columnAt[index] else { return slot = .empty }
        if let value = value(statement.stored(column)) { slot = .value(value) } else { _visitAny(&slot, index) }
    }

    @inline(__always)
    private func readOptional<Value>(
        _ slot: inout _Slot<Value?>, _ index: Int, _ value: (StoredValue) -> Value?
    ) {
        read(&slot, index) { stored in stored.isNull ? .some(nil) : value(stored).map { .some($0) } }
    }

    override func visit(_ slot: inout _Slot<String>, _ index: Int) { read(&slot, index) { $0.text } }
    override func visit(_ slot: inout _Slot<String?>, _ index: Int) { readOptional(&slot, index) { $0.text } }

    override func visit(_ slot: inout _Slot<Int>, _ index: Int) { read(&slot, index) { $0.int } }
    override func visit(_ slot: inout _Slot<Int?>, _ index: Int) { readOptional(&slot, index) { $0.int } }

    override func visit(_ slot: inout _Slot<Double>, _ index: Int) { read(&slot, index) { $0.double } }
    override func visit(_ slot: inout _Slot<Double?>, _ index: Int) { readOptional(&slot, index) { $0.double } }

    override func visit(_ slot: inout _Slot<Bool>, _ index: Int) { read(&slot, index) { $0.bool } }
    override func visit(_ slot: inout _Slot<Bool?>, _ index: Int) { readOptional(&slot, index) { $0.bool } }

    override func visit(_ slot: inout _Slot<Date>, _ index: Int) { read(&slot, index) { $0.date } }
    override func visit(_ slot: inout _Slot<Date?>, _ index: Int) { readOptional(&slot, index) { $0.date } }

    override func _visitAny<Value>(_ slot: inout _Slot<Value>, _ index: Int) {
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

    override func _visitAny<Value>(_ slot: inout _Slot<Value>, _ index: Int) {
        switch slot {
        case .links(let keys): values[index] = keys.first.map { .integer($0) } ?? .null
        case .value(let value):
            values[index] = (entity.properties[index].coder as? ValueCoder<Value>)?.write(value) ?? .null
        case .empty: values[index] = entity.properties[index].defaultValue?() ?? .null
        }
    }
}

/// Hands the values of slots to a statement that inserts a row.
final class SlotBinder: _SlotVisitor {
    private let statement: Statement
    private let entity: EntityTable
    private let columnAt: [Int32?]

    init(_ statement: Statement, _ entity: EntityTable) {
        self.statement = statement
        self.entity = entity
        var columnAt = [Int32?](repeating: nil, count: entity.properties.count)
        for (position, index) in entity.columns.enumerated() { columnAt[index] = Int32(position + 2) }
        self.columnAt = columnAt
    }

    @inline(__always)
    private func bind<Value>(_ slot: inout _Slot<Value>, _ index: Int, _ write: (Statement, Value, Int32) -> Void) {
        guard let column = columnAt[index] else { return }
        if case .value(let value) = slot { write(statement, value, column) } else { _visitAny(&slot, index) }
    }

    override func visit(_ slot: inout _Slot<String>, _ index: Int) { bind(&slot, index) { $0.bind($1, $2) } }
    override func visit(_ slot: inout _Slot<String?>, _ index: Int) {
        bind(&slot, index) { if let value = $1 { $0.bind(value, $2) } else { $0.bind(.null, $2) } }
    }

    override func visit(_ slot: inout _Slot<Int>, _ index: Int) { bind(&slot, index) { $0.bind(Int64($1), $2) } }
    override func visit(_ slot: inout _Slot<Int?>, _ index: Int) {
        bind(&slot, index) { if let value = $1 { $0.bind(Int64(value), $2) } else { $0.bind(.null, $2) } }
    }

    override func visit(_ slot: inout _Slot<Double>, _ index: Int) { bind(&slot, index) { $0.bind($1, $2) } }
    override func visit(_ slot: inout _Slot<Double?>, _ index: Int) {
        bind(&slot, index) { if let value = $1 { $0.bind(value, $2) } else { $0.bind(.null, $2) } }
    }

    override func visit(_ slot: inout _Slot<Bool>, _ index: Int) {
        bind(&slot, index) { $0.bind($1 ? 1 : 0 as Int64, $2) }
    }
    override func visit(_ slot: inout _Slot<Bool?>, _ index: Int) {
        bind(&slot, index) { if let value = $1 { $0.bind(value ? 1 : 0 as Int64, $2) } else { $0.bind(.null, $2) } }
    }

    override func visit(_ slot: inout _Slot<Date>, _ index: Int) {
        bind(&slot, index) { $0.bind($1.timeIntervalSinceReferenceDate, $2) }
    }
    override func visit(_ slot: inout _Slot<Date?>, _ index: Int) {
        bind(&slot, index) {
            if let value = $1 { $0.bind(value.timeIntervalSinceReferenceDate, $2) } else { $0.bind(.null, $2) }
        }
    }

    override func _visitAny<Value>(_ slot: inout _Slot<Value>, _ index: Int) {
        guard let column = columnAt[index] else { return }
        switch slot {
        case .links(let keys): statement.bind(keys.first.map { .integer($0) } ?? .null, column)
        case .value(let value):
            guard let coder = entity.properties[index].coder else { return statement.bind(.null, column) }
            statement.bind(unsafeDowncast(coder, to: ValueCoder<Value>.self).write(value), column)
        case .empty: statement.bind(entity.properties[index].defaultValue?() ?? .null, column)
        }
    }
}

/// Takes the value of one column into its slot.
final class ExternalReader: _SlotVisitor {
    private let stored: SQLValue
    private let coder: AnyValueCoder?

    init(_ stored: SQLValue, _ coder: AnyValueCoder?) {
        self.stored = stored
        self.coder = coder
    }

    override func _visitAny<Value>(_ slot: inout _Slot<Value>, _ index: Int) {
        if let value = (coder as? ValueCoder<Value>)?.read(stored) { slot = .value(value) }
    }
}

/// Takes values that another context had into slots.
final class ValuesReader: _SlotVisitor {
    private let values: [SQLValue]
    private let entity: EntityTable

    init(_ values: [SQLValue], _ entity: EntityTable) {
        self.values = values
        self.entity = entity
    }

    override func _visitAny<Value>(_ slot: inout _Slot<Value>, _ index: Int) {
        guard values.indices.contains(index) else { return }
        if entity.linkAt[index] != nil { return slot = .links(values[index].whole.map { [$0] } ?? []) }
        if let value = (entity.properties[index].coder as? ValueCoder<Value>)?.read(values[index]) {
            slot = .value(value)
        }
    }
}

/// Takes or sets the numbers that a relationship holds.
final class LinkVisitor: _SlotVisitor {
    var keys: [Int64]?
    var models: [any PersistentModel] = []
    /// Whether nothing is known of what is held.
    var isEmpty = false
    private let replacement: [Int64]?

    init(setting keys: [Int64]? = nil) { replacement = keys }

    override func _visitAny<Value>(_ slot: inout _Slot<Value>, _ index: Int) {
        if let replacement { return slot = .links(replacement) }
        switch slot {
        case .links(let keys): self.keys = keys
        case .value(let value): models = (value as? any _LinkValue)?._models ?? []
        case .empty: isEmpty = true
        }
    }
}

/// Forgets all values.
final class SlotEmptier: _SlotVisitor {
    override func _visitAny<Value>(_ slot: inout _Slot<Value>, _ index: Int) { slot = .empty }
}
