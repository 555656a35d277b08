import Foundation
import RiffleHosting

/// What a page says of the app before it runs: to the browser, to search, and to whoever is sent its address.
package struct PageHead: Sendable {
    let title: String
    /// One sentence.
    let description: String
    /// The name of the script that is the client.
    let client: String
    /// Whether there is a picture to show where the address is mentioned.
    let hasPicture: Bool
    /// Of a side of the app's own icon, in pixels; nil where it has none.
    var iconSize: Int?
    /// Where somebody works on the app.
    var live: LiveServing?

    /// Size of that picture in pixels, which those who show it ask for.
    package static let pictureSize = (width: 1200, height: 630)

    /// What differs from one request to the next.
    struct Words {
        /// The address of the app's folder, with a slash at its end: pictures are named by whole addresses.
        var address: String
        /// Leads from the page to the app's folder; nil where the page is always there.
        var toFolder: String?
        /// What pages are likely to ask for first, by hundredths of pixels per point.
        var packs: [(scale: Int, name: String)] = []
        /// Of what is said where no script runs.
        var language = RefusalLanguage.english
        /// What the app shows first.
        var frame: FirstFrame?

        /// The same for the same words only.
        var name: String {
            var digest = Digest()
            for text in [frame?.title, frame?.description, frame?.language.tag, frame?.html] { digest.add(text ?? "") }
            return "page \(address) \(toFolder ?? "-") \(packs) \(language) \(digest.hex)"
        }
    }

    /// Fills in a template.
    func fill(_ template: String, _ words: Words) -> String {
        let language = words.language
        let folder = words.toFolder ?? ""
        let screen = words.frame?.title ?? ""
        let title = screen.isEmpty || screen == self.title ? self.title : "\(screen) – \(self.title)"
        var values = [
            "title": Self.escaped(title), "app": Self.escaped(self.title),
            "description": Self.escaped(words.frame?.description ?? description),
            "client": client, "picture": pictureLinks(words.address), "packs": Self.packNames(words.packs),
            "icon": iconLinks(folder), "live": liveLinks(folder), "language": language.rawValue,
            "direction": language.direction, "scriptless": RefusalWords(language: language).scriptless,
            "folder": folder,
            "text": words.frame.map(Self.article) ?? "",
        ]
        values["place"] = words.toFolder.map(Self.folderLink) ?? ""
        // One pass, so that what an app says is not taken for a place.
        var page = ""
        var rest = Substring(template)
        while let start = rest.range(of: "{{") {
            let name = rest[start.upperBound...].prefix { $0.isLetter }
            let end = rest[name.endIndex...].hasPrefix("}}") ? rest.index(name.endIndex, offsetBy: 2) : nil
            let value = end.flatMap { _ in values[String(name)] }
            page += rest[..<start.lowerBound] + (value ?? "{{")
            rest = rest[(value == nil ? start.upperBound : end ?? start.upperBound)...]
        }
        return page + rest
    }

    /// Tells the client where the app's folder is.
    private static func folderLink(_ path: String) -> String {
        "<meta name=\"riffle-folder\" content=\"\(path.isEmpty ? "." : path)\">"
    }

    /// What is shown first, for those who read the page without running it.
    private static func article(_ frame: FirstFrame) -> String {
        let direction = frame.language.isRightToLeft ? "rtl" : "ltr"
        let start = "<article id=\"text\" lang=\"\(escaped(frame.language.tag))\" dir=\"\(direction)\">"
        return "\(start)\n\(frame.html)</article>"
    }

    private static func packNames(_ packs: [(scale: Int, name: String)]) -> String {
        guard !packs.isEmpty else { return "" }
        return
            "<meta name=\"riffle-packs\" content=\"\(packs.map { "\($0.scale):\($0.name)" }.joined(separator: " "))\">"
    }

    private func liveLinks(_ folder: String) -> String {
        guard let live else { return "" }
        return """
            <meta name="riffle-live" content="\(Self.escaped(live.pages.joined(separator: " ")))">
            <script type="module" src="\(folder)client/live.js"></script>
            """
    }

    private func iconLinks(_ folder: String) -> String {
        guard iconSize != nil else {
            return "<link rel=\"icon\" href=\"\(folder)icon.svg\" type=\"image/svg+xml\">"
        }
        return """
            <link rel="icon" href="\(folder)icon.png" type="image/png">
            <link rel="apple-touch-icon" href="\(folder)icon.png">
            """
    }

    private func pictureLinks(_ address: String) -> String {
        guard hasPicture else { return "" }
        return """
            <meta property="og:image" content="\(Self.escaped(address))picture.png">
            <meta property="og:image:width" content="\(Self.pictureSize.width)">
            <meta property="og:image:height" content="\(Self.pictureSize.height)">
            <meta name="twitter:card" content="summary_large_image">
            """
    }

    /// A sign for the app, where it has none of its own: its first letter on a ground whose color follows from its name.
    var icon: String {
        var digest = Digest()
        digest.add(title)
        let hue = Int(digest.hex.prefix(4), radix: 16).map { $0 % 360 } ?? 210
        let letter = title.first { $0.isLetter || $0.isNumber }.map { String($0).uppercased() } ?? "•"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
            <defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl(\(hue) 85% 62%)"/>\
            <stop offset="1" stop-color="hsl(\((hue + 24) % 360) 80% 46%)"/></linearGradient></defs>
            <rect width="64" height="64" rx="14" fill="url(#g)"/>
            <text x="32" y="45" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="700" \
            font-size="38" fill="#fff">\(Self.escaped(letter))</text>
            </svg>
            """
    }

    /// What browsers want to know of an app that is put on a home screen.
    var manifest: [UInt8] {
        struct Manifest: Encodable {
            struct Icon: Encodable {
                var src = "icon.svg"
                var type = "image/svg+xml"
                var sizes = "any"
            }
            var name: String
            var display = "standalone"
            var startURL = "."
            var icons: [Icon]

            private enum CodingKeys: String, CodingKey {
                case name, display, icons
                case startURL = "start_url"
            }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let icon = iconSize.map {
            Manifest.Icon(src: "icon.png", type: "image/png", sizes: "\($0)x\($0)")
        }
        return (try? encoder.encode(Manifest(name: title, icons: [icon ?? Manifest.Icon()]))).map { [UInt8]($0) } ?? []
    }

    static func escaped(_ text: String) -> String {
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
