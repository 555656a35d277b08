import NIOHTTP1

/// The page and its client, which are part of the program so that it needs no files beside it.
struct StaticFiles: Sendable {
    struct File: Sendable {
        var bytes: [UInt8]
        var mediaType: String
        /// Changes with the contents.
        var tag: String
    }

    private let scripts: [String: File]
    /// The page with the app's title in it.
    let page: File

    init(title: String) {
        let script = "text/javascript; charset=utf-8"
        scripts = [
            "client.js": File(PackageResources.client_js, script),
            "connection.js": File(PackageResources.connection_js, script),
            "contents.js": File(PackageResources.contents_js, script),
            "decoder.js": File(PackageResources.decoder_js, script),
            "fonts.js": File(PackageResources.fonts_js, script),
            "input.js": File(PackageResources.input_js, script),
            "layers.js": File(PackageResources.layers_js, script),
            "paints.js": File(PackageResources.paints_js, script),
            "paths.js": File(PackageResources.paths_js, script),
            "semantics.js": File(PackageResources.semantics_js, script),
            "text-input.js": File(PackageResources.text_input_js, script),
            "wire.js": File(PackageResources.wire_js, script),
            "style.css": File(PackageResources.style_css, "text/css; charset=utf-8"),
        ]
        let template = String(decoding: PackageResources.page_html, as: UTF8.self)
        let page = template.split(separator: "{{title}}", omittingEmptySubsequences: false)
            .joined(separator: Self.escaped(title))
        self.page = File(Array(page.utf8), "text/html; charset=utf-8")
    }

    /// A file of the client by its exact name.
    func script(_ name: Substring) -> File? { scripts[String(name)] }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
    }
}

extension StaticFiles.File {
    init(_ bytes: [UInt8], _ mediaType: String) {
        var digest = Digest()
        digest.add(bytes)
        self.init(bytes: bytes, mediaType: mediaType, tag: "\"\(digest.hex)\"")
    }
}
