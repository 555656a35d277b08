/// The sizes that a view last gave for a few proposals.
///
/// In the layout in progress all proposals are kept, up to a limit: containers in containers ask each view again and
/// again for the same few, and each of them that is forgotten is asked anew of everything inside, so that the time would
/// be exponential in the depth. Later layouts keep only the last few.
///
/// A proposal is two numbers here, NaN where it proposes nothing, so that an entry takes two thirds of the room.
struct KnownSizes {
    private struct Entry {
        var width: CGFloat
        var height: CGFloat
        var size: CGSize
    }

    /// How many are kept of earlier layouts.
    private static let usual = 6
    /// How many are kept in the layout in progress. Containers that share out their room ask for about twenty.
    private static let most = 128
    private var entries: [Entry] = []
    private var pass: UInt32 = 0

    var isEmpty: Bool { entries.isEmpty }

    /// The proposals with their sizes, as long as they are few: then none was forgotten. Nil for more, and for none.
    var few: [(proposal: ProposedViewSize, size: CGSize)]? {
        guard (1..<Self.usual).contains(entries.count) else { return nil }
        return entries.map { (ProposedViewSize(width: $0.width.known, height: $0.height.known), $0.size) }
    }

    subscript(proposal: ProposedViewSize) -> CGSize? {
        guard !entries.isEmpty else { return nil }
        let width = proposal.width ?? .nan
        let height = proposal.height ?? .nan
        // What was asked last is asked again first.
        for entry in entries.reversed() {
            let isSame =
                (entry.width == width || (entry.width.isNaN && proposal.width == nil))
                && (entry.height == height || (entry.height.isNaN && proposal.height == nil))
            if isSame { return entry.size }
        }
        return nil
    }

    /// - Parameter pass: numbers the layout in progress.
    mutating func add(_ size: CGSize, for proposal: ProposedViewSize, in pass: UInt32) {
        // Nothing is equal to a proposal of NaN.
        guard proposal.width?.isNaN != true, proposal.height?.isNaN != true else { return }
        let limit = pass == self.pass ? Self.most : Self.usual
        if entries.count >= limit { entries.removeFirst(entries.count - limit + 1) }
        self.pass = pass
        entries.append(Entry(width: proposal.width ?? .nan, height: proposal.height ?? .nan, size: size))
    }

    /// Forgets the sizes; the room stays, as others follow soon.
    mutating func removeAll() { if !entries.isEmpty { entries.removeAll(keepingCapacity: true) } }
}

extension CGFloat {
    fileprivate var known: CGFloat? { isNaN ? nil : self }
}
