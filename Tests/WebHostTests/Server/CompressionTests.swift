import Testing
import RiffleWebHost

@MainActor
@Suite(.timeLimit(.minutes(10))) struct CompressionTests {
    private func script(_ port: Int, _ headers: [String] = []) async throws -> String {
        try await RawConnection.request("/client/layers.js", port: port, headers: headers)
    }

    @Test(
        "Scripts come packed to browsers that take it so, under a tag of their own, and caches are told why",
        arguments: [("gzip, br", "br"), ("gzip", "gzip"), ("*", "gzip"), ("br;q=0, gzip", "gzip")])
    func packed(accepted: String, coding: String) async throws {
        try await TestServer.with { server in
            let packed = try await script(server.port, ["Accept-Encoding: \(accepted)"])
            #expect(packed.contains("content-encoding: \(coding)\r\n") && packed.contains("vary: accept-encoding"))
            let plain = try await script(server.port)
            #expect(!plain.contains("content-encoding") && plain.contains("vary: accept-encoding"))
            #expect(plain.contains("export class LayerTree"))
            let tags = [packed, plain].compactMap { answer in
                answer.split(separator: "\r\n").first { $0.hasPrefix("etag: ") }
            }
            #expect(tags.count == 2 && tags[0] != tags[1])
            let known = "If-None-Match: \(tags[0].dropFirst(6))"
            let again = try await script(server.port, ["Accept-Encoding: \(accepted)", known])
            #expect(again.hasPrefix("HTTP/1.1 304"))
            #expect(try await script(server.port, [known]).hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test(
        "A browser that takes nothing packed gets it as it is",
        arguments: ["gzip;q=0", "br;q=0", "zstd", "*;q=0", "gzip;q=0, *"])
    func refused(accepted: String) async throws {
        try await TestServer.with { server in
            let answer = try await script(server.port, ["Accept-Encoding: \(accepted)"])
            #expect(!answer.contains("content-encoding"))
        }
    }

    @Test("The page has a description and an icon; without a picture it names none")
    func head() async throws {
        try await TestServer.with { server in
            let page = try await RawConnection.request("/", port: server.port)
            #expect(page.contains("<meta name=\"description\"") && !page.contains("og:image"))
            let icon = try await RawConnection.request("/icon.svg", port: server.port)
            #expect(icon.contains("content-type: image/svg+xml") && icon.contains(">T</text>"))
            #expect(try await RawConnection.request("/picture.png", port: server.port).hasPrefix("HTTP/1.1 404"))
        }
    }
}
