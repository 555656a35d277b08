/// Where a rasterizer gets the pictures that layers name.
package protocol ImageSource: AnyObject {
    /// The picture at exactly `width` × `height` pixels, or at its own size when both are 0.
    ///
    /// A source that cannot scale may return another size; the rasterizer then scales once. `nil` when there is no such
    /// picture: the layer then paints nothing.
    func pixels(for id: String, width: Int, height: Int) -> PixelBuffer?
}

/// A source that has no picture.
package final class NoImages: ImageSource {
    package init() {}
    package func pixels(for id: String, width: Int, height: Int) -> PixelBuffer? { nil }
}
