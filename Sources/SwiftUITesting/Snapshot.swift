import RiffleRasterizer

/// A painted frame.
public struct Snapshot {
    let pixels: PixelBuffer

    init(_ pixels: PixelBuffer) { self.pixels = pixels }

    /// The picture as a PNG file.
    public var pngData: Data { pixels.pngData() }
    /// In pixels.
    public var width: Int { pixels.width }
    /// In pixels.
    public var height: Int { pixels.height }

    /// A pixel's color, not premultiplied. Outside the picture it is transparent.
    public subscript(x: Int, y: Int) -> (r: UInt8, g: UInt8, b: UInt8, a: UInt8) {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return (0, 0, 0, 0) }
        let pixel = pixels[x, y]
        return (pixel.red, pixel.green, pixel.blue, pixel.alpha)
    }
}
