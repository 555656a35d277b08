import CRifflePixbufShim
import Foundation

extension ImageAsset {
    /// The same picture, painted in another way; nil leaves that to the app.
    package func painted(as intent: RenderingIntent?) -> ImageAsset {
        guard intent != renderingIntent else { return self }
        return ImageAsset(
            source: source, header: header, scale: scale, renderingIntent: intent, capInsets: capInsets,
            preservesVector: preservesVector)
    }

    /// The same picture with another number of pixels per point; what is not above 0 counts as 1.
    package func scaled(to scale: CGFloat) -> ImageAsset {
        ImageAsset(
            source: source, header: header, scale: scale > 0 ? scale : 1, renderingIntent: renderingIntent,
            capInsets: capInsets, preservesVector: preservesVector)
    }

    /// A way to turn a picture by quarters, and to flip it: the axes are swapped first.
    package struct Turn: Equatable, Sendable {
        /// Whether rows become columns.
        var swapsAxes = false
        /// Whether the pixels are read from the right, in their own picture.
        var flipsX = false
        /// Whether the pixels are read from the bottom, in their own picture.
        var flipsY = false

        package init(swapsAxes: Bool = false, flipsX: Bool = false, flipsY: Bool = false) {
            self.swapsAxes = swapsAxes
            self.flipsX = flipsX
            self.flipsY = flipsY
        }
    }

    /// The same picture turned; as it is where it is one of vectors, or cannot be decoded. O(pixels).
    package func turned(_ turn: Turn) -> ImageAsset {
        guard turn != Turn(), !isVector, let picture = try? ImageDecoder(byteBudget: 0).decode(self) else {
            return self
        }
        let (width, height) = (picture.width, picture.height)
        let size = turn.swapsAxes ? (width: height, height: width) : (width: width, height: height)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for row in 0..<size.height {
            for column in 0..<size.width {
                let (x, y) = turn.swapsAxes ? (row, column) : (column, row)
                let start =
                    (turn.flipsY ? height - 1 - y : y) * picture.stride + (turn.flipsX ? width - 1 - x : x) * 4
                for byte in 0..<4 { pixels.append(picture.bytes[start + byte]) }
            }
        }
        return ImageAsset(
            source: .pixels(pixels),
            header: ImageHeader(format: .pixels, width: Double(size.width), height: Double(size.height)),
            scale: scale, renderingIntent: renderingIntent)
    }

    /// The picture's alpha in one color, of so many pixels per point; nil where the picture cannot be decoded.
    ///
    /// - Parameter color: red, green, blue and alpha, 0...1 each and not multiplied by one another.
    package func filled(with color: (red: Double, green: Double, blue: Double, alpha: Double), scale: CGFloat)
        -> ImageAsset?
    {
        let size = pointSize
        let pixels = (
            width: max(1, Int(clamping: (size.width * scale).rounded())),
            height: max(1, Int(clamping: (size.height * scale).rounded()))
        )
        guard let picture = try? ImageDecoder(byteBudget: 0).decode(self, targetPixelSize: pixels) else { return nil }
        func byte(_ share: Double) -> UInt8 { UInt8(clamping: (min(max(share, 0), 1) * 255).rounded()) }
        let (red, green, blue) = (byte(color.red), byte(color.green), byte(color.blue))
        var rgba: [UInt8] = []
        rgba.reserveCapacity(picture.width * picture.height * 4)
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let alpha = picture.pixel(x: x, y: y)?.alpha ?? 0
                rgba += [red, green, blue, byte(Double(alpha) / 255 * color.alpha)]
            }
        }
        return ImageAsset(rgba: rgba, width: picture.width, height: picture.height, scale: scale)?
            .painted(as: renderingIntent)
    }
}

extension DecodedImage {
    /// The pixels as a JPEG file, over white where they are not opaque.
    ///
    /// - Parameter quality: 0 for the smallest file, 1 for the best picture; clamped.
    package func jpegData(quality: Double) throws(AssetError) -> Data {
        var length = 0
        var message: UnsafeMutablePointer<CChar>?
        let percent = Int32(clamping: (min(max(quality.isNaN ? 1 : quality, 0), 1) * 100).rounded())
        guard let file = encodeJPEG(percent, &length, &message) else {
            let reason = message.map { String(cString: $0) } ?? "no reason given"
            riffle_text_free(message)
            throw AssetError("it cannot be encoded as JPEG: \(reason)")
        }
        defer { riffle_bytes_free(file) }
        return Data(bytes: file, count: length)
    }
}
