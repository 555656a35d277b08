/// Tells connections that lead nowhere from those on which just nothing happens.
///
/// A page that says nothing is asked whether it is there, which browsers answer by themselves, and one that takes nothing is
/// given up. Beats come every `WebLimits.heartbeatSeconds`; nothing here reads a clock.
package struct Heartbeat {
    package enum Action: Hashable, Sendable {
        case nothing
        /// Ask whether somebody is there.
        case ping
        /// Nobody is.
        case drop
    }

    private var hasHeard = true
    private var isAsked = false
    private var oldest: UInt64?
    private var beatsOfOldest = 0

    package init() {}

    /// Something came.
    package mutating func heard() {
        hasHeard = true
        isAsked = false
    }

    /// Some time has passed.
    ///
    /// - Parameters:
    ///   - isRead: whether what the page says is read. One that is held back cannot be heard.
    ///   - oldestUnsent: the message to the page that has waited longest, as `UnsentMessages` names it.
    package mutating func beat(isRead: Bool, oldestUnsent: UInt64?) -> Action {
        if oldestUnsent != oldest { beatsOfOldest = 0 }
        oldest = oldestUnsent
        if oldestUnsent != nil {
            beatsOfOldest += 1
            if beatsOfOldest > WebLimits.beatsToTake { return .drop }
        }
        guard isRead else {
            heard()
            return .nothing
        }
        if hasHeard {
            hasHeard = false
            return .nothing
        }
        if isAsked { return .drop }
        isAsked = true
        return .ping
    }
}
