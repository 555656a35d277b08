import RiffleTextAndImages
import Foundation
import SwiftUITesting
import Testing

@MainActor
struct PictureCacheTests {
    private func key(_ name: String, scale: CGFloat = 1) throws -> PictureCache.Key {
        PictureCache.Key(url: try #require(URL(string: "https://example.com/\(name)")), scale: scale)
    }

    @Test("what was used longest ago goes when pictures are too large together")
    func limit() throws {
        var cache = PictureCache(limit: 100)
        cache.insert(UIImage(), for: try key("a"), bytes: 40)
        cache.insert(UIImage(), for: try key("b"), bytes: 40)
        let first = try key("a")
        #expect(cache[first] != nil)
        cache.insert(UIImage(), for: try key("c"), bytes: 40)
        let (a, b, c) = (try key("a"), try key("b"), try key("c"))
        #expect(cache[b] == nil && cache[a] != nil && cache[c] != nil)
        cache.insert(UIImage(), for: try key("d"), bytes: 101)
        let d = try key("d")
        #expect(cache[d] == nil && cache[c] != nil)
    }

    @Test("a picture of another scale is another one, and one that comes again takes the place of the first")
    func keys() throws {
        var cache = PictureCache(limit: 100)
        cache.insert(UIImage(), for: try key("a"), bytes: 60)
        let larger = try key("a", scale: 2)
        #expect(cache[larger] == nil)
        cache.insert(UIImage(), for: try key("a"), bytes: 60)
        cache.insert(UIImage(), for: try key("b"), bytes: 40)
        let (a, b) = (try key("a"), try key("b"))
        #expect(cache[a] != nil && cache[b] != nil)
    }
}
