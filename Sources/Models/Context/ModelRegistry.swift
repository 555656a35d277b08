import CRiffleSQLite
import Foundation

/// The models of a context that are in use, by table and number. It keeps none of them alive.
///
/// A model takes itself out when it ends, on whatever thread that is. Weak references would say the same at several times
/// the price: each makes its object larger, and each copy of one is counted.
final class ModelRegistry: @unchecked Sendable {
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private let tables: UnsafeMutablePointer<KeyTable>
    private let count: Int

    init(_ count: Int) {
        self.count = count
        lock = .allocate(capacity: 1)
        pthread_mutex_init(lock, nil)
        tables = .allocate(capacity: count)
        for index in 0..<count { (tables + index).initialize(to: KeyTable()) }
    }

    deinit {
        tables.deinitialize(count: count)
        tables.deallocate()
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    @inline(__always)
    private func locked<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return body()
    }

    /// While the lock is held, a model that stands in a table has not ended: its end waits for the lock.
    @inline(__always)
    private func living(_ pointer: UnsafeRawPointer?) -> AnyObject? {
        guard let pointer, riffle_try_retain(pointer) != nil else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue()
    }

    /// Whether no model of a table is in use.
    func isEmpty(_ table: Int) -> Bool { locked { tables[table].count == 0 } }

    /// The model of a number, unless there is none or its last owner is letting go of it.
    func object(_ table: Int, _ key: Int64) -> AnyObject? { locked { living(tables[table][key]) } }

    /// The models of several numbers, in their order.
    func objects(_ table: Int, _ keys: some Collection<Int64>) -> [AnyObject?] {
        locked {
            if tables[table].count == 0 { return Array(repeating: nil, count: keys.count) }
            return keys.map { living(tables[table][$0]) }
        }
    }

    /// Puts models in, of which none is there.
    func add(_ models: [Entry], _ table: Int) {
        locked {
            tables[table].reserve(tables[table].count + models.count)
            for model in models {
                tables[table].set(model.key, model.pointer)
                model.record._withUnsafeGuaranteedRef { $0.registered = model.pointer }
            }
        }
    }

    /// A model that is going to be put in, which whoever does that holds.
    struct Entry {
        let key: Int64
        fileprivate let pointer: UnsafeRawPointer
        fileprivate let record: Unmanaged<_ModelRecord>

        init(_ model: AnyObject, _ record: _ModelRecord, _ key: Int64) {
            pointer = UnsafeRawPointer(Unmanaged.passUnretained(model).toOpaque())
            self.record = .passUnretained(record)
            self.key = key
        }
    }

    func add(_ model: AnyObject, _ record: _ModelRecord, _ table: Int, _ key: Int64) {
        let pointer = UnsafeRawPointer(Unmanaged.passUnretained(model).toOpaque())
        locked { tables[table].set(key, pointer) }
        record.registered = pointer
    }

    /// Takes a model out, unless another stands in its place.
    func remove(_ pointer: UnsafeRawPointer, _ table: Int, _ key: Int64) {
        locked { tables[table].remove(key, if: pointer) }
    }

    func remove(_ table: Int, _ key: Int64) { locked { tables[table].remove(key) } }

    func keys(_ table: Int) -> [Int64] { locked { tables[table].allKeys }.sorted() }
}
