/// Who has the main actor next: who has had the least of it.
///
/// Those go first who need a turn or two and then have nothing to do; only every so many turns one goes to somebody who is
/// behind, however many take turns before them. Among equals everybody's time is added up, and what the last turn took, which
/// the next one may take too, counts several times: whoever waits with the smallest sum goes first. So one who takes much
/// waits for those who take little, and not the other way round. All whose first turn it is are behind and count as one: a
/// flood of newcomers takes no more than one who is there.
///
/// Those who are behind and those who are not are compared with their own kind only. Whoever changes sides starts on a level
/// with the others there: one who had many short turns would otherwise wait until all who were behind had caught up.
///
/// Complexity: a turn is O(n) in those who wait, in steps of nanoseconds.
package struct TurnOrder<Member: Hashable> {
    private struct Account {
        /// Seconds that somebody has had.
        var used: Double
        /// Seconds that the next turn may take.
        var expected = 0.0
        /// Seconds since there was nothing to do.
        var burst = 0.0
        /// Whom it is compared with.
        var isBehind = false

        var sum: Double { used + WebLimits.weightOfNextTurn * expected }

        mutating func take(_ seconds: Double, isMore: Bool) {
            // A machine that stands still for a while is nobody's fault, and eight times that while would be a long wait.
            let counted = seconds > 0 ? min(seconds, WebLimits.longestCountedTurn) : 0
            expected = min(counted, WebLimits.burstSeconds)
            used += counted
            burst = isMore ? burst + counted : 0
        }
    }

    private struct Waiting {
        var member: Member
        /// Whether the last turns were not enough, or there was none.
        var isBehind: Bool
        /// Among equals the one who has waited longest goes first.
        var number: UInt64
    }

    private var waiting: [Waiting] = []
    /// Of those who have had a turn.
    private var accounts: [Member: Account] = [:]
    /// Of all who have not.
    private var newcomers = Account(used: 0)
    /// What those who went so far had had at most, among those who are behind and among the others: who joins them is put on
    /// a level with them.
    private var floors = (ahead: 0.0, behind: 0.0)
    private var numbers: UInt64 = 0
    /// Turns since one went to somebody who was behind, and others were.
    private var passedOver = 0
    private var current: (member: Member, isNew: Bool)?
    /// Whether the one whose turn it is asked for another one meanwhile.
    private var comesBack = false
    private var isArranged = false

    package init() {}

    /// How many wait.
    package var count: Int { waiting.count }

    /// Somebody has something to do.
    ///
    /// - Returns: whether a turn has to be arranged for; otherwise one is already.
    package mutating func join(_ member: Member) -> Bool {
        if member == current?.member {
            comesBack = true
            return false
        }
        guard !waiting.contains(where: { $0.member == member }) else { return false }
        // Who was still for long is only a little ahead of the others.
        if accounts[member] != nil {
            put(member, behind: false)
            accounts[member]!.used = max(accounts[member]!.used, floors.ahead - WebLimits.stillSeconds)
        } else {
            newcomers.used = max(newcomers.used, floors.behind - WebLimits.stillSeconds)
        }
        add(member)
        guard !isArranged else { return false }
        isArranged = true
        return true
    }

    private mutating func add(_ member: Member) {
        numbers += 1
        waiting.append(Waiting(member: member, isBehind: accounts[member]?.isBehind ?? true, number: numbers))
    }

    /// Counts somebody among those who are behind, or among the others.
    private mutating func put(_ member: Member, behind: Bool) {
        guard let account = accounts[member], account.isBehind != behind else { return }
        accounts[member]?.isBehind = behind
        accounts[member]?.used = behind ? floors.behind : floors.ahead
    }

    private func account(of member: Member) -> Account { accounts[member] ?? newcomers }

    /// Whose turn it is; nil where nobody waits any longer, and then no turn is arranged for either.
    package mutating func next() -> Member? {
        guard let first = indexOfNext() else {
            isArranged = false
            return nil
        }
        let member = waiting[first].member
        let used = account(of: member).used
        if waiting.remove(at: first).isBehind {
            floors.behind = max(floors.behind, used)
        } else {
            floors.ahead = max(floors.ahead, used)
        }
        current = (member, accounts[member] == nil)
        comesBack = false
        return member
    }

    private mutating func indexOfNext() -> Int? {
        let behind = waiting.indices.filter { waiting[$0].isBehind }
        let isForThem = behind.count == waiting.count || (!behind.isEmpty && passedOver >= WebLimits.turnsAhead)
        passedOver = isForThem || behind.isEmpty ? 0 : passedOver + 1
        let candidates = isForThem ? behind : waiting.indices.filter { !waiting[$0].isBehind }
        let sums = waiting.map { account(of: $0.member).sum }
        return candidates.min { (sums[$0], waiting[$0].number) < (sums[$1], waiting[$1].number) }
    }

    /// The turn is over.
    ///
    /// - Parameters:
    ///   - seconds: how long it took; below 0 and NaN count as 0.
    ///   - isMore: whether there is more to do.
    /// - Returns: whether another turn, of anybody, has to be arranged for.
    package mutating func ended(after seconds: Double, isMore: Bool) -> Bool {
        if let (member, isNew) = current {
            if isNew {
                newcomers.take(seconds, isMore: false)
                accounts[member] = Account(used: floors.ahead, expected: newcomers.expected)
            } else if var account = accounts[member] {
                account.take(seconds, isMore: isMore)
                accounts[member] = account
                put(member, behind: account.burst >= WebLimits.burstSeconds)
            }
            if accounts[member] != nil, isMore || comesBack { add(member) }
        }
        current = nil
        isArranged = !waiting.isEmpty
        return isArranged
    }

    /// Somebody is gone for good.
    package mutating func leave(_ member: Member) {
        waiting.removeAll { $0.member == member }
        accounts[member] = nil
        if current?.member == member { current = nil }
    }
}
