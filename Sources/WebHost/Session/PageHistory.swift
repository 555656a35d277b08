import RiffleHosting

/// Keeps a page's history in the browser in step with the steps that were taken in the views.
///
/// The page's entries are numbered from 0. An entry stands for the trail that was shown last while it was the current one.
/// Where views and page disagree the views win, and the page is told where it is.
struct PageHistory {
    typealias Trail = [TrailStep.ID]

    /// What the page is told.
    enum Advice: Hashable {
        /// A step was taken: add an entry of that number behind the current one.
        case push(Int)
        /// The entry of that number is the current one.
        case go(Int)
        /// The entry that the page has added by itself has that number: be there, with a new entry where there is none.
        case enter(Int)
        /// The session is new to the page: the current entry has that number, whatever it was before.
        case begin(Int)
    }

    /// What the views are to do about a page that has gone to another entry: first steps to take back, then steps to take
    /// again.
    struct Plan: Hashable {
        var back: [TrailStep.ID] = []
        var again: [TrailStep.ID] = []
    }

    /// The number of the current entry.
    private(set) var current = 0
    private var trails: [Trail] = [[]]
    /// The number of the entry that the page was at before it went to the current one; nil where the views went first.
    private var departure: Int?
    /// Whether the page is at an entry of its own behind the current one, of which the views have yet to say what it shows.
    private var hasEntered = false

    /// Every step that an entry stands for.
    var knownSteps: Set<TrailStep.ID> { Set(trails.joined()) }

    /// The views show a trail when the page has just been loaded: an entry for each step, as if they had been taken one by
    /// one.
    mutating func begin(_ trail: Trail) -> Advice {
        trails = (0...trail.count).suffix(WebLimits.historyEntries).map { Array(trail.prefix($0)) }
        current = trails.count - 1
        departure = nil
        hasEntered = false
        return .begin(current)
    }

    /// The views show a trail.
    ///
    /// - Parameter isCausedByInput: browsers pass over entries that a page adds while nobody does anything, so that other
    ///   steps share the entry of what was shown before.
    mutating func show(_ trail: Trail, isCausedByInput: Bool) -> Advice? {
        defer { departure = nil }
        if hasEntered { return showEntered(trail) }
        guard trail != trails[current] else { return nil }
        if let departure, trails[departure] == trail {
            // The views have stayed where they were.
            current = departure
            return .go(current)
        }
        if trail.starts(with: trails[current]) { return extend(to: trail, isCausedByInput: isCausedByInput) }
        let old = departure == nil ? current : nil
        let kept = trails[...current].lastIndex { trail.starts(with: $0) }
        if let kept, trails[kept] == trail {
            current = kept
        } else {
            current = min(kept.map { $0 + 1 } ?? 0, current)
            replaceCurrent(trail)
        }
        return current == old ? nil : .go(current)
    }

    /// The page is at a new entry, which stands for what it has led to; for nothing new there is no entry.
    private mutating func showEntered(_ trail: Trail) -> Advice {
        hasEntered = false
        guard trail != trails[current] else { return .go(current) }
        if current + 1 < WebLimits.historyEntries { current += 1 }
        trails.removeSubrange(current...)
        trails.append(trail)
        return .enter(current)
    }

    private mutating func extend(to trail: Trail, isCausedByInput: Bool) -> Advice? {
        guard isCausedByInput, departure == nil, current + 1 < WebLimits.historyEntries else {
            replaceCurrent(trail)
            return nil
        }
        current += 1
        trails.removeSubrange(current...)
        trails.append(trail)
        return .push(current)
    }

    /// The current entry stands for another trail, so that what came after it leads nowhere.
    private mutating func replaceCurrent(_ trail: Trail) {
        trails[current] = trail
        trails.removeSubrange((current + 1)...)
    }

    /// The page has gone to the entry of a number, which may never have been. It is to be told where it is then, since it may
    /// have heard of a step meanwhile that was taken before.
    ///
    /// - Parameter trail: what the views show.
    mutating func go(to number: Int, from trail: Trail) -> Plan {
        hasEntered = false
        guard trails.indices.contains(number), number != current else { return Plan() }
        departure = departure ?? current
        current = number
        let (kept, shown) = (Set(trails[number]), Set(trail))
        return Plan(back: trail.filter { !kept.contains($0) }, again: trails[number].filter { !shown.contains($0) })
    }

    /// The page has added the entry of a number behind the one where it was, for an address that somebody gave it.
    ///
    /// What the address leads to is what the views show next, which may not follow what they showed before.
    mutating func enter(_ number: Int) {
        departure = nil
        hasEntered = true
        // The page may have left entries that it had not heard of.
        current = min(current, max(number - 1, 0))
    }

    /// A step was taken again, and is another one now.
    mutating func took(_ old: TrailStep.ID, againAs new: TrailStep.ID) {
        for index in trails.indices { trails[index] = trails[index].map { $0 == old ? new : $0 } }
    }

    /// A step cannot be taken again, nor those after it: the page goes no further than before it.
    mutating func cannotTake(_ step: TrailStep.ID) {
        guard let first = trails[...current].firstIndex(where: { $0.contains(step) }), first > 0 else { return }
        current = first - 1
        departure = nil
    }
}
