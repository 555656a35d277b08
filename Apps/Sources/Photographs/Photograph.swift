import CPhotograph
import Foundation

/// A picture as a JPEG file. For landscapes, JPEG takes a fraction of the space of PNG.
public struct Photograph {
    /// The bytes of the file.
    public let data: Data

    /// Converts a PNG file to JPEG.
    ///
    /// - Parameters:
    ///   - quality: the quality of the JPEG file, from 0 to 100.
    ///   - name: the name of the picture, for the error message.
    public init(png: Data, quality: Int = 88, name: String) throws {
        var length = 0
        let bytes = png.withUnsafeBytes {
            apps_jpeg_from_png($0.bindMemory(to: UInt8.self).baseAddress, $0.count, Int32(quality), &length)
        }
        guard let bytes else { throw NoPhotograph(name: name) }
        defer { apps_bytes_free(bytes) }
        data = Data(bytes: bytes, count: length)
    }
}

/// Thrown when a picture could not be converted to JPEG.
private struct NoPhotograph: Error, CustomStringConvertible {
    let name: String

    var description: String {
        "\(name): gdk-pixbuf wrote no JPEG file; is its JPEG module installed (libgdk-pixbuf-2.0-0)?"
    }
}
