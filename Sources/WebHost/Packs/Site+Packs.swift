import NIOHTTP1

extension Site {
    /// A picture by its id, as light as the browser takes it.
    func picture(_ text: String, to head: HTTPRequestHead) -> Reply {
        guard let name = PictureName(text) else { return contents(nil, named: "image/\(text)", to: head) }
        var found = images.encodedImage(name.id)
        let mayDiffer = found.map { LightPictures.areMade(of: $0.mediaType) } ?? false
        if LightPictures.areTaken(by: head) { found = found.map { lightPictures.lighter(name, $0) } }
        var reply = contents(found, named: "image/\(name)", to: head)
        if mayDiffer { reply.headers.append(("vary", "accept")) }
        return reply
    }

    /// Fonts and pictures that come together. Browsers that ask for packs take WebP: both are as old as each other.
    func pack(_ name: String, to head: HTTPRequestHead) -> Reply {
        let bytes = fonts.packs.contents(name) { part in
            let parts = part.split(separator: "/", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            let id = String(parts[1])
            guard parts[0] == "image" else { return fonts.bytes(id) }
            guard let name = PictureName(id) else { return nil }
            return images.encodedImage(name.id).map { lightPictures.lighter(name, $0) }
        }
        guard let bytes else { return .text(.notFound, "No session has shown this.") }
        let reply = Reply(
            headers: [
                ("content-type", Self.packType), ("cache-control", Self.forGood), ("x-content-type-options", "nosniff"),
                ("cross-origin-resource-policy", "same-origin"),
                ("content-security-policy", "default-src 'none'; sandbox"),
            ], bytes: bytes)
        return compression.reply(reply, named: "pack/\(name)", to: head)
    }

    /// What packs are, which no program but the client reads.
    static let packType = "application/x-riffle-pack"
}
