import RiffleCaching
import Foundation
import Synchronization

/// The pictures that layers name, by content id, for every user interface of the process.
///
/// Views put a picture in when they show it; hosts look it up when they paint or serve it. Of a file its place is kept, for
/// good. A picture made in code is there for as long as a view has it, and those used last for longer, as a slow client may
/// have yet to ask for what was shown.
package final class ImageStore: Sendable {
    package static let shared = ImageStore()

    /// Decodes for every host of the process and keeps what was decoded last.
    package let decoder = ImageDecoder()

    private struct Weak { weak var asset: ImageAsset? }

    private struct State {
        var files: [String: ImageAsset] = [:]
        /// Pictures made in code: all objects of an id, each of which may be the one that stays.
        var made: [String: [Weak]] = [:]
        var recent: LeastRecentlyUsedCache<String, ImageAsset>
        /// Ids of pictures made in code at which those that are gone are looked for.
        var sweepCount = 64

        mutating func insert(_ asset: ImageAsset, for id: String) {
            recent.insert(asset, for: id, cost: asset.byteCount)
            if made[id]?.contains(where: { $0.asset === asset }) == true { return }
            made[id] = (made[id] ?? []).filter { $0.asset != nil } + [Weak(asset: asset)]
            guard made.count > sweepCount else { return }
            made = made.filter { $0.value.contains { $0.asset != nil } }
            sweepCount = max(64, 2 * made.count)
        }
    }

    private let state: Mutex<State>

    /// - Parameter byteBudget: what pictures made in code that no view has any more may take.
    package init(byteBudget: Int = 64 << 20) {
        state = Mutex(State(recent: LeastRecentlyUsedCache(capacity: max(0, byteBudget))))
    }

    /// Makes a picture known and gives its id, a hash of its bytes.
    @discardableResult
    package func register(_ asset: ImageAsset) -> String {
        let id = asset.id
        state.withLock { state in
            guard asset.fileURL != nil else { return state.insert(asset, for: id) }
            if state.files[id] == nil { state.files[id] = asset }
        }
        return id
    }

    /// The picture of an id, or nil for an id that was never given out, or whose picture is gone.
    package subscript(id: String) -> ImageAsset? {
        state.withLock { state in
            state.files[id] ?? state.recent.value(for: id) ?? state.made[id]?.lazy.compactMap(\.asset).first
        }
    }
}
