import RiffleCaching
import RiffleHosting
import Synchronization

/// Fonts and pictures that come together, in one answer, so that what a page shows first takes one request.
///
/// A pack has a name that is made of those of its parts, each of which is made of its contents: browsers keep packs for good.
/// Parts can be asked for one by one as well.
package final class PackStore: Sendable {
    private let names = Mutex(LeastRecentlyUsedCache<String, [String]>(capacity: WebLimits.packs))
    private let bytes = Mutex(LeastRecentlyUsedCache<String, [UInt8]>(capacity: WebLimits.packBytes))
    /// What pages are likely to show first.
    let first = FirstPictures()

    package init() {}

    /// A name for some parts, which are paths on this server such as `font/1f2e`.
    func name(of parts: [String]) -> String {
        var digest = Digest()
        for part in parts { digest.add(part) }
        let name = digest.hex
        names.withLock { $0.insert(parts, for: name, cost: 1) }
        return name
    }

    /// The parts of a name that was given out lately.
    func parts(of name: String) -> [String]? { names.withLock { $0.value(for: name) } }

    /// The names of the packs that pages are likely to need, each with pixels per point in hundredths.
    func likelyNames() -> [(scale: Int, name: String)] {
        first.likely().map { ($0.scale, name(of: $0.parts)) }
    }

    /// The pack of a name, for threads that may wait: the length of its head in four bytes, low byte first; the head, in JSON;
    /// then the parts one after the other.
    ///
    /// - Parameter read: finds a part.
    func contents(
        _ name: String, read: (String) -> (bytes: [UInt8], mediaType: String)?
    ) -> [UInt8]? {
        guard let parts = parts(of: name) else { return nil }
        if let known = bytes.withLock({ $0.value(for: name) }) { return known }
        var head: [String] = []
        var body: [UInt8] = []
        for part in parts {
            // A part that is gone is left out: the page asks for it by itself, and is told.
            guard let found = read(part) else { continue }
            head.append("{\"path\":\"\(part)\",\"type\":\"\(found.mediaType)\",\"bytes\":\(found.bytes.count)}")
            body += found.bytes
        }
        let text = Array("[\(head.joined(separator: ","))]".utf8)
        let pack = (0..<4).map { UInt8(truncatingIfNeeded: text.count >> (8 * $0)) } + text + body
        bytes.withLock { $0.insert(pack, for: name, cost: pack.count) }
        return pack
    }
}
