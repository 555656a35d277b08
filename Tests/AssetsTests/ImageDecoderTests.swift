import RiffleAssets
import Foundation
import Testing

@Suite struct ImageDecoderTests {
    @Test("Pixels are premultiplied, blue first")
    func premultiplied() throws {
        let asset = try ImageAsset(data: png(width: 2, height: 2, rgba: [255, 128, 0, 128]))
        let image = try ImageDecoder().decode(asset)
        #expect(image.width == 2)
        #expect(image.stride == 8)
        #expect(Array(image.bytes.prefix(4)) == [0, 64, 128, 128])
    }

    @Test("Raw pixels decode to what was given, premultiplied")
    func raw() throws {
        let asset = try #require(ImageAsset(rgba: [255, 0, 0, 255, 0, 0, 255, 128], width: 2, height: 1))
        let image = try ImageDecoder().decode(asset)
        #expect(Array(image.bytes) == [0, 0, 255, 255, 128, 0, 0, 128])
    }

    @Test("A picture is scaled to exactly the size asked for", arguments: [(1, 1), (7, 3), (64, 2), (20, 20)])
    func scaling(width: Int, height: Int) throws {
        let decoder = ImageDecoder()
        let raw = try #require(ImageAsset(rgba: Array(repeating: 255, count: 400), width: 10, height: 10))
        let svg = Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"10\"/>".utf8)
        for asset in [
            try ImageAsset(data: png(width: 10, height: 10)), try ImageAsset(data: turnedJPEG()), raw,
            try ImageAsset(data: svg),
        ] {
            let image = try decoder.decode(asset, targetPixelSize: (width, height))
            #expect(image.width == width)
            #expect(image.height == height)
        }
    }

    @Test("Scaling down averages all pixels")
    func averaging() throws {
        var pixels: [UInt8] = []
        for index in 0..<256 { pixels += (index + index / 16) % 2 == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255] }
        let raw = try #require(ImageAsset(rgba: pixels, width: 16, height: 16))
        let file = try ImageAsset(data: raw.encodedBytes().data)
        for asset in [raw, file] {
            let image = try ImageDecoder().decode(asset, targetPixelSize: (4, 4))
            let pixel = try #require(image.pixel(x: 1, y: 2))
            #expect(abs(Int(pixel.red) - 128) <= 3)
        }
    }

    @Test("EXIF orientation turns the picture upright, at every size")
    func orientation() throws {
        for target in [nil, (4, 8)] as [(Int, Int)?] {
            let image = try ImageDecoder().decode(ImageAsset(data: turnedJPEG()), targetPixelSize: target)
            #expect(image.height == 2 * image.width)
            let top = try #require(image.pixel(x: image.width / 2, y: 1))
            let bottom = try #require(image.pixel(x: image.width / 2, y: image.height - 2))
            #expect(top.red > 150 && top.blue < 100)
            #expect(bottom.blue > 150 && bottom.red < 100)
        }
    }

    @Test("An SVG is drawn sharp at the target size and fills it")
    func vector() throws {
        let text = """
            <svg xmlns="http://www.w3.org/2000/svg" width="2" height="2">
            <rect width="1" height="2" fill="#00f"/></svg>
            """
        let image = try ImageDecoder().decode(ImageAsset(data: Data(text.utf8)), targetPixelSize: (100, 40))
        #expect(image.pixel(x: 49, y: 39)?.blue == 255)
        #expect(image.pixel(x: 50, y: 0)?.alpha == 0)
        #expect(image.pixel(x: 100, y: 0) == nil)
    }

    @Test("A file that does not decode is read and reported once")
    func broken() throws {
        let folder = try AssetFolder()
        let whole = try png(width: 40, height: 40)
        try folder.write("cut.png", whole.prefix(45))
        let issues = Issues()
        let decoder = ImageDecoder(onIssue: issues.receive)
        let asset = try ImageAsset(contentsOf: folder.url.appendingPathComponent("cut.png"))
        for _ in 0..<3 { #expect(throws: AssetError.self) { try decoder.decode(asset) } }
        #expect(throws: AssetError.self) { try decoder.decode(asset, targetPixelSize: (5, 5)) }
        #expect(issues.all.count == 1)
        #expect(issues.all.first?.subject.hasSuffix("cut.png") == true)
    }

    @Test("A picture that claims to be enormous is refused before its memory is asked for")
    func enormous() throws {
        var data = try png(width: 1, height: 1)
        data.replaceSubrange(16..<24, with: [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF])
        let asset = try ImageAsset(data: data)
        let error = #expect(throws: AssetError.self) { try ImageDecoder().decode(asset) }
        #expect(error?.reason.contains("more than") == true)
        let small = try ImageAsset(data: png(width: 1, height: 1))
        #expect(throws: AssetError.self) { try ImageDecoder().decode(small, targetPixelSize: (40_000, 1)) }
    }

    @Test("What was decoded is kept within the budget, and given again")
    func cache() throws {
        let decoder = ImageDecoder(byteBudget: 1000)
        let red = try ImageAsset(data: png(width: 10, height: 10))
        let blue = try ImageAsset(data: png(width: 10, height: 10, rgba: [0, 0, 255, 255]))
        let third = try ImageAsset(data: png(width: 10, height: 10, rgba: [0, 255, 255, 255]))
        let first = try decoder.decode(red)
        _ = try decoder.decode(blue)
        #expect(try decoder.decode(red) === first)
        _ = try decoder.decode(third)
        #expect(decoder.cachedByteCount == 800)
        #expect(try decoder.decode(red) === first)
        _ = try decoder.decode(red, targetPixelSize: (20, 20))
        #expect(decoder.cachedByteCount == 800)
    }

    @Test("Many threads may decode at once")
    func concurrency() async throws {
        let decoder = ImageDecoder(byteBudget: 2000)
        let assets = try (0..<8).map { try ImageAsset(data: png(width: 8, height: 8, rgba: [UInt8($0), 0, 0, 255])) }
        let reds = try await withThrowingTaskGroup(of: (Int, UInt8?).self) { group in
            for index in 0..<64 {
                group.addTask { (index, try decoder.decode(assets[index % 8]).pixel(x: 3, y: 3)?.red) }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        for index in 0..<64 { #expect(reds[index] == UInt8(index % 8)) }
    }
}
