import RiffleAssets
import RiffleHosting
import NIOHTTP1

/// The page and its client, which are part of the program so that it needs no files beside it.
struct StaticFiles: Sendable {
    struct File: Sendable {
        var bytes: [UInt8]
        var mediaType: String
        /// A digest of the contents.
        var tag: String
        /// Whether the file's name is made of its digest: what is there never changes.
        var isForGood = false
    }

    private let scripts: [String: File]
    private let template: String
    private let head: PageHead
    /// What the page may load and run.
    let policy: ContentPolicy
    /// What tells the page from others in a row of tabs.
    let icon: File
    let manifest: File

    /// - Parameters:
    ///   - icon: the app's own; nil for one that is made of its title.
    ///   - hasPicture: whether there is a picture of the app.
    ///   - live: where somebody works on the program.
    init(title: String, icon: AppInformation.Icon? = nil, hasPicture: Bool, live: LiveServing? = nil) {
        let client = ClientFiles.shared
        var files: [String: File] = [:]
        for (name, text) in client.sources where !name.hasSuffix(".html") {
            files[name] = File(Array(text.utf8), "text/\(name.hasSuffix(".css") ? "css" : "javascript"); charset=utf-8")
        }
        var script = File(Array(client.script.utf8), "text/javascript; charset=utf-8")
        script.isForGood = true
        files["\(script.tag).js"] = script
        scripts = files
        template = client.page
        policy = ContentPolicy(
            scripts: [client.guardian.source, client.start.source], styles: [client.style.source],
            ancestors: live.map { $0.pages.joined(separator: " ") } ?? "'none'")
        head = PageHead(
            title: title, description: "\(title), an app that runs on a server and is shown here live.",
            client: "\(script.tag).js",
            hasPicture: hasPicture, iconSize: icon?.size, live: live)
        manifest = File(head.manifest, "application/manifest+json")
        self.icon = icon.map { File($0.bytes, "image/png") } ?? File(Array(head.icon.utf8), "image/svg+xml")
    }

    /// The page with what differs from one request to the next.
    func page(_ words: PageHead.Words) -> [UInt8] { Array(head.fill(template, words).utf8) }

    /// A file of the client by its exact name.
    func script(_ name: Substring) -> File? { scripts[String(name)] }
}

extension StaticFiles.File {
    init(_ bytes: [UInt8], _ mediaType: String) {
        var digest = Digest()
        digest.add(bytes)
        self.init(bytes: bytes, mediaType: mediaType, tag: digest.hex)
    }
}
