/// What one `render` did, for tests that work follows change.
package struct RasterStatistics: Hashable, Sendable {
    /// Layers whose own contents were painted, into the window or into a bitmap.
    package var layersPainted = 0
    /// Layers whose bitmap was kept from an earlier frame and only placed.
    package var cachedBlits = 0
    /// Layers whose bitmap had to be made or mended.
    package var bitmapsPainted = 0
    /// Pixels of the window that were painted again.
    package var damagePixels = 0

    package init() {}
}
