/// Somebody whom a server knows by a cookie, so that it keeps in files what they do.
struct Visitor {
    struct Unknown: Error, CustomStringConvertible {
        let description = "the server's page came without a cookie"
    }

    private static let name = "riffle-person"
    private let value: Substring

    /// Asks for the page, as a browser does that was never there.
    init(port: Int) throws {
        let head = try RawLine(port: port).ask("/")
        let lines = head.split(separator: "\r\n").filter { $0.lowercased().hasPrefix("set-cookie: \(Self.name)") }
        guard let value = lines.first?.split(separator: "=", maxSplits: 1).last?.prefix(while: { $0 != ";" }) else {
            throw Unknown()
        }
        self.value = value
    }

    /// What they show a server at a port. It knows them after it was started anew, too, at whatever port.
    func cookie(port: Int) -> String { "\(Self.name)-\(port)=\(value)" }
}
