import Synchronization

/// What pages of strangers show first, by which the next page can ask for it before it knows.
///
/// Only what the last two strangers both were shown counts: whatever differs from one to the next would be sent in vain. A
/// stranger has stored nothing and has not signed in, so that what they are shown everybody may see.
final class FirstPictures: Sendable {
    private struct Known {
        var latest: [String]
        var likely: [String]
    }

    private let known = Mutex<[Int: Known]>([:])

    /// What the last stranger was shown on a display of so many hundredths of pixels per point.
    func latest(scale: Int) -> [String]? { known.withLock { $0[scale]?.latest } }

    /// A stranger is shown these parts.
    ///
    /// - Parameter former: what the one before was shown; nil for the first one.
    func note(_ parts: [String], scale: Int, after former: [String]?) {
        let shared = former.map { Set($0) }
        known.withLock { known in
            guard known[scale] != nil || known.count < WebLimits.likelyPacks else { return }
            known[scale] = Known(latest: parts, likely: parts.filter { shared?.contains($0) ?? true })
        }
    }

    /// What the next one is likely to be shown, in the order of scales.
    func likely() -> [(scale: Int, parts: [String])] {
        known.withLock { known in
            known.sorted { $0.key < $1.key }.map { ($0.key, $0.value.likely) }.filter { $0.1.count > 1 }
        }
    }
}
