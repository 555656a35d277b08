import Foundation

extension ModelContext {
    /// Adds a model, and the models that it holds.
    public func insert<T: PersistentModel>(_ model: T) {
        guard schema.entity(of: T.self) != nil else { return reportUnknown(T.self) }
        if let other = model._record.context, other !== self {
            return ModelIssues.report(
                "A \(T.entityName) was inserted that belongs to another context, and stays there. Make a model for each context, "
                    + "as a static let does not, or fetch it there by its persistentModelID.")
        }
        insertLinked(model)
        didChange(.models(of: T.self))
    }

    func reportUnknown(_ type: any PersistentModel.Type) {
        ModelIssues.report(
            schema.tables.isEmpty
                ? "There is no container for \(type.entityName): give the views one by .modelContainer(for:)."
                : "\(type.entityName) is none of the container's models; name it where the container is made.")
    }

    func insertLinked(_ model: any PersistentModel) {
        let record = model._record
        if record.state == .deleted, record.context === self { return restore(model) }
        guard record.context == nil, let table = schema.entity(of: type(of: model)) else { return }
        record.enter(self, table)
        record.state = .inserted
        record.key = stores[table.index].takeKey()
        let key = ModelKey(table.index, record.key)
        register(model, key)
        inserted.append(model, record)
        if registersUndo { journal { [weak self] in self?.remove(model) } }
        for link in table.links {
            let held = LinkVisitor()
            model._visitSlot(link.index, held)
            for other in held.models { insertLinked(other) }
            let keys = held.keys ?? held.models.map(\._record.key)
            model._visitSlot(link.index, LinkVisitor(setting: keys))
            follow(link, of: model, from: [], to: keys)
        }
    }

    /// Deletes a model with the next save. What it holds follows by the rules of its relationships.
    public func delete<T: PersistentModel>(_ model: T) {
        if let context = model._record.context, let isolation = context.isolation { context.check(isolation, T.self) }
        deleteLinked(model)
        didChange(.models(of: T.self))
    }

    private func deleteLinked(_ model: any PersistentModel) {
        let record = model._record
        guard record.context === self, record.state != .deleted, let table = record.table else { return }
        if !record.isLoaded { record.load(model) }
        let held = table.links.map { ($0, keys(of: model, $0.index)) }
        // What is loaded alone is gone with its row, and may have to come back.
        if registersUndo {
            for index in table.columns where table.properties[index].attribute.isExternal { loadExternal(model, index) }
        }
        remove(model)
        for (link, keys) in held {
            let rule = link.property.relationship?.deleteRule ?? .nullify
            if rule == .cascade {
                let target = schema.entity(link.targetName)!
                for other in keys { deleteLinked(self.model(target, other)) }
                if !keys.isEmpty { tell(.models(of: target.type)) }
            } else if rule != .noAction {
                follow(link, of: model, from: keys, to: [])
            }
        }
        if record.state == .deleted, deleted[record.modelKey] == nil, !registersUndo {
            registry.remove(table.index, record.key)
            detach(model)
        }
    }

    /// Takes a model out, and nothing with it.
    func remove(_ model: any PersistentModel) {
        let record = model._record
        let key = record.modelKey
        guard record.context === self, record.state != .deleted else { return }
        let wasInserted = record.state == .inserted
        record.state = .deleted
        changed[key] = nil
        if wasInserted { inserted.remove(record) } else { deleted[key] = model }
        guard registersUndo else { return }
        journal { [weak self] in self?.restore(model) }
        didChange(.models(of: type(of: model)))
    }

    /// Puts a model back that has been taken out, whether that has been saved or not.
    func restore(_ model: any PersistentModel) {
        let record = model._record
        guard record.state == .deleted, record.context === self || record.context == nil, let table = record.table
        else {
            return
        }
        let key = record.modelKey
        if deleted.removeValue(forKey: key) != nil {
            record.state = .changed
            changed[key] = model
        } else {
            record.enter(self, table)
            record.state = .inserted
            inserted.append(model, record)
            register(model, key)
            for link in table.links {
                let held = LinkVisitor()
                model._visitSlot(link.index, held)
                if held.keys == nil {
                    model._visitSlot(link.index, LinkVisitor(setting: held.models.map(\._record.key)))
                }
            }
        }
        if registersUndo { journal { [weak self] in self?.remove(model) } }
        didChange(.models(of: type(of: model)))
    }

    /// Ends what binds a deleted model to the context. It keeps what it held.
    func detach(_ model: any PersistentModel) {
        let record = model._record
        for link in record.table?.links ?? [] {
            let keys = keys(of: model, link.index)
            guard let target = schema.entity(link.targetName) else { continue }
            model._visitSlot(link.index, ModelsVisitor(keys.map { self.model(target, $0) }))
        }
        record.leaveContext()
    }

    /// Deletes all models of a type for which a predicate holds.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(model) }
    }

    /// Notes that a property differs from what is saved.
    func note(_ model: any PersistentModel, _ index: Int) {
        let record = model._record
        if record.state == .clean || record.state == .changed {
            record.changed.insert(index)
            if record.state == .clean {
                record.state = .changed
                changed[record.modelKey] = model
            }
        }
        guard let path = record.table?.properties[index].keyPath else { return }
        didChange(.property(model, path: path))
    }

    /// Has the other end of a relationship follow.
    func follow(_ link: Link, of model: any PersistentModel, from before: [Int64], to after: [Int64]) {
        if before.isEmpty && after.isEmpty { return }
        guard let inverse = link.inverse, let target = schema.entity(link.targetName) else { return }
        let own = model._record.key
        let (old, new) = (Set(before), Set(after))
        for key in before where !new.contains(key) {
            let other = self.model(target, key)
            if other._record.state == .deleted { continue }
            set(inverse, of: other, to: keys(of: other, inverse.index).filter { $0 != own })
        }
        for key in after where !old.contains(key) {
            let other = self.model(target, key)
            let held = keys(of: other, inverse.index)
            if held.contains(own) { continue }
            if inverse.isMany { set(inverse, of: other, to: held + [own]); continue }
            // It leaves the one that held it before.
            if let previous = held.first, let table = schema.entity(link.entityName) {
                let previous = self.model(table, previous)
                set(link, of: previous, to: keys(of: previous, link.index).filter { $0 != key })
            }
            set(inverse, of: other, to: [own])
        }
    }

    func set(_ link: Link, of model: any PersistentModel, to keys: [Int64]) {
        if registersUndo {
            let old = self.keys(of: model, link.index)
            journal { [weak self] in
                guard let self, model._record.context === self else { return }
                set(link, of: model, to: old)
            }
        }
        func open<Model: PersistentModel>(_ model: Model) {
            model._record.change(model, link.property.keyPath) {
                model._visitSlot(link.index, LinkVisitor(setting: keys))
            }
        }
        open(model)
        note(model, link.index)
    }
}

/// Sets the models that a relationship holds.
private final class ModelsVisitor: _SlotVisitor {
    private let models: [any PersistentModel]

    init(_ models: [any PersistentModel]) { self.models = models }

    override func _visitAny<Value>(_ slot: inout _Slot<Value>, _ index: Int) {
        guard let type = Value.self as? any _LinkValue.Type, let value = type._value(of: models) as? Value else {
            return
        }
        slot = .value(value)
    }
}
