import RiffleAssets

/// Where a server gets the pictures that layers name by content.
package protocol ImageProvider: Sendable {
    /// The encoded bytes of a picture and their media type; nil when there is none of that id. For threads that may wait.
    func encodedImage(_ id: String) -> (bytes: [UInt8], mediaType: String)?
}

extension ImageStore: ImageProvider {
    package func encodedImage(_ id: String) -> (bytes: [UInt8], mediaType: String)? {
        guard let asset = self[id], let encoded = try? asset.encodedBytes() else { return nil }
        return ([UInt8](encoded.data), encoded.mediaType)
    }
}
