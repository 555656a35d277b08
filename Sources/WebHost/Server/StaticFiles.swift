import CRiffleWebClient
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
    }

    private let scripts: [String: File]
    private let template: String
    private let head: PageHead
    /// What tells the page from others in a row of tabs.
    let icon: File
    let manifest: File

    /// - Parameters:
    ///   - icon: the app's own; nil for one that is made of its title.
    ///   - hasPicture: whether there is a picture of the app.
    ///   - live: where somebody works on the program.
    init(title: String, icon: AppInformation.Icon? = nil, hasPicture: Bool, live: LiveServing? = nil) {
        var files: [String: File] = [:]
        var template = ""
        for file in UnsafeBufferPointer(start: client_files(), count: client_file_count()) {
            let name = String(cString: file.name)
            let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
            if name.hasSuffix(".html") {
                template = String(decoding: bytes, as: UTF8.self)
            } else {
                let kind = name.hasSuffix(".css") ? "css" : "javascript"
                files[name] = File(bytes, "text/\(kind); charset=utf-8")
            }
        }
        scripts = files
        self.template = template
        head = PageHead(
            title: title, description: "\(title), an app that runs on a server and is shown here live.",
            modules: scripts.keys.filter { $0.hasSuffix(".js") && !Self.apart.contains($0) }.sorted(),
            hasPicture: hasPicture, iconSize: icon?.size, live: live)
        manifest = File(head.manifest, "application/manifest+json")
        self.icon = icon.map { File($0.bytes, "image/png") } ?? File(Array(head.icon.utf8), "image/svg+xml")
    }

    /// Scripts that no other one imports.
    private static let apart: Set = ["client.js", "guard.js", "inspector.js", "kept-focus.js", "live.js"]

    /// The page for a browser that has it at this address.
    func page(address: String) -> [UInt8] { Array(head.fill(template, address: address).utf8) }

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
