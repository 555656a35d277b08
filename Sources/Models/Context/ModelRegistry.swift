import CRiffleSQLite
import Foundation

/// The models of a context that are in use, by table and number. It keeps none of them alive.
///
/// A model takes itself out when it ends, on whatever thread that is. Weak references would say the same at several times
/// the price: each makes its object larger, and each copy of one is counted.
final class ModelRegistry: @unchecked Sendable {
    private let lock = NSLock()
    private var tables: [[Int64: UnsafeRawPointer]]

    init(_ count: Int) { tables = Array(repeating: [:], count: count) }

    /// The model of a number, unless there is none or its last owner is letting go of it.
    func object(_ table: Int, _ key: Int64) -> AnyObject? {
        lock.lock()
        defer { lock.unlock() }
        // While the lock is held, a model that stands here has not ended: its end waits for the lock.
        guard let pointer = tables[table][key], riffle_try_retain(pointer) != nil else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue()
    }

    /// The models of several numbers, in their order.
    func objects(_ table: Int, _ keys: some Collection<Int64>) -> [AnyObject?] {
        lock.lock()
        defer { lock.unlock() }
        if tables[table].isEmpty { return Array(repeating: nil, count: keys.count) }
        return keys.map { key in
            guard let pointer = tables[table][key], riffle_try_retain(pointer) != nil else { return nil }
            return Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue()
        }
    }

    /// Puts models in, of which none is there.
    func add(_ models: [(object: AnyObject, record: _ModelRecord)], _ table: Int) {
        lock.lock()
        tables[table].reserveCapacity(tables[table].count + models.count)
        for (object, record) in models {
            let pointer = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
            tables[table][record.key] = pointer
            record.registered = pointer
        }
        lock.unlock()
    }

    func add(_ model: AnyObject, _ record: _ModelRecord, _ table: Int, _ key: Int64) {
        let pointer = UnsafeRawPointer(Unmanaged.passUnretained(model).toOpaque())
        lock.lock()
        tables[table][key] = pointer
        lock.unlock()
        record.registered = pointer
    }

    /// Takes a model out, unless another stands in its place.
    func remove(_ pointer: UnsafeRawPointer, _ table: Int, _ key: Int64) {
        lock.lock()
        if tables[table][key] == pointer { tables[table][key] = nil }
        lock.unlock()
    }

    func remove(_ table: Int, _ key: Int64) {
        lock.lock()
        tables[table][key] = nil
        lock.unlock()
    }

    func keys(_ table: Int) -> [Int64] {
        lock.lock()
        defer { lock.unlock() }
        return tables[table].keys.sorted()
    }
}
