import Dispatch
import RiffleHosting
import Synchronization

/// How many new visitors an address may have: so many in one go, then one every so many seconds.
///
/// A visitor who has stored nothing takes nothing but their pages. Whoever makes visitors in order to have them store something is
/// slowed down here, before there is a cookie to store anything with.
package final class NewVisitors: Sendable {
    private struct Bucket {
        /// Visitors that may come at `time`.
        var room: Double
        var time: Double
    }

    private let most: Int
    private let interval: Double
    private let now: @Sendable () -> Double
    private let buckets = Mutex<[ClientAddress: Bucket]>([:])

    /// - Parameters:
    ///   - most: in one go, at least 1.
    ///   - interval: seconds until there may be another one.
    ///   - now: seconds of a clock that never runs backwards.
    package init(
        atOnce most: Int = WebLimits.newVisitors, every interval: Double = Double(WebLimits.newVisitorSeconds),
        now: @escaping @Sendable () -> Double = { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
    ) {
        self.most = max(1, most)
        self.interval = max(interval, 0.001)
        self.now = now
    }

    /// Addresses that are remembered.
    package var count: Int { buckets.withLock { $0.count } }

    /// Somebody new comes from an address.
    ///
    /// - Returns: nil where they may; else the seconds after which the next one may.
    package func come(from address: ClientAddress) -> Int? {
        guard address.isLimited else { return nil }
        let now = now()
        return buckets.withLock { buckets in
            if buckets.count >= WebLimits.rememberedAddresses { forgetFull(&buckets, now) }
            let room = buckets[address].map { self.room(in: $0, now) } ?? Double(most)
            guard room >= 1 else { return max(1, Int(clamping: ((1 - room) * interval).rounded(.up))) }
            buckets[address] = Bucket(room: room - 1, time: now)
            return nil
        }
    }

    private func room(in bucket: Bucket, _ now: Double) -> Double {
        min(Double(most), bucket.room + max(0, now - bucket.time) / interval)
    }

    /// Who may have all visitors again is as good as unknown. Where that is nobody, those go who may have most.
    private func forgetFull(_ buckets: inout [ClientAddress: Bucket], _ now: Double) {
        let full = Double(most) - 0.5
        buckets = buckets.filter { room(in: $0.value, now) < full }
        guard buckets.count >= WebLimits.rememberedAddresses else { return }
        let order = buckets.sorted { room(in: $0.value, now) < room(in: $1.value, now) }
        buckets = Dictionary(uniqueKeysWithValues: order.prefix(WebLimits.rememberedAddresses / 2).map { ($0, $1) })
    }
}
