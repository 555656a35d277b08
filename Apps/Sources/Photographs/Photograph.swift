import CPhotograph
import Foundation

/// A picture as a JPEG file, which takes a fraction of the space that PNG takes for landscapes.
public struct Photograph {
    /// The file.
    public let data: Data

    /// Makes a JPEG file of a PNG file.
    ///
    /// - Parameters:
    ///   - quality: from 0 to 100.
    ///   - name: of the picture, for the error.
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

/// A picture that could not be made a JPEG file.
private struct NoPhotograph: Error, CustomStringConvertible {
    let name: String

    var description: String {
        "\(name): gdk-pixbuf wrote no JPEG file; is its JPEG module installed (libgdk-pixbuf-2.0-0)?"
    }
}
