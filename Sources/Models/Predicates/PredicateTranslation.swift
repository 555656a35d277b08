import Foundation

/// An expression in SQL, and the values of its question marks.
struct SQLText {
    var text: String
    var values: [SQLValue] = []
    var kind = ColumnKind.bool

    init(_ text: String, _ values: [SQLValue] = [], _ kind: ColumnKind = .bool) {
        self.text = text
        self.values = values
        self.kind = kind
    }
}

/// What an expression of a predicate is in SQL.
enum SQLTerm {
    case scalar(SQLText)
    /// A model, by an expression for its number.
    case model(EntityTable, SQLText)
    /// The models that a model holds.
    case members(EntityTable, Link, owner: SQLText)
}

/// Says a predicate in SQL, if SQL can say it with the same result.
struct PredicateTranslation {
    let schema: Schema
    let entity: EntityTable
    /// Whether models of other types, or other models of this one, decide as well.
    var readsOthers = false
    private var variables: [PredicateExpressions.VariableID: SQLTerm] = [:]
    private var tables = 0

    /// The store of each table; empty where all are in one.
    private let stores: [ModelStore]

    init(schema: Schema, entity: EntityTable, _ stores: [ModelStore] = []) {
        self.schema = schema
        self.entity = entity
        self.stores = stores
    }

    /// Whether a query of one table may ask for rows of another.
    private func sharesStore(_ other: EntityTable) -> Bool {
        stores.isEmpty || stores[entity.index] === stores[other.index]
    }

    mutating func translate<T>(_ predicate: Predicate<T>) -> SQLText? {
        variables[predicate.variable.key] = .model(entity, SQLText("t._id", [], .integer))
        return scalar(predicate.expression)
    }

    mutating func bind(_ id: PredicateExpressions.VariableID, _ term: SQLTerm?) { variables[id] = term }
    func term(_ id: PredicateExpressions.VariableID) -> SQLTerm? { variables[id] }

    mutating func term<E: PredicateExpression>(_ expression: E) -> SQLTerm? {
        if let known = expression as? any SQLExpression { return known.term(&self) }
        return nil
    }

    /// An expression that has a value; that of a model is its number.
    mutating func scalar<E: PredicateExpression>(_ expression: E) -> SQLText? {
        switch term(expression) {
        case .scalar(let text): text
        case .model(_, let number): number
        default: nil
        }
    }

    /// A name for one more table in the query.
    mutating func alias() -> String {
        tables += 1
        readsOthers = true
        return "t\(tables)"
    }

    /// The property that a key path leads to.
    mutating func property(_ path: AnyKeyPath, of root: SQLTerm) -> SQLTerm? {
        switch root {
        case .model(let entity, let number):
            let text = String(describing: type(of: path))
            if text.hasSuffix(", PersistentIdentifier>"), entity.indexByPath[path] == nil {
                return .scalar(number)
            }
            guard let index = entity.indexByPath[path] else { return nil }
            let property = entity.properties[index]
            if let link = entity.linkAt[index] {
                guard let target = schema.entity(link.targetName), sharesStore(target) else { return nil }
                if link.isMany { return .members(target, link, owner: number) }
                return .model(target, column(index, of: entity, number, .integer))
            }
            guard let kind = property.coder?.kind, kind != .encoded, !property.attribute.isEphemeral else { return nil }
            return .scalar(column(index, of: entity, number, kind))
        default: return nil
        }
    }

    private mutating func column(
        _ index: Int, of entity: EntityTable, _ number: SQLText, _ kind: ColumnKind
    ) -> SQLText {
        let name = entity.column(index)
        if number.text.hasSuffix("._id") { return SQLText(number.text.dropLast(3) + name, number.values, kind) }
        readsOthers = true
        return SQLText("(SELECT \(name) FROM \(entity.table) WHERE _id = \(number.text))", number.values, kind)
    }

    /// A question about the models that a model holds: `head` before the query of its table, `tail` behind.
    mutating func query(
        _ term: SQLTerm, _ head: String, _ tail: String, variable: PredicateExpressions.VariableID? = nil,
        _ test: (inout PredicateTranslation) -> SQLText? = { _ in SQLText("1") }
    ) -> SQLText? {
        guard case .members(let target, let link, let owner) = term else { return nil }
        let alias = alias()
        if let variable { bind(variable, .model(target, SQLText("\(alias)._id", [], .integer))) }
        guard let test = test(&self) else { return nil }
        let membership: String
        if link.isJoined {
            membership =
                "\(alias)._id IN (SELECT \(link.otherColumn) FROM \(link.joinTable) WHERE \(link.ownColumn) = \(owner.text))"
        } else {
            membership = "\(alias).\(quoted(link.inverse!.property.name)) = \(owner.text)"
        }
        return SQLText(
            "\(head) FROM \(target.table) \(alias) WHERE \(membership) AND \(test.text)\(tail)",
            owner.values + test.values)
    }

    /// A value that no variable is part of.
    func constant<Value>(_ value: Value) -> SQLTerm? {
        if let id = value as? PersistentIdentifier { return .scalar(SQLText("?", [.integer(id.key)], .integer)) }
        if let model = value as? any PersistentModel {
            return .scalar(SQLText("?", [.integer(model._record.key)], .integer))
        }
        let coder = ValueCoder<Value>.made()
        guard coder.kind != .encoded else {
            if let optional = value as? any OptionalValue, optional.wrapped == nil { return .scalar(SQLText("NULL")) }
            return nil
        }
        let written = coder.write(value)
        if case .null = written, !(Value.self is any OptionalValue.Type) { return nil }
        return .scalar(SQLText("?", [written], coder.kind))
    }
}

/// How two values of a kind are compared; nil where SQL compares otherwise than Swift.
func collation(_ first: SQLText, _ second: SQLText, ordering: Bool) -> String? {
    let kinds = [first.kind, second.kind]
    if kinds.contains(.decimal) { return " COLLATE DECIMAL" }
    if kinds.contains(.text) {
        // A text equals an ASCII one only if its bytes do.
        let isPlain = [first, second].contains { side in
            side.text == "?" && side.values.first?.text?.utf8.allSatisfy { $0 < 128 } == true
        }
        return isPlain && !ordering ? "" : " COLLATE LEXICAL"
    }
    if ordering && (kinds.contains(.raw) || kinds.contains(.uuid) || kinds.contains(.url) || kinds.contains(.data)) {
        return nil
    }
    return ""
}
