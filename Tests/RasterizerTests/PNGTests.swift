import Foundation
import SeededNumbers
import Testing

@testable import RiffleRasterizer

@Suite("PNG")
struct PNGTests {
    private func noise(seed: UInt64, isOpaque: Bool) -> PixelBuffer {
        var generator = SeededGenerator(seed: seed)
        let width = Int.random(in: 1...40, using: &generator)
        return SyntheticImages.make(width, Int.random(in: 1...40, using: &generator)) { x, y in
            let alpha: UInt8 = isOpaque ? 255 : generator.pick([0, 1, 77, 128, 254, 255])
            // Rows repeat now and then, which takes another filter.
            func level() -> UInt8 { UInt8.random(in: 0...alpha, using: &generator) }
            return y % 3 == 1 ? (alpha / 2, 0, alpha, alpha) : (level(), level(), level(), alpha)
        }
    }

    @Test("What was written is what is read", arguments: 0..<20 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        for isOpaque in [true, false] {
            let picture = noise(seed: seed, isOpaque: isOpaque)
            let data = picture.pngData()
            let back = try PixelBuffer.decodingPNG(data)
            // Premultiplied colors of little alpha survive the way to straight ones and back.
            #expect(back.difference(from: picture).largest <= (isOpaque ? 0 : 1), "seed \(seed)")
            #expect(data[25] == (picture.isOpaque ? 2 : 6))
        }
    }

    @Test("A file that is damaged or no PNG says so")
    func errors() {
        let data = noise(seed: 1, isOpaque: true).pngData()
        #expect(throws: PNGError.notPNG) { try PixelBuffer.decodingPNG(Data([1, 2, 3])) }
        #expect(throws: PNGError.self) { try PixelBuffer.decodingPNG(data.prefix(40)) }
        var bent = data
        bent[24] = 16
        #expect(throws: PNGError.unsupported("depth 16, color type 2, interlace 0")) {
            try PixelBuffer.decodingPNG(bent)
        }
    }

    @Test("Any bytes either decode or throw")
    func garbage() {
        let data = noise(seed: 2, isOpaque: false).pngData()
        var generator = SeededGenerator(seed: 9)
        for _ in 0..<500 {
            var bytes = data
            for _ in 0..<3 {
                bytes[Int.random(in: 8..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            // A size read from garbage may ask for much memory, but not for more than a window may have.
            bytes.replaceSubrange(16..<24, with: data[16..<24])
            _ = try? PixelBuffer.decodingPNG(bytes)
        }
    }

    @Test("Differences are measured and pictured")
    func comparison() {
        let first = SyntheticImages.make(4, 4) { _, _ in (10, 20, 30, 255) }
        let second = SyntheticImages.make(4, 4) { x, _ in x == 2 ? (10, 25, 30, 255) : (10, 20, 30, 255) }
        let difference = first.difference(from: second)
        #expect(difference == PixelBuffer.Difference(largest: 5, mean: 4 * 5 / 64.0))
        let picture = first.differenceImage(from: second)
        #expect(picture[0, 0] == .black)
        #expect(picture[2, 0] == PixelBuffer.Pixel(red: 0, green: 40, blue: 0))
        #expect(first.difference(from: PixelBuffer(width: 1, height: 1)).largest == 255)
    }
}
