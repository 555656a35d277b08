import CRifflePixbufShim
import Foundation
import RiffleGeometry
import Synchronization

/// A picture that is known but not decoded: where its bytes are, how large it is, how it wants to be drawn.
package final class ImageAsset: Sendable {
    /// Whether the catalog asks for the picture's own colors or for its alpha filled with the foreground style.
    package enum RenderingIntent: String, Sendable, Hashable {
        case original, template
    }

    enum Source: Sendable {
        case file(URL)
        case encoded(Data)
        /// Premultiplied BGRA, rows without padding.
        case pixels([UInt8])
    }

    let source: Source
    let header: ImageHeader
    /// Pixels per point; 1 for SVG.
    package let scale: CGFloat
    /// What the catalog says about rendering, nil where it leaves that to the app.
    package let renderingIntent: RenderingIntent?
    /// The rigid edges that the catalog states for resizing, in points.
    package let capInsets: EdgeInsets?
    /// Whether the catalog asks to keep the vector; here vectors are drawn at the size asked for in any case.
    package let preservesVector: Bool
    private let identifier = Mutex<String?>(nil)

    init(
        source: Source, header: ImageHeader, scale: CGFloat, renderingIntent: RenderingIntent? = nil,
        capInsets: EdgeInsets? = nil, preservesVector: Bool = false
    ) {
        self.source = source
        self.header = header
        self.scale = scale
        self.renderingIntent = renderingIntent
        self.capInsets = capInsets
        self.preservesVector = preservesVector
    }

    /// Reads the header of a picture file. `scale` is in pixels per point; not positive counts as 1.
    package convenience init(contentsOf file: URL, scale: CGFloat = 1) throws(AssetError) {
        let header = try ImageHeader(data: Self.bytes(of: file))
        self.init(source: .file(file), header: header, scale: scale > 0 ? scale : 1)
    }

    /// Reads the header of a picture in memory. `scale` is in pixels per point; not positive counts as 1.
    package convenience init(data: Data, scale: CGFloat = 1) throws(AssetError) {
        self.init(
            source: .encoded(data), header: try ImageHeader(data: data), scale: scale > 0 ? scale : 1)
    }

    /// A picture made in code from rows of straight-alpha red, green, blue, alpha bytes without padding.
    /// nil where the count of bytes is not `width * height * 4` or a side is not positive.
    package convenience init?(rgba: [UInt8], width: Int, height: Int, scale: CGFloat = 1) {
        guard width > 0, height > 0, width <= 65_535, height <= 65_535, rgba.count == width * height * 4 else {
            return nil
        }
        var pixels = rgba
        for start in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = Int(rgba[start + 3])
            pixels[start] = UInt8((Int(rgba[start + 2]) * alpha + 127) / 255)
            pixels[start + 1] = UInt8((Int(rgba[start + 1]) * alpha + 127) / 255)
            pixels[start + 2] = UInt8((Int(rgba[start]) * alpha + 127) / 255)
        }
        self.init(
            source: .pixels(pixels),
            header: ImageHeader(format: .pixels, width: Double(width), height: Double(height)),
            scale: scale > 0 ? scale : 1)
    }

    /// The file the picture comes from; nil for one made in code.
    package var fileURL: URL? { if case .file(let url) = source { url } else { nil } }
    /// What it takes in memory before it is decoded; nothing for a file.
    var byteCount: Int {
        switch source {
        case .file: 0
        case .encoded(let data): data.count
        case .pixels(let pixels): pixels.count
        }
    }
    /// How the bytes are encoded, told from the bytes.
    package var format: ImageFormat { header.format }
    /// Whether it can be drawn at any size without loss.
    package var isVector: Bool { header.format == .svg }
    /// Upright width in pixels (rounded up for vectors).
    package var pixelWidth: Int { Int(clamping: header.width.rounded(.up)) }
    /// Upright height in pixels (rounded up for vectors).
    package var pixelHeight: Int { Int(clamping: header.height.rounded(.up)) }
    /// Size in points: pixels divided by scale; an SVG's intrinsic size.
    package var pointSize: CGSize {
        CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
    }

    /// SHA-256 of the bytes, 64 hexadecimal digits: equal for equal contents, on every run and machine.
    /// Computed on first use, O(size of the file); a file that has gone since is named by its path.
    package var id: String {
        identifier.withLock { known in
            if let known { return known }
            let computed = computeID()
            known = computed
            return computed
        }
    }

    private func computeID() -> String {
        switch source {
        case .file(let url): (try? Self.bytes(of: url)).map { Self.digest($0) } ?? "path:\(url.path)"
        case .encoded(let data): Self.digest(data)
        case .pixels(let pixels): Self.digest(pixels + Array("\(pixelWidth)x\(pixelHeight)".utf8))
        }
    }

    /// The bytes to send to something that decodes pictures itself, with their media type.
    /// Pictures made in code are encoded as PNG.
    package func encodedBytes() throws(AssetError) -> (data: Data, mediaType: String) {
        switch source {
        case .file(let url): (try Self.bytes(of: url), format.mediaType)
        case .encoded(let data): (data, format.mediaType)
        case .pixels: (try ImageDecoder.decodeUncached(self, targetPixelSize: nil).pngData(), format.mediaType)
        }
    }

    static func bytes(of file: URL) throws(AssetError) -> Data {
        do {
            return try Data(contentsOf: file, options: .mappedIfSafe)
        } catch {
            throw AssetError("it cannot be opened: \(error.localizedDescription)")
        }
    }

    private static func digest(_ bytes: some ContiguousBytes) -> String {
        bytes.withUnsafeBytes { raw in
            guard let text = riffle_sha256(raw.bindMemory(to: UInt8.self).baseAddress, raw.count) else { return "" }
            defer { riffle_text_free(text) }
            return String(cString: text)
        }
    }
}

extension ImageAsset: Hashable {
    /// Equal where the same bytes would be drawn in the same way.
    package static func == (left: ImageAsset, right: ImageAsset) -> Bool {
        left === right
            || (left.scale == right.scale && left.renderingIntent == right.renderingIntent
                && left.capInsets == right.capInsets && left.id == right.id)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(scale)
    }
}
