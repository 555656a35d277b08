import Foundation

/// Who has the main actor next: who has used least of it lately, and needs least of it now.
///
/// A turn counts for the visitor whose page it is, and for the address that they come from. What somebody has used is forgotten
/// with time, half of it in `WebLimits.useHalfLife`. Of those who wait, the one goes first whose address, then whose visitor,
/// then whose page has the smallest sum of three terms:
///
/// - what it has used;
/// - what its next turn may take, several times: others cannot have the main actor meanwhile;
/// - less a part of the time that it has waited, so that nobody waits for good.
///
/// Turns cannot be interrupted, so a long one costs everybody else a frame, however seldom its page has one. After a long turn,
/// whoever uses more than an equal share is therefore passed over for a while (`pause`), even where nobody else waits, as long as
/// there are others.
///
/// All who have had no turn yet count as one: a flood of newcomers takes no more than somebody who is there.
///
/// Complexity: a turn is O(n) in those who wait; one that is long O(n) in all who are there.
package struct TurnOrder<Member: Hashable> {
    /// What is next.
    package enum Next: Hashable {
        case turn(Member)
        /// Nobody has a turn for so many seconds. Ask `wakes` then, with the number.
        case wait(Double, number: Int)
        /// Nobody waits.
        case nobody
    }

    /// Whose time it is.
    private final class Account {
        /// Seconds that were used, as of `time`; of them a part counts later.
        private var used = 0.0
        private var time = 0.0
        /// Seconds that the next turn may take. Only of pages, and of newcomers.
        var expected = 0.0
        /// When somebody with this account may have a turn again.
        var pausedUntil = -Double.infinity

        func used(at now: Double) -> Double {
            used * exp2(-max(0, now - time) / WebLimits.useHalfLife)
        }

        func take(_ seconds: Double, at now: Double) {
            used = used(at: now) + seconds
            time = now
        }
    }

    private struct Waiting {
        var member: Member
        /// The address's account if it has one, the visitor's, and the page's.
        var path: [Account]
        /// Of whom it is known how long a next turn may take: the page, or newcomers.
        var page: Account
        /// When somebody saw first that it waits.
        var since: Double?
        /// Among equals the one who has waited longest goes first.
        var number: UInt64

        var isPausedUntil: Double { path.reduce(-.infinity) { max($0, $1.pausedUntil) } }
    }

    private enum State {
        /// Nobody waits.
        case idle
        /// A turn is arranged for.
        case arranged
        /// All who wait are passed over until then.
        case sleeping(until: Double, number: Int)
    }

    private var waiting: [Waiting] = []
    private var pages: [Member: Account] = [:]
    private var visitors: [TurnParty: Account] = [:]
    private var addresses: [TurnParty: Account] = [:]
    /// Of all who have not had a turn.
    private let newcomers = Account()
    private var parties: [Member: TurnParties] = [:]
    private var numbers: UInt64 = 0
    private var sleeps = 0
    private var state = State.idle
    private var current: Member?
    /// Whether the one whose turn it is asked for another one meanwhile.
    private var comesBack = false
    /// The number of accounts at which those that are used no more are looked for.
    private var crowd = 256

    package init() {}

    /// How many wait.
    package var count: Int { waiting.count }

    /// How many addresses and visitors are remembered.
    package var accountCount: Int { visitors.count + addresses.count }

    // MARK: Waiting

    /// Somebody has something to do.
    ///
    /// - Parameter parties: for whom its turns count.
    /// - Returns: whether a turn has to be arranged for; otherwise one is already.
    package mutating func join(_ member: Member, for parties: TurnParties) -> Bool {
        if member == current {
            comesBack = true
            return false
        }
        guard !waiting.contains(where: { $0.member == member }) else { return false }
        self.parties[member] = parties
        let joined = add(member, parties)
        switch state {
        case .arranged: return false
        // Who is not passed over ends the sleep.
        case .sleeping(let until, _) where joined.isPausedUntil >= until: return false
        case .sleeping, .idle:
            state = .arranged
            return true
        }
    }

    @discardableResult
    private mutating func add(_ member: Member, _ parties: TurnParties) -> Waiting {
        numbers += 1
        let entry = Waiting(
            member: member, path: path(of: member, parties), page: pages[member] ?? newcomers, number: numbers)
        waiting.append(entry)
        return entry
    }

    private func path(of member: Member, _ parties: TurnParties) -> [Account] {
        guard let page = pages[member] else {
            // Somebody new at an address that is known counts for that.
            let known = parties.address.flatMap { addresses[$0] } ?? visitors[parties.visitor]
            return [known ?? newcomers]
        }
        var path: [Account] = []
        if let address = parties.address, let account = addresses[address] { path.append(account) }
        if let account = visitors[parties.visitor] { path.append(account) }
        return path + [page]
    }

    /// Somebody is gone for good. What the visitor and the address have used is remembered.
    package mutating func leave(_ member: Member) {
        waiting.removeAll { $0.member == member }
        pages[member] = nil
        parties[member] = nil
        if current == member { current = nil }
    }

    // MARK: Turns

    /// Whose turn it is.
    ///
    /// - Parameter now: seconds of a clock that never runs backwards, as everywhere here.
    package mutating func next(now: Double) -> Next {
        guard !waiting.isEmpty else {
            state = .idle
            return .nobody
        }
        for index in waiting.indices where waiting[index].since == nil { waiting[index].since = now }
        let candidates = waiting.indices.filter { waiting[$0].isPausedUntil <= now }
        guard let first = candidates.min(by: { isBefore(waiting[$0], waiting[$1], now) }) else {
            let until = waiting.reduce(Double.infinity) { min($0, $1.isPausedUntil) }
            sleeps += 1
            state = .sleeping(until: until, number: sleeps)
            return .wait(until - now, number: sleeps)
        }
        let member = waiting.remove(at: first).member
        state = .arranged
        current = member
        comesBack = false
        return .turn(member)
    }

    /// Whether a turn is to be taken after a wait: nobody has ended it before.
    package mutating func wakes(_ number: Int) -> Bool {
        guard case .sleeping(_, number) = state else { return false }
        state = .arranged
        return true
    }

    /// Compares two where they part: by address, visitor or page.
    private func isBefore(_ first: Waiting, _ second: Waiting, _ now: Double) -> Bool {
        var level = 0
        let depth = min(first.path.count, second.path.count)
        while level + 1 < depth, first.path[level] === second.path[level] { level += 1 }
        let (one, other) = (sum(first, level, now), sum(second, level, now))
        return (one, first.number) < (other, second.number)
    }

    private func sum(_ entry: Waiting, _ level: Int, _ now: Double) -> Double {
        let expected = WebLimits.weightOfNextTurn * entry.page.expected
        let waited = WebLimits.weightOfWaiting * (now - (entry.since ?? now))
        return entry.path[level].used(at: now) + max(0, expected - waited)
    }

    /// The turn is over.
    ///
    /// - Parameters:
    ///   - seconds: how long it took; below 0 and NaN count as 0.
    ///   - isMore: whether there is more to do.
    /// - Returns: whether another turn, of anybody, has to be arranged for.
    package mutating func ended(after seconds: Double, isMore: Bool, now: Double) -> Bool {
        if let member = current, let parties = parties[member] {
            count(seconds, for: member, parties, now: now)
            if isMore || comesBack { add(member, parties) }
        }
        current = nil
        state = waiting.isEmpty ? .idle : .arranged
        return !waiting.isEmpty
    }

    /// Counts what was done for somebody outside of a turn, such as a frame that a task of the app asked for.
    package mutating func charge(_ member: Member, _ seconds: Double, now: Double) {
        guard pages[member] != nil, let parties = parties[member] else { return }
        count(seconds, for: member, parties, now: now)
    }

    private mutating func count(_ seconds: Double, for member: Member, _ parties: TurnParties, now: Double) {
        // A machine that stands still for a while is nobody's fault.
        let counted = seconds > 0 ? min(seconds, WebLimits.longestCountedTurn) : 0
        let isNew =
            pages[member] == nil && visitors[parties.visitor] == nil
            && (parties.address.map { addresses[$0] == nil } ?? true)
        let page = pages[member] ?? Account()
        let visitor = visitors[parties.visitor] ?? Account()
        page.expected = min(counted, WebLimits.burstSeconds)
        if pages[member] == nil { newcomers.expected = page.expected }
        page.take(counted, at: now)
        visitor.take(counted, at: now)
        pages[member] = page
        visitors[parties.visitor] = visitor
        if let address = parties.address {
            let account = addresses[address] ?? Account()
            account.take(counted, at: now)
            addresses[address] = account
            pause(account, among: addresses, after: counted, now: now)
        }
        if isNew {
            newcomers.take(counted, at: now)
            // Somebody new waits for those who are there, and the one behind them is not kept out for long.
            pause(newcomers, among: visitors, after: counted, atMost: WebLimits.longestNewcomersPause, now: now)
        } else {
            pause(visitor, among: visitors, after: counted, now: now)
        }
        forgetIdle(now: now)
    }

    /// Passes somebody over for a while after a long turn, who uses more than an equal share.
    private func pause(
        _ account: Account, among all: [TurnParty: Account], after seconds: Double,
        atMost most: Double = WebLimits.longestPause, now: Double
    ) {
        guard seconds >= WebLimits.turnSeconds else { return }
        let active = all.values.count { $0 !== account && $0.used(at: now) >= WebLimits.leastActiveUse } + 1
        // Of a half-life, what is used evenly is on record as so much of each second.
        let share = account.used(at: now) * M_LN2 / WebLimits.useHalfLife
        guard active > 1, share > WebLimits.shareTolerance / Double(active) else { return }
        account.pausedUntil = now + min(seconds * seconds / WebLimits.turnSeconds, seconds * most)
    }

    private mutating func forgetIdle(now: Double) {
        guard accountCount >= crowd else { return }
        func isKept(_ account: Account) -> Bool {
            account.used(at: now) >= WebLimits.leastActiveUse / 8 || account.pausedUntil > now
        }
        visitors = visitors.filter { isKept($0.value) }
        addresses = addresses.filter { isKept($0.value) }
        crowd = max(256, accountCount * 2)
    }
}

/// For whom a page's turns count.
package struct TurnParties: Hashable, Sendable {
    /// Nil where limits for one address do not hold.
    package var address: TurnParty?
    package var visitor: TurnParty

    package init(address: TurnParty? = nil, visitor: TurnParty) {
        self.address = address
        self.visitor = visitor
    }
}

/// Somebody who uses the main actor.
package enum TurnParty: Hashable, Sendable {
    case address(ClientAddress)
    case visitor(PersonID)
    /// Who shows no cookie, by the number of their connection.
    case stranger(UInt64)
}
