/// The picture formats that can be decoded, told by a file's first bytes and not by its name.
package enum ImageFormat: String, Sendable, Hashable {
    case png, jpeg, gif, svg
    /// Pixels made in code; there is no file.
    case pixels

    /// The media type to serve the bytes under; pictures made in code are served as PNG.
    package var mediaType: String {
        switch self {
        case .png, .pixels: "image/png"
        case .jpeg: "image/jpeg"
        case .gif: "image/gif"
        case .svg: "image/svg+xml"
        }
    }

    /// Endings, lower case, under which a loose file is indexed as a picture.
    static let fileExtensions: Set<String> = ["png", "jpg", "jpeg", "gif", "svg"]
}
