import Foundation
import NIOCore
import NIOHTTP1

/// What a page says first, in the address of its WebSocket: a page that was just loaded is shown what there is with the very
/// answer, a round trip earlier.
///
/// It is the message that the page sends once the WebSocket is open, as it cannot know who is at the other end.
enum EarlyHello {
    /// The item of the address, in base 64 with `-` and `_`, and without `=` (RFC 4648, section 5).
    static let item = "hello"

    /// One message; nil where there is none, or something else.
    static func payload(in head: HTTPRequestHead) -> ByteBuffer? {
        guard let text = RequestTarget(head.uri).query.first(where: { $0.name == item })?.value else { return nil }
        let usual = text.map { $0 == "-" ? "+" : $0 == "_" ? "/" : String($0) }.joined()
        let padding = String(repeating: "=", count: (4 - usual.utf8.count % 4) % 4)
        guard let bytes = Data(base64Encoded: usual + padding), bytes.count <= WebLimits.earlyHelloBytes,
            let messages = try? ClientMessage.decode(ByteBuffer(bytes: bytes)), messages.count == 1,
            case .hello? = messages.first
        else { return nil }
        return ByteBuffer(bytes: bytes)
    }
}
