import Foundation
import RiffleLayers
import RifflePainting
import RiffleTextLayout
import Testing
import RiffleWebHost

@Suite struct FaceAnnouncerTests {
    private func face(_ family: String, weight: Int = 400) throws -> FontFace {
        let faces = try PangoTextMeasurer.shared.get().faces
        return try #require(faces.first { $0.family == family && $0.weight == weight && !$0.isItalic })
    }

    private func insert(_ text: String, _ face: FontFace, id: UInt32) -> LayerChange {
        var layer = Layer(id: LayerID(rawValue: id))
        let run = GlyphRun(
            face: face, size: 17, origin: .zero, width: 10, ascent: 10, descent: 3, glyphs: [], text: text)
        layer.contents = [.glyphs(run, .color(.black))]
        return .insert(layer)
    }

    @Test("A small font comes in three steps at most: usual letters, those of Latin languages, and the whole")
    func smallFont() throws {
        let fonts = FontStore()
        var announcer = FaceAnnouncer(fonts)
        let inter = try face("Inter")
        let whole = try #require(FileManager.default.contents(atPath: inter.file)).count
        func bytes(_ text: String, id: UInt32) throws -> Int? {
            let sources = announcer.sources(for: [insert(text, inter, id: id)], faces: [inter])
            guard let source = sources.first else { return nil }
            #expect(sources.count == 1 && source.face == 0)
            return try #require(fonts.bytes(String(source.url.dropFirst("font/".count)))).bytes.count
        }
        let first = try #require(try bytes("Hello", id: 1))
        #expect(first < whole / 4)
        #expect(try bytes("World!", id: 2) == nil)
        let second = try #require(try bytes("Žižka’s café", id: 3))
        #expect(second > first && second < whole / 2)
        #expect(try bytes("Łódź – Ærø", id: 4) == nil)
        #expect(try bytes("Ελλάδα", id: 5) == whole)
        #expect(try bytes("Россия", id: 6) == nil)
    }

    @Test("A first text in other letters needs no more than these")
    func otherLetters() throws {
        let fonts = FontStore()
        var announcer = FaceAnnouncer(fonts)
        let inter = try face("Inter")
        let sources = announcer.sources(for: [insert("Ελλάδα", inter, id: 1)], faces: [inter])
        let source = try #require(sources.first)
        let bytes = try #require(fonts.bytes(String(source.url.dropFirst("font/".count)))).bytes
        let whole = try #require(FileManager.default.contents(atPath: inter.file)).count
        #expect(bytes.count < whole / 4)
        #expect(announcer.sources(for: [insert("Hello Ελλάδα", inter, id: 2)], faces: [inter]).isEmpty)
    }

    @Test("A big font is cut to what is used, and cut anew when other characters come")
    func bigFont() throws {
        let fonts = FontStore()
        var announcer = FaceAnnouncer(fonts)
        let emoji = try face("Noto Color Emoji")
        let party = announcer.sources(for: [insert("🎉", emoji, id: 1)], faces: [emoji])
        #expect(party.count == 1)
        #expect(announcer.sources(for: [insert("🎉🎉", emoji, id: 2)], faces: [emoji]).isEmpty)
        let family = announcer.sources(for: [insert("👨‍👩‍👧", emoji, id: 3)], faces: [emoji])
        #expect(family.count == 1 && family[0].face == 0 && family[0].url != party[0].url)
        let whole = try #require(FileManager.default.contents(atPath: emoji.file)).count
        for source in party + family {
            let bytes = try #require(fonts.bytes(String(source.url.dropFirst("font/".count)))).bytes
            #expect(bytes.count < whole / 20)
            #expect(bytes.prefix(4) == [0, 1, 0, 0])
        }
    }

    @Test("One face of a collection becomes a plain font file")
    func collection() throws {
        let fonts = FontStore()
        var announcer = FaceAnnouncer(fonts)
        let chinese = try face("Noto Sans CJK SC")
        let sources = announcer.sources(for: [insert("日本語", chinese, id: 1)], faces: [chinese])
        let bytes = try #require(fonts.bytes(String(sources[0].url.dropFirst("font/".count)))).bytes
        #expect(Array(bytes.prefix(4)) == Array("OTTO".utf8))
        #expect(bytes.count < 50_000)
    }

    @Test("A name that nobody was given finds nothing")
    func unknownName() {
        #expect(FontStore().bytes("..") == nil)
    }
}
