import RiffleAssets
import Foundation
import Testing

@Suite struct ImageAssetTests {
    @Test("Size and format come from the header; the format from the bytes, not the name")
    func header() throws {
        let asset = try ImageAsset(data: png(width: 30, height: 20), scale: 2)
        #expect(asset.format == .png)
        #expect(asset.pixelWidth == 30)
        #expect(asset.pointSize == CGSize(width: 15, height: 10))
        #expect(!asset.isVector)
        let folder = try AssetFolder()
        try folder.write("wrong.png", turnedJPEG())
        let jpeg = try ImageAsset(contentsOf: folder.url.appendingPathComponent("wrong.png"))
        #expect(jpeg.format == .jpeg)
    }

    @Test("A JPEG on its side is as wide as it is high")
    func orientation() throws {
        let asset = try ImageAsset(data: turnedJPEG())
        #expect(asset.pixelWidth == 8)
        #expect(asset.pixelHeight == 16)
    }

    @Test(
        "An SVG has its stated size, in points, or its view box's",
        arguments: [
            ("width=\"24\" height=\"12\"", CGSize(width: 24, height: 12)),
            ("viewBox=\"0 0 48 20\"", CGSize(width: 48, height: 20)),
            ("width=\"100%\" height=\"100%\" viewBox=\"0 0 48 20\"", CGSize(width: 48, height: 20)),
            ("width=\"1in\" height=\"1in\"", CGSize(width: 96, height: 96)),
        ])
    func vector(attributes: String, size: CGSize) throws {
        let text = "<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)></svg>"
        let asset = try ImageAsset(data: Data(text.utf8))
        #expect(asset.isVector)
        #expect(asset.pointSize == size)
    }

    @Test("Equal bytes have equal ids, and other bytes others")
    func identity() throws {
        let (red, again) = (
            try ImageAsset(data: png(width: 2, height: 2)), try ImageAsset(data: png(width: 2, height: 2))
        )
        let blue = try ImageAsset(data: png(width: 2, height: 2, rgba: [0, 0, 255, 255]))
        #expect(red.id == again.id)
        #expect(red == again)
        #expect(red.id.count == 64)
        #expect(red.id != blue.id)
        #expect(Set([red, again, blue]).count == 2)
    }

    @Test("Pictures made in code of one content in two shapes differ")
    func rawIdentity() throws {
        let pixels = [UInt8](repeating: 255, count: 16)
        let wide = try #require(ImageAsset(rgba: pixels, width: 4, height: 1))
        let square = try #require(ImageAsset(rgba: pixels, width: 2, height: 2))
        #expect(wide.id != square.id)
        #expect(ImageAsset(rgba: pixels, width: 3, height: 1) == nil)
        #expect(ImageAsset(rgba: [], width: 0, height: 0) == nil)
    }

    @Test("The bytes for sending have the media type of their contents")
    func encodedBytes() throws {
        #expect(try ImageAsset(data: turnedJPEG()).encodedBytes().mediaType == "image/jpeg")
        let raw = try #require(ImageAsset(rgba: [1, 2, 3, 255], width: 1, height: 1))
        let sent = try raw.encodedBytes()
        #expect(sent.mediaType == "image/png")
        #expect(try ImageAsset(data: sent.data).pixelWidth == 1)
    }

    @Test(
        "What is no picture says what it is",
        arguments: [
            (Data(), "0 bytes"), (Data("%PDF-1.7".utf8), "PDF"), (Data("RIFF0000WEBPVP8 ".utf8), "WebP"),
            (Data([0, 0, 0, 24] + Array("ftypheic0000".utf8)), "HEIC"), (Data("hello".utf8), "68 65 6c 6c"),
            (Data("<html></html>".utf8), "SVG"), (Data([0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x04]), "JPEG"),
            (Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), "PNG"),
            (Data("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8), "viewBox"),
        ])
    func unreadable(data: Data, reason: String) {
        let error = #expect(throws: AssetError.self) { try ImageAsset(data: data) }
        #expect(error?.reason.contains(reason) == true)
    }

    @Test("No cut of a JPEG or PNG header crashes")
    func truncation() throws {
        for whole in [try turnedJPEG(), try png(width: 3, height: 3)] {
            for count in 0..<min(whole.count, 340) { _ = try? ImageAsset(data: whole.prefix(count)) }
        }
    }
}
