/// The models that a context has to insert, in the order in which they came. Each knows its position, so that taking one
/// out needs no search.
struct PendingInsertions {
    private var slots: [(any PersistentModel)?] = []
    private var gaps = 0

    var isEmpty: Bool { gaps == slots.count }

    var models: [any PersistentModel] { slots.compactMap { $0 } }

    func contains(_ type: any PersistentModel.Type) -> Bool {
        slots.contains { $0.map { Swift.type(of: $0) == type } == true }
    }

    mutating func append(_ model: any PersistentModel, _ record: _ModelRecord) {
        record.position = Int32(slots.count)
        slots.append(model)
    }

    /// Takes a model out that is in.
    mutating func remove(_ record: _ModelRecord) {
        slots[Int(record.position)] = nil
        gaps += 1
        if isEmpty { self = PendingInsertions() }
    }
}
