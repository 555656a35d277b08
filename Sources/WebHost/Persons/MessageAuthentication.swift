internal import CRiffleGLib

/// Proves that a text was written by somebody who has a key: HMAC with SHA-256 (RFC 2104, FIPS 180-4), as GLib has it.
package enum MessageAuthentication {
    /// 64 hexadecimal digits.
    package static func code(of text: String, key: [UInt8]) -> String {
        let bytes = Array(text.utf8)
        let digits = g_compute_hmac_for_data(
            G_CHECKSUM_SHA256, key, gsize(key.count), bytes, gsize(bytes.count))
        guard let digits else { preconditionFailure("GLib has SHA-256.") }
        defer { g_free(digits) }
        return String(cString: digits)
    }
}
