/// Which visitors have a worker to themselves, where each has one.
///
/// Worker 0 is nobody's: it answers strangers, and those who have opened no page yet.
struct WorkerTenants {
    /// Where somebody's pages are to be.
    enum Place: Equatable {
        /// At a worker that is theirs.
        case worker(Int)
        /// At a worker whose visitor has to go first: no page of theirs is open.
        case after(Int)
        /// Nowhere as yet: what their pages had is being kept.
        case later
        /// Nowhere: all workers have visitors with open pages.
        case full
    }

    private struct Tenant {
        var name: String
        var address: ClientAddress
        /// In milliseconds of `WorkerRecord.now`.
        var usedAt: UInt64
    }

    /// By the worker's number, from 1.
    private var tenants: [Int: Tenant] = [:]
    private var workers: [String: Int] = [:]
    /// Those who are leaving a worker, by its number.
    private var leaving: [Int: String] = [:]
    private let count: Int

    /// - Parameter count: of the workers, 0 included.
    init(count: Int) { self.count = count }

    /// The worker of a visitor; nil for one who has none.
    func worker(of name: String) -> Int? { workers[name] }

    /// The visitor of a worker.
    func tenant(of worker: Int) -> String? { tenants[worker]?.name }

    /// Finds a worker for a visitor's page. Those of one address have half of the workers at most, where there are several.
    ///
    /// - Parameter pages: how many pages of a worker are open.
    mutating func place(_ name: String, from address: ClientAddress, at now: UInt64, pages: (Int) -> Int) -> Place {
        if let worker = workers[name] {
            tenants[worker]?.usedAt = now
            return .worker(worker)
        }
        guard !leaving.values.contains(name) else { return .later }
        let own = tenants.filter { address.isLimited && $1.address == address }
        let isOver = own.count >= max(1, (count - 1) / 2)
        if !isOver, let free = (1..<count).first(where: { tenants[$0] == nil && leaving[$0] == nil }) {
            take(free, name, address, now)
            return .worker(free)
        }
        // A page that loads anew is away for a moment.
        let idle = (isOver ? own : tenants).filter {
            now - $1.usedAt >= WebLimits.tenantMilliseconds && leaving[$0] == nil && pages($0) == 0
        }
        guard let oldest = idle.min(by: { $0.value.usedAt < $1.value.usedAt }) else { return .full }
        workers[oldest.value.name] = nil
        leaving[oldest.key] = oldest.value.name
        take(oldest.key, name, address, now)
        return .after(oldest.key)
    }

    private mutating func take(_ worker: Int, _ name: String, _ address: ClientAddress, _ now: UInt64) {
        tenants[worker] = Tenant(name: name, address: address, usedAt: now)
        workers[name] = worker
    }

    /// Pages of a worker are open.
    mutating func note(pagesOf worker: Int, at now: UInt64) { tenants[worker]?.usedAt = now }

    /// What the pages of whoever had to leave a worker had is kept.
    mutating func hasLeft(_ worker: Int) { leaving[worker] = nil }

    /// Whether a worker has a process: it is everybody's, somebody's, or waits for the next visitor.
    func isWanted(_ worker: Int) -> Bool {
        worker == 0 || tenants[worker] != nil || worker == (1..<count).first { tenants[$0] == nil }
    }
}
