import NIOCore
import Testing

@testable import RiffleWebHost

@Suite struct FirstPicturesTests {
    private func parts(_ store: PackStore, ahead: String? = nil, isStranger: Bool = true) -> PageParts {
        PageParts(store, scale: 2, isStranger: isStranger, ahead: ahead, now: .uptimeNanoseconds(0))
    }

    @Test("What the last two strangers were both shown is likely for the next")
    func likely() {
        let store = PackStore()
        #expect(store.likelyNames().isEmpty)
        var first = parts(store)
        #expect(
            first.packs(for: ["font/a", "image/b", "image/c"], now: .uptimeNanoseconds(1)).map(\.parts) == [
                ["font/a", "image/b", "image/c"]
            ])
        #expect(store.likelyNames().map(\.scale) == [200])
        #expect(store.parts(of: store.likelyNames()[0].name) == ["font/a", "image/b", "image/c"])
        var second = parts(store)
        _ = second.packs(for: ["font/a"], now: .uptimeNanoseconds(1))
        _ = second.packs(for: ["image/d", "image/c"], now: .uptimeNanoseconds(2))
        #expect(store.parts(of: store.likelyNames()[0].name) == ["font/a", "image/c"])
        var known = parts(store, isStranger: false)
        _ = known.packs(for: ["font/e", "image/secret"], now: .uptimeNanoseconds(1))
        #expect(store.parts(of: store.likelyNames()[0].name) == ["font/a", "image/c"])
    }

    @Test(
        "A page is told what it has asked for ahead, and where the rest is; what is single, or late, stands for itself")
    func told() {
        let store = PackStore()
        let ahead = store.name(of: ["font/a", "image/b", "image/z"])
        var page = parts(store, ahead: ahead)
        let messages = page.packs(for: ["font/a", "font/c", "image/b", "image/d"], now: .uptimeNanoseconds(1))
        #expect(messages.map(\.parts) == [["font/a", "image/b"], ["font/c", "image/d"]])
        #expect(messages[0].url == "pack/\(ahead)" && messages[1].url != messages[0].url)
        #expect(page.packs(for: ["font/a", "image/d"], now: .uptimeNanoseconds(2)).isEmpty)
        #expect(page.packs(for: ["image/e"], now: .uptimeNanoseconds(3)).isEmpty)
        let late = NIODeadline.uptimeNanoseconds(0) + .seconds(WebLimits.firstPictureSeconds)
        #expect(page.packs(for: ["image/f", "image/g"], now: late).isEmpty)
    }

    @Test("A pack has its parts one after the other, and leaves out what is gone")
    func contents() throws {
        let store = PackStore()
        let name = store.name(of: ["font/a", "image/gone", "image/b"])
        let pack = try #require(
            store.contents(name) { path in
                path == "image/gone" ? nil : (Array(path.utf8), path.hasPrefix("font") ? "font/otf" : "image/webp")
            })
        let length = pack[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
        #expect(
            String(decoding: pack[4..<4 + length], as: UTF8.self)
                == #"[{"path":"font/a","type":"font/otf","bytes":6},{"path":"image/b","type":"image/webp","bytes":7}]"#)
        #expect(String(decoding: pack[(4 + length)...], as: UTF8.self) == "font/aimage/b")
        #expect(store.contents("0123") { _ in nil } == nil)
    }
}
