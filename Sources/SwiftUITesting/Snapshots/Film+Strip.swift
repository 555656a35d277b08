import RiffleRasterizer

extension Film {
    private static let gap = 8

    /// Moments of the film, evenly spread from its beginning to its end, from left to right on gray.
    ///
    /// - Parameter moments: how many, brought to 1…60, and to what fits into a picture.
    func strip(moments: Int) throws -> PixelBuffer {
        let count = min(max(moments, 1), 60, max(32_000 / (width + Self.gap), 1))
        let strip = PixelBuffer(width: count * (width + Self.gap) - Self.gap, height: height)
        strip.fill(gray: 128)
        for moment in 0..<count {
            let time = count == 1 ? 0 : duration * Double(moment) / Double(count - 1)
            guard let frame = frames.last(where: { $0.time <= time + 1e-9 }) ?? frames.first else { continue }
            strip.draw(try PixelBuffer.decodingPNG(frame.pngData), x: moment * (width + Self.gap), y: 0)
        }
        return strip
    }
}
