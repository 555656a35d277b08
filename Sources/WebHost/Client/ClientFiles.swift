import CRiffleWebClient

/// The client as this program has it, once for all servers of the process.
struct ClientFiles: Sendable {
    static let shared = ClientFiles()

    /// The files as they stand in the folder of resources, by their names.
    let sources: [String: String]
    /// What stands in the page: its style, what says why a page stays empty, and what asks for the session.
    let style: InlineText
    let guardian: InlineText
    let start: InlineText
    /// All other modules of a page.
    let script: String

    private init() {
        var sources: [String: String] = [:]
        for file in UnsafeBufferPointer(start: client_files(), count: client_file_count()) {
            let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
            sources[String(cString: file.name)] = String(decoding: bytes, as: UTF8.self)
        }
        self.sources = sources
        style = InlineText(sources["style.css"] ?? "")
        guardian = InlineText(sources["guard.js"] ?? "")
        let start = ClientBundle(from: "start.js", in: sources)
        self.start = InlineText(start.asInline)
        script = ClientBundle(from: "client.js", in: sources, without: start.names).asModule
    }

    /// The page, but for what differs between apps.
    var page: String {
        var page = sources["page.html"] ?? ""
        for (name, value) in [("{{style}}", style.text), ("{{guard}}", guardian.text), ("{{start}}", start.text)] {
            page = page.split(separator: name, omittingEmptySubsequences: false).joined(separator: value)
        }
        return page
    }
}
