/// The head of a request, read strictly: whatever is not as RFC 9112 wants it is refused.
package struct HTTPRequest: Hashable, Sendable {
    package var method: String
    /// From the slash on, without a query.
    package var path: String
    package var query: String
    /// By their names in lower case.
    package var headers: [String: String]
    /// Bytes of the body.
    package var length: Int

    /// Bytes of a head and of a body at most.
    package static let headLimit = 16 << 10
    package static let bodyLimit = 64 << 10

    /// Why a request is not answered.
    package struct Refusal: Error, Hashable, Sendable {
        package var status: Int
        package var reason: String
    }

    /// - Parameter head: from the request line to the last header, without the empty line.
    package init(head: some Collection<UInt8>) throws(Refusal) {
        guard head.count <= Self.headLimit else { throw Refusal(status: 431, reason: "The head is too large.") }
        // One kind of line, and no bytes that anybody could read in another way.
        guard head.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0D || $0 == 0x0A }) else {
            throw Refusal(status: 400, reason: "The head has bytes that are not printed.")
        }
        let text = String(decoding: head, as: UTF8.self)
        let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
        guard lines.allSatisfy({ line in !line.unicodeScalars.contains { $0 == "\r" || $0 == "\n" } }) else {
            throw Refusal(status: 400, reason: "Lines end with CR LF.")
        }
        let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[1].hasPrefix("/"), !words[1].hasPrefix("//") else {
            throw Refusal(status: 400, reason: "The request line is a method, a path and a version.")
        }
        guard words[2] == "HTTP/1.1" else { throw Refusal(status: 505, reason: "Only HTTP/1.1 is spoken here.") }
        method = String(words[0])
        guard ["GET", "HEAD", "POST"].contains(method) else {
            throw Refusal(status: 405, reason: "Only GET, HEAD and POST are answered.")
        }
        let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = String(target[0])
        query = target.count > 1 ? String(target[1]) : ""
        headers = try Self.headers(lines.dropFirst())
        length = try Self.length(headers, method)
    }

    private static func headers(_ lines: some Sequence<Substring>) throws(Refusal) -> [String: String] {
        var headers: [String: String] = [:]
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else {
                throw Refusal(status: 400, reason: "A header is a name, a colon and a value.")
            }
            let name = line[..<colon]
            guard name.allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) }) else {
                throw Refusal(status: 400, reason: "A header's name has characters that names have not.")
            }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            let key = name.lowercased()
            // Who says something twice may mean two things.
            guard headers[key] == nil || !["host", "content-length", "origin"].contains(key) else {
                throw Refusal(status: 400, reason: "\(name) is there twice.")
            }
            headers[key] = String(value)
        }
        return headers
    }

    private static func length(_ headers: [String: String], _ method: String) throws(Refusal) -> Int {
        guard headers["transfer-encoding"] == nil else {
            throw Refusal(status: 501, reason: "A body has a length, and is sent as it is.")
        }
        guard let text = headers["content-length"] else {
            guard method != "POST" else { throw Refusal(status: 411, reason: "A body needs a length.") }
            return 0
        }
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let length = Int(text) else {
            throw Refusal(status: 400, reason: "A length is a number.")
        }
        guard length <= bodyLimit else { throw Refusal(status: 413, reason: "The body is too large.") }
        return length
    }

    /// Whether the server on a port of this machine may answer: it was asked for by its own name, and by no page of others.
    package func refusal(port: Int) -> Refusal? {
        let names = ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"]
        guard let host = headers["host"], names.contains(host) else {
            return Refusal(status: 421, reason: "This server is for this machine only: open http://127.0.0.1:\(port).")
        }
        let origin = headers["origin"]
        if let origin, origin != "http://" + host {
            return Refusal(status: 403, reason: "Pages of others may not ask here.")
        }
        // What changes something comes from our own page, and browsers say so.
        if method == "POST", origin == nil {
            return Refusal(status: 403, reason: "A request that changes something says where it comes from.")
        }
        // Links and bookmarks lead here; pictures, scripts and frames of others do not.
        let site = headers["sec-fetch-site"] ?? "none"
        let isNavigation = headers["sec-fetch-mode"] == "navigate" && headers["sec-fetch-dest"] == "document"
        guard ["none", "same-origin"].contains(site) || (isNavigation && method == "GET") else {
            return Refusal(status: 403, reason: "Pages of others may not ask here.")
        }
        return nil
    }
}
