import Testing

@testable import RiffleRasterizer

struct PixelBufferTests {
    private final class Owner {
        let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: 8)

        init() { pixels.update(from: [10, 20, 30, 255, 0, 0, 40, 255], count: 8) }

        deinit { pixels.deallocate() }
    }

    @Test("pixels of somebody else keep him as long as they are in use")
    func ownedByOthers() {
        var owner: Owner? = Owner()
        weak let lives = owner
        var buffer = owner.flatMap { PixelBuffer(of: $0, bytes: $0.pixels, width: 2, height: 1, stride: 8) }
        owner = nil
        #expect(lives != nil)
        #expect(buffer?[0, 0] == .init(red: 30, green: 20, blue: 10))
        #expect(buffer?[1, 0] == .init(red: 40, green: 0, blue: 0))
        buffer = nil
        #expect(lives == nil)
    }

    @Test("pixels in rows that Cairo cannot use are refused, and nobody is kept")
    func unusableRows() {
        var owner: Owner? = Owner()
        weak let lives = owner
        let buffer = owner.flatMap { PixelBuffer(of: $0, bytes: $0.pixels, width: 2, height: 1, stride: 7) }
        #expect(buffer == nil)
        owner = nil
        #expect(lives == nil)
    }
}
