import RiffleRasterizer

/// The reference, what is shown now, and what differs, side by side on gray.
///
/// In the third picture, what is shown now is pale, and the pixels that differ are magenta: few views are.
struct DifferencePicture {
    private static let gap = 16
    let pixels: PixelBuffer

    init(_ reference: PixelBuffer, _ shown: PixelBuffer, _ differing: DifferingPixels) {
        let (width, height, gap) = (differing.width, differing.height, Self.gap)
        pixels = PixelBuffer(width: 3 * width + 4 * gap, height: height + 2 * gap)
        pixels.fill(gray: 128)
        pixels.draw(reference, x: gap, y: gap)
        pixels.draw(shown, x: width + 2 * gap, y: gap)
        Self.mark(differing, over: shown, on: pixels, x: 2 * width + 3 * gap, y: gap)
    }

    private static func mark(
        _ differing: DifferingPixels, over shown: PixelBuffer, on target: PixelBuffer, x: Int, y: Int
    ) {
        for row in 0..<min(differing.height, target.height - y) {
            for column in 0..<max(min(differing.width, target.width - x), 0) {
                let pixel = target.bytes + (y + row) * target.stride + 4 * (x + column)
                if differing.flags[row * differing.width + column] {
                    (pixel[0], pixel[1], pixel[2]) = (255, 0, 255)
                } else if column < shown.width, row < shown.height {
                    let source = shown.bytes + row * shown.stride + 4 * column
                    let light = (Int(source[0]) + Int(source[1]) * 2 + Int(source[2])) / 4 + 255 - Int(source[3])
                    let pale = UInt8(clamping: 170 + min(light, 255) / 3)
                    (pixel[0], pixel[1], pixel[2]) = (pale, pale, pale)
                }
                pixel[3] = 255
            }
        }
    }
}

extension PixelBuffer {
    /// Makes all of it an opaque gray.
    func fill(gray: UInt8) {
        for y in 0..<height {
            let row = bytes + y * stride
            row.update(repeating: gray, count: 4 * width)
            for x in 0..<width { row[4 * x + 3] = 255 }
        }
    }

    /// Copies a picture; what lies outside is cut off.
    func draw(_ picture: PixelBuffer, x: Int, y: Int) {
        let columns = min(picture.width, width - x)
        guard columns > 0 else { return }
        for row in 0..<max(min(picture.height, height - y), 0) {
            (bytes + (y + row) * stride + 4 * x).update(from: picture.bytes + row * picture.stride, count: 4 * columns)
        }
    }

    /// A copy of a part, in pixels; what lies outside is transparent.
    func part(x left: Int, y top: Int, width: Int, height: Int) -> PixelBuffer {
        let part = PixelBuffer(width: width, height: height)
        let columns = (max(left, 0), min(left + part.width, self.width))
        guard columns.0 < columns.1 else { return part }
        for y in max(top, 0)..<max(min(top + part.height, self.height), max(top, 0)) {
            (part.bytes + (y - top) * part.stride + 4 * (columns.0 - left))
                .update(from: bytes + y * stride + 4 * columns.0, count: 4 * (columns.1 - columns.0))
        }
        return part
    }
}
