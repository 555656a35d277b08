import Foundation

extension _ModelRecord {
    /// The value of a slot that does not hold it: that of a relationship, that of a property which is loaded alone, or that
    /// of a row which is gone.
    @usableFromInline
    func resolve<Model: PersistentModel, Value>(_ slot: _Slot<Value>, _ index: Int, of model: Model) -> Value {
        if let kind = Value.self as? any _LinkValue.Type, let target = kind._targets {
            return related(kind, target, index, of: model)
        }
        let property = table?.properties[index] ?? Model._properties[index]
        if property.attribute.isExternal, let context, let value: Value = context.external(model, index) {
            return value
        }
        if property.attribute.isEphemeral, let value = property.initialValue?() as? Value { return value }
        return missing(property, index, Model.self)
    }

    private func related<Model: PersistentModel, Value>(
        _ kind: any _LinkValue.Type, _ target: any PersistentModel.Type, _ index: Int, of model: Model
    ) -> Value {
        let models = context.map { context in context.keys(of: model, index).map { context.model(target, $0) } } ?? []
        if let value = kind._value(of: models) as? Value { return value }
        ModelIssues.report(
            "\(Model.entityName).\(table?.properties[index].name ?? "") has to hold a \(target.entityName), and the store "
                + "has none: it has been deleted. An empty one is read in its place. Make the relationship optional, or "
                + "give its inverse the delete rule .cascade.")
        let placeholder = target.init(_record: _ModelRecord(placeholderFor: target))
        return kind._value(of: [placeholder]) as! Value
    }

    /// A row that is gone, or holds something else, must not end the process: others may use it as well.
    private func missing<Model: PersistentModel, Value>(
        _ property: _ModelProperty, _ index: Int, _ type: Model.Type
    ) -> Value {
        if let none = Value.self as? any OptionalValue.Type { return none.none as! Value }
        ModelIssues.report(
            "\(Model.entityName).\(property.name) was read, and the store has no value for it: the row has been deleted, "
                + "or holds a value of another type. The property's default is read in its place. Keep models that may be "
                + "deleted elsewhere out of views, or make the property optional.")
        if let value = property.initialValue?() as? Value { return value }
        if let value: Value = EmptyValue.make() { return value }
        if let table, let value: Value = context?.valueOfAnother(table, index) { return value }
        // Apple's framework ends the process wherever the row is gone.
        fatalError(
            "\(Model.entityName).\(property.name) has no value, and none of its type can be made: give it a default.")
    }
}

extension ModelContext {
    /// What some other row has in a column.
    fileprivate func valueOfAnother<Value>(_ table: EntityTable, _ index: Int) -> Value? {
        guard let coder = table.properties[index].coder as? ValueCoder<Value>, table.columns.contains(index) else {
            return nil
        }
        let column = table.column(index)
        let rows = try? database(of: table).rows("SELECT \(column) FROM \(table.table) LIMIT 100")
        return rows?.lazy.compactMap { coder.read($0[0]) }.first
    }
}

/// What stands for a model of an entity that the container does not have.
final class UnknownModel: PersistentModel {
    let _record: _ModelRecord

    init(_ identifier: PersistentIdentifier) { _record = _ModelRecord(placeholderFor: identifier) }
    init(_record: _ModelRecord) { self._record = _record }

    static var _properties: [_ModelProperty] { [] }
    static var _constraints: _ModelConstraints { _ModelConstraints() }
    func _visitSlots(_ visitor: _SlotVisitor) {}
    func _visitSlot(_ index: Int, _ visitor: _SlotVisitor) {}
}
