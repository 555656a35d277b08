import Foundation
import RiffleRasterizer

/// In what two pictures differ.
public struct SnapshotDifference: Sendable {
    /// How many pixels differ by more than the tolerance; where the sizes differ, those outside of one count, too.
    public let pixelCount: Int
    /// How many pixels the larger of the pictures has.
    public let pixelTotal: Int
    /// The largest difference of a channel, in steps of 0…255, whatever the tolerance.
    public let largestChannelStep: Int
    /// The smallest rectangle with all the pixels that differ, in pixels from the top left.
    public let bounds: CGRect
    /// Whether that is more than the tolerance allows.
    public let isBeyondTolerance: Bool
    /// The reference, what is shown now, and what differs, side by side, as a PNG file.
    public let pngData: Data

    let pixels: DifferingPixels
}

/// The pixels in which two pictures differ.
struct DifferingPixels: Sendable {
    let width: Int
    let height: Int
    /// A flag for each pixel, row by row.
    private(set) var flags: [Bool]
    private(set) var count = 0
    private(set) var largest = 0
    private(set) var bounds = CGRect.null

    init(_ first: PixelBuffer, _ second: PixelBuffer, channelSteps: Int) {
        width = max(first.width, second.width)
        height = max(first.height, second.height)
        flags = [Bool](repeating: false, count: width * height)
        for y in 0..<height {
            guard !Self.isSame(first, second, row: y) else { continue }
            for x in 0..<width {
                let isInside = x < min(first.width, second.width) && y < min(first.height, second.height)
                let step = isInside ? Self.step(first, second, x, y) : 255
                largest = max(largest, step)
                guard step > channelSteps || !isInside else { continue }
                flags[y * width + x] = true
                count += 1
                bounds = bounds.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
    }

    private static func isSame(_ first: PixelBuffer, _ second: PixelBuffer, row y: Int) -> Bool {
        guard first.width == second.width, y < min(first.height, second.height) else { return false }
        return memcmp(first.bytes + y * first.stride, second.bytes + y * second.stride, 4 * first.width) == 0
    }

    /// The largest difference of the channels of a pixel, over premultiplied bytes.
    private static func step(_ first: PixelBuffer, _ second: PixelBuffer, _ x: Int, _ y: Int) -> Int {
        let one = first.bytes + y * first.stride + 4 * x
        let other = second.bytes + y * second.stride + 4 * x
        var largest = 0
        for channel in 0..<4 { largest = max(largest, abs(Int(one[channel]) - Int(other[channel]))) }
        return largest
    }
}

extension Snapshot {
    /// A picture from a PNG file with 8 bits for a channel, as this module writes them.
    ///
    /// - Throws: an error that says why the data is no such file.
    public init(pngData: Data) throws { self.init(try PixelBuffer.decodingPNG(pngData)) }

    /// In what the picture differs from a reference; nil where every pixel is the same.
    ///
    /// - Complexity: O(number of pixels).
    public func difference(from reference: Snapshot, tolerance: SnapshotTolerance = .none) -> SnapshotDifference? {
        // What a file cannot keep, as the color of what is transparent, does not count.
        guard pixels.difference(from: reference.pixels).largest > 0 else { return nil }
        let differing = DifferingPixels(reference.pixels, pixels, channelSteps: tolerance.channelSteps)
        let hasOwnSize = width != reference.width || height != reference.height
        return SnapshotDifference(
            pixelCount: differing.count, pixelTotal: differing.width * differing.height,
            largestChannelStep: differing.largest, bounds: differing.bounds.isNull ? .zero : differing.bounds,
            isBeyondTolerance: hasOwnSize || differing.count > tolerance.pixels,
            pngData: DifferencePicture(reference.pixels, pixels, differing).pixels.pngData(), pixels: differing)
    }
}
