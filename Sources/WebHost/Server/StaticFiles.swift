import Hosting
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

    /// - Parameter hasPicture: whether there is a picture of the app.
    init(title: String, hasPicture: Bool) {
        let script = "text/javascript; charset=utf-8"
        scripts = [
            "client.js": File(PackageResources.client_js, script),
            "connection.js": File(PackageResources.connection_js, script),
            "contents.js": File(PackageResources.contents_js, script),
            "decoder.js": File(PackageResources.decoder_js, script),
            "field-text.js": File(PackageResources.field_text_js, script),
            "fields.js": File(PackageResources.fields_js, script),
            "fonts.js": File(PackageResources.fonts_js, script),
            "history.js": File(PackageResources.history_js, script),
            "input.js": File(PackageResources.input_js, script),
            "kept-input.js": File(PackageResources.kept_input_js, script),
            "layers.js": File(PackageResources.layers_js, script),
            "mesh.js": File(PackageResources.mesh_js, script),
            "paints.js": File(PackageResources.paints_js, script),
            "paths.js": File(PackageResources.paths_js, script),
            "playout.js": File(PackageResources.playout_js, script),
            "questions.js": File(PackageResources.questions_js, script),
            "semantics.js": File(PackageResources.semantics_js, script),
            "text-input.js": File(PackageResources.text_input_js, script),
            "wheel.js": File(PackageResources.wheel_js, script),
            "wire.js": File(PackageResources.wire_js, script),
            "style.css": File(PackageResources.style_css, "text/css; charset=utf-8"),
        ]
        head = PageHead(
            title: title, description: "\(title), an app that runs on a server and is shown here live.",
            modules: scripts.keys.filter { $0.hasSuffix(".js") && $0 != "client.js" }.sorted(), hasPicture: hasPicture)
        template = String(decoding: PackageResources.page_html, as: UTF8.self)
        icon = File(Array(head.icon.utf8), "image/svg+xml")
    }

    /// The page for a browser that has it under this scheme, host and port.
    func page(origin: String) -> [UInt8] { Array(head.fill(template, origin: origin).utf8) }

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
