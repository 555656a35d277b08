internal import CRiffleGLib

/// A script or a style that stands in the page itself, and the digest by which the page's policy lets it in.
struct InlineText: Sendable {
    let text: String
    /// As Content Security Policy (level 3, section 2.3.1) writes it: `'sha256-…'`.
    let source: String

    /// - Parameter text: without the end of its own element in it.
    init(_ text: String) {
        self.text = text
        source = "'sha256-\(Self.digest(of: Array(text.utf8)))'"
    }

    /// SHA-256 in base 64.
    private static func digest(of bytes: [UInt8]) -> String {
        guard let checksum = g_checksum_new(G_CHECKSUM_SHA256) else { preconditionFailure("GLib has SHA-256.") }
        defer { g_checksum_free(checksum) }
        g_checksum_update(checksum, bytes, bytes.count)
        var digest = [UInt8](repeating: 0, count: 32)
        var count = gsize(digest.count)
        g_checksum_get_digest(checksum, &digest, &count)
        guard let text = g_base64_encode(digest, count) else { preconditionFailure("There is no memory.") }
        defer { g_free(text) }
        return String(cString: text)
    }
}
