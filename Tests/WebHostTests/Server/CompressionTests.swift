import Testing
import RiffleWebHost

@MainActor
@Suite(.timeLimit(.minutes(10))) struct CompressionTests {
    private func script(_ port: Int, _ headers: [String] = []) async throws -> String {
        try await RawConnection.request("/client/layers.js", port: port, headers: headers)
    }

    @Test("Scripts come packed to browsers that take gzip, under a tag of their own, and caches are told why")
    func packed() async throws {
        try await TestServer.with { server in
            let packed = try await script(server.port, ["Accept-Encoding: br, gzip"])
            #expect(packed.contains("content-encoding: gzip") && packed.contains("vary: accept-encoding"))
            let plain = try await script(server.port)
            #expect(!plain.contains("content-encoding") && plain.contains("vary: accept-encoding"))
            #expect(plain.contains("export class LayerTree"))
            let tags = [packed, plain].compactMap { answer in
                answer.split(separator: "\r\n").first { $0.hasPrefix("etag: ") }
            }
            #expect(tags.count == 2 && tags[0] != tags[1])
            let known = "If-None-Match: \(tags[0].dropFirst(6))"
            let again = try await script(server.port, ["Accept-Encoding: gzip", known])
            #expect(again.hasPrefix("HTTP/1.1 304"))
            #expect(try await script(server.port, [known]).hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test("A browser that refuses gzip gets none", arguments: ["gzip;q=0", "br", "*;q=0", "gzip;q=0, *"])
    func refused(accepted: String) async throws {
        try await TestServer.with { server in
            let answer = try await script(server.port, ["Accept-Encoding: \(accepted)"])
            #expect(!answer.contains("content-encoding"))
        }
    }

    @Test("The page asks for its scripts ahead and has a description and an icon; without a picture it names none")
    func head() async throws {
        try await TestServer.with { server in
            let page = try await RawConnection.request("/", port: server.port)
            #expect(page.contains("<link rel=\"modulepreload\" href=\"client/layers.js\">"))
            #expect(page.contains("<meta name=\"description\"") && !page.contains("og:image"))
            let icon = try await RawConnection.request("/icon.svg", port: server.port)
            #expect(icon.contains("content-type: image/svg+xml") && icon.contains(">T</text>"))
            #expect(try await RawConnection.request("/picture.png", port: server.port).hasPrefix("HTTP/1.1 404"))
        }
    }
}
