/// What lies on a navigation stack, from the root to the screen in front: pure, and unaware of how it is shown.
struct StackEntries: Equatable {
    /// A screen. Its id is never used again, so that state goes with it.
    struct Entry: Equatable {
        let id: Int
        let source: Source
    }

    /// Where a screen's views come from.
    enum Source: Equatable {
        case root
        /// A value on the path, whose destination was declared for its type.
        case value(AnyHashable)
        /// Views that a link or a modifier has, under its id.
        case view(ObjectIdentifier)
    }

    private(set) var entries = [Entry(id: 0, source: .root)]
    private var lastID = 0

    /// The screen in front.
    var top: Entry { entries[entries.count - 1] }

    /// The values on the path, in order.
    var values: [AnyHashable] {
        entries.compactMap { if case .value(let value) = $0.source { value } else { nil } }
    }

    func contains(_ id: Int) -> Bool { index(of: id) != nil }

    /// Where a screen is, counted from the root, in logarithmic time: ids ascend, as screens come at the front only.
    func index(of id: Int) -> Int? {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].id < id { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].id == id ? low : nil
    }

    /// The screen below one; nil for the root, and for what is not there.
    func below(_ id: Int) -> Entry? {
        guard let index = index(of: id), index > 0 else { return nil }
        return entries[index - 1]
    }

    /// The screen in front of one; nil where there is none, and for what is not there.
    func above(_ id: Int) -> Entry? {
        guard let index = entries.firstIndex(where: { $0.id == id }), index + 1 < entries.count else { return nil }
        return entries[index + 1]
    }

    func entry(ofView id: ObjectIdentifier) -> Entry? { entries.first { $0.source == .view(id) } }

    mutating func push(_ source: Source) {
        lastID += 1
        entries.append(Entry(id: lastID, source: source))
    }

    /// Takes a screen and all in front of it away; the root stays.
    mutating func remove(from id: Int) {
        guard let index = index(of: id), index > 0 else { return }
        entries.removeSubrange(index...)
    }

    /// Leaves nothing in front of a screen.
    mutating func removeAll(above id: Int) {
        guard let index = index(of: id) else { return }
        entries.removeSubrange((index + 1)...)
    }

    /// Makes a path's values those on the stack: the screens of those that both begin with stay, and so do screens that
    /// came without a value, as long as what they stand on stays.
    mutating func setValues(_ new: [AnyHashable]) {
        let old = values
        let kept = zip(old, new).prefix { $0 == $1 }.count
        if kept < old.count {
            var seen = 0
            let cut = entries.firstIndex { entry in
                guard case .value = entry.source else { return false }
                seen += 1
                return seen > kept
            }
            if let cut { entries.removeSubrange(cut...) }
        }
        for value in new.dropFirst(kept) { push(.value(value)) }
    }
}
