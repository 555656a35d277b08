/// The sizes that a view last gave for a few proposals.
///
/// A proposal is two numbers here, NaN where it proposes nothing, so that an entry takes two thirds of the room.
struct KnownSizes {
    private struct Entry {
        var width: CGFloat
        var height: CGFloat
        var size: CGSize
    }

    private static let most = 6
    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    subscript(proposal: ProposedViewSize) -> CGSize? {
        get {
            guard !entries.isEmpty else { return nil }
            let width = proposal.width ?? .nan
            let height = proposal.height ?? .nan
            for entry in entries {
                let isSame =
                    (entry.width == width || (entry.width.isNaN && proposal.width == nil))
                    && (entry.height == height || (entry.height.isNaN && proposal.height == nil))
                if isSame { return entry.size }
            }
            return nil
        }
        set {
            // Nothing is equal to a proposal of NaN.
            guard let newValue, proposal.width?.isNaN != true, proposal.height?.isNaN != true else { return }
            if entries.count >= Self.most { entries.removeFirst() }
            entries.append(
                Entry(width: proposal.width ?? .nan, height: proposal.height ?? .nan, size: newValue))
        }
    }

    /// Forgets the sizes; the room stays, as others follow soon.
    mutating func removeAll() { if !entries.isEmpty { entries.removeAll(keepingCapacity: true) } }
}
