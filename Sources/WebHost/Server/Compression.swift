import CRiffleDeflate
import RiffleCaching
import NIOHTTP1
import Synchronization

/// Makes answers smaller for browsers that can take them so: gzip, as all of them do.
///
/// libdeflate because what is sent is there as a whole, and the rasterizer has it already.
final class Compression: Sendable {
    /// What is smaller than this stays so: a packet is sent either way.
    private static let leastBytes = 1024
    /// Near the best there is; each file is packed once.
    private static let level: Int32 = 9

    private let packed = Mutex(LeastRecentlyUsedCache<String, [UInt8]>(capacity: WebLimits.packedBytes))

    /// The answer as this browser gets it, with what caches have to know.
    ///
    /// - Parameter name: the same for the same bytes only.
    func reply(_ reply: Site.Reply, named name: String, to head: HTTPRequestHead) -> Site.Reply {
        guard reply.bytes.count >= Self.leastBytes, Self.isWorthIt(reply) else { return reply }
        var reply = reply
        reply.headers.append(("vary", "accept-encoding"))
        guard Self.takesGzip(head), let bytes = pack(reply.bytes, name) else { return reply }
        reply.bytes = bytes
        reply.headers.append(("content-encoding", "gzip"))
        return reply
    }

    /// Pictures are packed already.
    private static func isWorthIt(_ reply: Site.Reply) -> Bool {
        let type = reply.headers.first { $0.name == "content-type" }?.value ?? ""
        return type.hasPrefix("text/") || type.hasPrefix("font/") || type.hasPrefix("image/svg")
    }

    /// Whether a browser says that it takes gzip (RFC 9110, section 12.5.3).
    static func takesGzip(_ head: HTTPRequestHead) -> Bool {
        var isTaken = false
        for item in head.headers[canonicalForm: "accept-encoding"] {
            let parts = item.lowercased().split(separator: ";").map { $0.filter { $0 != " " } }
            guard let name = parts.first, name == "gzip" || name == "*" else { continue }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            // What is said of gzip itself counts for more than what is said of all.
            if name == "gzip" { return weight > 0 }
            isTaken = weight > 0
        }
        return isTaken
    }

    /// nil where it would not be smaller.
    private func pack(_ bytes: [UInt8], _ name: String) -> [UInt8]? {
        if let known = packed.withLock({ $0.value(for: name) }) { return known }
        guard let compressor = libdeflate_alloc_compressor(Self.level) else { return nil }
        defer { libdeflate_free_compressor(compressor) }
        let result = [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
            count = libdeflate_gzip_compress(compressor, bytes, bytes.count, buffer.baseAddress, buffer.count)
        }
        // No room for it means that it is no smaller.
        guard !result.isEmpty else { return nil }
        packed.withLock { $0.insert(result, for: name, cost: result.count) }
        return result
    }
}
