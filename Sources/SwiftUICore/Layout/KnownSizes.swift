/// The sizes that a view last gave for a few proposals.
///
/// In the layout in progress all proposals are kept, up to a limit: containers in containers ask each view again and
/// again for the same few, and each of them that is forgotten is asked anew of everything inside, so that the time would
/// be exponential in the depth. Later layouts keep only the last few.
///
/// A proposal is two numbers here, NaN where it proposes nothing, so that an entry takes two thirds of the room. The newest
/// entry has its place here: most views are asked for one size only, and need no array.
struct KnownSizes {
    private struct Entry {
        var width: CGFloat
        var height: CGFloat
        var size: CGSize

        init(_ proposal: ProposedViewSize, _ size: CGSize) {
            width = proposal.width ?? .nan
            height = proposal.height ?? .nan
            self.size = size
        }

        var proposal: ProposedViewSize { ProposedViewSize(width: width.known, height: height.known) }

        func isFor(_ proposal: ProposedViewSize) -> Bool {
            isFor(proposal.width, width) && isFor(proposal.height, height)
        }

        private func isFor(_ proposed: CGFloat?, _ length: CGFloat) -> Bool {
            if let proposed { length == proposed } else { length.isNaN }
        }
    }

    /// How many are kept of earlier layouts.
    private static let usual = 6
    /// How many are kept in the layout in progress. Containers that share out their room ask for about twenty.
    private static let most = 128
    private var newest = Entry(.unspecified, .zero)
    /// The others, the oldest first.
    private var older: [Entry] = []
    private var pass: UInt32 = 0
    private(set) var isEmpty = true

    /// The proposals with their sizes, as long as they are few: then none was forgotten. Nil for more, and for none.
    var few: [(proposal: ProposedViewSize, size: CGSize)]? {
        guard !isEmpty, older.count + 1 < Self.usual else { return nil }
        return (older + [newest]).map { ($0.proposal, $0.size) }
    }

    subscript(proposal: ProposedViewSize) -> CGSize? {
        guard !isEmpty else { return nil }
        // What was asked last is asked again first.
        if newest.isFor(proposal) { return newest.size }
        for entry in older.reversed() where entry.isFor(proposal) { return entry.size }
        return nil
    }

    /// - Parameter pass: numbers the layout in progress.
    mutating func add(_ size: CGSize, for proposal: ProposedViewSize, in pass: UInt32) {
        // Nothing is equal to a proposal of NaN.
        guard proposal.width?.isNaN != true, proposal.height?.isNaN != true else { return }
        let limit = pass == self.pass ? Self.most : Self.usual
        if !isEmpty { older.append(newest) }
        if older.count >= limit { older.removeFirst(older.count - limit + 1) }
        self.pass = pass
        newest = Entry(proposal, size)
        isEmpty = false
    }

    /// Forgets the sizes; the room stays, as others follow soon.
    mutating func removeAll() {
        isEmpty = true
        if !older.isEmpty { older.removeAll(keepingCapacity: true) }
    }
}

extension CGFloat {
    fileprivate var known: CGFloat? { isNaN ? nil : self }
}
