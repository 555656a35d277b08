import RiffleAssets
import Testing

@Suite struct ImageStoreTests {
    /// A picture of 400 bytes, of a color.
    private func picture(_ gray: UInt8) throws -> ImageAsset {
        try #require(ImageAsset(rgba: Array(repeating: gray, count: 400), width: 10, height: 10))
    }

    @Test("Pictures made in code go when nobody has them, those used longest ago first")
    func forgotten() throws {
        let store = ImageStore(byteBudget: 1000)
        let ids = try (0..<100 as Range<UInt8>).map { store.register(try picture($0)) }
        #expect(store[ids[98]] != nil && store[ids[99]] != nil)
        #expect(ids[..<98].allSatisfy { store[$0] == nil })
    }

    @Test("A picture that somebody has is there for as long, however many others come")
    func held() throws {
        let store = ImageStore(byteBudget: 1000)
        let asset = try picture(200)
        let id = store.register(asset)
        for gray in 0..<150 as Range<UInt8> { store.register(try picture(gray)) }
        #expect(store[id] === asset)
        withExtendedLifetime(asset) {}
    }

    @Test("Of equal pictures each may be the one that stays")
    func equal() throws {
        let store = ImageStore(byteBudget: 0)
        var first: ImageAsset? = try picture(1)
        let second = try picture(1)
        let id = try store.register(#require(first))
        #expect(store.register(second) == id)
        first = nil
        #expect(store[id] === second)
        withExtendedLifetime(second) {}
    }
}
