/// What of a view a test compares with its reference.
public enum SnapshotFormat: String, Sendable {
    /// The pixels, in a PNG file.
    case image
    /// What assistive technology is told, a line for each element, in a text file.
    case elements
    /// What is painted, a line for each layer, in a text file.
    case layers

    var fileExtension: String { self == .image ? "png" : "txt" }
}
