public import SwiftUI

/// The photographs of the trips: files in a folder, so that every program of a run shows the same.
public enum TripPhotos {
    /// How many there are.
    public static let count = 12
    /// In pixels.
    public static let width = 780
    /// In pixels.
    public static let height = 1200

    /// What a photograph is called.
    public static func name(_ index: Int) -> String { "photo\(index).png" }

    /// A photograph in a folder; without its file an empty one.
    public static func image(_ index: Int, in folder: String) -> Image {
        let path = "\(folder)/\(name(index))"
        return UIImage(contentsOfFile: path).map { Image(uiImage: $0) } ?? Image(path)
    }
}
