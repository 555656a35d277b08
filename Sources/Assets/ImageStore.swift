import Foundation
import Synchronization

/// The pictures that layers name, by content id, for every user interface of the process.
///
/// Views put a picture in when they show it; hosts look it up when they paint or serve it. Pictures stay, as ids do in
/// layers that a slow client has yet to ask for; what is kept is a file's place, not its pixels.
package final class ImageStore: Sendable {
    package static let shared = ImageStore()

    /// Decodes for every host of the process and keeps what was decoded last.
    package let decoder = ImageDecoder()
    private let assets = Mutex<[String: ImageAsset]>([:])

    package init() {}

    /// Makes a picture known and gives its id, a hash of its bytes.
    @discardableResult
    package func register(_ asset: ImageAsset) -> String {
        let id = asset.id
        assets.withLock { if $0[id] == nil { $0[id] = asset } }
        return id
    }

    /// The picture of an id, or nil for an id that was never given out.
    package subscript(id: String) -> ImageAsset? { assets.withLock { $0[id] } }
}
