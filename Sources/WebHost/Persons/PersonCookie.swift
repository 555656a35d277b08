import NIOHTTP1

/// Knows visitors by a cookie that only this server can have made.
package struct PersonCookie: Sendable {
    let key: [UInt8]
    private let label: CookieLabel?

    /// - Parameters:
    ///   - key: whoever has it can be anybody.
    ///   - label: what the server is called, where its port does not tell it apart from others.
    package init(key: [UInt8], label: CookieLabel? = nil) {
        self.key = key
        self.label = label
    }

    /// Who asks; nil for who shows no cookie, or none of this server's.
    package func person(in head: HTTPRequestHead) -> PersonID? {
        for value in head.cookies(named: name(for: head)) {
            if let person = person(from: value) { return person }
        }
        return nil
    }

    /// Whether a request shows such a cookie, and none that this server has made.
    func isForeign(_ head: HTTPRequestHead) -> Bool {
        !head.cookies(named: name(for: head)).isEmpty && person(in: head) == nil
    }

    /// The person that a server knows by a name of its own, such as the key of a row. The same name is the same person, for
    /// as long as the key is; nobody who knows the name can tell which files are theirs.
    package func person(named user: String) -> PersonID {
        let digits = MessageAuthentication.code(of: "user \(user)", key: key).prefix(32)
        return PersonID(digits) ?? .random()
    }

    /// What has a browser show the cookie from now on, for as long as an idle person is remembered.
    ///
    /// - Parameter isSecure: whether the browser came by TLS; then it shows the cookie to nobody without.
    package func header(for person: PersonID, _ head: HTTPRequestHead, isSecure: Bool) -> String {
        "\(name(for: head))=\(value(of: person)); Max-Age=\(Int(WebLimits.idlePersonSeconds)); "
            + "HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
    }

    /// Cookies know no ports, so that servers on one host tell theirs apart by name.
    func name(for head: HTTPRequestHead) -> String {
        head.cookieName("riffle-person" + (label.map { "-\($0.text)" } ?? ""))
    }

    package func value(of person: PersonID) -> String { "\(person.name).\(code(of: person))" }

    private func code(of person: PersonID) -> String {
        MessageAuthentication.code(of: "person \(person.name)", key: key)
    }

    private func person(from value: Substring) -> PersonID? {
        let parts = value.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let person = PersonID(parts[0]),
            AccessToken.matches(String(parts[1]), code(of: person))
        else { return nil }
        return person
    }
}

extension HTTPRequestHead {
    /// The values of all cookies of a name.
    func cookies(named name: String) -> [Substring] {
        headers["cookie"].flatMap { line in
            line.split(separator: ";").compactMap { cookie in
                let parts = cookie.split(separator: "=", maxSplits: 1)
                guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == name else { return nil }
                return parts[1]
            }
        }
    }

    /// A cookie's name with the port that the browser knows the server by.
    func cookieName(_ name: String) -> String {
        let host = headers["host"].first ?? ""
        let port = host.drop(while: { $0 != "]" && host.hasPrefix("[") }).split(separator: ":").dropFirst().last
        let digits = (port ?? "").filter { ("0"..."9").contains($0) }
        return digits.isEmpty ? name : "\(name)-\(digits)"
    }
}
