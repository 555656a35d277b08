/// An address under which browsers reach a server, as through a proxy: `https://shop.example.com/admin`.
package struct SiteAddress: Hashable, Sendable {
    /// A text that is no such address.
    package struct Invalid: Error, CustomStringConvertible {
        package let text: String
        package var description: String {
            "--site takes the address that visitors know, such as https://shop.example.com or "
                + "https://example.com/shop, and got \(text.prefix(200))."
        }
    }

    /// Scheme, host and port, as browsers name a page's origin: no port where it is the scheme's own.
    package let origin: String
    /// Host and port in lower case; an empty port where it is the scheme's own.
    let host: (name: String, port: String)
    /// Begins and ends with a slash.
    let path: String

    /// Throws `Invalid` for what is no address of the web, or names more than scheme, host, port and path.
    package init(_ text: String) throws {
        let invalid = Invalid(text: text)
        let parts = text.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw invalid }
        let scheme = parts[0].lowercased()
        guard scheme == "https" || scheme == "http" else { throw invalid }
        let place = parts[1].prefix { $0 != "/" }
        let host = Self.host(of: place)
        let digits = place.dropFirst(host.count)
        guard Self.isHost(host), digits.isEmpty || digits.first == ":" && UInt16(digits.dropFirst()) != nil else {
            throw invalid
        }
        let own = scheme == "https" ? "443" : "80"
        let port = digits.dropFirst() == own ? "" : String(digits.dropFirst())
        self.host = (host.lowercased(), port)
        origin = "\(scheme)://\(host.lowercased())" + (port.isEmpty ? "" : ":\(port)")
        let folders = parts[1].dropFirst(place.count).split(separator: "/")
        guard folders.allSatisfy(Self.isFolder) else { throw invalid }
        path = folders.isEmpty ? "/" : "/\(folders.joined(separator: "/"))/"
    }

    /// What to open in a browser.
    package var url: String { origin + path }

    package static func == (first: SiteAddress, second: SiteAddress) -> Bool { first.url == second.url }
    package func hash(into hasher: inout Hasher) { hasher.combine(url) }

    /// A host without its port.
    static func host(of text: some StringProtocol) -> Substring {
        let text = Substring(text)
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") { return text[...end] }
        return text.prefix { $0 != ":" }
    }

    private static func isHost(_ host: Substring) -> Bool {
        if host.hasPrefix("[") {
            return host.hasSuffix("]") && host.count > 3
                && host.dropFirst().dropLast().allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
        }
        return !host.isEmpty && host.utf8.count <= 253
            && host.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-" || $0 == "_") }
    }

    /// Whether a part of a path is a plain name, which means itself wherever it is written.
    static func isFolder(_ name: some StringProtocol) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= 100
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._~".contains($0)) }
    }
}
