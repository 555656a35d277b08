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
