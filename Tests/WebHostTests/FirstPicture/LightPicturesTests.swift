import Foundation
import NIOHTTP1
import RiffleAssets
import RiffleLayers
import Testing

@testable import RiffleWebHost

@Suite struct LightPicturesTests {
    /// A PNG file of straight pixels.
    private func file(width: Int, height: Int, _ pixel: (Int, Int) -> [UInt8]) throws -> [UInt8] {
        let rgba = (0..<width * height).flatMap { pixel($0 % width, $0 / width) }
        let asset = try #require(ImageAsset(rgba: rgba, width: width, height: height))
        return [UInt8](try asset.encodedBytes().data)
    }

    @Test("A photograph becomes much lighter; one of sharp colors may, and not a pixel of it changes")
    func lighter() throws {
        let pictures = LightPictures()
        // As in photographs, next to no value is the one beside it.
        var noise: UInt32 = 1
        let photograph = try file(width: 200, height: 200) { x, y in
            noise = noise &* 1_664_525 &+ 1_013_904_223
            let grain = Int(noise >> 30)
            return [UInt8(x / 2 + 60 + grain), UInt8(y / 2 + 60 + grain), UInt8((x + y) / 4 + 90 + grain), 255]
        }
        let light = pictures.lighter(PictureName(id: "photograph"), (photograph, "image/png"))
        #expect(light.mediaType == "image/webp" && light.bytes.count < photograph.count / 2)
        #expect(String(decoding: light.bytes[8..<12], as: UTF8.self) == "WEBP")
        // Red next to blue is what lossy files are worst at.
        let checks = try file(width: 200, height: 200) { x, y in
            (x / 3 + y / 5) % 2 == 0 ? [255, 0, 0, 255] : [0, 0, 255, UInt8(x)]
        }
        let sharp = pictures.lighter(PictureName(id: "checks"), (checks, "image/png"))
        #expect(sharp.bytes.count <= checks.count)
        if sharp.mediaType == "image/webp" { #expect(String(decoding: sharp.bytes[12..<16], as: UTF8.self) == "VP8L") }
    }

    @Test("Other files, small ones, and those with colors of their own or that move, stay as they are")
    func kept() throws {
        let pictures = LightPictures()
        let noise = [UInt8](repeating: 7, count: 5000)
        #expect(pictures.lighter(PictureName(id: "jpeg"), (noise, "image/jpeg")).mediaType == "image/jpeg")
        #expect(pictures.lighter(PictureName(id: "broken"), (noise, "image/png")).bytes == noise)
        let small = try file(width: 4, height: 4) { _, _ in [1, 2, 3, 255] }
        #expect(pictures.lighter(PictureName(id: "small"), (small, "image/png")).bytes == small)
        let plain = try file(width: 100, height: 100) { x, y in [UInt8(x), UInt8(y), UInt8((x * y) % 251), 255] }
        #expect(LightPictures.isPlain(plain))
        for kind in ["iCCP", "acTL"] {
            let chunk = [0, 0, 0, 1] + Array(kind.utf8) + [0, 0, 0, 0, 0]
            #expect(!LightPictures.isPlain(Array(plain[..<33]) + chunk + plain[33...]))
        }
    }

    @Test("Only browsers that say so get WebP", arguments: [("image/avif,image/webp,*/*", true), ("image/png", false)])
    func accepted(accept: String, isTaken: Bool) {
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/image/a", headers: ["accept": accept])
        #expect(LightPictures.areTaken(by: head) == isTaken)
    }

    @Test("A picture is made as small as its name says, and files with colors of their own are not")
    func halved() throws {
        let pictures = LightPictures()
        var noise: UInt32 = 1
        let whole = try file(width: 400, height: 240) { x, y in
            noise = noise &* 1_664_525 &+ 1_013_904_223
            return [UInt8(x / 2), UInt8(y), UInt8(noise >> 26), 255]
        }
        let small = pictures.lighter(PictureName(id: "a", halvings: 2), (whole, "image/png"))
        #expect(small.mediaType == "image/webp")
        #expect(small.bytes.count < pictures.lighter(PictureName(id: "a"), (whole, "image/png")).bytes.count)
        func photo(_ profile: String?) -> [UInt8] {
            var bytes: [UInt8] = [0xFF, 0xD8]
            if let profile {
                let text = [UInt8]("ICC_PROFILE\0\u{1}\u{1} \(profile)".utf8)
                bytes += [0xFF, 0xE2, 0, UInt8(text.count + 2)] + text
            }
            return bytes + [0xFF, 0xDA, 0, 2, 1, 2, 3]
        }
        #expect(LightPictures.isPlainPhoto(photo(nil)) && LightPictures.isPlainPhoto(photo("sRGB IEC61966-2.1")))
        #expect(!LightPictures.isPlainPhoto(photo("Display P3")))
        #expect(LightPictures.isPlainPhoto([0xFF, 0xD8, 0xFF]))
    }

    @Test(
        "A picture has two pixels at least for each that it takes",
        arguments: [
            (400.0, 1.0, 0), (101, 1, 0), (100, 1, 1), (100, 2, 0), (50, 1, 2), (50, 2, 1), (1, 1, 6), (0, 1, 0),
        ])
    func halvings(width: Double, scale: Double, halvings: Int) {
        let image = ImageCommand(
            image: "a1", frame: CGRect(x: 0, y: 0, width: width, height: width / 2),
            naturalSize: CGSize(width: 400, height: 200))
        #expect(PictureName.halvings(of: image, scale: scale) == halvings)
        var tiled = image
        tiled.fitting = .tile
        #expect(PictureName.halvings(of: tiled, scale: scale) == 0)
        var single = image
        single.interpolation = .nearest
        #expect(PictureName.halvings(of: single, scale: scale) == 0)
    }

    @Test(
        "Names say what they are made of, and others are ids",
        arguments: [
            ("a1b2", "a1b2", 0), ("a1b2-3", "a1b2", 3), ("a1b2-7", "a1b2-7", 0), ("a1b2-0", "a1b2-0", 0),
            ("a1b2-+3", "a1b2-+3", 0), ("photos-3", "photos-3", 0), ("-", "-", 0),
        ])
    func names(text: String, id: String, halvings: Int) throws {
        let name = try #require(PictureName(text))
        #expect(name.id == id && name.halvings == halvings && "\(name)" == text)
    }
}
