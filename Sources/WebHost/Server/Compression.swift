import CRiffleBrotli
import CRiffleDeflate
import RiffleCaching
import NIOHTTP1
import Synchronization

/// Makes answers smaller for browsers that can take them so: Brotli where they say it, gzip as all of them do.
///
/// Browsers take Brotli on encrypted lines and from their own machine only. libdeflate does gzip because what is sent is there
/// as a whole, and the rasterizer has it already.
final class Compression: Sendable {
    /// How bytes are packed, by the name that HTTP has for it.
    enum Coding: String, CaseIterable, Sendable {
        case brotli = "br"
        case gzip
    }

    /// What is smaller than this stays so: a packet is sent either way.
    private static let leastBytes = 1024
    /// Near the best there is; each file is packed once. One step more takes three times as long, for two bytes in a hundred.
    private static let level: Int32 = 9
    private static let quality: Int32 = 10
    /// For what has pictures in it, which are packed already: a twentieth of the time, for a kilobyte more.
    private static let quickQuality: Int32 = 5

    private let packed = Mutex(LeastRecentlyUsedCache<String, [UInt8]>(capacity: WebLimits.packedBytes))

    /// The answer as this browser gets it, with what caches have to know.
    ///
    /// - Parameter name: the same for the same bytes only.
    func reply(_ reply: Site.Reply, named name: String, to head: HTTPRequestHead) -> Site.Reply {
        guard reply.bytes.count >= Self.leastBytes, Self.isWorthIt(reply) else { return reply }
        var reply = reply
        reply.headers.append(("vary", "accept-encoding"))
        guard let coding = Self.coding(for: head), let bytes = pack(reply, name, coding) else { return reply }
        reply.bytes = bytes
        reply.headers.append(("content-encoding", coding.rawValue))
        return reply
    }

    /// Pictures are packed already.
    private static func isWorthIt(_ reply: Site.Reply) -> Bool {
        let type = type(of: reply)
        return type.hasPrefix("text/") || type.hasPrefix("font/") || type.hasPrefix("image/svg")
            || type == Site.packType
    }

    private static func type(of reply: Site.Reply) -> String {
        reply.headers.first { $0.name == "content-type" }?.value ?? ""
    }

    /// What a browser says that it takes (RFC 9110, section 12.5.3), the smaller one first; nil where it takes neither.
    static func coding(for head: HTTPRequestHead) -> Coding? {
        var weights: [Substring: Double] = [:]
        for item in head.headers[canonicalForm: "accept-encoding"] {
            let parts = item.lowercased().split(separator: ";").map { $0.filter { $0 != " " } }
            guard let name = parts.first else { continue }
            weights[Substring(name)] =
                parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
        }
        // What is said of one itself counts for more than what is said of all.
        return Coding.allCases.first {
            (weights[Substring($0.rawValue)] ?? ($0 == .gzip ? weights["*"] : nil) ?? 0) > 0
        }
    }

    /// nil where it would not be smaller.
    private func pack(_ reply: Site.Reply, _ name: String, _ coding: Coding) -> [UInt8]? {
        let name = "\(coding.rawValue) \(name)"
        if let known = packed.withLock({ $0.value(for: name) }) { return known }
        let result =
            switch coding {
            case .brotli:
                Self.brotli(reply.bytes, Self.type(of: reply) == Site.packType ? Self.quickQuality : Self.quality)
            case .gzip: Self.gzip(reply.bytes)
            }
        // No room for it means that it is no smaller.
        guard !result.isEmpty else { return nil }
        packed.withLock { $0.insert(result, for: name, cost: result.count) }
        return result
    }

    private static func gzip(_ bytes: [UInt8]) -> [UInt8] {
        guard let compressor = libdeflate_alloc_compressor(level) else { return [] }
        defer { libdeflate_free_compressor(compressor) }
        return [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
            count = libdeflate_gzip_compress(compressor, bytes, bytes.count, buffer.baseAddress, buffer.count)
        }
    }

    private static func brotli(_ bytes: [UInt8], _ quality: Int32) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
            count = buffer.count
            let isPacked = BrotliEncoderCompress(
                quality, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_GENERIC, bytes.count, bytes, &count, buffer.baseAddress)
            if isPacked == BROTLI_FALSE { count = 0 }
        }
    }
}
